import DaguerreViews
import Testing

@Suite("Springs")
struct SpringTests {
  /// Where a mass is after some seconds, step by step.
  private func stepped(_ spring: Spring, from start: Double, velocity: Double, time: Double) -> (Double, Double) {
    let steps = 200_000
    let step = time / Double(steps)
    var (place, speed) = (start, velocity)
    for _ in 0..<steps {
      // By the values in the middle of the step.
      let force = -spring.stiffness * place - spring.damping * speed
      let (middle, middleSpeed) = (place + speed * step / 2, speed + force / spring.mass * step / 2)
      place += middleSpeed * step
      speed += (-spring.stiffness * middle - spring.damping * middleSpeed) / spring.mass * step
    }
    return (place, speed)
  }

  @Test(
    "a mass is where the forces bring it, whether it swings or creeps",
    arguments: [
      .bouncy, .snappy, .smooth, Spring(duration: 0.4, bounce: -0.5), Spring(response: 0.3, dampingRatio: 1),
      Spring(mass: 2, stiffness: 120, damping: 3), Spring(mass: 1, stiffness: 50, damping: 40, allowOverDamping: true),
    ] as [Spring])
  func forces(_ spring: Spring) {
    for time in [0.05, 0.3, 1.1] {
      let (place, speed) = stepped(spring, from: -1, velocity: 3, time: time)
      let value = spring.value(fromValue: 10, toValue: 11, initialVelocity: 3, time: time)
      #expect(abs(value - (11 + place)) < 1e-6)
      #expect(abs(spring.velocity(target: 1.0, initialVelocity: 3, time: time) - speed) < 1e-4)
      var (moved, velocity) = (0.0, 3.0)
      spring.update(value: &moved, velocity: &velocity, target: 1, deltaTime: time)
      #expect(abs(moved - (1 + place)) < 1e-6)
    }
    #expect(spring.value(target: 5.0, time: 0) == 0 && abs(spring.value(target: 5.0, time: 60) - 5) < 1e-3)
  }

  @Test("a spring tells what it was made of")
  func parts() {
    let spring = Spring(duration: 0.8, bounce: 0.25)
    #expect(abs(spring.duration - 0.8) < 1e-12 && abs(spring.bounce - 0.25) < 1e-12)
    #expect(abs(spring.dampingRatio - 0.75) < 1e-12 && spring.mass == 1)
    #expect(abs(Spring(duration: 1, bounce: -0.2).bounce + 0.2) < 1e-12)
    #expect(Spring.bouncy.bounce > Spring.snappy.bounce && Spring.snappy.bounce > Spring.smooth.bounce)
    #expect(Spring(stiffness: 100, damping: 90).dampingRatio == 1)
    #expect(spring.force(target: 3.0, position: 3, velocity: 0) == 0)
  }

  @Test("what is no number moves nothing, and does not trap")
  func hostile() {
    for number in [Double.nan, .infinity, -.infinity, -1, 0, 1e300] {
      _ = Spring(duration: number, bounce: number).value(target: 1.0, initialVelocity: number, time: number)
      _ = Spring(mass: number, stiffness: number, damping: number, allowOverDamping: true)
        .velocity(target: number, time: 1)
    }
  }

  @Test("a spring rests when SwiftUI's does, and one may be made that rests then")
  func settling() {
    #expect(abs(Spring.bouncy.settlingDuration - 1.0447130905) < 1e-9)
    #expect(abs(Spring.snappy.settlingDuration - 0.8768271225) < 1e-9)
    // In tenths of a second, where it does not swing.
    #expect(abs(Spring.smooth.settlingDuration - 0.8) < 1e-9)
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
    #expect(Spring.smooth.settlingDuration(target: 0.0, epsilon: 0.001) == 0)
    let far = Spring.bouncy.settlingDuration(target: 100.0, initialVelocity: 20, epsilon: 0.01)
    #expect(far > 1 && abs(Spring.bouncy.value(target: 100.0, initialVelocity: 20, time: far) - 100) < 0.01)
    #expect(
      Spring.bouncy.settlingDuration(fromValue: Angle(), toValue: Angle(), initialVelocity: Angle(), epsilon: 1) == 0)
    #expect(abs(Spring(settlingDuration: 1, dampingRatio: 0.3).response - 0.3277649060) < 1e-9)
    #expect(abs(Spring(settlingDuration: 1, dampingRatio: 0.7).response - 0.6385580265) < 1e-9)
    let critical = Spring(settlingDuration: 0.5, dampingRatio: 2)
    #expect(critical.dampingRatio == 1 && abs(critical.value(target: 1.0, time: 0.5) - 0.999) < 1e-9)
    for number in [Double.nan, .infinity, -1, 0, 1e300] {
      _ = Spring(settlingDuration: number, dampingRatio: number, epsilon: number).settlingDuration
      _ = Spring.bouncy.settlingDuration(target: number, initialVelocity: number, epsilon: number)
      _ = Spring.smooth.settlingDuration(target: number, initialVelocity: number, epsilon: number)
    }
  }

  @Test("how fast an angle turns is told as an angle")
  func turning() {
    let speed = Spring.bouncy.velocity(
      fromValue: Angle(), toValue: Angle(degrees: 90), initialVelocity: Angle(), time: 0.1)
    #expect(abs(speed.degrees - Spring.bouncy.velocity(target: 90.0, time: 0.1)) < 1e-9)
  }
}
