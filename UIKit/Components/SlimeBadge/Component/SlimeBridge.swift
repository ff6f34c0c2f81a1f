import SwiftUI

/// The slime between the disc in the middle, which stays, and the head that is pulled away from it: a band whose sides are curves that bend
/// inwards.
struct SlimeBridge: Shape {
  static let headRadius: CGFloat = 15
  static let trailRadius: CGFloat = 10

  var pull: CGSize
  let reach: CGFloat

  var animatableData: CGSize.AnimatableData {
    get { pull.animatableData }
    set { pull.animatableData = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let distance = pull.length
    guard distance > 0 else { return Path() }
    let trail = CGPoint(x: rect.midX, y: rect.midY)
    let head = CGPoint(x: trail.x + pull.width, y: trail.y + pull.height)
    let half = CGSize(width: pull.width / 2, height: pull.height / 2)
    let near = Self.trailRadius * TrailEffect.scale(pull: pull, reach: reach)
    // Across the way from one disc to the other.
    let across = CGSize(width: -pull.height / distance, height: pull.width / distance)

    func point(_ center: CGPoint, _ radius: CGFloat) -> CGPoint {
      CGPoint(x: center.x + across.width * radius, y: center.y + across.height * radius)
    }
    func middle(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + half.width, y: point.y + half.height) }

    var path = Path()
    path.move(to: point(trail, near))
    path.addLine(to: point(trail, -near))
    path.addQuadCurve(to: point(head, -Self.headRadius), control: middle(point(trail, -near)))
    path.addLine(to: point(head, Self.headRadius))
    path.addQuadCurve(to: point(trail, near), control: middle(point(trail, near)))
    path.closeSubpath()
    return path
  }
}

/// The disc that stays shrinks as the slime is pulled away from it, and springs back when the slime tears.
struct TrailEffect: GeometryEffect {
  var pull: CGSize
  var tornScale: CGFloat
  let isTorn: Bool
  let reach: CGFloat

  var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
    get { AnimatablePair(pull.animatableData, tornScale) }
    set { (pull.animatableData, tornScale) = (newValue.first, newValue.second) }
  }

  static func scale(pull: CGSize, reach: CGFloat) -> CGFloat { max(0.25, 1 - pull.length / reach) }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let scale = isTorn ? tornScale : Self.scale(pull: pull, reach: reach)
    return ProjectionTransform(
      CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
        .scaledBy(x: scale, y: scale)
        .translatedBy(x: -size.width / 2, y: -size.height / 2))
  }
}
