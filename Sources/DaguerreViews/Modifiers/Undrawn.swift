// What a picture cannot show: an error of the picture in words, unless it changes nothing.

extension View {
  func undrawn(_ modifier: String, _ rule: String?) -> NodeModifier<Self> {
    wrapped { child, context in
      if let rule { context.session.report(ViewError.unsupported(view: modifier, rule: rule)) }
      return child
    }
  }
}
