import SwiftUI

/// A tile that turns over and over, round while it is in motion.
struct TileLoader: View {
  @State private var isTurned = false
  @State private var isRound = false

  var body: some View {
    RoundedRectangle(cornerRadius: isRound ? 17 : 7)
      .fill(.linearGradient(colors: [.yellow, .orange], startPoint: .topLeading, endPoint: .bottomTrailing))
      .frame(width: 34, height: 34)
      .scaleEffect(isRound ? 0.72 : 1)
      .rotationEffect(.degrees(isTurned ? 180 : 0))
      .onAppear {
        withAnimation(.easeInOut(duration: 1.2).repeatForever(autoreverses: false)) {
          isTurned = true
        }
        withAnimation(.easeInOut(duration: 0.6).repeatForever()) {
          isRound = true
        }
      }
  }
}

#Preview {
  TileLoader()
}
