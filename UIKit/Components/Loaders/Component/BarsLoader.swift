import SwiftUI

/// Bars through which a swell runs.
struct BarsLoader: View {
  @State private var isTall = false

  var body: some View {
    HStack(spacing: 4) {
      ForEach(0..<5, id: \.self) { index in
        Capsule()
          .fill(Color(hue: 0.36 + Double(index) * 0.04, saturation: 0.75, brightness: 0.95))
          .frame(width: 5, height: 36)
          .scaleEffect(y: isTall ? 1 : 0.3)
          .opacity(isTall ? 1 : 0.45)
          .animation(
            .easeInOut(duration: 0.4).repeatForever().delay(Double(index) * 0.1),
            value: isTall
          )
      }
    }
    .onAppear { isTall = true }
  }
}

#Preview {
  BarsLoader()
}
