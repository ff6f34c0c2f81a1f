public import QuartzCore

/// How large and how bold one of Apple's symbols is to be.
struct SymbolStandIn: Equatable {
  var name: String
  var pointSize: CGFloat = 17
  var weight = UIImage.SymbolWeight.regular
  var scale = UIImage.SymbolScale.medium
}

// Apple's symbols may be used on Apple's systems only. A square stands for each, as large as the symbol would be about, and a note
// tells its name. The few pictures that UIKit has names of its own for are drawn here.

extension UIImage {
  /// A square in place of one of Apple's symbols, of which a note tells once.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    noteMissing("symbols of Apple's, so that a square stands for '\(name)'")
    self.init(standIn: SymbolStandIn(name: name).with(configuration))
  }

  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// - Parameter variableValue: how much of a symbol that fills is filled; what stands for it is always whole.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }

  public var symbolConfiguration: SymbolConfiguration? {
    symbol.map { SymbolConfiguration(pointSize: $0.pointSize, weight: $0.weight, scale: $0.scale) }
  }
  public var configuration: Configuration? { symbolConfiguration }
  /// For what surroundings the picture is: those of now.
  public var traitCollection: UITraitCollection { .current }
  /// How a picture is drawn that is to be like this one.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  public var isSymbolImage: Bool { symbol != nil }

  /// The same picture in another size or weight, if it stands for a symbol.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    symbol.map { UIImage(standIn: $0.with(configuration), renderingMode) } ?? self
  }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbol.map { UIImage(standIn: $0.with(configuration), renderingMode) }
  }

  public class var checkmark: UIImage { drawn("checkmark") }
  public class var strokedCheckmark: UIImage { drawn("strokedCheckmark") }
  public class var add: UIImage { drawn("add") }
  public class var remove: UIImage { drawn("remove") }
  public class var actions: UIImage { drawn("actions") }

  private static func drawn(_ name: String) -> UIImage { UIImage(standIn: SymbolStandIn(name: name)) }

  private convenience init(standIn symbol: SymbolStandIn, _ mode: RenderingMode = .alwaysTemplate) {
    let picture = symbol.picture
    self.init(picture.cgImage, scale: picture.scale, mode, symbol: symbol)
  }

  open class Configuration: NSObject, @unchecked Sendable {}

  /// What of a symbol's size and weight is to be other than usual.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let (pointSize, weight, symbolScale): (CGFloat?, SymbolWeight?, SymbolScale?)

    private init(_ pointSize: CGFloat?, _ weight: SymbolWeight?, _ scale: SymbolScale?) {
      (self.pointSize, self.weight, symbolScale) = (pointSize, weight, scale)
    }

    /// Nothing other than usual.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(nil, nil, nil) }

    // Colours of a symbol's layers. What stands for a symbol has one colour, the tint.

    public convenience init(hierarchicalColor: UIColor) {
      noteMissing("symbols of several colours")
      self.init(nil, nil, nil)
    }
    public convenience init(paletteColors: [UIColor]) {
      noteMissing("symbols of several colours")
      self.init(nil, nil, nil)
    }
    public class func preferringMulticolor() -> SymbolConfiguration { unspecified }
    public class func preferringMonochrome() -> SymbolConfiguration { unspecified }
    public convenience init(font: UIFont, scale: SymbolScale) { self.init(font.pointSize, nil, scale) }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(UIFont.preferredFont(forTextStyle: textStyle).pointSize, nil, scale)
    }
    public convenience init(pointSize: CGFloat, scale: SymbolScale) { self.init(pointSize, nil, scale) }

    public convenience init(weight: SymbolWeight) { self.init(nil, weight, nil) }
    public convenience init(scale: SymbolScale) { self.init(nil, nil, scale) }
    public convenience init(pointSize: CGFloat) { self.init(pointSize, nil, nil) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize, weight, nil) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize, weight, scale)
    }
    public convenience init(font: UIFont) { self.init(font.pointSize, nil, nil) }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(UIFont.preferredFont(forTextStyle: textStyle).pointSize, nil, nil)
    }

    /// This one, with what another one says in place of it.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        other.pointSize ?? pointSize, other.weight ?? weight, other.symbolScale ?? symbolScale)
    }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside text of its size.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }
}

extension SymbolStandIn {
  fileprivate func with(_ configuration: UIImage.Configuration?) -> SymbolStandIn {
    guard let given = configuration as? UIImage.SymbolConfiguration else { return self }
    var symbol = self
    symbol.pointSize = given.pointSize ?? pointSize
    symbol.weight = given.weight ?? weight
    symbol.scale = given.symbolScale ?? scale
    return symbol
  }

  /// The height of a line of text, by about as much as Apple's guidelines show small and large symbols beside it.
  private var side: CGFloat {
    let share: CGFloat =
      switch scale {
      case .small: 0.8
      case .large: 1.3
      default: 1
      }
    return (pointSize * 1.2 * share).rounded(.up)
  }

  private var lineWidth: CGFloat {
    let number = weight == .unspecified ? UIImage.SymbolWeight.regular.rawValue : weight.rawValue
    return side * (0.02 + 0.015 * CGFloat(number))
  }

  fileprivate var picture: UIImage {
    let box = CGRect(x: 0, y: 0, width: side, height: side)
    return UIGraphicsImageRenderer(size: box.size).image { _ in
      let frame = box.insetBy(dx: side * 0.08 + lineWidth / 2, dy: side * 0.08 + lineWidth / 2)
      let path = UIBezierPath()
      (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (lineWidth, .round, .round)
      func line(_ points: (CGFloat, CGFloat)...) {
        for (index, point) in points.enumerated() {
          let place = CGPoint(x: point.0 * side, y: point.1 * side)
          if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
      }
      switch name {
      case "checkmark": line((0.2, 0.54), (0.4, 0.76), (0.8, 0.24))
      case "strokedCheckmark": line((0.3, 0.53), (0.44, 0.68), (0.7, 0.34))
      case "add":
        line((0.3, 0.5), (0.7, 0.5))
        line((0.5, 0.3), (0.5, 0.7))
      case "remove": line((0.3, 0.5), (0.7, 0.5))
      case "actions": for x in [0.3, 0.5, 0.7] as [CGFloat] { line((x, 0.5), (x + 0.001, 0.5)) }
      default: path.append(UIBezierPath(roundedRect: frame, cornerRadius: side * 0.15))
      }
      if ["strokedCheckmark", "add", "remove", "actions"].contains(name) { path.append(UIBezierPath(ovalIn: frame)) }
      UIColor.black.setStroke()
      path.stroke()
    }
  }
}
