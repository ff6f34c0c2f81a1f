import Foundation
import Springform

// Effects on the colours of a view, pixel by pixel, by matrices over red, green and blue as sRGB stores them.

extension Springform.ColorMatrix {
  /// How much each colour counts for how light a colour is (Rec. 709).
  private static let lightness = (red: 0.2126, green: 0.7152, blue: 0.0722)

  private init(_ rows: (Double, Double, Double)...) {
    func row(_ index: Int) -> Row { Row(rows[index].0, rows[index].1, rows[index].2, 0, 0) }
    self.init(red: row(0), green: row(1), blue: row(2))
  }

  /// Turns the colours about the axis of greys, which keeps their lightness: Rec. 709's weights, as in `hue-rotate` of
  /// Filter Effects.
  init(hueRotation angle: Angle) {
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    let (r, g, b) = Self.lightness
    self.init(
      (r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b)),
      (r - c * r + s * 0.143, g + c * (1 - g) + s * 0.14, b - c * b - s * 0.283),
      (r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b))
  }

  /// 0 for greys, 1 for the colours as they are.
  init(saturation amount: Double) {
    let (r, g, b) = Self.lightness
    let rest = 1 - amount
    self.init(
      (rest * r + amount, rest * g, rest * b), (rest * r, rest * g + amount, rest * b),
      (rest * r, rest * g, rest * b + amount))
  }

  /// What is added to each component.
  init(brightness amount: Double) {
    self.init(
      red: Row(1, 0, 0, 0, amount), green: Row(0, 1, 0, 0, amount), blue: Row(0, 0, 1, 0, amount))
  }

  /// By how much components are moved away from the middle.
  init(contrast amount: Double) {
    let rest = (1 - amount) / 2
    self.init(
      red: Row(amount, 0, 0, 0, rest), green: Row(0, amount, 0, 0, rest),
      blue: Row(0, 0, amount, 0, rest))
  }

  /// 1 for the opposite colours.
  init(colorInvert amount: Double) {
    let rest = 1 - 2 * amount
    self.init(
      red: Row(rest, 0, 0, 0, amount), green: Row(0, rest, 0, 0, amount),
      blue: Row(0, 0, rest, 0, amount))
  }

  init(colorMultiply color: Springform.Color) {
    self.init(
      red: Row(color.red, 0, 0, 0, 0), green: Row(0, color.green, 0, 0, 0),
      blue: Row(0, 0, color.blue, 0, 0),
      alpha: Row(0, 0, 0, color.alpha, 0))
  }

  /// Black, the more opaque the lighter a colour is.
  static var luminanceToAlpha: Self {
    let (r, g, b) = lightness
    let nothing = Row(0, 0, 0, 0, 0)
    return Self(red: nothing, green: nothing, blue: nothing, alpha: Row(r, g, b, 0, 0))
  }
}

/// An effect on colours that a number says.
protocol ColorAmountEffect: LayerEffect where AnimatableData == Double {
  var amount: Double { get set }
  var matrix: Springform.ColorMatrix { get }
}

extension ColorAmountEffect {
  // In hundredths, in which springs come to rest where people see no difference.
  public var animatableData: Double {
    get { amount * 128 }
    set { amount = newValue / 128 }
  }

  func apply(to layer: Layer, size: CGSize, in environment: EnvironmentValues) {
    layer.colorEffects = [.matrix(matrix)]
  }
}

public struct _SaturationEffect: ColorAmountEffect {
  public var amount: Double
  var matrix: Springform.ColorMatrix { .init(saturation: max(amount, 0)) }
}

public struct _GrayscaleEffect: ColorAmountEffect {
  public var amount: Double
  var matrix: Springform.ColorMatrix { .init(saturation: 1 - min(max(amount, 0), 1)) }
}

public struct _BrightnessEffect: ColorAmountEffect {
  public var amount: Double
  var matrix: Springform.ColorMatrix { .init(brightness: amount) }
}

public struct _ContrastEffect: ColorAmountEffect {
  public var amount: Double
  var matrix: Springform.ColorMatrix { .init(contrast: amount) }
}

public struct _ColorInvertEffect: LayerEffect {
  public var animatableData = EmptyAnimatableData()
  func apply(to layer: Layer, size: CGSize, in environment: EnvironmentValues) {
    layer.colorEffects = [.matrix(.init(colorInvert: 1))]
  }
}

public struct _LuminanceToAlphaEffect: LayerEffect {
  public var animatableData = EmptyAnimatableData()
  func apply(to layer: Layer, size: CGSize, in environment: EnvironmentValues) {
    layer.colorEffects = [.matrix(.luminanceToAlpha)]
  }
}

public struct _HueRotationEffect: LayerEffect {
  public var angle: Angle

  public var animatableData: Angle.AnimatableData {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }

  func apply(to layer: Layer, size: CGSize, in environment: EnvironmentValues) {
    layer.colorEffects = [.matrix(.init(hueRotation: angle))]
  }
}

public struct _ColorMultiplyEffect: LayerEffect {
  public var color: ResolvedColor

  public var animatableData: ResolvedColor.AnimatableData {
    get { color.animatableData }
    set { color.animatableData = newValue }
  }

  func apply(to layer: Layer, size: CGSize, in environment: EnvironmentValues) {
    layer.colorEffects = [.matrix(.init(colorMultiply: color.stageColor))]
  }
}

/// A multiplication by a colour that depends on the environment.
struct ColorMultiplyModifier: PrimitiveModifier {
  let color: Color

  func update(_ node: Node, content: any View) {
    _ColorMultiplyEffect(color: color.resolved(in: node.environment)).update(node, content: content)
  }
}

extension View {
  /// Turns all hues by an angle.
  public func hueRotation(_ angle: Angle) -> some View {
    modifier(_HueRotationEffect(angle: angle))
  }

  /// Makes the colours stronger, or weaker below 1; 0 leaves greys.
  public func saturation(_ amount: Double) -> some View {
    modifier(_SaturationEffect(amount: amount))
  }

  /// Makes the colours grey: 0 not at all, 1 wholly.
  public func grayscale(_ amount: Double) -> some View {
    modifier(_GrayscaleEffect(amount: amount))
  }

  /// Moves colours away from the middle grey by a factor.
  public func contrast(_ amount: Double) -> some View { modifier(_ContrastEffect(amount: amount)) }

  /// Makes the colours lighter: 0 not at all, 1 white, -1 black.
  public func brightness(_ amount: Double) -> some View {
    modifier(_BrightnessEffect(amount: amount))
  }

  /// Multiplies all colours, and how opaque they are, by a colour.
  public func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplyModifier(color: color))
  }

  /// Shows the opposite colours.
  public func colorInvert() -> some View { modifier(_ColorInvertEffect()) }

  /// Shows black, the more opaque the lighter the view is.
  public func luminanceToAlpha() -> some View { modifier(_LuminanceToAlphaEffect()) }
}
