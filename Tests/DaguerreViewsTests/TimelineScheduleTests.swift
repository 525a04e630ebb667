import DaguerreViews
import Foundation
import Testing

@Suite("When views would be drawn")
struct TimelineScheduleTests {
  private func seconds(_ schedule: some TimelineSchedule, from: Double, mode: TimelineScheduleMode = .normal)
    -> [Double]
  {
    schedule.entries(from: Date(timeIntervalSince1970: from), mode: mode).prefix(3).map(\.timeIntervalSince1970)
  }

  @Test("each schedule has SwiftUI's moments from one on")
  func moments() {
    let start = Date(timeIntervalSince1970: 0)
    let five = PeriodicTimelineSchedule(from: start, by: 5)
    #expect(seconds(five, from: 12) == [10, 15, 20] && seconds(five, from: 15) == [15, 20, 25])
    #expect(seconds(five, from: -12) == [0, 5, 10])
    #expect(seconds(EveryMinuteTimelineSchedule(), from: 90) == [60, 120, 180])
    #expect(seconds(.explicit([100, 200].map { Date(timeIntervalSince1970: $0) }), from: 0) == [100, 200])
    #expect(seconds(.animation(minimumInterval: 1.5), from: 0) == [0, 1.5, 3])
    #expect(seconds(.animation, from: 0, mode: .lowFrequency) == [] && seconds(.animation(paused: true), from: 0) == [])
  }

  @Test("steps that lead nowhere end", arguments: [0, -1, .nan, .infinity])
  func hostile(interval: Double) {
    #expect(seconds(.periodic(from: Date(timeIntervalSince1970: 0), by: interval), from: 9).count <= 3)
  }
}
