import SwiftUI

/// Places to go: a tap on one lets it fly from its place in the grid over all of the screen.
struct ExpandingCard: View {
  @Namespace private var namespace
  @State private var opened: Place?
  /// The one that was opened last: it lies above the others on its way back, too.
  @State private var front: Place?

  var body: some View {
    ZStack {
      slots
      ForEach(Place.all) { place in
        PlaceCard(place: place, isOpened: opened == place) {
          withAnimation(.spring(duration: 0.5, bounce: 0.2)) { opened = nil }
        }
        .matchedGeometryEffect(id: opened == place ? "screen" : place.id, in: namespace, isSource: false)
        .zIndex(front == place ? 1 : 0)
        .onTapGesture { open(place) }
      }
    }
    .padding(12)
    .background(Color(white: 0.96))
  }

  /// Where cards can be: nothing is seen of it.
  private var slots: some View {
    ZStack {
      Color.clear
        .matchedGeometryEffect(id: "screen", in: namespace)
      Grid(horizontalSpacing: 10, verticalSpacing: 10) {
        ForEach(0..<2) { row in
          GridRow {
            ForEach(Place.all.dropFirst(2 * row).prefix(2)) { place in
              Color.clear
                .matchedGeometryEffect(id: place.id, in: namespace)
            }
          }
        }
      }
    }
  }

  private func open(_ place: Place) {
    guard opened == nil else { return }
    front = place
    withAnimation(.spring(duration: 0.6, bounce: 0.25)) { opened = place }
  }
}

#Preview {
  ExpandingCard()
}
