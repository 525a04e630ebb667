internal import OUDS

/// A component in a grid of rows and columns with captions.
///
/// Columns share the width of the sheet equally; the first holds the captions of the rows. A row is as high as its
/// highest cell. The content of a cell is aligned to its top leading corner.
struct GridSheet<Row: GridCaption, Column: GridCaption, Content: View>: View {
  let rows: [Row]
  let columns: [Column]
  /// Width of the whole sheet, in points; it grows with the text scale.
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

  /// - Parameter cell: the content of a column; nil stands for the column of captions.
  private func row(@ViewBuilder cell: @escaping (Column?) -> some View) -> some View {
    let widths = columnWidths
    return HStack(alignment: .top, spacing: SheetMetrics.gap) {
      ForEach(widths.indices, id: \.self) { index in
        cell(index == 0 ? nil : columns[index - 1]).frame(width: widths[index], alignment: .topLeading)
      }
    }
  }

  /// Widths of the columns in points, each a whole number of pixels.
  ///
  /// The pixels that equal widths leave over go to the first columns, one each, as on Android.
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

/// The caption of a row or a column of a grid.
protocol GridCaption {
  var caption: String { get }
}

extension GridCaption where Self: RawRepresentable, RawValue == String {
  /// The raw value with its first letter in upper case.
  var caption: String { rawValue.capitalizedFirst }
}
