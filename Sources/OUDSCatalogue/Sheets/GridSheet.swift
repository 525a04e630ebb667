internal import OUDS

/// A component in rows and columns, both with captions.
///
/// Columns are equally wide over the width of the sheet, the captions of the rows being the first; a row is as high as
/// its highest cell; what is in a cell stands at its leading top corner.
struct GridSheet<Row: GridCaption, Column: GridCaption, Content: View>: View {
  let rows: [Row]
  let columns: [Column]
  /// Of the whole sheet, in points; it grows with the size of texts.
  var width = SheetMetrics.phoneWidth
  @ViewBuilder let content: (Row, Column) -> Content

  @Environment(\.displayScale) private var displayScale
  @Environment(\.textScale) private var textScale

  var body: some View {
    VStack(alignment: .leading, spacing: SheetMetrics.gap) {
      row { column in
        if let column { SheetCaption(text: column.caption) } else { Spacer(minLength: 0) }
      }
      ForEach(rows.indices, id: \.self) { index in
        row { column in
          if let column {
            content(rows[index], column).markFrame("\(rows[index].caption)/\(column.caption)")
          } else {
            SheetCaption(text: rows[index].caption)
          }
        }
      }
    }
    .padding(SheetMetrics.margin)
  }

  /// - Parameter cell: what stands in a column; nil is that of the captions.
  private func row(@ViewBuilder cell: @escaping (Column?) -> some View) -> some View {
    let widths = columnWidths
    return HStack(alignment: .top, spacing: SheetMetrics.gap) {
      ForEach(widths.indices, id: \.self) { index in
        cell(index == 0 ? nil : columns[index - 1]).frame(width: widths[index], alignment: .topLeading)
      }
    }
  }

  /// In points, each a whole number of pixels: what equal rounded widths leave over goes to the first columns, a pixel
  /// each, as on Android.
  private var columnWidths: [Double] {
    let count = columns.count + 1
    let room = width * textScale - 2 * SheetMetrics.margin - SheetMetrics.gap * Double(count - 1)
    let pixels = (room * displayScale).rounded()
    let share = (pixels / Double(count)).rounded()
    let rest = pixels - share * Double(count)
    return (0..<count).map { index in
      let extra = Double(index) < abs(rest) ? (rest < 0 ? -1.0 : 1) : 0
      return (share + extra) / displayScale
    }
  }
}

/// What a row or a column of a grid is called.
protocol GridCaption {
  var caption: String { get }
}

extension GridCaption where Self: RawRepresentable, RawValue == String {
  /// The word of the case with its first letter in upper case.
  var caption: String { rawValue.capitalizedFirst }
}
