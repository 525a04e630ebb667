public import Foundation

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// Of a person's body.
  public static var person: Self { Self(name: "person") }
  /// How tall somebody is.
  public static var personHeight: Self { Self(name: "person-height") }
  /// On a road.
  public static var road: Self { Self(name: "road") }
  /// Of a lens.
  public static var focalLength: Self { Self(name: "focal-length") }
  /// Of what has fallen.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// Of what has fallen.
  public static var snowfall: Self { Self(name: "snowfall") }
  /// How far one sees.
  public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// How much somebody weighs.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// Of a person's body.
  public static var person: Self { Self(name: "person") }
  /// Of the air.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// Of what is eaten.
  public static var food: Self { Self(name: "food") }
  /// Of exercise.
  public static var workout: Self { Self(name: "default") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// Of what is poured.
  public static var liquid: Self { Self(name: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// Of the wind.
  public static var wind: Self { Self(name: "wind") }
}
