import ArgumentParser
import DaguerreSnapshots

/// Options whose names are only known when the program runs, each with any number of values.
///
/// The argument parser finds options by reflection and decodes them by coding key, so the type that holds these has a
/// mirror child and a key for each. Groups of options within groups would be simpler to write, but in debug the parser
/// checks a group four times for each time that it checks the group around it.
struct NamedOptions {
  typealias Named = (name: String, option: Option<[String]>)

  private struct Key: CodingKey {
    let stringValue: String
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
    var intValue: Int? { nil }
  }

  private let options: [Named]

  /// Without values.
  init(_ options: [Named]) { self.options = options }

  /// With the values of the command line.
  init(_ options: [Named], from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.options = try options.map { (name, _) in
      (name, try container.decode(Option<[String]>.self, forKey: Key(stringValue: name)))
    }
  }

  var mirrorChildren: [Mirror.Child] { options.map { (label: $0.name, value: $0.option) } }

  /// The values of an option; none where there is no such option.
  subscript(name: String) -> [String] { options.first { $0.name == name }?.option.wrappedValue ?? [] }
}

extension [NamedOptions.Named] {
  /// Which cases, whatever their points but for the theme.
  static func cases(of axes: SnapshotAxes) -> Self {
    [named("component", "A component, the first word of an id; can be repeated.", value: "name")] + theme(of: axes)
      + [named("filter", "A pattern over ids; * stands for any characters.", value: "glob")]
  }

  static func theme(of axes: SnapshotAxes) -> Self {
    [named("theme", "A theme: \(axes.themes.joined(separator: ", ")).", value: "name")]
  }

  private static func named(_ name: String, _ help: String, value: String) -> Element {
    (name, Option(wrappedValue: [], name: .customLong(name), help: ArgumentHelp("\(help)", valueName: value)))
  }

  /// One option for each axis except the theme.
  static func points(of axes: SnapshotAxes) -> Self {
    axes.all.dropFirst().map { axis in
      let help = ArgumentHelp("\(axis.help)", valueName: axis.option)
      return (axis.name, Option(wrappedValue: [], name: .customLong(axis.option), help: help))
    }
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
