import SwiftUI

struct Page {
  let symbol: String
  let title: String
  let text: String
  let colors: [Color]

  static let all = [
    Page(
      symbol: "paperplane.fill", title: "Write", text: "Letters that arrive\nbefore the tea is cold.",
      colors: [.orange, .pink]),
    Page(
      symbol: "map.fill", title: "Wander", text: "Streets that nobody\nhas shown you yet.",
      colors: [.purple, .blue]),
    Page(
      symbol: "trophy.fill", title: "Win", text: "A little cup\nfor every step.",
      colors: [.teal, .green]),
  ]
}

struct PageView: View {
  let page: Page
  let isCurrent: Bool

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: page.symbol)
        .font(.system(size: 52))
        .frame(width: 120, height: 120)
        .background(.white.opacity(0.18), in: .circle)
        .scaleEffect(isCurrent ? 1 : 0.6)
        .rotationEffect(.degrees(isCurrent ? 0 : -25))
        .animation(.spring(duration: 0.7, bounce: 0.45), value: isCurrent)
        .padding(.bottom, 14)
      Text(page.title)
        .font(.title2.bold())
      Text(page.text)
        .font(.footnote)
        .multilineTextAlignment(.center)
        .opacity(0.85)
    }
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
