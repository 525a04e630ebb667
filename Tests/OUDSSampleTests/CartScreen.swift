import OUDSSwiftUI
import SwiftUI

struct CartItem: Identifiable, Hashable {
  let id: Int
  var name: String
  var price: Decimal
}

@Observable
final class Cart {
  var items = [
    CartItem(id: 1, name: "Livebox", price: 39.99), CartItem(id: 2, name: "Airbox", price: 24.5),
    CartItem(id: 3, name: "Forfait", price: 12),
  ]
  var total: Decimal { items.reduce(0) { $0 + $1.price } }
  var isLoading = false
}

/// A screen of the system's own controls, with an observed model.
struct CartScreen: View {
  @State private var cart = Cart()
  @State private var path = NavigationPath()
  @State private var showsSheet = false
  @State private var search = ""
  @State private var date = Date(timeIntervalSince1970: 0)
  @Environment(\.dismiss) private var dismiss
  @FocusState private var isFocused: Bool
  @ScaledMetric(relativeTo: .body) private var size = 24.0

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section {
          ForEach(cart.items) { item in
            NavigationLink(value: item) {
              HStack {
                Image(systemName: "cart").frame(width: size)
                Text(item.name)
                Spacer()
                Text(item.price, format: .currency(code: "EUR")).foregroundStyle(.secondary)
              }
            }
            .swipeActions(edge: .trailing, allowsFullSwipe: true) {
              Button(role: .destructive) {
              } label: {
                Label("Delete", systemImage: "trash")
              }
            }
          }
          .onDelete { cart.items.remove(atOffsets: $0) }
          .onMove { cart.items.move(fromOffsets: $0, toOffset: $1) }
        } header: {
          Text("Articles").foregroundColor(.primary)
        } footer: {
          Text("Total \(cart.total.formatted())")
        }
        .listRowBackground(Color.primary.opacity(0.05))
        .listRowSeparator(.hidden)
        DatePicker("Delivery", selection: $date, displayedComponents: .date)
        Text(date, style: .time)
      }
      .listStyle(.insetGrouped)
      .scrollContentBackground(.hidden)
      .searchable(text: $search, prompt: "Search")
      .refreshable { cart.isLoading = true }
      .navigationDestination(for: CartItem.self) { item in Text(item.name) }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .topBarTrailing) { Button("Close", systemImage: "xmark") { dismiss() } }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("OK") { isFocused = false }
        }
      }
      .sheet(isPresented: $showsSheet) { Text("Sheet").presentationDetents([.medium, .large]) }
      .overlay { if cart.isLoading { ProgressView().controlSize(.large) } }
      .background(.ultraThinMaterial)
      .animation(.easeInOut(duration: 0.2), value: search)
    }
  }
}
