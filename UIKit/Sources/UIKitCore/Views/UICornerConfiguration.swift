public import QuartzCore

/// How round a corner is.
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat)
  }
  let kind: Kind

  /// In points.
  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(CGFloat(radius))) }
  /// As round as the corner of what the view lies in, less the distance to it.
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: CGFloat(minimum ?? 0)))
  }
  public static var containerConcentric: UICornerRadius { containerConcentric() }

  func length(in view: UIView) -> CGFloat {
    switch kind {
    case .fixed(let radius): return max(radius, 0)
    case .concentric(let minimum):
      guard let around = view.superview else { return minimum }
      let distance = min(
        view.frame.minX, view.frame.minY, around.bounds.width - view.frame.maxX, around.bounds.height - view.frame.maxY)
      return max(around.layer.cornerRadius - max(distance, 0), minimum, 0)
    }
  }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .fixed(value) }
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
}

/// How round a view's corners are, whatever its size is.
public struct UICornerConfiguration: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    case capsule(maximum: CGFloat?)
    /// From the upper left one on, clockwise.
    case corners([UICornerRadius?])
  }
  let shape: Shape

  public static func capsule() -> UICornerConfiguration { UICornerConfiguration(shape: .capsule(maximum: nil)) }
  public static func capsule(maximumRadius: Double) -> UICornerConfiguration {
    UICornerConfiguration(shape: .capsule(maximum: CGFloat(maximumRadius)))
  }
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration { uniformCorners(radius: radius) }
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(shape: .corners([radius, radius, radius, radius]))
  }
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(shape: .corners([topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius]))
  }
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(shape: .corners([topRadius, topRadius, bottomRightRadius, bottomLeftRadius]))
  }
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(shape: .corners([topLeftRadius, topRightRadius, bottomRadius, bottomRadius]))
  }

  /// Rounds a view's corners. A layer's have one radius, so that of several the largest is that of all which are round; a note says so.
  func round(_ view: UIView) {
    let layer = view.layer
    let least = min(view.bounds.width, view.bounds.height) / 2
    switch shape {
    case .capsule(let maximum):
      (layer.cornerRadius, layer.maskedCorners) = (min(least, maximum ?? least), CACornerMask.all)
    case .corners(let radii):
      let lengths = radii.map { min($0?.length(in: view) ?? 0, least) }
      let longest = lengths.max() ?? 0
      if lengths.contains(where: { $0 > 0 && $0 != longest }) {
        noteMissing("corners of a view that are round in several ways")
      }
      let masks: [CACornerMask] = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
      ]
      layer.cornerRadius = longest
      layer.maskedCorners = CACornerMask(zip(masks, lengths).filter { $1 > 0 }.map(\.0))
    }
    layer.cornerCurve = .continuous
  }
}

extension CACornerMask {
  fileprivate static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
  ]
}

extension UIView {
  /// How round a corner is now, in points.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let masks: [(UIRectCorner, CACornerMask)] = [
      (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner), (.bottomRight, .layerMaxXMaxYCorner),
      (.bottomLeft, .layerMinXMaxYCorner),
    ]
    let isRound = masks.contains { corner.contains($0.0) && layer.maskedCorners.contains($0.1) }
    return isRound ? min(layer.cornerRadius, min(bounds.width, bounds.height) / 2) : 0
  }
}
