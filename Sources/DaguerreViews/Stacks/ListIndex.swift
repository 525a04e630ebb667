// The letters beside a list by which people would find its sections: they are no part of a picture.

extension View {
  /// The same view: nobody looks for sections by their letters.
  public func sectionIndexLabel(_ label: (some StringProtocol)?) -> Self { self }
  /// The same view: nobody looks for sections by their letters.
  public func sectionIndexLabel(_ label: Text?) -> Self { self }
  /// The same view: the letters beside a list are no part of the picture.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> Self { self }
}
