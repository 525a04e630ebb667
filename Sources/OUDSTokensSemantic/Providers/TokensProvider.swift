public import DaguerreSkins

/// Something that provides the tokens of one family to a theme.
///
/// A class, so that a theme can be customised by overriding. It must be immutable: themes are shared by threads.
public protocol TokensProvider: AnyObject {
  /// Whether every token is read through ``token(_:default:)``.
  ///
  /// False unless a provider says otherwise. A theme reads the tokens of one that does not as skin attributes itself,
  /// so that skins, recorders and token files see what is overridden without a word of them; but what such an override
  /// reads of its own object they see only where that uses `token`.
  var tracksTokens: Bool { get }
}

extension TokensProvider {
  /// False: it is not known whether every token is read through ``token(_:default:)``.
  public var tracksTokens: Bool { false }

  /// A token as a skin attribute: the value of the skin in force, else `default`.
  ///
  /// - Parameter default: may read other tokens; those are what this token depends on.
  public func token<Value: SkinValue>(_ key: SkinKey, default: () -> Value) -> Value {
    skinAttribute(key, owner: self, default: `default`)
  }

  /// A token that the theme may lack, as a skin attribute: nothing is there for what is forbidden here.
  package func optionalToken<Value: ForbiddableToken>(_ key: SkinKey, default: () -> Value) -> Value {
    token(key) { `default`().unlessForbidden } ?? .forbidden
  }
}
