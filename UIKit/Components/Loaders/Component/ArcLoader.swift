import SwiftUI

/// An arc that grows and shrinks while it turns.
struct ArcLoader: View {
  @State private var isTurning = false
  @State private var isLong = false

  var body: some View {
    Circle()
      .trim(from: 0, to: isLong ? 0.7 : 0.05)
      .stroke(
        LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom),
        style: StrokeStyle(lineWidth: 5, lineCap: .round)
      )
      .rotationEffect(.degrees(isTurning ? 360 : 0))
      .background {
        Circle().stroke(.white.opacity(0.08), lineWidth: 5)
      }
      .frame(width: 40, height: 40)
      .onAppear {
        withAnimation(.linear(duration: 1.2).repeatForever(autoreverses: false)) {
          isTurning = true
        }
        withAnimation(.easeInOut(duration: 0.6).repeatForever()) {
          isLong = true
        }
      }
  }
}

#Preview {
  ArcLoader()
}
