import SwiftUI

/// Three dots that hop one after the other.
struct DotsLoader: View {
  @State private var isUp = false
  private let colors: [Color] = [.pink, .purple, .indigo]

  var body: some View {
    HStack(spacing: 6) {
      ForEach(colors.indices, id: \.self) { index in
        Circle()
          .fill(colors[index].gradient)
          .frame(width: 11, height: 11)
          .offset(y: isUp ? -9 : 9)
          .animation(
            .easeInOut(duration: 0.6).repeatForever().delay(Double(index) * 0.2),
            value: isUp
          )
      }
    }
    .onAppear { isUp = true }
  }
}

#Preview {
  DotsLoader()
}
