// Lengths by names that no other module gives to something of another type: the module `SwiftUI` has some of them as `CGFloat`.

extension EnvironmentValues {
  package var pixelsOfPoint: Double {
    get { displayScale }
    set { displayScale = newValue }
  }
  package var pointsBetweenLines: Double {
    get { lineSpacing }
    set { lineSpacing = newValue }
  }
  package var leastShareOfTextSize: Double {
    get { minimumScaleFactor }
    set { minimumScaleFactor = newValue }
  }
  package var leastRowHeight: Double {
    get { defaultMinListRowHeight }
    set { defaultMinListRowHeight = newValue }
  }
}
