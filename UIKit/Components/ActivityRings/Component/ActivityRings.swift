import SwiftUI

/// Three goals as rings that close one after the other; a tap shows the next day.
struct ActivityRings: View {
  @State private var day = 0
  @State private var isShown = false

  private let days = [
    [
      Goal("Move", 0.82, [.pink, .red]), Goal("Exercise", 0.64, [.yellow, .green]),
      Goal("Stand", 0.92, [.cyan, .blue]),
    ],
    [
      Goal("Move", 0.45, [.pink, .red]), Goal("Exercise", 0.97, [.yellow, .green]),
      Goal("Stand", 0.58, [.cyan, .blue]),
    ],
  ]

  var body: some View {
    HStack(spacing: 22) {
      ZStack {
        ForEach(Array(days[day].enumerated()), id: \.offset) { index, goal in
          GoalRing(goal: goal, progress: isShown ? goal.value : 0)
            .padding(Double(index) * 17)
            .animation(.spring(duration: 1.1, bounce: 0.25).delay(Double(index) * 0.12), value: isShown)
            .animation(.spring(duration: 0.9, bounce: 0.25).delay(Double(index) * 0.08), value: day)
        }
      }
      .environment(\.ringWidth, 14)
      .frame(width: 132, height: 132)
      VStack(alignment: .leading, spacing: 9) {
        ForEach(Array(days[day].enumerated()), id: \.offset) { index, goal in
          GoalLine(goal: goal)
            .opacity(isShown ? 1 : 0)
            .offset(x: isShown ? 0 : 14)
            .animation(.easeOut(duration: 0.4).delay(0.3 + Double(index) * 0.12), value: isShown)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.black)
    .contentShape(.rect)
    .onTapGesture {
      withAnimation(.snappy) { day = (day + 1) % days.count }
    }
    .onAppear { isShown = true }
  }
}

#Preview {
  ActivityRings()
}
