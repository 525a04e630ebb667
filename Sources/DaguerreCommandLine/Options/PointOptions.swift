import ArgumentParser
import DaguerreSnapshots

/// One option for each axis of a catalogue except the theme.
///
/// The argument parser finds options by reflection and decodes them by coding key, so this type has a mirror child and
/// a key for each axis.
struct PointOptions<Source: CatalogueSource>: ParsableArguments, CustomReflectable {
  private struct AxisKey: CodingKey {
    let stringValue: String
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
    var intValue: Int? { nil }
  }

  private var options: [(axis: SnapshotAxis, option: Option<[String]>)]

  init() {
    options = Source.axes.all.dropFirst().map { axis in
      let help = ArgumentHelp("\(axis.help)", valueName: axis.option)
      return (axis, Option(wrappedValue: [], name: .customLong(axis.option), help: help))
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AxisKey.self)
    options = try Source.axes.all.dropFirst().compactMap { axis in
      guard let key = AxisKey(stringValue: axis.name) else { return nil }
      return (axis, try container.decode(Option<[String]>.self, forKey: key))
    }
  }

  var customMirror: Mirror { Mirror(self, children: options.map { (label: $0.axis.name, value: $0.option) }) }

  /// Adds the values of the command line to a selection.
  func apply(to selection: inout SnapshotSelection) {
    for (axis, option) in options { selection[axis.name] = option.wrappedValue }
  }
}

extension SnapshotAxis {
  /// The values, for the help of an option: "light or dark.".
  fileprivate var help: String {
    let values = allValues
    guard let last = values.last, values.count > 1 else { return values.joined() + "." }
    return "\(values.dropLast().joined(separator: ", ")) or \(last)."
  }
}

extension SnapshotAxes {
  /// The axes that every point names, as in `THEME/TUNING/MODE`.
  var pointPattern: String {
    all.filter { $0.prominence < .further }.map { $0.option.uppercased() }.joined(separator: "/")
  }

  /// The defaults of the axes of this prominence or a lower one, as in `contrast normal, text scale 1`.
  func defaults(from prominence: SnapshotAxis.Prominence) -> String {
    all.filter { $0.prominence >= prominence }.map { "\($0.displayName) \($0.allValues.first ?? "")" }
      .joined(separator: ", ")
  }
}
