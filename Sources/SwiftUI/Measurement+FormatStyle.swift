internal import DaguerreViews
public import Foundation

/// For what a measurement is told, which decides on its unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  /// By ICU's name; nil for no other unit than the measurement's.
  fileprivate let name: String?

  init(name: String?) { self.name = name }

  /// In the unit that is usual where the locale is from.
  public static var general: Self { Self(name: "default") }
  /// In the unit of the measurement.
  public static var asProvided: Self { Self(name: nil) }
}

extension Measurement where UnitType: Dimension {
  /// How a measurement is written.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How its unit is told.
    public enum UnitWidth: Hashable, Codable, Sendable { case wide, abbreviated, narrow }

    /// How its unit is told.
    public var width: UnitWidth
    /// In which language, and in whose units.
    public var locale: Locale
    /// In which unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>
    /// How its number is written; nil for as many digits as the usage wants.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    fileprivate var hidesUnit = false

    /// How a measurement is written in a language.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// The same style in another language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    /// The measurement in words; its unit by its symbol where it is one of nobody else's.
    public func format(_ measurement: Measurement<UnitType>) -> String {
      guard let unit = measurement.unit.nameOfICU else { return plain(measurement) }
      let precision = numberFormatStyle == nil ? "" : " .######"
      let usages = usage.name.map { [" usage/\($0)", ""] } ?? [""]
      // Units that are the same everywhere have no usages.
      for usage in usages {
        let skeleton = "unit/\(unit) unit-width-\(width.nameOfICU)\(usage)\(precision)"
        guard let written = WrittenUnitNumber(measurement.value, skeleton, locale) else { continue }
        if hidesUnit {
          let degrees = "measure-unit/temperature-generic unit-width-short .######"
          return WrittenUnitNumber(written.value, degrees, locale)?.text(with: number) ?? plain(measurement)
        }
        return numberFormatStyle == nil ? written.text : written.text(with: number)
      }
      return plain(measurement)
    }

    private var number: FloatingPointFormatStyle<Double> { (numberFormatStyle ?? .number).locale(locale) }

    private func plain(_ measurement: Measurement<UnitType>) -> String {
      "\(number.format(measurement.value)) \(measurement.unit.symbol)"
    }
  }

  /// The measurement in a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> { style.format(self) }

  /// The measurement with its unit abbreviated, in that which is usual where the machine's locale is from.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// How a temperature is written; without the scale's name where that goes without saying.
  public init(
    width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    hidesUnit = hidesScaleName
  }

  /// Whether the scale's name goes without saying.
  public var hidesScaleName: Bool {
    get { hidesUnit }
    set { hidesUnit = newValue }
  }
}

extension FormatStyle {
  /// How a measurement is written.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// How a temperature is written.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}

extension Measurement.FormatStyle.UnitWidth {
  fileprivate var nameOfICU: String {
    switch self {
    case .wide: "full-name"
    case .abbreviated: "short"
    case .narrow: "narrow"
    }
  }
}
