public import Foundation

extension URL {
  /// How an address is written: which of its parts, and when.
  public struct FormatStyle: ParseableFormatStyle, Sendable {
    /// A part of an address.
    public enum Component: Int, Codable, Hashable, Sendable {
      case scheme, user, password, host, port, path, query, fragment
    }

    /// When a part is written.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
      fileprivate enum Rule: Codable, Hashable { case always, never, omitIfHTTP }

      fileprivate var rule: Rule
      fileprivate var condition: Condition?

      /// Wherever it is there.
      public static var always: Self { Self(rule: .always) }
      /// Not at all.
      public static var never: Self { Self(rule: .never) }
      /// Where the scheme is neither http nor https.
      public static var omitIfHTTPFamily: Self { Self(rule: .omitIfHTTP) }
      /// Where another part is one of some texts.
      public static func displayWhen(_ component: Component, matches: Set<String>) -> Self {
        Self(rule: .never, condition: Condition(component: component, matches: matches, shows: true))
      }
      /// Where another part is none of some texts.
      public static func omitWhen(_ component: Component, matches: Set<String>) -> Self {
        Self(rule: .always, condition: Condition(component: component, matches: matches, shows: false))
      }

      fileprivate func shows(in parts: URLComponents) -> Bool {
        if let condition, condition.holds(in: parts) { return condition.shows }
        switch rule {
        case .always: return true
        case .never: return false
        case .omitIfHTTP: return !["http", "https"].contains(parts.scheme?.lowercased())
        }
      }
    }

    /// When the host is written, and how much of it.
    public struct HostDisplayOption: Codable, Hashable, Sendable {
      fileprivate var option: ComponentDisplayOption
      fileprivate var omitted: Set<String> = []
      fileprivate var omitsLevels = false

      /// Wherever it is there.
      public static var always: Self { Self(option: .always) }
      /// Not at all.
      public static var never: Self { Self(option: .never) }
      /// Where the scheme is neither http nor https.
      public static var omitIfHTTPFamily: Self { Self(option: .omitIfHTTPFamily) }
      /// Where another part is one of some texts.
      public static func displayWhen(_ component: Component, matches: Set<String>) -> Self {
        Self(option: .displayWhen(component, matches: matches))
      }
      /// Where another part is none of some texts.
      public static func omitWhen(_ component: Component, matches: Set<String>) -> Self {
        Self(option: .omitWhen(component, matches: matches))
      }
      /// Without a name at its beginning that is one of some, such as `www`.
      ///
      /// - Parameter includeMultiLevelSubdomains: whether of several names before the domain only the last is written, as in
      ///   `developer.example.com` for `api.code.developer.example.com`.
      public static func omitSpecificSubdomains(
        _ subdomains: Set<String> = [], includeMultiLevelSubdomains: Bool = false
      ) -> Self {
        Self(option: .always, omitted: subdomains, omitsLevels: includeMultiLevelSubdomains)
      }

      fileprivate func shown(in parts: URLComponents) -> String? {
        guard let host = parts.host, option.shows(in: parts) else { return nil }
        let names = host.split(separator: ".", omittingEmptySubsequences: false)
        let domain = Self.lengthOfDomain(names)
        var shown = omitsLevels ? names.suffix(domain + 1) : names[...]
        if shown.count > domain, let first = shown.first, omitted.contains(String(first)) { shown.removeFirst() }
        return shown.joined(separator: ".")
      }

      /// How many of the last names are no subdomain: two, or three where a country has its own `com` and the like; all
      /// numbers of an address.
      private static func lengthOfDomain(_ names: [Substring]) -> Int {
        guard names.count > 2, let top = names.last, top.contains(where: \.isLetter) else { return names.count }
        let kinds = ["ac", "co", "com", "edu", "gov", "net", "org"]
        return top.count == 2 && kinds.contains(String(names[names.count - 2])) ? 3 : 2
      }
    }

    fileprivate struct Condition: Codable, Hashable, Sendable {
      var component: Component
      var matches: Set<String>
      var shows: Bool

      func holds(in parts: URLComponents) -> Bool {
        let part: String? =
          switch component {
          case .scheme: parts.scheme
          case .user: parts.user
          case .password: parts.password
          case .host: parts.host
          case .port: parts.port.map(String.init)
          case .path: parts.path
          case .query: parts.query
          case .fragment: parts.fragment
          }
        return part.map(matches.contains) ?? false
      }
    }

    private var scheme, user, password, port, path, query, fragment: ComponentDisplayOption
    private var host: HostDisplayOption

    /// A style by when each part is written: scheme, host and path, if nothing else is said.
    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
      (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
    }

    private func with(_ change: (inout Self) -> Void) -> Self {
      var style = self
      change(&style)
      return style
    }

    /// The same style, which writes the scheme in some cases.
    public func scheme(_ option: ComponentDisplayOption = .always) -> Self { with { $0.scheme = option } }
    /// The same style, which writes the user in some cases.
    public func user(_ option: ComponentDisplayOption = .never) -> Self { with { $0.user = option } }
    /// The same style, which writes the password in some cases.
    public func password(_ option: ComponentDisplayOption = .never) -> Self { with { $0.password = option } }
    /// The same style, which writes the host in some cases.
    public func host(_ option: HostDisplayOption = .always) -> Self { with { $0.host = option } }
    /// The same style, which writes the port in some cases.
    public func port(_ option: ComponentDisplayOption = .omitIfHTTPFamily) -> Self { with { $0.port = option } }
    /// The same style, which writes the path in some cases.
    public func path(_ option: ComponentDisplayOption = .always) -> Self { with { $0.path = option } }
    /// The same style, which writes the query in some cases.
    public func query(_ option: ComponentDisplayOption = .never) -> Self { with { $0.query = option } }
    /// The same style, which writes the fragment in some cases.
    public func fragment(_ option: ComponentDisplayOption = .never) -> Self { with { $0.fragment = option } }

    /// The address in those parts.
    public func format(_ url: URL) -> String {
      guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return url.absoluteString }
      var text = ""
      if let scheme = parts.scheme, self.scheme.shows(in: parts) {
        text += parts.host == nil ? "\(scheme):" : "\(scheme)://"
      }
      if let host = host.shown(in: parts) {
        let secret = parts.password.flatMap { password.shows(in: parts) ? ":\($0)" : nil } ?? ""
        if let user = parts.user, self.user.shows(in: parts) { text += "\(user)\(secret)@" }
        text += host
        if let port = parts.port, self.port.shows(in: parts) { text += ":\(port)" }
      }
      if path.shows(in: parts) { text += parts.path }
      if let query = parts.query, self.query.shows(in: parts) { text += "?\(query)" }
      if let fragment = parts.fragment, self.fragment.shows(in: parts) { text += "#\(fragment)" }
      return text
    }

    /// How a text becomes an address.
    public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }
  }

  /// How a text becomes an address.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    /// An address with a scheme.
    public init() {}
    /// The address that a text is; throws where it is none.
    public func parse(_ text: String) throws -> URL {
      guard let url = URL(string: text), url.scheme != nil else { throw CocoaError(.formatting) }
      return url
    }
  }

  /// The address by its scheme, host and path.
  public func formatted() -> String { FormatStyle().format(self) }
  /// The address in a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == URL { style.format(self) }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// How an address is written.
  public static var url: Self { Self() }
}

extension ParseableFormatStyle where Self == URL.FormatStyle {
  /// How an address is written.
  public static var url: Self { Self() }
}
