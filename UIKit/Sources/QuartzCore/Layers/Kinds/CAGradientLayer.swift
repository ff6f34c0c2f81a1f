public import CoreGraphics
import Springform

/// A layer filled with colours that flow into each other.
open class CAGradientLayer: CALayer {
  override open class func madeByClass() -> CALayer { CAGradientLayer() }
  override open class func copy(of layer: CALayer) -> CALayer { CAGradientLayer(layer: layer) }
  override class func makeBase() -> Layer { ManagingGradientLayer() }

  override func property(at keyPath: String) -> (any Property)? {
    LayerProperties.ofGradients[keyPath] ?? super.property(at: keyPath)
      ?? managedProperty(at: keyPath, of: ManagingGradientLayer.self)
  }

  private var gradient: GradientLayer { unsafeDowncast(base, to: GradientLayer.self) }

  /// `CGColor`s.
  open var colors: [Any]? {
    get { read { _ in gradient.colors.isEmpty && !hasColors ? nil : gradient.colors.map { CGColor($0) } } }
    set {
      hasColors = newValue != nil
      write("colors") { _ in gradient.colors = (newValue ?? []).compactMap { ($0 as? CGColor)?.color } }
    }
  }
  /// Whether some were set, and be it none: components append to them.
  private var hasColors = false

  /// Where each colour lies, 0...1 and ascending; at even distances without.
  open var locations: [NSNumber]? {
    get { read { _ in gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: $0) } } }
    set { write("locations") { _ in gradient.locations = (newValue ?? []).map(\.doubleValue) } }
  }

  /// In unit coordinates of the bounds.
  open var startPoint: CGPoint {
    get { read { _ in CGPoint(gradient.startPoint) } }
    set { if newValue != startPoint { write("startPoint") { _ in gradient.startPoint = Point(newValue) } } }
  }

  /// In unit coordinates of the bounds.
  open var endPoint: CGPoint {
    get { read { _ in CGPoint(gradient.endPoint) } }
    set { if newValue != endPoint { write("endPoint") { _ in gradient.endPoint = Point(newValue) } } }
  }

  open var type: CAGradientLayerType {
    get { CAGradientLayerType(gradient.kind) }
    set { if !isCopy { gradient.kind = newValue.kind } }
  }
}

/// How the colours of a gradient lie.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")

  var kind: LayerGradient.Kind { self == .radial ? .radial : self == .conic ? .conic : .axial }

  init(_ kind: LayerGradient.Kind) {
    self =
      switch kind {
      case .axial: .axial
      case .radial: .radial
      case .conic: .conic
      }
  }
}

/// The stage's layer below.
final class ManagingGradientLayer: GradientLayer, ManagingLayer {
  @Animated var managed = ManagedValues()
}

extension LayerProperties {
  nonisolated(unsafe) static let ofGradients: [String: any Property] = [
    "colors": StoredProperty(\GradientLayer.colors, .colors),
    "locations": StoredProperty(\GradientLayer.locations, .numbers),
    "startPoint": StoredProperty(\GradientLayer.startPoint, .point),
    "startPoint.x": StoredProperty(\GradientLayer.startPoint.x, .number),
    "startPoint.y": StoredProperty(\GradientLayer.startPoint.y, .number),
    "endPoint": StoredProperty(\GradientLayer.endPoint, .point),
    "endPoint.x": StoredProperty(\GradientLayer.endPoint.x, .number),
    "endPoint.y": StoredProperty(\GradientLayer.endPoint.y, .number),
  ]
}

extension Conversion<[Color]> {
  static let colors = Conversion(
    read: { value in
      guard let colors = value as? [Any] else { return nil }
      let read = colors.compactMap { ($0 as? CGColor)?.color }
      return read.count == colors.count ? read : nil
    }, write: { $0.map { CGColor($0) } })
}

extension Conversion<[Double]> {
  static let numbers = Conversion(
    read: { value in
      guard let numbers = value as? [Any] else { return nil }
      let read = numbers.compactMap { Conversion<Double>.number.read($0) }
      return read.count == numbers.count ? read : nil
    }, write: { $0.map { NSNumber(value: $0) } })
}
