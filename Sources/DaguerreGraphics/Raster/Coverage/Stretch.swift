/// A column and a row of a mask, or of what it is made from, and how often they are repeated.
struct Stretch {
  var column = Mask.noStretch
  var row = Mask.noStretch
  var extraColumns = 0
  var extraRows = 0
}
