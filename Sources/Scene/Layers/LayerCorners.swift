import SpringformGeometry

extension Layer {
  /// The radius of all corners; where they differ, the largest. Setting it sets all ``cornerRadii``.
  public final var cornerRadius: Double {
    get { cornerRadii.common ?? cornerRadii.clockwise.reduce(0, max) }
    set { cornerRadii = CornerRadii(newValue) }
  }

  /// A rectangle with the layer's corners; one that lies `inset` inside the bounds has as much smaller radii.
  final func outline(of rect: Rect, inset: Double = 0) -> Path {
    var radii = cornerRadii
    if maskedCorners != .all { radii = radii.kept(at: maskedCorners) }
    if inset != 0 { radii = radii.map { max($0 - inset, 0) } }
    return .roundedRect(rect.insetBy(dx: inset, dy: inset), cornerRadii: radii, curve: cornerCurve)
  }
}

/// Some of a layer's corners, under Core Animation's names.
public struct CornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Top left.
  public static let layerMinXMinYCorner = CornerMask(rawValue: 1)
  /// Top right.
  public static let layerMaxXMinYCorner = CornerMask(rawValue: 2)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CornerMask(rawValue: 4)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CornerMask(rawValue: 8)
  public static let all = CornerMask(rawValue: 15)
}

extension CornerRadii {
  fileprivate func kept(at corners: CornerMask) -> CornerRadii {
    CornerRadii(
      topLeft: corners.contains(.layerMinXMinYCorner) ? topLeft : 0,
      topRight: corners.contains(.layerMaxXMinYCorner) ? topRight : 0,
      bottomRight: corners.contains(.layerMaxXMaxYCorner) ? bottomRight : 0,
      bottomLeft: corners.contains(.layerMinXMaxYCorner) ? bottomLeft : 0)
  }
}
