import SwiftUI

/// How much water has been drunk today: a glass is poured in with every tap, and a full day is followed by a new one.
struct WaveGauge: View {
  @State private var level = 0.25
  @State private var isFlowing = false

  var body: some View {
    ZStack {
      Circle()
        .fill(.blue.opacity(0.08))
      Group {
        Wave(level: level, phase: isFlowing ? 1.4 : 0.4)
          .fill(.cyan.opacity(0.4))
        Wave(level: level, phase: isFlowing ? -1 : 0)
          .fill(.linearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom))
      }
      .clipShape(Circle())
      .padding(8)
      Circle()
        .strokeBorder(.blue.opacity(0.25), lineWidth: 3)
      CountingText(value: level)
        .foregroundStyle(level > 0.55 ? .white : .blue)
    }
    .frame(width: 164, height: 164)
    .contentShape(.circle)
    .onTapGesture(perform: pour)
    .onAppear {
      withAnimation(.linear(duration: 1.6).repeatForever(autoreverses: false)) {
        isFlowing = true
      }
    }
  }

  private func pour() {
    withAnimation(.spring(duration: 1.1, bounce: 0.35)) {
      level = level > 0.9 ? 0.25 : min(level + 0.35, 0.95)
    }
  }
}

#Preview {
  WaveGauge()
}
