import QuartzCore
import Springform

/// A symbol that a picture shows: which, how large and how bold.
///
/// It is drawn by a file of the component's own that has its name, else by one of our drawings. A square stands for it without either, of
/// which a note tells once.
struct ShownSymbol: Equatable {
  let name: String
  /// A file of the component's own.
  var file: URL?
  /// Of the text beside it.
  var pointSize: CGFloat = 17
  var weight = UIImage.SymbolWeight.regular
  var scale = UIImage.SymbolScale.medium
  /// What all of it is coloured with; black for a picture that is a stencil.
  var color: UIColor?

  func with(_ configuration: UIImage.Configuration?) -> ShownSymbol {
    guard let given = configuration as? UIImage.SymbolConfiguration else { return self }
    var symbol = self
    symbol.pointSize = given.pointSize ?? pointSize
    symbol.weight = given.weight ?? weight
    symbol.scale = given.symbolScale ?? scale
    return symbol
  }

  /// - Parameter pixelsPerPoint: of the picture.
  /// - Returns: the pixels, and how far the picture reaches below the baseline of the text beside it, in points.
  func picture(pixelsPerPoint: CGFloat) -> (pixels: CGImage?, baselineOffset: CGFloat) {
    let (size, baseline, draw) = drawing
    let format = UIGraphicsImageRendererFormat()
    format.scale = pixelsPerPoint
    // Whole pixels, in the middle of which it stands.
    let whole = CGSize(
      width: (size.width * pixelsPerPoint).rounded(.up) / pixelsPerPoint,
      height: (size.height * pixelsPerPoint).rounded(.up) / pixelsPerPoint)
    let margin = CGPoint(x: (whole.width - size.width) / 2, y: (whole.height - size.height) / 2)
    let image = UIGraphicsImageRenderer(size: whole, format: format).image { context in
      context.cgContext.translateBy(x: margin.x, y: margin.y)
      draw(context.cgContext)
    }
    let pixels = file == nil ? image.cgImage : image.cgImage?.tinted((color ?? .black).cgColor)
    return (pixels, baseline + margin.y)
  }

  private var drawing: (size: CGSize, baseline: CGFloat, draw: (CGContext) -> Void) {
    if let file, let own = SymbolDocument(file, of: self) { return (own.size, own.baselineOffset, own.draw) }
    if let outline = SymbolOutline(name, pointSize: pointSize, weight: weight, scale: scale) {
      return (outline.size, outline.baselineOffset, { outline.draw(in: $0, (color ?? .black).cgColor) })
    }
    noteOnce(
      "no drawing here is called '\(name)', so that a square stands for the symbol; "
        + "a file Symbols/\(name).svg beside the component's source would be shown in its place")
    guard let square = SymbolOutline("square", pointSize: pointSize, weight: weight, scale: scale) else {
      return (.zero, 0, { _ in })
    }
    return (square.size, square.baselineOffset, { square.draw(in: $0, (color ?? .black).cgColor) })
  }
}
