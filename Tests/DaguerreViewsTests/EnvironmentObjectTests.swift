import DaguerreText
import DaguerreViews
import TestSupport
import Testing

private final class Tide: ObservableObject {
  var height: Double
  init(height: Double) { self.height = height }
}

private final class Moon: SharedObservableObject {
  var width = 3.0
  static var shared: Moon { Moon() }
}

private final class Wind { var force = 4.0 }

private struct WindMark: View {
  @Environment(Wind.self) private var wind
  @Environment(Tide.self) private var tide: Tide?

  var body: some View { Color.black.frame(width: wind.force, height: tide?.height ?? 1) }
}

private struct TideMark: View {
  @EnvironmentObject private var tide: Tide
  @EnvironmentObject private var moon: Moon

  var body: some View { Color.black.frame(width: moon.width, height: $tide.height.wrappedValue) }
}

@Suite("Models of the environment")
struct EnvironmentObjectTests {
  private func size(_ view: some View) throws -> Size {
    try ViewRenderer(fonts: PackageFonts.library()).render(view).list.size
  }

  @Test("a view reads the model of the nearest view that gives one; a shared one is always there")
  func nearest() throws {
    #expect(try size(TideMark().environmentObject(Tide(height: 7))) == Size(width: 3, height: 7))
    let moon = Moon()
    moon.width = 5
    let nested = VStack { TideMark().environmentObject(Tide(height: 8)) }
      .environmentObject(Tide(height: 2)).environmentObject(moon)
    #expect(try size(nested) == Size(width: 5, height: 8))
  }

  @Test("a model that is read by its type is that of the nearest view that gives one, or none where it may be none")
  func models() throws {
    #expect(try size(WindMark().environment(Wind())) == Size(width: 4, height: 1))
    let strong = Wind()
    strong.force = 9
    let nested = VStack { WindMark().environment(strong) }.environment(Wind()).environment(Tide(height: 2))
    #expect(try size(nested) == Size(width: 9, height: 2))
    #expect(try size(WindMark().environment(nil as Tide?).environment(Wind()).environment(Tide(height: 2))).height == 1)
    let rule = "it reads Wind: give a view around it environment(_:) with a Wind."
    #expect(throws: ViewError.unsupported(view: "WindMark", rule: rule)) { try size(WindMark()) }
  }

  @Test("a picture without the model fails in words")
  func missing() throws {
    let rule = "it reads Tide: give a view around it environmentObject(_:) with a Tide."
    #expect(throws: ViewError.unsupported(view: "TideMark", rule: rule)) { try size(TideMark()) }
  }
}
