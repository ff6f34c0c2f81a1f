import SwiftUI

/// A credit card that a tap turns over, to show the number on its back.
struct CreditCard: View {
  @State private var isFlipped = false

  var body: some View {
    ZStack {
      CardBack()
        .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
        .modifier(FlipSide(angle: isFlipped ? 180 : 0, isFront: false))
      CardFront()
        .modifier(FlipSide(angle: isFlipped ? 180 : 0, isFront: true))
    }
    .frame(width: 224, height: 140)
    .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0), perspective: 0.6)
    .shadow(color: .indigo.opacity(0.35), radius: 14, y: 10)
    .onTapGesture {
      withAnimation(.spring(duration: 0.8, bounce: 0.3)) {
        isFlipped.toggle()
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(white: 0.95))
  }
}

/// Shows one side of a card only while it faces the viewer.
private struct FlipSide: ViewModifier, Animatable {
  var angle: Double
  var isFront: Bool

  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  func body(content: Content) -> some View {
    content.opacity((angle < 90) == isFront ? 1 : 0)
  }
}

#Preview {
  CreditCard()
}
