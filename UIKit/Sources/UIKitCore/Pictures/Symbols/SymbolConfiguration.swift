public import QuartzCore

// How large and how bold symbols are.

extension UIImage {
  open class Configuration: NSObject, @unchecked Sendable {}

  /// What of a symbol's size and weight is to be other than usual.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let (pointSize, weight, symbolScale): (CGFloat?, SymbolWeight?, SymbolScale?)

    private init(_ pointSize: CGFloat?, _ weight: SymbolWeight?, _ scale: SymbolScale?) {
      (self.pointSize, self.weight, symbolScale) = (pointSize, weight, scale)
    }

    /// Nothing other than usual.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(nil, nil, nil) }

    // Colours of a symbol's layers. Symbols have one layer here, and one colour, the tint.

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
