import SwiftUI

struct Goal {
  let name: String
  /// From 0 to 1.
  let value: Double
  let colors: [Color]

  init(_ name: String, _ value: Double, _ colors: [Color]) {
    (self.name, self.value, self.colors) = (name, value, colors)
  }
}

struct GoalRing: View {
  let goal: Goal
  let progress: Double
  @Environment(\.ringWidth) private var width

  var body: some View {
    ZStack {
      Circle()
        .stroke(goal.colors[1].opacity(0.22), lineWidth: width)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(
          AngularGradient(
            colors: goal.colors.reversed(), center: .center, startAngle: .zero, endAngle: .degrees(360 * goal.value)),
          style: StrokeStyle(lineWidth: width, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
    }
    .padding(width / 2)
  }
}

struct GoalLine: View {
  let goal: Goal

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(goal.name)
        .font(.caption)
        .foregroundStyle(.white.opacity(0.6))
      Text("\(Int((goal.value * 100).rounded()))%")
        .font(.system(size: 18, weight: .bold))
        .monospacedDigit()
        .foregroundStyle(goal.colors[1])
        .contentTransition(.numericText(value: goal.value))
    }
  }
}

extension EnvironmentValues {
  /// How thick rings are, in points.
  @Entry var ringWidth = 10.0
}
