internal import Foundation

extension Dimension {
  /// The unit by ICU's name; nil for one that the app has made.
  var nameOfICU: String? {
    let names: [String: String] =
      switch self {
      case is UnitLength: Self.lengths
      case is UnitDuration:
        ["h": "hour", "m": "minute", "s": "second", "ms": "millisecond", "µs": "microsecond", "ns": "nanosecond"]
      case is UnitTemperature: ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]
      case is UnitMass: Self.masses
      case is UnitSpeed:
        ["m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot"]
      case is UnitEnergy:
        ["kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour"]
      case is UnitPower:
        ["W": "watt", "kW": "kilowatt", "MW": "megawatt", "GW": "gigawatt", "mW": "milliwatt", "hp": "horsepower"]
      case is UnitArea: Self.areas
      case is UnitVolume: Self.volumes
      case is UnitInformationStorage: Self.amountsOfData
      case is UnitPressure:
        [
          "hPa": "hectopascal", "kPa": "kilopascal", "bar": "bar", "mbar": "millibar",
          "psi": "pound-force-per-square-inch",
        ]
      case is UnitAngle: ["°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution"]
      case is UnitFrequency: ["Hz": "hertz", "kHz": "kilohertz", "MHz": "megahertz", "GHz": "gigahertz"]
      case is UnitElectricCurrent: ["A": "ampere", "mA": "milliampere"]
      case is UnitElectricPotentialDifference: ["V": "volt"]
      case is UnitElectricResistance: ["Ω": "ohm"]
      case is UnitFuelEfficiency: ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"]
      default: [:]
      }
    return names[symbol]
  }

  private static let lengths = [
    "Mm": "megameter", "km": "kilometer", "hm": "hectometer", "dam": "decameter", "m": "meter", "dm": "decimeter",
    "cm": "centimeter", "mm": "millimeter", "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch",
    "ft": "foot", "yd": "yard", "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile",
    "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
  ]
  private static let masses = [
    "kg": "kilogram", "g": "gram", "dg": "decigram", "cg": "centigram", "mg": "milligram", "µg": "microgram",
    "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
  ]
  private static let areas = [
    "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "in²": "square-inch",
    "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
  ]
  private static let volumes = [
    "L": "liter", "dl": "deciliter", "cL": "centiliter", "mL": "milliliter", "ML": "megaliter", "m³": "cubic-meter",
    "cm³": "cubic-centimeter", "km³": "cubic-kilometer", "in³": "cubic-inch", "ft³": "cubic-foot", "tsp": "teaspoon",
    "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
  ]
  private static let amountsOfData = [
    "bit": "bit", "B": "byte", "kb": "kilobit", "kB": "kilobyte", "Mb": "megabit", "MB": "megabyte", "Gb": "gigabit",
    "GB": "gigabyte", "Tb": "terabit", "TB": "terabyte", "PB": "petabyte",
  ]
}
