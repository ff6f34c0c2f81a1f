public import SpringformGeometry

/// How a group of commands is placed: clipped, faded as a whole, over its own shadow.
public struct Group: Hashable, Sendable {
  /// 0...1, applied to the composed group.
  public var opacity: Double
  public var clip: Clip?
  public var shadow: Shadow?
  /// Whether blurs inside the group see nothing beyond the pixels that its clip touches, as if the canvas ended there.
  public var isBackdropRoot: Bool

  public init(opacity: Double = 1, clip: Clip? = nil, shadow: Shadow? = nil, isBackdropRoot: Bool = false) {
    self.opacity = opacity
    self.clip = clip
    self.shadow = shadow
    self.isBackdropRoot = isBackdropRoot
  }

  /// The region outside of which nothing of the group's content shows. A shadow is cast by the clipped content and is not clipped itself.
  public struct Clip: Hashable, Sendable {
    public var path: Path
    public var transform: AffineTransform

    public init(path: Path, transform: AffineTransform) {
      self.path = path
      self.transform = transform
    }
  }
}

/// A blurred silhouette behind the content.
public struct Shadow: Hashable, Sendable {
  /// The colour, its alpha being the shadow's opacity.
  public var color: Color
  /// The displacement in points of the canvas.
  public var offset: Vector
  /// The standard deviation of the Gaussian blur, in points of the canvas.
  public var radius: Double

  public init(color: Color, offset: Vector, radius: Double) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}
