import SwiftUI

/// A meadow at night, over which fireflies drift.
struct Fireflies: View {
  private let flies = (0..<46).map(Firefly.init)

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let time = timeline.date.timeIntervalSinceReferenceDate
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            Gradient(colors: [
              Color(red: 0.03, green: 0.04, blue: 0.16), Color(red: 0.08, green: 0.2, blue: 0.3),
              Color(red: 0.16, green: 0.38, blue: 0.36),
            ]),
            startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
        moon(in: context, size)
        hills(in: context, size)
        context.blendMode = .plusLighter
        for fly in flies {
          draw(fly, at: time, in: context, size)
        }
      }
    }
    .ignoresSafeArea()
  }

  private func draw(_ fly: Firefly, at time: Double, in context: GraphicsContext, _ size: CGSize) {
    let glow = fly.glow(at: time)
    guard glow > 0.01 else { return }
    let point = fly.place(at: time, in: size)
    var halo = context
    halo.opacity = glow
    let radius = fly.radius * 5
    halo.fill(
      Path(ellipseIn: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)),
      with: .radialGradient(
        Gradient(colors: [Color(red: 0.85, green: 1, blue: 0.4).opacity(0.55), .clear]),
        center: point, startRadius: 0, endRadius: radius))
    halo.fill(
      Path(
        ellipseIn: CGRect(
          x: point.x - fly.radius, y: point.y - fly.radius, width: 2 * fly.radius, height: 2 * fly.radius)),
      with: .color(Color(red: 1, green: 1, blue: 0.75)))
  }

  private func moon(in context: GraphicsContext, _ size: CGSize) {
    var context = context
    context.addFilter(.shadow(color: .white.opacity(0.7), radius: 14))
    context.fill(
      Path(ellipseIn: CGRect(x: size.width * 0.68, y: size.height * 0.12, width: 34, height: 34)),
      with: .color(Color(red: 1, green: 0.97, blue: 0.86)))
  }

  private func hills(in context: GraphicsContext, _ size: CGSize) {
    for (depth, color) in [
      (0.74, Color(red: 0.07, green: 0.2, blue: 0.22)), (0.84, Color(red: 0.03, green: 0.1, blue: 0.13)),
    ] {
      var hill = Path()
      hill.move(to: CGPoint(x: 0, y: size.height))
      for x in stride(from: 0.0, through: size.width, by: 4) {
        let wave = sin(x / size.width * 7 + depth * 30) * 9 + sin(x / size.width * 17 + depth * 9) * 3
        hill.addLine(to: CGPoint(x: x, y: size.height * depth + wave))
      }
      hill.addLine(to: CGPoint(x: size.width, y: size.height))
      context.fill(hill, with: .color(color))
    }
  }
}

#Preview {
  Fireflies()
}
