import OUDSSwiftUI
import SwiftUI

extension Samples {
  var types: [Any.Type] {
    [
      OUDSToolBarItem.ActionType.self, OUDSToolBarItem.ActionStyle.self, OUDSToolBarItem.NavigationType.self,
      OUDSToolBarItem.BadgeType.self, OUDSListItemTrailing.BadgeType.self,
      OUDSListItemTrailing.TextType.self, OUDSProgressIndicatorStatus.self, OUDSProgressIndicatorGapSize.self,
      OUDSAccessibilityConfiguration.self, OUDSListItemContainersAlignment.self, OUDSListItemSize.self,
      OUDSTag.Status.Category.self, OUDSTag.Status.Leading.self, OUDSTag.Appearance.self, OUDSTag.Shape.self,
      OUDSTag.Size.self, OUDSButton.Style.self, OUDSAlertStatus.self, OUDSNavigationListItemIndicatorType.self,
      OUDSListItemIcon.IconType.self, OUDSListItemIcon.Size.self, OUDSListItemImage.Ratio.self, OUDSDividerColor.self,
      OUDSUserInterfaceSizeClass.self, OUDSCheckboxPickerPlacement.self, OUDSRadioPickerPlacement.self,
      OUDSPinCodeInput.Length.self, OUDSBadgeStandard.Size.self, OUDSLinearProgressIndicator.HelperTextType.self,
      OUDSLinearProgressIndicator.HelperTextAlignment.self, OUDSBulletList.TextStyle.self,
      OUDSBulletList.UnorderedAsset.self,
    ]
  }
}
