public import DaguerreViews
public import Foundation

// A key in place of the text: shown as it is, as every ``LocalizedStringKey``; table and bundle are not looked at.

extension OUDSAlertMessage {
  /// A message whose label is a key.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, status: OUDSAlertStatus = .positive,
    description: String? = nil, bulletList: [String] = [], link: Link? = nil, onClose: (() -> Void)? = nil
  ) {
    self.init(
      label: key.key, status: status, description: description, bulletList: bulletList, link: link, onClose: onClose)
  }
}
