public import QuartzCore
import Springform

/// A colour, which may be another one in the dark.
open class UIColor: NSObject, @unchecked Sendable {
  private let mark = SwiftObjectMark()
  private let resolve: (UITraitCollection) -> CGColor

  /// What the colour is in the surroundings of now; see ``UITraitCollection/current``.
  public var cgColor: CGColor { resolve(.current) }

  public init(cgColor: CGColor) { resolve = { _ in cgColor } }

  /// A colour that depends on its surroundings; see ``resolvedColor(with:)``.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    resolve = { surroundings in dynamicProvider(surroundings).resolve(surroundings) }
  }

  convenience init(_ light: Color, dark: Color) {
    let (light, dark) = (UIColor(light), UIColor(dark))
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// The colour that this one is in surroundings.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(cgColor: resolve(traitCollection))
  }

  /// A colour that is yet to be set, which shows nothing.
  override public convenience init() { self.init(cgColor: CGColor(gray: 0, alpha: 0)) }

  convenience init(_ color: Color) { self.init(cgColor: CGColor(color)) }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(cgColor: CGColor(gray: white, alpha: alpha)) }

  /// Hue, saturation and brightness, each 0...1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func component(_ number: CGFloat) -> CGFloat {
      let place = (number + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor { UIColor(self.resolve($0).color.withAlpha(Double(alpha))) }
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.color
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Hue, saturation and brightness, each 0...1; of a grey the hue is 0.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.color
    let most = max(color.red, color.green, color.blue)
    let range = most - min(color.red, color.green, color.blue)
    var sixth = 0.0
    if range > 0 {
      switch most {
      case color.red: sixth = (color.green - color.blue) / range
      case color.green: sixth = (color.blue - color.red) / range + 2
      default: sixth = (color.red - color.green) / range + 4
      }
    }
    hue?.pointee = CGFloat((sixth < 0 ? sixth + 6 : sixth) / 6)
    saturation?.pointee = CGFloat(most > 0 ? range / most : 0)
    brightness?.pointee = CGFloat(most)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// What is filled and stroked from now on in the current context has this colour.
  open func set() {
    setFill()
    setStroke()
  }
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.cgColor == cgColor }
  open override var hash: Int { cgColor.hashValue }
}

extension UIColor {
  public static let clear = UIColor(.clear)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(.gray)
  public static let darkGray = UIColor(.darkGray)
  public static let lightGray = UIColor(.lightGray)
  public static let red = UIColor(.red)
  public static let green = UIColor(.green)
  public static let blue = UIColor(.blue)
  public static let cyan = UIColor(.cyan)
  public static let magenta = UIColor(.magenta)
  public static let yellow = UIColor(.yellow)
  public static let orange = UIColor(.orange)
  public static let purple = UIColor(.purple)
  public static let brown = UIColor(.brown)
}
