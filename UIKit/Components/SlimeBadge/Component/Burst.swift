import SwiftUI

/// What is left of a torn badge: dots that fly apart and fall, each on a curve of its own.
struct Burst: Identifiable {
  struct Flight {
    let start: CGPoint
    let control: CGPoint
    let end: CGPoint

    func point(at t: CGFloat) -> CGPoint {
      let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
      return CGPoint(
        x: a * start.x + b * control.x + c * end.x,
        y: a * start.y + b * control.y + c * end.y)
    }
  }

  let id = UUID()
  let flights: [Flight]
  /// Of each dot, in points.
  let diameter: CGFloat

  /// Cuts a square around a point into cells, of each of which becomes a dot.
  init(center: CGPoint, side: CGFloat, cells: Int = 8, in size: CGSize) {
    let cell = side / CGFloat(cells)
    diameter = cell
    flights = (0..<cells * cells).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: cells)
      return Flight(
        start: CGPoint(
          x: center.x - side / 2 + cell * (CGFloat(column) + 0.5),
          y: center.y - side / 2 + cell * (CGFloat(row) + 0.5)),
        control: CGPoint(x: .random(in: 0...size.width), y: .random(in: 0...size.height)),
        end: CGPoint(x: size.width / 2, y: 4 * size.height))
    }
  }
}

struct BurstView: View {
  let burst: Burst
  let onEnd: () -> Void
  @State private var progress: CGFloat = 0

  var body: some View {
    Dots(burst: burst, progress: progress)
      .onAppear {
        withAnimation(.easeOut(duration: 3)) { progress = 1 } completion: { onEnd() }
      }
      .allowsHitTesting(false)
  }
}

private struct Dots: Shape {
  let burst: Burst
  var progress: CGFloat

  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for flight in burst.flights {
      let center = flight.point(at: progress)
      path.addEllipse(
        in: CGRect(
          x: center.x - burst.diameter / 2, y: center.y - burst.diameter / 2, width: burst.diameter,
          height: burst.diameter))
    }
    return path
  }
}
