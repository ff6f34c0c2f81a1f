public import CoreGraphics
import Springform

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
  override open class func madeByClass() -> CALayer { CAShapeLayer() }
  override open class func copy(of layer: CALayer) -> CALayer { CAShapeLayer(layer: layer) }
  override class func makeBase() -> Layer { ManagingShapeLayer() }

  override func property(at keyPath: String) -> (any Property)? {
    LayerProperties.ofShapes[keyPath] ?? super.property(at: keyPath)
      ?? managedProperty(at: keyPath, of: ManagingShapeLayer.self)
  }

  private var shape: ShapeLayer { unsafeDowncast(base, to: ShapeLayer.self) }

  open var path: CGPath? {
    get { read { _ in shape.path.isEmpty ? nil : CGPath(shape.path) } }
    set { write("path") { _ in shape.path = newValue?.path ?? Path() } }
  }

  open var fillColor: CGColor? {
    get { read { _ in CGColor(opaque: shape.fillColor) } }
    set { if newValue != fillColor { write("fillColor") { _ in shape.fillColor = Color(newValue) } } }
  }

  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule == .evenOdd ? .evenOdd : .nonZero }
    set { if !isCopy { shape.fillRule = newValue == .evenOdd ? .evenOdd : .nonZero } }
  }

  open var strokeColor: CGColor? {
    get { read { _ in CGColor(opaque: shape.strokeColor) } }
    set { if newValue != strokeColor { write("strokeColor") { _ in shape.strokeColor = Color(newValue) } } }
  }

  open var strokeStart: CGFloat {
    get { read { _ in CGFloat(shape.strokeStart) } }
    set { if newValue != strokeStart { write("strokeStart") { _ in shape.strokeStart = Double(newValue) } } }
  }

  open var strokeEnd: CGFloat {
    get { read { _ in CGFloat(shape.strokeEnd) } }
    set { if newValue != strokeEnd { write("strokeEnd") { _ in shape.strokeEnd = Double(newValue) } } }
  }

  open var lineWidth: CGFloat {
    get { read { _ in CGFloat(shape.lineWidth) } }
    set { if newValue != lineWidth { write("lineWidth") { _ in shape.lineWidth = Double(newValue) } } }
  }

  open var miterLimit: CGFloat {
    get { read { _ in CGFloat(shape.miterLimit) } }
    set { if newValue != miterLimit { write("miterLimit") { _ in shape.miterLimit = Double(newValue) } } }
  }

  open var lineCap: CAShapeLayerLineCap {
    get { CAShapeLayerLineCap(shape.lineCap) }
    set { if !isCopy { shape.lineCap = newValue.cap } }
  }

  open var lineJoin: CAShapeLayerLineJoin {
    get { CAShapeLayerLineJoin(shape.lineJoin) }
    set { if !isCopy { shape.lineJoin = newValue.join } }
  }

  open var lineDashPhase: CGFloat {
    get { read { _ in CGFloat(shape.lineDashPhase) } }
    set { if newValue != lineDashPhase { write("lineDashPhase") { _ in shape.lineDashPhase = Double(newValue) } } }
  }

  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern.isEmpty ? nil : shape.lineDashPattern.map { NSNumber(value: $0) } }
    set { if !isCopy { shape.lineDashPattern = newValue?.map(\.doubleValue) ?? [] } }
  }
}

/// Which parts of a path are its inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var cap: StrokeStyle.Cap { self == .round ? .round : self == .square ? .square : .butt }

  init(_ cap: StrokeStyle.Cap) { self = cap == .round ? .round : cap == .square ? .square : .butt }
}

/// How lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var join: StrokeStyle.Join { self == .round ? .round : self == .bevel ? .bevel : .miter }

  init(_ join: StrokeStyle.Join) { self = join == .round ? .round : join == .bevel ? .bevel : .miter }
}
