internal import DaguerreGraphics
internal import DaguerreSupport

/// What an ICC profile says of colours of three primaries, or of greys: the light of each level, and the primaries.
///
/// Source: ICC.1:2022, sections 8.3.3, 8.3.4, 9.2 and 10. Profiles that have only tables for all colours together, as those
/// of inks have, are not read.
struct ColorProfile {
  /// The primaries in CIE XYZ under D50, as columns: of red, green and blue.
  typealias Primaries = [SIMD3<Double>]

  /// Nil for greys.
  let primaries: Primaries?
  /// One for each of red, green and blue.
  let curves: [ToneCurve]

  /// Those of sRGB, adapted to D50 by Bradford's method.
  static let primariesOfSRGB: Primaries = [
    [0.4360747, 0.2225045, 0.0139322], [0.3850649, 0.7168786, 0.0971045], [0.1430804, 0.0606169, 0.7141733],
  ]

  /// Of three primaries, with one curve for all.
  init(primaries: Primaries, curve: ToneCurve) {
    (self.primaries, curves) = (primaries, [curve, curve, curve])
  }

  /// Nil where the bytes are no profile, or one of another kind.
  init?(_ bytes: [UInt8]) {
    let reader = ProfileReader(bytes)
    guard reader.text(at: 36) == "acsp", reader.text(at: 20) == "XYZ " else { return nil }
    switch reader.text(at: 16) {
    case "RGB ":
      let found = ["rXYZ", "gXYZ", "bXYZ"].compactMap { reader.tag($0)?.color }
      let curves = ["rTRC", "gTRC", "bTRC"].compactMap { reader.tag($0)?.curve }
      guard found.count == 3, curves.count == 3 else { return nil }
      (primaries, self.curves) = (found, curves)
    case "GRAY":
      guard let curve = reader.tag("kTRC")?.curve else { return nil }
      (primaries, curves) = (nil, [curve, curve, curve])
    default: return nil
    }
  }
}

/// How much light a level means, both from 0 to 1.
enum ToneCurve {
  /// Lights of levels at equal distances; those between are on straight lines.
  case table([UInt16])
  /// `(scale * level + offset) ^ exponent + base` from a level on, below it `slope * level + start`.
  case formula(
    exponent: Double, scale: Double, offset: Double, base: Double, from: Double, slope: Double, start: Double)

  /// That of sRGB (IEC 61966-2-1).
  static let sRGB = formula(
    exponent: 2.4, scale: 1 / 1.055, offset: 0.055 / 1.055, base: 0, from: 0.04045, slope: 1 / 12.92, start: 0)

  func light(_ level: Double) -> Double {
    let light: Double
    switch self {
    case .table(let lights):
      let place = level * Double(lights.count - 1)
      let index = min(Int(place), lights.count - 2)
      let (below, above) = (Double(lights[index]), Double(lights[index + 1]))
      light = (below + (above - below) * (place - Double(index))) / 65535
    case .formula(let exponent, let scale, let offset, let base, let from, let slope, let start):
      light =
        level >= from ? Powers.power(scale * level + offset, exponent) + base : slope * level + start
    }
    return min(max(light, 0), 1)
  }
}

/// The bytes of a profile; what is beyond them is not there.
private struct ProfileReader {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  private init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  func text(at place: Int) -> String? {
    part(place, 4).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The element of a tag.
  func tag(_ name: String) -> ProfileReader? {
    guard let count = number(at: 128, of: 4) else { return nil }
    for index in 0..<min(count, bytes.count / 12) {
      let entry = 132 + 12 * index
      guard text(at: entry) == name, let place = number(at: entry + 4, of: 4), let size = number(at: entry + 8, of: 4)
      else { continue }
      return part(place, size).map(ProfileReader.init)
    }
    return nil
  }

  /// As an element `XYZ `.
  var color: SIMD3<Double>? {
    guard text(at: 0) == "XYZ ", let x = fixed(at: 8), let y = fixed(at: 12), let z = fixed(at: 16) else { return nil }
    return [x, y, z]
  }

  /// As an element `curv` or `para`.
  var curve: ToneCurve? {
    switch text(at: 0) {
    case "curv":
      guard let count = number(at: 8, of: 4) else { return nil }
      if count == 0 { return .table([0, .max]) }
      if count == 1 { return number(at: 12, of: 2).map { .power(Double($0) / 256) } }
      return part(12, 2 * count).map { bytes in
        .table(
          stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
            UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
          })
      }
    case "para":
      let counts = [1, 3, 4, 5, 7]
      guard let kind = number(at: 8, of: 2), counts.indices.contains(kind) else { return nil }
      let numbers = (0..<counts[kind]).compactMap { fixed(at: 12 + 4 * $0) }
      return numbers.count == counts[kind] ? .parametric(numbers) : nil
    default: return nil
    }
  }

  /// A number with 16 bits after the point.
  private func fixed(at place: Int) -> Double? {
    number(at: place, of: 4).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
  }

  private func number(at place: Int, of size: Int) -> Int? {
    part(place, size)?.reduce(0) { $0 << 8 | Int($1) }
  }

  private func part(_ place: Int, _ size: Int) -> ArraySlice<UInt8>? {
    place <= bytes.count && size <= bytes.count - place
      ? bytes[bytes.startIndex + place..<bytes.startIndex + place + size] : nil
  }
}

extension ToneCurve {
  static func power(_ exponent: Double) -> ToneCurve {
    .formula(exponent: exponent, scale: 1, offset: 0, base: 0, from: 0, slope: 0, start: 0)
  }

  /// - Parameter numbers: those of the kinds 0 to 4, told by how many they are.
  fileprivate static func parametric(_ numbers: [Double]) -> ToneCurve? {
    if numbers.count == 1 { return .power(numbers[0]) }
    let (exponent, scale, offset) = (numbers[0], numbers[1], numbers[2])
    if numbers.count < 5 {
      guard scale != 0 else { return nil }
      let base = numbers.count == 4 ? numbers[3] : 0
      return .formula(
        exponent: exponent, scale: scale, offset: offset, base: base, from: -offset / scale, slope: 0, start: base)
    }
    let (base, start) = numbers.count == 7 ? (numbers[5], numbers[6]) : (0, 0)
    return .formula(
      exponent: exponent, scale: scale, offset: offset, base: base, from: numbers[4], slope: numbers[3], start: start)
  }
}
