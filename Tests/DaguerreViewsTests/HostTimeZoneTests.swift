import DaguerreViews
import Foundation
import Testing

@Suite("The time zone of the machine")
struct HostTimeZoneTests {
  @Test("is in no picture, not even where a view formats a date itself")
  func formatted() async {
    await #expect(processExitsWith: .success) {
      setenv("TZ", "Asia/Tokyo", 1)
      NSTimeZone.resetSystemTimeZone()
      let moment = Date(timeIntervalSince1970: 36_000)
      let before = moment.formatted(date: .omitted, time: .shortened)
      _ = try Fixture()
      let after = moment.formatted(date: .omitted, time: .shortened)
      #expect(before.hasPrefix("7:00") && after.hasPrefix("10:00"), "\(before), \(after)")
    }
  }
}
