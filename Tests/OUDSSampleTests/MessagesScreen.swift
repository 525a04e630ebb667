import OUDSSwiftUI
import SwiftUI

/// Work that begins in views and models, as sources of apps have it.
@MainActor @Observable final class MessagesModel {
  private(set) var messages = ["One"]
  private var loading: Task<Void, Never>?
  private(set) var hasFailed = false

  init() { reload() }

  func reload() {
    loading?.cancel()
    loading = Task { [weak self] in
      await self?.load()
      guard !Task.isCancelled else { return }
    }
  }

  func load() async {
    do {
      try await Task.sleep(for: .milliseconds(1))
      messages = ["One", "Two"]
    } catch { hasFailed = true }
  }

  func count() -> Task<Int, any Error> {
    Task {
      try await Task.sleep(nanoseconds: 1); return messages.count
    }
  }
}

/// A bubble by numbers of its own size.
struct Bubble: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: rect.width, y: 0))
      path.addLine(to: CGPoint(x: rect.width, y: rect.height))
      path.closeSubpath()
    }
  }
}

struct BoxedFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    HStack {
      Image(systemName: "star")
      configuration
    }
    .padding(8).background(.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
  }
}

struct MessagesScreen: View {
  @State private var model = MessagesModel()
  @State private var isSending = false
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.controlSize) private var controlSize
  let title: LocalizedStringResource = "Messages"

  static let star = Image("ic_heart")
  static let resource: LocalizedStringResource = "a \(star) \(Text("b").foregroundColor(.red))"

  var body: some View {
    NavigationStack {
      List {
        Text(title)
        ForEach(model.messages, id: \.self) { message in
          NavigationLink(message) { Text(message) }
        }
        Text("\(Image(systemName: "star")) of \(model.messages.count)") + Text(Image(systemName: "star"))
        Text("Bubble").padding().background(.yellow, in: Bubble()).foregroundStyle(.blue.secondary)
        Circle().fill(.blue.shadow(.drop(radius: 2)).shadow(.inner(radius: 1))).frame(width: 20, height: 20)
      }
      .refreshable { await model.load() }
      TextField("New", text: .constant("")).textFieldStyle(BoxedFieldStyle())
      Button("Send") {
        isSending = true
        Task {
          await model.load()
          isSending = false
        }
        Task.detached(priority: .background) { await model.load() }
      }
      .buttonStyle(.borderedProminent).controlSize(.large).buttonBorderShape(.capsule)
      .frame(height: pixelLength * 100)
    }
    .onAppear { Task { await model.load() } }
    .presentationBackground(.thinMaterial)
  }
}
