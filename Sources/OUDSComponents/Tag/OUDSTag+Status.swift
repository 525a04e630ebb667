extension OUDSTag {
  /// What a tag is about, and what stands before its label.
  public struct Status: Sendable {
    /// What a tag is about.
    public enum Category: String, Hashable, Sendable {
      /// Nothing in particular, or the brand.
      case neutral, accent
      /// Something went well.
      case positive
      /// Something worth knowing.
      case info
      /// Something to be careful with.
      case warning
      /// Something went wrong.
      case negative
    }

    /// What stands before the label of a tag with a functional status.
    public enum Leading: Hashable, Sendable {
      /// The label alone.
      case none
      /// A dot.
      case bullet
      /// The sign of the status.
      case icon
    }

    enum Asset {
      case none, bullet, sign
      case image(OUDSImage)
    }

    /// What the tag is about.
    public let category: Category
    let asset: Asset

    /// About nothing in particular, with a bullet or without.
    public static func neutral(bullet: Bool = false) -> Status {
      Status(category: .neutral, asset: bullet ? .bullet : .none)
    }

    /// About nothing in particular, with an icon of one's own.
    public static func neutral(image: OUDSImage) -> Status { Status(category: .neutral, asset: .image(image)) }

    /// About the brand, with a bullet or without.
    public static func accent(bullet: Bool = false) -> Status {
      Status(category: .accent, asset: bullet ? .bullet : .none)
    }

    /// About the brand, with an icon of one's own.
    public static func accent(image: OUDSImage) -> Status { Status(category: .accent, asset: .image(image)) }

    /// About something that went well.
    public static func positive(leading: Leading = .none) -> Status { Status(.positive, leading) }

    /// About something to be careful with.
    public static func warning(leading: Leading = .none) -> Status { Status(.warning, leading) }

    /// About something that went wrong.
    public static func negative(leading: Leading = .none) -> Status { Status(.negative, leading) }

    /// About something worth knowing.
    public static func info(leading: Leading = .none) -> Status { Status(.info, leading) }

    init(category: Category, asset: Asset) {
      self.category = category
      self.asset = asset
    }

    private init(_ category: Category, _ leading: Leading) {
      let asset: Asset =
        switch leading {
        case .none: .none
        case .bullet: .bullet
        case .icon: .sign
        }
      self.init(category: category, asset: asset)
    }
  }
}
