import Springform

/// The system's palette in the light and in the dark, as Apple's Human Interface Guidelines and UIKit document it.
extension UIColor {
  public static let systemRed = UIColor(.systemRed, dark: .rgb(255, 69, 58))
  public static let systemOrange = UIColor(.systemOrange, dark: .rgb(255, 159, 10))
  public static let systemYellow = UIColor(.systemYellow, dark: .rgb(255, 214, 10))
  public static let systemGreen = UIColor(.systemGreen, dark: .rgb(48, 209, 88))
  public static let systemMint = UIColor(.rgb(0, 199, 190), dark: .rgb(99, 230, 226))
  public static let systemTeal = UIColor(.systemTeal, dark: .rgb(64, 200, 224))
  public static let systemCyan = UIColor(.rgb(50, 173, 230), dark: .rgb(100, 210, 255))
  public static let systemBlue = UIColor(.systemBlue, dark: .rgb(10, 132, 255))
  public static let systemIndigo = UIColor(.systemIndigo, dark: .rgb(94, 92, 230))
  public static let systemPurple = UIColor(.systemPurple, dark: .rgb(191, 90, 242))
  public static let systemPink = UIColor(.systemPink, dark: .rgb(255, 55, 95))
  public static let systemBrown = UIColor(.rgb(162, 132, 94), dark: .rgb(172, 142, 104))

  public static let systemGray = UIColor(.systemGray, dark: .rgb(142, 142, 147))
  public static let systemGray2 = UIColor(.rgb(174, 174, 178), dark: .rgb(99, 99, 102))
  public static let systemGray3 = UIColor(.rgb(199, 199, 204), dark: .rgb(72, 72, 74))
  public static let systemGray4 = UIColor(.rgb(209, 209, 214), dark: .rgb(58, 58, 60))
  public static let systemGray5 = UIColor(.rgb(229, 229, 234), dark: .rgb(44, 44, 46))
  public static let systemGray6 = UIColor(.rgb(242, 242, 247), dark: .rgb(28, 28, 30))

  public static let systemBackground = UIColor(.white, dark: .black)
  public static let secondarySystemBackground = systemGray6
  public static let tertiarySystemBackground = UIColor(.white, dark: .rgb(44, 44, 46))
  public static let systemGroupedBackground = UIColor(.rgb(242, 242, 247), dark: .black)
  public static let secondarySystemGroupedBackground = UIColor(.white, dark: .rgb(28, 28, 30))
  public static let tertiarySystemGroupedBackground = UIColor(.rgb(242, 242, 247), dark: .rgb(44, 44, 46))

  public static let label = UIColor(.black, dark: .white)
  public static let secondaryLabel = label(0.6, dark: 0.6)
  public static let tertiaryLabel = label(0.3, dark: 0.3)
  public static let quaternaryLabel = label(0.18, dark: 0.16)
  public static let placeholderText = tertiaryLabel
  public static let separator = UIColor(
    .rgb(60, 60, 67).withAlpha(0.29), dark: .rgb(84, 84, 88).withAlpha(0.6))
  public static let opaqueSeparator = UIColor(.rgb(198, 198, 200), dark: .rgb(56, 56, 58))

  public static let systemFill = UIColor(.rgb(120, 120, 128).withAlpha(0.2), dark: .rgb(120, 120, 128).withAlpha(0.36))
  public static let secondarySystemFill = UIColor(
    .rgb(120, 120, 128).withAlpha(0.16), dark: .rgb(120, 120, 128).withAlpha(0.32))
  public static let tertiarySystemFill = UIColor(
    .rgb(118, 118, 128).withAlpha(0.12), dark: .rgb(118, 118, 128).withAlpha(0.24))
  public static let quaternarySystemFill = UIColor(
    .rgb(116, 116, 128).withAlpha(0.08), dark: .rgb(118, 118, 128).withAlpha(0.18))

  private static func label(_ alpha: Double, dark: Double) -> UIColor {
    UIColor(.rgb(60, 60, 67).withAlpha(alpha), dark: .rgb(235, 235, 245).withAlpha(dark))
  }
}
