/// A column and a row of a mask, or of what it is made from, and how often they are repeated.
struct NinePatch {
  var column = Mask.noStretch
  var row = Mask.noStretch
  var extraColumns = 0
  var extraRows = 0

  /// Which directions the mask is stretched in: one made without a column to repeat cannot take the place of one with.
  var directions: Directions { Directions(hasColumn: column != Mask.noStretch, hasRow: row != Mask.noStretch) }

  struct Directions: Hashable {
    let hasColumn: Bool
    let hasRow: Bool
  }
}
