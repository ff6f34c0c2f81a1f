import SpringformGeometry
import SpringformScene

/// A layer of the file.
struct LayerModel: Sendable {
  enum Kind: Sendable {
    /// Shows a composition, by its number among the assets.
    case composition(asset: Int, size: Size)
    case solid(size: Size, color: Color, path: String)
    case image(asset: Int)
    /// Moves others.
    case null
    case shapes(ShapeList)
    case text(TextModel)
    /// Draws nothing, and sees the composition's layers in space.
    case camera(CameraModel)
    /// One that draws nothing: a sound, a light.
    case other
  }

  var name = ""
  /// What others call it.
  var index: Double?
  var kind = Kind.null
  /// The frames in which it shows, the last not any more.
  var inPoint = 0.0
  var outPoint = 0.0
  /// The frame at which its own time begins.
  var start = 0.0
  /// How many times longer its own time takes.
  var stretch = 1.0
  /// What its own time is, in seconds, where it does not simply go on.
  var timeRemap: Property<Numbers>?
  /// The layer that it moves with.
  var parent: Int?
  var transform = TransformModel()
  var isHidden = false
  /// Whether a camera sees it, rather than that it lies on the picture.
  var isInSpace = false
  /// Whether it turns to where it goes.
  var isAutoOriented = false
  var masks: [MaskModel] = []
  var matte: MatteModel?
  /// Whether it is there as a matte alone.
  var isMatteAlone = false
  var blendMode = BlendMode.normal
  var effects: [EffectModel] = []
  /// In the order in which they come upon each other.
  var styles: [LayerStyleModel] = []

  func isThere(at frame: Double) -> Bool { !isHidden && frame >= inPoint && frame < outPoint }

  /// Whether it draws anything.
  var isSeen: Bool {
    switch kind {
    case .null, .camera, .other: false
    case .composition, .solid, .image, .shapes, .text: true
    }
  }
}

/// What sees layers in space.
struct CameraModel: Sendable {
  /// How far before the eye things are seen in their own size, in points.
  var zoom: Property<Numbers>
  /// Whether it looks to its anchor point, rather than straight ahead.
  var hasPointOfInterest: Bool
}

/// Where something lies, and how much of it is seen.
struct TransformModel: Sendable {
  var anchor = Property(Numbers.zero)
  var position = Position.point(Property(Numbers.zero))
  /// In percent.
  var scale = Property(Numbers(100, 100, 100, 0))
  /// In degrees, clockwise.
  var rotation = Property(Numbers.zero)
  /// In degrees, about the axes of space; `nil` where there are none.
  var rotationX: Property<Numbers>?
  var rotationY: Property<Numbers>?
  var orientation: Property<Numbers>?
  /// In degrees.
  var skew = Property(Numbers.zero)
  var skewAxis = Property(Numbers.zero)
  /// In percent.
  var opacity = Property(Numbers(100, 0, 0, 0))

  enum Position: Sendable {
    case point(Property<Numbers>)
    case split(x: Property<Numbers>, y: Property<Numbers>, z: Property<Numbers>?)
  }

  /// Whether it turns something out of its plane.
  var isSpatial: Bool { rotationX != nil || rotationY != nil || orientation != nil }
}

/// What of a layer is seen, or is not.
struct MaskModel: Sendable {
  enum Mode: Sendable { case add, subtract, intersect, lighten, darken, difference }

  var mode: Mode
  var isInverted: Bool
  var outline: Property<Outline>
  /// In percent.
  var opacity: Property<Numbers>
  /// By how much the outline grows, in points.
  var expansion: Property<Numbers>
}

/// The layer that says what of another is seen.
struct MatteModel: Sendable {
  var layer: Int
  var isLuminance: Bool
  var isInverted: Bool
}
