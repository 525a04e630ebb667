public import DaguerreViews

extension View {
  /// Tells assistive technology to begin at the view.
  @available(*, deprecated, renamed: "requestAccessibleFocus")
  public func oudsRequestAccessibleFocus(_ requestFocus: AccessibilityFocusState<Bool>) -> some View {
    requestAccessibleFocus(requestFocus)
  }

  /// Tells assistive technology to begin at one of several views.
  @available(*, deprecated, renamed: "requestAccessibleFocus")
  public func oudsRequestAccessibleFocus(
    _ requestFocus: AccessibilityFocusState<AccessibilityFocusable?>, for target: AccessibilityFocusable
  ) -> some View {
    requestAccessibleFocus(requestFocus, for: target)
  }

  /// Tells assistive technology to begin at the view.
  @available(*, deprecated, renamed: "requestAccessibleFocus")
  public func oudsRequestAccessibleFocus(_ requestFocus: AccessibilityFocusState<Bool>.Binding) -> some View {
    requestAccessibleFocus(requestFocus)
  }

  /// Tells assistive technology to begin at one of several views.
  @available(*, deprecated, renamed: "requestAccessibleFocus")
  public func oudsRequestAccessibleFocus<Value: Hashable>(
    _ requestFocus: AccessibilityFocusState<Value?>.Binding, for value: Value
  ) -> some View {
    requestAccessibleFocus(requestFocus, for: value)
  }
}

// MARK: - Tool bars

extension View {
  /// Puts a bar with a title and items above the view.
  @available(*, deprecated, renamed: "toolBarTop")
  public func oudsToolBarTop(
    _ title: String, hasLargeTitle: Bool = false, subtitle: String? = nil,
    @OUDSToolBarItemsBuilder leadingItems: () -> [OUDSToolBarItem] = { [] },
    @OUDSToolBarItemsBuilder trailingItems: () -> [OUDSToolBarItem] = { [] }
  ) -> some View {
    toolBarTop(
      title, hasLargeTitle: hasLargeTitle, subtitle: subtitle, leadingItems: leadingItems,
      trailingItems: trailingItems)
  }

  /// Puts a bar with items below the view.
  @available(*, deprecated, renamed: "toolBarBottom")
  public func oudsToolBarBottom(
    @OUDSToolBarItemsBuilder leadingItems: () -> [OUDSToolBarItem] = { [] },
    @OUDSToolBarItemsBuilder trailingItems: () -> [OUDSToolBarItem] = { [] }
  ) -> some View {
    toolBarBottom(leadingItems: leadingItems, trailingItems: trailingItems)
  }

  /// Puts a bar of items below the view, with as much room between them as there is.
  @available(*, deprecated, renamed: "toolBarBottom")
  public func oudsToolBarBottom(@OUDSToolBarItemsBuilder groupedItems: () -> [OUDSToolBarItem]) -> some View {
    toolBarBottom(groupedItems: groupedItems)
  }
}
