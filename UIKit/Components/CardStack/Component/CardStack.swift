import SwiftUI

/// A pile of cards: the upper one is thrown away with the finger, and comes back below the others.
struct CardStack: View {
  @State private var cards = Card.all
  @State private var offset = CGSize.zero
  @State private var leaving: Card?

  var body: some View {
    ZStack {
      ForEach(Array(cards.enumerated().reversed()), id: \.element.id) { depth, card in
        face(of: card, at: depth)
          .zIndex(Double(cards.count - depth))
      }
    }
    .padding(.bottom, 28)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(red: 0.95, green: 0.94, blue: 0.98))
  }

  private func face(of card: Card, at depth: Int) -> some View {
    let pull = depth == 0 ? offset : .zero
    let flight = pull.width < 0 ? -300.0 : 300
    return CardFace(card: card)
      .scaleEffect(1 - 0.06 * Double(depth), anchor: .bottom)
      .offset(y: Double(depth) * 14)
      .opacity(depth < 3 ? 1 : 0)
      .rotationEffect(.degrees(pull.width / 14), anchor: .bottom)
      .offset(pull)
      .offset(x: card == leaving ? flight : 0)
      .gesture(drag, isEnabled: depth == 0)
  }

  private var drag: some Gesture {
    DragGesture()
      .onChanged { value in
        withAnimation(.interactiveSpring) { offset = value.translation }
      }
      .onEnded { value in
        if abs(value.predictedEndTranslation.width) > 160 {
          throwAway(with: value.velocity)
        } else {
          withAnimation(.spring(duration: 0.5, bounce: 0.45)) { offset = .zero }
        }
      }
  }

  /// Lets the upper card fly on, and slides it below the others as soon as it is out of sight.
  private func throwAway(with velocity: CGSize) {
    withAnimation(.interpolatingSpring(duration: 0.35, bounce: 0, initialVelocity: abs(velocity.width) / 300)) {
      leaving = cards.first
    } completion: {
      withAnimation(.spring(duration: 0.5, bounce: 0.3)) {
        cards.append(cards.removeFirst())
        leaving = nil
        offset = .zero
      }
    }
  }
}

#Preview {
  CardStack()
}
