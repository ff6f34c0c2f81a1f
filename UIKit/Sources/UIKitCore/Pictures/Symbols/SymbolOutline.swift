import Pictograms
import QuartzCore
import Springform

/// One of our drawings of a symbol in a size and weight: layers in points, each drawn upon those before, from the upper left corner
/// of a box on.
///
/// Names that end with `.fill`, `.slash`, `.circle`, `.square`, `.badge.plus` and the like are made by rule of what is before.
package struct SymbolOutline {
  package struct Layer {
    package var path: CGPath
    /// Of a stroke with round ends and joins, in points; 0 for none.
    package var lineWidth: CGFloat
    package var isFilled: Bool
    /// Whether it takes away what the layers before painted.
    package var isErased: Bool
  }

  package let layers: [Layer]
  /// Of the box around the drawing, in points.
  package let size: CGSize
  /// How far the box reaches below the baseline of the text beside it, in points: capitals and symbols have the same middle.
  package let baselineOffset: CGFloat
  /// What the layers reach, in the box.
  package let inkBounds: CGRect

  /// The names that have a drawing of their own, sorted; rules make more of them.
  package static var names: [String] { SymbolDrawings.all.parts.keys.sorted() }

  /// - Parameters:
  ///   - name: as UIKit's `systemName`.
  ///   - pointSize: of the text beside it.
  ///   - weight: of the text beside it.
  ///   - scale: how large it is beside the text.
  /// - Returns: `nil` for a name that no drawing stands for.
  package init?(
    _ name: String, pointSize: CGFloat, weight: UIImage.SymbolWeight = .regular, scale: UIImage.SymbolScale = .medium
  ) {
    let unit = Double(pointSize * scale.share) / 100
    // A line is as wide beside the text in each scale.
    let composition = SymbolComposition(
      weight: weight, lineWidth: weight.lineWidth / Double(scale.share))
    guard unit > 0, unit.isFinite, let drawn = composition.layers(of: name), let ink = composition.ink(of: drawn) else {
      return nil
    }
    let half = max(Self.height / 2, 50 - ink.minY, ink.maxY - 50)
    let height = 2 * half * unit
    let origin = Vector(dx: ink.minX - Self.margin, dy: 50 - half)
    let transform = Springform.AffineTransform(translationX: -origin.dx, y: -origin.dy)
      .concatenating(Springform.AffineTransform(scaleX: unit, y: unit))
    layers = drawn.map { layer in
      Layer(
        path: CGPath(layer.path.applying(transform)), lineWidth: CGFloat(layer.lineWidth * unit),
        isFilled: layer.isFilled, isErased: layer.isErased)
    }
    size = CGSize(width: (ink.width + 2 * Self.margin) * unit, height: height)
    baselineOffset = CGFloat(height - Double(pointSize) * Self.capHeight) / 2
    inkBounds = CGRect(ink.applying(transform))
  }

  /// The least height of the box around a symbol of the medium scale, in hundredths of an em: by about as much as lines of text are high.
  static let height = 117.0
  /// What is free at the left and the right, in the same units.
  private static let margin = 6.0
  /// Inter's, in ems.
  static let capHeight = 2048.0 / 2816

  /// Draws the layers with a colour into a context in which nothing else has been drawn.
  func draw(in context: CGContext, _ color: CGColor) {
    context.setFillColor(color)
    context.setStrokeColor(color)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    for layer in layers {
      context.setBlendMode(layer.isErased ? .destinationOut : .normal)
      context.setLineWidth(layer.lineWidth)
      if layer.isFilled {
        context.addPath(layer.path)
        context.fillPath()
      }
      if layer.lineWidth > 0 {
        context.addPath(layer.path)
        context.strokePath()
      }
    }
    context.setBlendMode(.normal)
  }
}

extension UIImage.SymbolScale {
  /// By about as much as Apple's session 206 of 2019, "Introducing SF Symbols", says that symbols are smaller and larger.
  var share: CGFloat {
    switch self {
    case .small: 0.8
    case .large: 1.3
    default: 1
    }
  }
}

extension UIImage.SymbolWeight {
  /// Of the text beside it.
  var font: UIFont.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .unspecified, .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }

  /// In hundredths of an em: the hyphen's thickness in Inter's fonts from Thin to Black.
  var lineWidth: Double {
    switch self {
    case .ultraLight: 2.3
    case .thin: 4.1
    case .light: 6
    case .unspecified, .regular: 7.8
    case .medium: 9.2
    case .semibold: 10.6
    case .bold: 12
    case .heavy: 13.4
    case .black: 14.8
    }
  }
}
