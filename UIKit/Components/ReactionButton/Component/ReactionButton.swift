import SwiftUI

/// A heart that is liked with a tap: it fills on a spring, a ring opens around it, sparks fly, and the count rises.
struct ReactionButton: View {
  @State private var isLiked = false
  @State private var burst = 0
  @State private var count = 41

  var body: some View {
    VStack(spacing: 14) {
      Button(action: toggle) {
        ZStack {
          Ring(isOpen: isLiked)
          ForEach(0..<8) { index in
            Spark(angle: .degrees(Double(index) * 45), isOut: isLiked)
          }
          heart
        }
        .frame(width: 120, height: 120)
        .contentShape(Circle())
      }
      .buttonStyle(PressedScale())

      Text("\(count)")
        .font(.system(size: 22, weight: .semibold))
        .monospacedDigit()
        .foregroundStyle(isLiked ? Color.pink : Color.secondary)
        .id(count)
        .transition(.push(from: isLiked ? .bottom : .top))
    }
  }

  private var heart: some View {
    ZStack {
      Image(systemName: "heart")
        .foregroundStyle(.secondary)
        .opacity(isLiked ? 0 : 1)
      Image(systemName: "heart.fill")
        .foregroundStyle(LinearGradient(colors: [.pink, .red], startPoint: .top, endPoint: .bottom))
        .scaleEffect(isLiked ? 1 : 0.001)
        .animation(.spring(response: 0.45, dampingFraction: 0.45).delay(isLiked ? 0.08 : 0), value: isLiked)
    }
    .font(.system(size: 44))
  }

  private func toggle() {
    withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) {
      isLiked.toggle()
      count += isLiked ? 1 : -1
    }
  }
}

private struct Ring: View {
  var isOpen: Bool

  var body: some View {
    Circle()
      .strokeBorder(Color.pink.opacity(isOpen ? 0 : 0.9), lineWidth: isOpen ? 0.5 : 22)
      .frame(width: 88, height: 88)
      .scaleEffect(isOpen ? 1.2 : 0.02)
      .animation(isOpen ? .easeOut(duration: 0.5) : nil, value: isOpen)
  }
}

private struct Spark: View {
  var angle: Angle
  var isOut: Bool

  var body: some View {
    Capsule()
      .fill(Color(hue: angle.degrees / 360, saturation: 0.65, brightness: 1))
      .frame(width: 5, height: isOut ? 4 : 12)
      .offset(y: isOut ? -54 : -14)
      .rotationEffect(angle + .degrees(22.5))
      .opacity(isOut ? 0 : 1)
      .scaleEffect(isOut ? 1 : 0.001)
      .animation(isOut ? .easeOut(duration: 0.65).delay(0.1) : nil, value: isOut)
  }
}

private struct PressedScale: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? 0.85 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

#Preview {
  ReactionButton()
}
