internal import DaguerreText

// What a picture cannot show: an error of the picture in words, unless it changes nothing.

extension ResolutionContext {
  /// Warns of what is drawn otherwise than a view asks for, once for each text; an error where fonts are strict too.
  func warn(_ view: String, _ rule: String) {
    if session.fonts.isStrict {
      session.report(ViewError.unsupported(view: view, rule: rule))
    } else {
      session.fonts.addWarning("\(view): \(rule)")
    }
  }
}

extension View {
  /// The view, with a warning of what is drawn otherwise; without one where nothing is said.
  package func drawnOtherwise(_ modifier: String, _ rule: String?) -> NodeModifier<Self> {
    wrapped { child, context in
      if let rule { context.warn(modifier, rule) }
      return child
    }
  }

  func undrawn(_ modifier: String, _ rule: String?) -> NodeModifier<Self> {
    wrapped { child, context in
      if let rule { context.session.report(ViewError.unsupported(view: modifier, rule: rule)) }
      return child
    }
  }
}
