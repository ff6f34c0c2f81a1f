import QuartzCore
import Springform

/// A colour of an asset catalogue, in the light and in the dark.
struct NamedColor {
  private let light: UIColor
  private let dark: UIColor?

  init?(catalogFolder folder: URL) {
    let entries = (CatalogContents(folder)?.colors ?? []).filter(\.isForPhones)
    let dark = entries.first(where: \.isDark)?.color?.color
    guard let light = entries.first(where: { !$0.isDark })?.color?.color ?? dark else { return nil }
    (self.light, self.dark) = (light, dark)
  }

  /// Goes by its surroundings, as the system's colours do.
  var color: UIColor {
    guard let dark else { return light }
    return UIColor { [light] in $0.userInterfaceStyle == .dark ? dark : light }
  }
}

extension CatalogContents.Definition {
  fileprivate var color: UIColor? {
    if let reference { return UIColor.system(reference) }
    guard let components else { return nil }
    let alpha = components["alpha"]?.alpha ?? 1
    if let white = components["white"]?.value { return UIColor(white: white, alpha: alpha) }
    let (red, green, blue) = (
      components["red"]?.value ?? 0, components["green"]?.value ?? 0, components["blue"]?.value ?? 0
    )
    let values = space == "display-p3" ? DisplayP3.sRGB(red, green, blue) : (red, green, blue)
    return UIColor(red: values.0, green: values.1, blue: values.2, alpha: alpha)
  }
}

/// The wider colour space of Apple's displays, with sRGB's transfer function and white.
enum DisplayP3 {
  /// By the matrix of the CSS Color Module Level 4; what sRGB does not reach is as near as it has it.
  static func sRGB(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return (
      encoded(1.2249401762805598 * r - 0.22494017628055996 * g),
      encoded(-0.042056954709688163 * r + 1.0420569547096881 * g),
      encoded(-0.019637554590334432 * r - 0.078636045550631889 * g + 1.0982736001409664 * b)
    )
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> Double {
    let value = min(max(value, 0), 1)
    return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}

extension UIColor {
  /// One of the system's, as catalogues name it: `systemBlueColor`.
  fileprivate static func system(_ name: String) -> UIColor? {
    let known: [String: UIColor] = [
      "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
      "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan,
      "systemBlue": .systemBlue, "systemIndigo": .systemIndigo, "systemPurple": .systemPurple,
      "systemPink": .systemPink, "systemBrown": .systemBrown, "systemGray": .systemGray, "systemGray2": .systemGray2,
      "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
      "systemGray6": .systemGray6, "label": .label, "secondaryLabel": .secondaryLabel,
      "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText,
      "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemBackground": .systemBackground,
      "secondarySystemBackground": .secondarySystemBackground, "tertiarySystemBackground": .tertiarySystemBackground,
      "systemGroupedBackground": .systemGroupedBackground,
      "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
      "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "systemFill": .systemFill,
      "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
      "quaternarySystemFill": .quaternarySystemFill,
    ]
    let color = known[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
    if color == nil { noteMissing("colours of the system called '\(name)'") }
    return color
  }
}
