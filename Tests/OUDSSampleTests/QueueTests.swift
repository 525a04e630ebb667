import DaguerreText
import SwiftUI
import TestSupport
import Testing

/// What views leave to queues of Dispatch, in Swift 6's language mode.
@Suite("Work that is left to queues")
struct QueueTests {
  private func widths(_ view: some View) throws -> [Double] {
    try ViewRenderer(fonts: PackageFonts.library()).render(view).list.commands.compactMap { command in
      if case .fillRect(let rect, _) = command { rect.width } else { nil }
    }
  }

  /// As wide as it has been told to be.
  private struct Bar: View {
    @State private var width = 1.0
    /// Tells it what to leave to be done.
    let leave: (@escaping (Double) -> Void) -> Void

    var body: some View {
      Color.black.frame(width: width, height: 1).onAppear { leave { width = $0 } }
    }
  }

  private final class Model: ObservableObject {
    @Published var width = 1.0

    func load() { DispatchQueue.main.async { [weak self] in self?.width = 5 } }

    func follow() {
      Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { [weak self] _ in self?.width = 2 }
      URLSession.shared.dataTask(with: URL(fileURLWithPath: "/none")) { _, _, _ in
        DispatchQueue.main.async { self.width = 3 }
      }.resume()
      OperationQueue().addOperation { self.width = 4 }
    }

    func listen(to name: Notification.Name) -> any NSObjectProtocol {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        self.width = $0.object as? Double ?? 0
      }
    }

    func fetch() async {
      let width = 6.0
      await MainActor.run { self.width = width }
      await Task { await MainActor.run { self.width += 1 } }.value
    }
  }

  private struct ModelBar: View {
    @StateObject private var model = Model()

    var tell: (Model) -> Void = { $0.load() }

    var body: some View { Color.black.frame(width: model.width, height: 1).onAppear { tell(model) } }
  }

  /// Measures itself while it is made, as views did before there was `onGeometryChange`.
  private struct Measured: View {
    @State private var width = 1.0

    var body: some View {
      VStack(spacing: 0) {
        Color.clear.frame(width: 7, height: 1).background(GeometryReader { measure($0) })
        Color.black.frame(width: width, height: 1)
      }
    }

    private func measure(_ room: GeometryProxy) -> some View {
      DispatchQueue.main.async { self.width = room.size.width }
      return Color.clear
    }
  }

  @Test("What is left to the main queue is done before the picture is made, also what that leaves")
  func main() throws {
    #expect(try widths(Bar { set in DispatchQueue.main.async { set(3) } }) == [3])
    #expect(try widths(Bar { set in DispatchQueue.main.async { DispatchQueue.main.async { set(4) } } }) == [4])
    #expect(try widths(Bar { set in OperationQueue.main.addOperation { set(2) } }) == [2])
    #expect(try widths(ModelBar()) == [5])
    #expect(try widths(Measured()) == [7])
  }

  @Test("What waits, or is left to another queue, is not done")
  func others() throws {
    #expect(try widths(Bar { set in DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { set(3) } }) == [1])
    #expect(try widths(Bar { set in DispatchQueue.global().async { set(3) } }) == [1])
    #expect(try widths(ModelBar { $0.follow() }) == [1])
  }

  @Test("What leaves itself to be done each time has an end")
  func endless() throws {
    func again(_ set: @escaping (Double) -> Void) {
      set(2)
      DispatchQueue.main.async { again(set) }
    }
    #expect(try widths(Bar { set in again(set) }) == [2])
  }

  @Test("What is done reads the environment of the view that left it")
  func environment() throws {
    struct Reader: View {
      @Environment(\.lineLimit) private var limit
      @State private var width = 1.0

      var body: some View {
        Color.black.frame(width: width, height: 1)
          .onAppear { DispatchQueue.main.async { width = Double(limit ?? 0) } }
      }
    }
    #expect(try widths(Reader().lineLimit(6)) == [6])
  }

  @Test("What calls back elsewhere does so, and need not be sendable", .timeLimit(.minutes(1)))
  func callbacks() async {
    let model = Model()
    await model.fetch()
    #expect(model.width == 7)
    let name = Notification.Name("QueueTests")
    let listening = model.listen(to: name)
    NotificationCenter.default.post(name: name, object: 8.0)
    NotificationCenter.default.removeObserver(listening)
    NotificationCenter.default.post(name: name, object: 9.0)
    #expect(model.width == 8)
    Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in model.width = 5 }.fire()
    #expect(model.width == 5)
    await withCheckedContinuation { done in OperationQueue().addOperation { done.resume() } }
    let isWrong = await withCheckedContinuation { done in
      URLSession.shared.dataTask(with: URL(fileURLWithPath: "/none")) { done.resume(returning: $2 != nil) }.resume()
    }
    #expect(isWrong)
  }

  @Test("Where no picture is made queues do what they are asked to", .timeLimit(.minutes(1)))
  func elsewhere() async {
    let queue = DispatchQueue(label: "queue")
    await withCheckedContinuation { done in
      let group = DispatchGroup()
      queue.async(group: group) { queue.asyncAfter(deadline: .now()) { queue.async { done.resume() } } }
    }
  }
}
