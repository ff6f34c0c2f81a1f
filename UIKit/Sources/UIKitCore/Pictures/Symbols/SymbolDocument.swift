import QuartzCore
import Springform

/// A symbol of a component's own: an SVG file, which may be a template as Apple's app "SF Symbols" writes them.
struct SymbolDocument {
  private let document: SVGDocument
  /// The part of a template that fits a weight; `nil` for all of a file that is none.
  private let element: String?
  /// What of the document is shown, in its own units.
  private let frame: Rect
  /// Points of the picture per unit of the document.
  private let unit: Double
  /// In points.
  let baselineOffset: CGFloat

  /// - Returns: `nil`, after a note, for a file that can't be read.
  init?(_ file: URL, of symbol: ShownSymbol) {
    do { document = try SVGDocument(Array(Data(contentsOf: file))) } catch {
      noteMissing("ways to read '\(file.lastPathComponent)', in which \(error)")
      return nil
    }
    let template = SymbolTemplate(document, weight: symbol.weight)
    let height = SymbolOutline.height / 100 * Double(symbol.pointSize * symbol.scale.share)
    if let template {
      element = template.element
      unit = Double(symbol.pointSize * symbol.scale.share) * SymbolOutline.capHeight / template.capHeight
      frame = Rect(
        x: template.left, y: template.middle - height / unit / 2, width: template.width, height: height / unit)
    } else {
      element = nil
      unit = height / document.size.height
      frame = Rect(origin: .zero, size: document.size)
    }
    baselineOffset = CGFloat(height - Double(symbol.pointSize) * SymbolOutline.capHeight) / 2
  }

  /// In points.
  var size: CGSize { CGSize(width: frame.width * unit, height: frame.height * unit) }

  func draw(in context: CGContext) {
    let place = Rect(
      x: -frame.minX * unit, y: -frame.minY * unit, width: document.size.width * unit,
      height: document.size.height * unit)
    context.draw(Drawing { $0.draw(document, element: element, in: place) })
  }
}

/// What a template says of a symbol: elements named after weights and scales, such as `Regular-M`, between guides.
private struct SymbolTemplate {
  let element: String
  let capHeight: Double
  /// Of capitals.
  let middle: Double
  let left: Double
  let width: Double

  /// The weight itself, else the one that is always there; at the medium scale, else at the small one, which is drawn in the same size.
  init?(_ document: SVGDocument, weight: UIImage.SymbolWeight) {
    for weight in [weight.templateName, "Regular"] {
      for scale in ["M", "S"] {
        let name = "\(weight)-\(scale)"
        guard let ink = document.box(of: name), let top = document.box(of: "Capline-\(scale)")?.minY,
          let bottom = document.box(of: "Baseline-\(scale)")?.minY, bottom > top, ink.width > 0
        else { continue }
        let left = document.box(of: "left-margin-\(name)")?.midX ?? ink.minX
        let right = document.box(of: "right-margin-\(name)")?.midX ?? ink.maxX
        (element, capHeight, middle) = (name, bottom - top, (top + bottom) / 2)
        (self.left, width) = (left, max(right - left, ink.width))
        return
      }
    }
    return nil
  }
}

extension UIImage.SymbolWeight {
  fileprivate var templateName: String {
    switch self {
    case .ultraLight: "Ultralight"
    case .thin: "Thin"
    case .light: "Light"
    case .unspecified, .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "Semibold"
    case .bold: "Bold"
    case .heavy: "Heavy"
    case .black: "Black"
    }
  }
}
