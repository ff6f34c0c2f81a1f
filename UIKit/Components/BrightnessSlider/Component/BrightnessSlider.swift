import SwiftUI

/// A slider for light: it follows the finger, gives way at its ends, and is felt there.
struct BrightnessSlider: View {
  @Binding var value: Double
  @State private var start: Double?
  /// How far it is pulled beyond an end, as a part of its height.
  @State private var pull = 0.0
  @State private var isAtEnd = false

  private let height = 150.0

  var body: some View {
    ZStack(alignment: .bottom) {
      Rectangle()
        .fill(.ultraThinMaterial)
      Rectangle()
        .fill(.white)
        .frame(height: height * value)
      Image(systemName: "sun.max.fill")
        .font(.system(size: 26))
        .foregroundStyle(value > 0.24 ? Color.orange : .white.opacity(0.9))
        .animation(.easeOut(duration: 0.15), value: value > 0.24)
        .scaleEffect(0.8 + 0.3 * value)
        .rotationEffect(.degrees(value * 120))
        .padding(.bottom, 16)
    }
    .frame(width: 64, height: height)
    .clipShape(.rect(cornerRadius: 22))
    .scaleEffect(x: 1 - abs(pull) * 0.35, y: 1 + abs(pull), anchor: pull > 0 ? .bottom : .top)
    .scaleEffect(start == nil ? 1 : 1.06)
    .animation(.spring(duration: 0.35, bounce: 0.4), value: start == nil)
    .gesture(drag)
    .sensoryFeedback(.impact(weight: .medium), trigger: isAtEnd) { _, isAtEnd in isAtEnd }
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { gesture in
        let start = start ?? value
        self.start = start
        let wanted = start - gesture.translation.height / height
        value = min(max(wanted, 0), 1)
        let beyond = wanted - value
        pull = beyond * 0.3 / (1 + abs(beyond) * 2)
        isAtEnd = beyond != 0
      }
      .onEnded { _ in
        withAnimation(.spring(duration: 0.5, bounce: 0.55)) { pull = 0 }
        start = nil
        isAtEnd = false
      }
  }
}
