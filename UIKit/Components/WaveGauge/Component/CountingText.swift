import SwiftUI

/// A percentage that counts on the way to its value.
struct CountingText: View, Animatable {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View {
    Text("\(Int((value * 100).rounded()))%")
      .font(.system(size: 34, weight: .bold))
      .monospacedDigit()
  }
}
