extension DrawnCase {
  /// What the record says of the case.
  var reads: ReadRecord.Reads { ReadRecord.Reads(paths: sheet.directReads, cellCount: sheet.cells.count) }
}
