import SwiftUI

/// A bell that rings whenever it is tapped, and counts how often it did.
struct AlarmBell: View {
  @State private var count = 0

  var body: some View {
    Image(systemName: "bell.fill")
      .font(.system(size: 74))
      .foregroundStyle(.linearGradient(colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom))
      .phaseAnimator(Swing.allCases, trigger: count) { bell, swing in
        bell
          .rotationEffect(.degrees(swing.angle), anchor: .top)
          .scaleEffect(swing.scale)
          .shadow(color: .orange.opacity(swing.glow), radius: 18)
      } animation: { swing in
        swing.animation
      }
      .background {
        Rings(count: count)
      }
      .overlay(alignment: .topTrailing) {
        if count > 0 {
          Text("\(count)")
            .font(.system(size: 15, weight: .bold))
            .foregroundStyle(.white)
            .frame(width: 28, height: 28)
            .background(.red, in: .circle)
            .id(count)
            .transition(.scale)
        }
      }
      .contentShape(.rect)
      .onTapGesture {
        withAnimation(.spring(duration: 0.4, bounce: 0.5)) { count += 1 }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(red: 0.11, green: 0.1, blue: 0.2))
  }
}

/// What a bell goes through when it rings.
private enum Swing: CaseIterable {
  case rest, drawn, left, right, leftAgain, rightAgain

  var angle: Double {
    switch self {
    case .rest, .drawn: 0
    case .left: -24
    case .right: 20
    case .leftAgain: -14
    case .rightAgain: 8
    }
  }

  var scale: Double { self == .drawn ? 0.88 : self == .rest ? 1 : 1.08 }
  var glow: Double { self == .rest || self == .drawn ? 0 : 0.7 }

  var animation: Animation {
    switch self {
    case .rest: .spring(duration: 0.6, bounce: 0.5)
    case .drawn: .easeOut(duration: 0.12)
    default: .easeInOut(duration: 0.15)
    }
  }
}

private enum Spread: CaseIterable {
  case silent, near, wide
}

/// Sound that spreads.
private struct Rings: View {
  let count: Int

  var body: some View {
    ForEach(0..<3, id: \.self) { index in
      Circle()
        .stroke(.yellow, lineWidth: 2)
        .frame(width: 84, height: 84)
        .phaseAnimator(Spread.allCases, trigger: count) { ring, spread in
          ring
            .scaleEffect(spread == .wide ? 2.1 : 0.9)
            .opacity(spread == .near ? 0.6 : 0)
        } animation: { spread in
          spread == .wide ? .easeOut(duration: 0.9).delay(Double(index) * 0.15) : nil
        }
    }
  }
}

#Preview {
  AlarmBell()
}
