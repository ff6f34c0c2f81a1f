import SwiftUI

struct Card: Identifiable, Equatable {
  let id: String
  let symbol: String
  let colors: [Color]

  static let all = [
    Card(id: "Focus", symbol: "bolt.fill", colors: [.orange, .pink]),
    Card(id: "Breathe", symbol: "leaf.fill", colors: [.teal, .green]),
    Card(id: "Listen", symbol: "headphones", colors: [.purple, .indigo]),
    Card(id: "Rest", symbol: "moon.fill", colors: [.indigo, .blue]),
  ]
}

struct CardFace: View {
  let card: Card

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Image(systemName: card.symbol)
        .font(.system(size: 40))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      Text(card.id)
        .font(.title2.bold())
      Text("10 minutes")
        .font(.footnote)
        .opacity(0.8)
    }
    .foregroundStyle(.white)
    .padding(18)
    .frame(width: 150, height: 188)
    .background(
      LinearGradient(colors: card.colors, startPoint: .topLeading, endPoint: .bottomTrailing),
      in: .rect(cornerRadius: 24)
    )
    .shadow(color: .black.opacity(0.15), radius: 8, y: 5)
  }
}
