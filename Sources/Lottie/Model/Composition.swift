import SpringformGeometry
import SpringformScene
import SpringformSVG

/// Layers that are shown together, the topmost first: the file itself, or a composition that layers of it show.
struct Composition: Sendable {
  var layers: [LayerModel] = []
  /// Whether a layer or a shape is blended with what lies below, so that the composition has to be a picture of its own.
  var hasBlendModes = false
  /// The numbers of the layers that are cameras, the topmost first.
  var cameras: [Int] = []
}

/// A whole file, read.
struct LottieDocument: Sendable {
  var size = Size.zero
  var frameRate = 60.0
  var frames = 0.0...1.0
  var markers: [LottieMarker] = []
  var main = Composition()
  /// By number: what layers show by reference.
  var assets: [Asset] = []
  var fonts: [FontModel] = []
  /// Glyphs that the file brings along.
  var glyphs = GlyphTable()
  var expressions: [LottieExpression] = []
  /// What chance begins with in each of them: by the names of what it belongs to, so that it stays when others come and go.
  var seeds: [UInt64] = []
  /// The key paths of colours that can be replaced.
  var colorPaths: [String] = []
}

/// What layers show by reference.
enum Asset: Sendable {
  case composition(Composition)
  case image(PictureModel)
  /// A picture that is not in the file, a sound, or data.
  case missing
}

/// A picture in a file, and the size that it is shown at.
struct PictureModel: Sendable {
  enum Content: Sendable {
    case pixels(Image)
    case document(SVGDocument)
  }

  var content: Content
  /// Its own size.
  var size: Size
  /// How many items it counts as: of a document, by its length.
  var weight = 0
  /// What it fills; what does not fit in proportion is cut off.
  var frame: Size
}
