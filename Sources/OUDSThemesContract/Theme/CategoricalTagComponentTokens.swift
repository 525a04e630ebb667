public import OUDSTokensSemantic

/// The colours of categorical tags, of release 3 of the library.
///
/// The released token files do not have them; so they are plain values that no skin overrides.
public protocol CategoricalTagComponentTokens {
  /// Behind the label, of the first category.
  var colorBgCategory1: MultipleColorSemanticToken { get }
  /// Behind the label, of the second category.
  var colorBgCategory2: MultipleColorSemanticToken { get }
  /// Behind the label, of the third category.
  var colorBgCategory3: MultipleColorSemanticToken { get }
  /// Behind the label, of the fourth category.
  var colorBgCategory4: MultipleColorSemanticToken { get }
  /// Behind the label, of the fifth category.
  var colorBgCategory5: MultipleColorSemanticToken { get }
  /// The label, of every category.
  var colorContent: MultipleColorSemanticToken { get }
}

/// What a theme takes the colours of categorical tags from.
public protocol AllCategoricalTagComponentTokensProvider: TokensProvider, CategoricalTagComponentTokens, Sendable {}

extension AllCategoricalTagComponentTokensProvider {
  /// The label, of every category: black in all schemes.
  public var colorContent: MultipleColorSemanticToken { MultipleColorSemanticToken("#000000") }
}

/// The colours that categorical tags have in the themes of Orange and Sosh; to start from for one's own.
open class CategoricalTagComponentTokensProvider: AllCategoricalTagComponentTokensProvider,
  @unchecked Sendable  // immutable once it is made
{
  /// Where the colour of labels comes from.
  public let colors: any AllColorSemanticTokensProvider

  /// The colours as the brands have them.
  ///
  /// - Parameter colors: of the theme.
  public init(_ colors: any AllColorSemanticTokensProvider) { self.colors = colors.tracked }

  /// Behind the label, of the first category.
  open var colorBgCategory1: MultipleColorSemanticToken { .init(light: "#50BE87", dark: "#75CCA1") }
  /// Behind the label, of the second category.
  open var colorBgCategory2: MultipleColorSemanticToken { .init(light: "#4AB4E6", dark: "#79C7EC") }
  /// Behind the label, of the third category.
  open var colorBgCategory3: MultipleColorSemanticToken { .init(light: "#FFB400", dark: "#FFD266") }
  /// Behind the label, of the fourth category.
  open var colorBgCategory4: MultipleColorSemanticToken { .init(light: "#A885D8", dark: "#C5ADE6") }
  /// Behind the label, of the fifth category.
  open var colorBgCategory5: MultipleColorSemanticToken { .init(light: "#FFB4E6", dark: "#FFB4E6") }
  /// The label, of every category.
  open var colorContent: MultipleColorSemanticToken {
    MultipleColorSemanticToken(colors.repositoryNeutralEmphasizedBlack)
  }
}
