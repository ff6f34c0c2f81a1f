public import QuartzCore
import Springform

extension UIColor {
  /// Numbers of the wide colour space are taken for sRGB's, of which a note tells.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    noteMissing("colours in \(CGColorSpace.displayP3)")
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colours of a picture's pixels. There are no patterns here, of which a note tells: it is what they are on average.
  public convenience init(patternImage image: UIImage) {
    noteMissing("colours that are patterns, so that a picture's average stands for it")
    self.init(cgColor: image.upright?.averageColor ?? CGColor(gray: 0, alpha: 0))
  }

  /// How white the colour is, 0...1, by what its components add to its luminance.
  /// - Returns: whether it is a grey; of another colour nothing is told.
  @discardableResult
  public final func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = cgColor.color
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = CGFloat(color.red)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let darkText = UIColor(white: 0, alpha: 1)
  public static let link = UIColor(.rgb(0, 122, 255), dark: .rgb(9, 132, 255))
  /// The usual tint of views.
  public static let tintColor = systemBlue
  /// What was behind tables before iOS 13.
  public static let groupTableViewBackground = systemGroupedBackground
}

extension CGColor {
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let black = CGColor(gray: 0, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)
}
