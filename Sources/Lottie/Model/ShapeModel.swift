import SpringformGeometry
import SpringformScene

/// An item in a shape layer, in the order of the file: what comes first lies on top, and styles and modifiers work on what
/// comes before them.
enum ShapeModel: Sendable {
  indirect case group(GroupModel)
  case outline(OutlineModel, name: String)
  case style(PaintModel)
  case modifier(ModifierModel, name: String)
  case repeater(RepeaterModel)
}

struct GroupModel: Sendable {
  var name = ""
  var list = ShapeList()
  var transform: TransformModel?
  var blendMode = BlendMode.normal

  var items: [ShapeModel] { list.items }
}

/// Where an outline comes from.
enum OutlineModel: Sendable {
  case path(Property<Outline>)
  case rectangle(center: Property<Numbers>, size: Property<Numbers>, radius: Property<Numbers>, isReversed: Bool)
  case ellipse(center: Property<Numbers>, size: Property<Numbers>, isReversed: Bool)
  case star(StarModel)
}

struct StarModel: Sendable {
  var isPolygon: Bool
  var isReversed: Bool
  var points: Property<Numbers>
  var center: Property<Numbers>
  /// In degrees.
  var rotation: Property<Numbers>
  var outerRadius: Property<Numbers>
  /// In percent.
  var outerRoundness: Property<Numbers>
  var innerRadius: Property<Numbers>
  var innerRoundness: Property<Numbers>
}

/// A fill or a stroke.
struct PaintModel: Sendable {
  enum Content: Sendable {
    /// A colour, and its key path.
    case color(Property<Numbers>, path: String)
    case gradient(GradientModel)
  }

  var name = ""
  var content: Content
  /// In percent.
  var opacity: Property<Numbers>
  var rule = FillRule.nonZero
  var stroke: StrokeModel?
  var blendMode = BlendMode.normal
}

struct StrokeModel: Sendable {
  var width: Property<Numbers>
  var cap: StrokeStyle.Cap
  var join: StrokeStyle.Join
  var miterLimit: Double
  /// Dashes and gaps in turn.
  var dashes: [Property<Numbers>] = []
  var dashOffset: Property<Numbers>?
}

struct GradientModel: Sendable {
  var isRadial: Bool
  /// How many colours there are; what follows them are opacities.
  var count: Int
  /// Offset, red, green and blue of each colour, then offset and alpha of each opacity.
  var stops: Property<[Double]>
  var start: Property<Numbers>
  var end: Property<Numbers>
  /// Where the focus lies on the way from the middle to the edge, in percent, and at which angle beside it, in degrees.
  var highlightLength: Property<Numbers>
  var highlightAngle: Property<Numbers>
}

/// What changes outlines.
enum ModifierModel: Sendable {
  /// In percent, and an offset in degrees.
  case trim(start: Property<Numbers>, end: Property<Numbers>, offset: Property<Numbers>, isOneByOne: Bool)
  case roundCorners(radius: Property<Numbers>)
  case pucker(amount: Property<Numbers>)
  case zigzag(amplitude: Property<Numbers>, ridges: Property<Numbers>, points: Property<Numbers>)
  case offset(amount: Property<Numbers>, join: StrokeStyle.Join, miterLimit: Property<Numbers>)
  case twist(angle: Property<Numbers>, center: Property<Numbers>)
}

/// Shows what comes before it several times.
struct RepeaterModel: Sendable {
  var copies: Property<Numbers>
  var offset: Property<Numbers>
  var transform: TransformModel
  /// In percent.
  var startOpacity: Property<Numbers>
  var endOpacity: Property<Numbers>
  /// Whether later copies lie below earlier ones.
  var laterBelow: Bool
}
