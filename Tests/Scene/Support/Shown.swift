import SpringformBitmap
import SpringformGeometry
import SpringformMotion
import SpringformScene

/// The commands of layers on a stage of their own, at a time in seconds.
func shown(_ layers: Layer..., at time: Double = 0) -> [DisplayList.Command] {
  let stage = Stage(size: Size(width: 100, height: 100))
  for layer in layers { stage.rootLayer.addSublayer(layer) }
  if time > 0 { stage.advance(to: Clock(rate: 1 / time).tick(1)) }
  return stage.displayList(background: .white, showsTouches: false).commands
}

/// A square layer whose corners are easy to follow: 10 points wide, at the origin.
func square(_ color: Color = .black, x: Double = 0, y: Double = 0) -> Layer {
  Layer(frame: Rect(x: x, y: y, width: 10, height: 10), backgroundColor: color)
}

extension DisplayList.Command {
  /// The colour of a fill or a stroke, or a picture's tint.
  var color: Color? {
    switch self {
    case .fill(_, _, .color(let color), _), .stroke(_, _, .color(let color), _), .image(_, _, _, let color, _): color
    default: nil
    }
  }

  var paint: Paint? {
    switch self {
    case .fill(_, _, let paint, _), .stroke(_, _, let paint, _): paint
    default: nil
    }
  }

  var path: Path? {
    switch self {
    case .fill(let path, _, _, _), .stroke(let path, _, _, _): path
    default: nil
    }
  }

  var transform: AffineTransform? {
    switch self {
    case .fill(_, _, _, let transform), .stroke(_, _, _, let transform), .image(_, _, _, _, let transform),
      .svg(_, _, _, let transform):
      transform
    default: nil
    }
  }
}

extension Image {
  /// A picture of one colour.
  static func plain(_ width: Int, _ height: Int, scale: Double = 1) throws -> Image {
    Image(try Bitmap(width: width, height: height, fill: 0xFFFF_FFFF), scale: scale)
  }
}
