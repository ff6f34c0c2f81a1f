import SwiftUI

/// Two lines that bend into two arrows as `progress` goes from 0 to 1.
struct CurveGlyph: Shape {
  var progress: CGFloat

  private let radius: CGFloat = 10
  private let length: CGFloat = 30
  private let gap: CGFloat = 1
  private let barb: CGFloat = 3

  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }

  /// The right line is the left one, turned by half a turn about the middle.
  func path(in rect: CGRect) -> Path {
    let left = line(in: rect)
    let turned = CGAffineTransform(translationX: 2 * rect.midX, y: 2 * rect.midY).rotated(by: .pi)
    var path = left
    path.addPath(left, transform: turned)
    return path
  }

  /// Up to one half the line approaches the middle from below; then its tail shortens while its head bends into an arc.
  private func line(in rect: CGRect) -> Path {
    let approach = max(1 - 2 * progress, 0) * (rect.height / 2 - length)
    let bent = max(2 * progress - 1, 0)
    let sweep = 0.9 * CGFloat.pi * bent
    let head = CGPoint(x: rect.midX - radius, y: rect.midY - gap + approach)

    var path = Path()
    path.move(to: CGPoint(x: head.x, y: head.y + length * (1 - bent)))
    path.addLine(to: head)
    path.addArc(
      center: CGPoint(x: rect.midX, y: head.y), radius: radius, startAngle: .radians(.pi),
      endAngle: .radians(.pi + sweep), clockwise: false)

    let tip = CGPoint(x: rect.midX - radius * cos(sweep), y: head.y - radius * sin(sweep))
    let angle = .pi / 3 - sweep
    path.move(to: tip)
    path.addLine(to: CGPoint(x: tip.x - barb * cos(angle), y: tip.y + barb * sin(angle)))
    return path
  }
}
