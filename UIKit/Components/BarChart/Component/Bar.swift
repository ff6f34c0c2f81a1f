import SwiftUI

struct Week: Equatable {
  let name: String
  let days: [Day]

  struct Day: Equatable {
    let name: String
    let steps: Int
  }

  static let this = Week("This week", [6200, 8400, 4100, 9800, 7300, 11200, 5600])
  static let last = Week("Last week", [9100, 3700, 7800, 5200, 10400, 6600, 8900])

  private init(_ name: String, _ steps: [Int]) {
    self.name = name
    days = zip(["M", "T", "W", "T", "F", "S", "S"], steps).map(Day.init)
  }
}

struct Bar: View {
  let day: Week.Day
  let isGrown: Bool
  let isChosen: Bool
  let isDimmed: Bool

  var body: some View {
    VStack(spacing: 6) {
      UnevenRoundedRectangle(topLeadingRadius: 8, bottomLeadingRadius: 3, bottomTrailingRadius: 3, topTrailingRadius: 8)
        .fill(.linearGradient(colors: [.purple, .indigo], startPoint: .top, endPoint: .bottom))
        .frame(height: isGrown ? Double(day.steps) / 11200 * 108 : 0)
        .opacity(isDimmed ? 0.35 : 1)
        .overlay(alignment: .top) {
          if isChosen {
            Text(day.steps.formatted())
              .font(.caption2.weight(.semibold))
              .monospacedDigit()
              .foregroundStyle(.white)
              .fixedSize()
              .padding(.horizontal, 7)
              .padding(.vertical, 4)
              .background(.black.opacity(0.8), in: .capsule)
              .offset(y: -25)
              .transition(.scale(scale: 0.4, anchor: .bottom).combined(with: .opacity))
          }
        }
      Text(day.name)
        .font(.caption2.weight(.medium))
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
  }
}
