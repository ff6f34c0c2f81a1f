import SwiftUI

/// Water whose surface is a sine, up to a level.
struct Wave: Shape {
  /// How full it is, from 0 to 1.
  var level: Double
  /// Where the wave begins, in rounds.
  var phase: Double
  /// How high it is, as a part of the height.
  var amplitude = 0.05

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(level, phase) }
    set { (level, phase) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let surface = rect.maxY - rect.height * level
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    for x in stride(from: rect.minX, through: rect.maxX, by: 2) {
      let turn = ((x - rect.minX) / rect.width + phase) * 2 * .pi
      path.addLine(to: CGPoint(x: x, y: surface + sin(turn) * rect.height * amplitude))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
