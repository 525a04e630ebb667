internal import DaguerreSkins
internal import OUDS

/// The sheets of skins: how a skin goes down a tree of views, is revised on the way, and is shielded from.
enum SkinSheets: ComponentSheets {
  static let component = "skins"

  static let sheets: [SheetDefinition] = [
    sheet("cascade") { CascadeSheet() },
    sheet("light-and-dark") { SchemeSheet() },
  ]
}

/// Buttons under the theme's tokens, under a revision, under a second one, and shielded from both.
private struct CascadeSheet: View {
  private let violet = MultipleColorSemanticToken(
    light: "#4B0082FF", dark: "#B39DDBFF")

  var body: some View {
    VStack(alignment: .leading, spacing: SheetMetrics.gap) {
      ButtonSample(caption: "Theme")
      VStack(alignment: .leading, spacing: SheetMetrics.gap) {
        ButtonSample(caption: "Revised")
        ButtonSample(caption: "Revised twice").reviseSkin("round") { skin in
          skin[.buttonBorderRadiusDefault] = 16.0
          skin[.buttonBorderRadiusRounded] = 16.0
        }
        ButtonSample(caption: "Shielded").skin(ConcreteSkin("own"))
      }.reviseSkin("violet") { $0.actionEnabled = violet }
      ButtonSample(caption: "Theme again")
    }
    .padding(SheetMetrics.margin)
  }
}

/// Buttons that start from one skin where it is light, and from another where it is dark.
private struct SchemeSheet: View {
  var body: some View {
    VStack(alignment: .leading, spacing: SheetMetrics.gap) {
      ButtonSample(caption: "Around")
      ButtonSample(caption: "Dark within").preferredColorScheme(.dark)
    }
    .skins(SkinDefaults(lightSkin: skin("#00695C"), darkSkin: skin("#80CBC4")))
    .padding(SheetMetrics.margin)
  }

  private func skin(_ color: ColorSemanticToken) -> ConcreteSkin {
    var skin = ConcreteSkin("sheet")
    skin[.colorActionEnabled] = MultipleColorSemanticToken(color)
    return skin
  }
}

/// A button that wears what is in force, under a caption.
private struct ButtonSample: View {
  let caption: String

  var body: some View {
    VStack(alignment: .leading, spacing: SheetMetrics.captionGap) {
      SheetCaption(text: caption)
      OUDSButton(text: "Label", appearance: .default) {}.markFrame(caption.lowercased().replacing(" ", with: "-"))
    }
  }
}
