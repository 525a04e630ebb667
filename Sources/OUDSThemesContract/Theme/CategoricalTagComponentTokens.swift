internal import OUDSTokensRaw
public import OUDSTokensSemantic

/// The colours of categorical tags, of release 3 of the library.
///
/// The released token files do not have them; so they are plain values that no skin overrides.
public protocol AllCategoricalTagComponentTokensProvider: Sendable {
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

extension AllCategoricalTagComponentTokensProvider {
  /// The label, of every category: black in all schemes.
  public var colorContent: MultipleColorSemanticToken { MultipleColorSemanticToken("#000000") }
}

/// The colours of categorical tags that are known, which are those of Orange; to start from for one's own.
open class CategoricalTagComponentTokensProvider: AllCategoricalTagComponentTokensProvider,
  @unchecked Sendable  // immutable: it stores nothing
{
  /// The colours as the brand has them.
  ///
  /// - Parameter colors: what sources give; no token here reads it.
  public init(colors: (any AllColorSemanticTokensProvider)? = nil) {}

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
  open var colorContent: MultipleColorSemanticToken { MultipleColorSemanticToken("#000000") }
}
