public import CoreGraphics
import Foundation
import Springform
public import UIKit

/// A colour, which may depend on the environment.
public struct Color: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case components(ResolvedColor)
    /// One of UIKit's, which may be another in the dark.
    case platform(UIColor)
    case named(AssetName)
    case accent
    case primary, secondary, tertiary, quaternary
    indirect case faded(Source, Double)
    indirect case mixed(Source, Source, Double)
  }

  let source: Source

  init(_ source: Source) { self.source = source }

  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    switch colorSpace {
    case .sRGB: self.init(.components(ResolvedColor(sRGB: red, green, blue, opacity)))
    case .sRGBLinear: self.init(.components(ResolvedColor(linear: red, green, blue, opacity)))
    case .displayP3:
      self.init(.platform(UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)))
    }
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      uiColor: UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  /// Of the asset catalogue.
  /// - Parameter file: says whose colours are meant.
  public init(_ name: String, bundle: Bundle? = nil, file: String = #fileID) {
    self.init(.named(AssetName(name, in: bundle, file: file)))
  }
  public init(uiColor: UIColor) { self.init(.platform(uiColor)) }
  // `Color(.black)` is one of UIKit's, `Color(.brand)` one of the catalogue's, of which UIKit has a colour, too.
  @_disfavoredOverload
  public init(_ color: UIColor) { self.init(.platform(color)) }
  public init(cgColor: CGColor) { self.init(.platform(UIColor(cgColor: cgColor))) }
  public init<Colors: CGColor>(_ cgColor: Colors) { self.init(cgColor: cgColor) }

  /// The colour, less opaque by a factor.
  public func opacity(_ opacity: Double) -> Color { Color(.faded(source, opacity)) }

  /// The colour on the way to another, 0...1.
  public func mix(with rhs: Color, by fraction: Double) -> Color {
    Color(.mixed(source, rhs.source, fraction))
  }

  /// A soft gradient from a lighter shade to the colour.
  public var gradient: AnyGradient { AnyGradient(color: self) }

  public static let red = Color(uiColor: .systemRed)
  public static let orange = Color(uiColor: .systemOrange)
  public static let yellow = Color(uiColor: .systemYellow)
  public static let green = Color(uiColor: .systemGreen)
  public static let mint = Color(uiColor: .systemMint)
  public static let teal = Color(uiColor: .systemTeal)
  public static let cyan = Color(uiColor: .systemCyan)
  public static let blue = Color(uiColor: .systemBlue)
  public static let indigo = Color(uiColor: .systemIndigo)
  public static let purple = Color(uiColor: .systemPurple)
  public static let pink = Color(uiColor: .systemPink)
  public static let brown = Color(uiColor: .systemBrown)
  public static let gray = Color(uiColor: .systemGray)
  public static let white = Color(white: 1)
  public static let black = Color(white: 0)
  public static let clear = Color(white: 0, opacity: 0)
  public static let primary = Color(.primary)
  public static let secondary = Color(.secondary)
  public static let accentColor = Color(.accent)
}

extension Color {
  func resolved(in environment: EnvironmentValues) -> ResolvedColor {
    source.resolved(in: environment)
  }
}

extension Color.Source {
  func resolved(in environment: EnvironmentValues) -> ResolvedColor {
    switch self {
    case .components(let color): return color
    case .platform(let color): return ResolvedColor(color, in: environment)
    case .named(let asset):
      guard let color = asset.color else {
        noteOnce("the asset catalogue has no colour \"\(asset.name)\"")
        return ResolvedColor(sRGB: 0, 0, 0, 0)
      }
      return ResolvedColor(color, in: environment)
    case .accent:
      guard let tint = environment.tintColor else { return ResolvedColor(.systemBlue, in: environment) }
      // A tint that is the accent's colour is that of those above, and theirs is the system's.
      var above = environment
      above.tintColor = nil
      return tint.resolved(in: above)
    case .primary: return ResolvedColor(.label, in: environment)
    case .secondary: return ResolvedColor(.secondaryLabel, in: environment)
    case .tertiary: return ResolvedColor(.tertiaryLabel, in: environment)
    case .quaternary: return ResolvedColor(.quaternaryLabel, in: environment)
    case .faded(let source, let factor):
      var color = source.resolved(in: environment)
      color.opacity *= min(max(factor, 0), 1)
      return color
    case .mixed(let from, let to, let share):
      var color = from.resolved(in: environment)
      let end = to.resolved(in: environment)
      color.animatableData += (end.animatableData - color.animatableData).scaled(
        by: min(max(share, 0), 1))
      return color
    }
  }
}

/// A colour's components in linear light, in which colours move from one to the other.
public struct ResolvedColor: Hashable, Sendable, Animatable {
  var red: Double
  var green: Double
  var blue: Double
  var opacity: Double

  init(linear red: Double, _ green: Double, _ blue: Double, _ opacity: Double) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  init(sRGB red: Double, _ green: Double, _ blue: Double, _ opacity: Double) {
    self.init(linear: Self.linear(red), Self.linear(green), Self.linear(blue), opacity)
  }

  init(_ color: UIColor, in environment: EnvironmentValues) {
    let traits = UITraitCollection(
      userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light)
    let resolved = color.resolvedColor(with: traits)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(sRGB: red, green, blue, alpha)
  }

  /// As the stage has it.
  var stageColor: Springform.Color {
    Springform.Color(
      red: Self.stored(red), green: Self.stored(green), blue: Self.stored(blue),
      alpha: min(max(opacity, 0), 1))
  }

  // Opaque parts count as much as colours, in hundredths, in which SwiftUI's springs come to rest.
  public var animatableData: AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>
  {
    get {
      AnimatablePair(
        red * 128, AnimatablePair(green * 128, AnimatablePair(blue * 128, opacity * 128)))
    }
    set {
      red = newValue.first / 128
      green = newValue.second.first / 128
      (blue, opacity) = (newValue.second.second.first / 128, newValue.second.second.second / 128)
    }
  }

  /// sRGB's curve, and its mirror image below 0.
  private static func linear(_ value: Double) -> Double {
    let size = value.magnitude
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  static func stored(_ value: Double) -> Double {
    let value = min(max(value, 0), 1)
    return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}

extension VectorArithmetic {
  func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }
}
