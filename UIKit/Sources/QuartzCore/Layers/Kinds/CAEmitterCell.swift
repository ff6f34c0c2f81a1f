public import CoreGraphics
import Springform

/// What a ``CAEmitterLayer`` emits. A layer keeps a copy of it as it is when it is given to the layer.
///
/// Each value with a range is for every particle another one, evenly spread over the range around the mean. Particles emit no others here.
open class CAEmitterCell: NSObject {
  /// By which `setValue(_:forKeyPath:)` of the layer finds it: `emitterCells.name.birthRate`.
  open var name: String?
  open var isEnabled = true

  /// A `CGImage`; without one nothing shows.
  open var contents: Any?
  /// Pixels per point of the picture.
  open var contentsScale: CGFloat = 1

  /// Particles a second.
  open var birthRate: Float = 0
  /// Seconds.
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0

  /// Where particles fly, in radians from the x axis, clockwise on the screen.
  open var emissionLongitude: CGFloat = 0
  /// How far out of the plane, in radians; seen from the front, such particles are slower.
  open var emissionLatitude: CGFloat = 0
  /// The angle of the cone around it, in radians.
  open var emissionRange: CGFloat = 0
  /// Points per second.
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  /// Points per second squared.
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0

  /// Out of the plane, where nothing is seen from the front.
  open var zAcceleration: CGFloat = 0

  /// The part of the picture that shows, in unit coordinates.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  // How a picture's pixels become those of the screen; particles are always drawn as well as is possible.
  open var magnificationFilter = "linear"
  open var minificationFilter = "linear"
  open var minificationFilterBias: Float = 0
  /// Values that the cell has unless it has its own. They are kept, and not looked up.
  open var style: [AnyHashable: Any]?
  /// What each particle emits. Particles emit no others here, of which a note tells.
  open var emitterCells: [CAEmitterCell]? {
    didSet { if emitterCells?.isEmpty == false { noteMissing("particles that emit others") } }
  }

  /// The factor of the picture's size, and by how much it changes a second.
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  /// Radians per second, clockwise on the screen.
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0

  /// Multiplies the picture's colours; `nil` for white.
  open var color: CGColor? = CGColor(gray: 1, alpha: 1)
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  /// By how much the component changes a second.
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0

  /// When the cell begins, in seconds after its layer.
  open var beginTime: CFTimeInterval = 0
  /// For how long it emits, in seconds; 0 for ever.
  open var duration: CFTimeInterval = 0
  /// Before it begins and after it has ended a cell emits nothing, whatever this says.
  open var fillMode = CAMediaTimingFillMode.removed

  override public init() {}

  open func setValue(_ value: Any?, forKey key: String) { _ = set(value, for: key) }

  /// As the stage's, with the layer's factor.
  func cell(lifetime: Float) -> EmitterCell {
    var cell = shownPicture.map { EmitterCell(image: Image($0.bitmap)) } ?? EmitterCell(path: Path())
    cell.birthRate = isEnabled && contents is CGImage ? Double(birthRate) : 0
    (cell.beginTime, cell.duration) = (beginTime, duration > 0 ? duration : .infinity)
    (cell.lifetime, cell.lifetimeRange) = (Double(self.lifetime * lifetime), Double(lifetimeRange * lifetime))
    (cell.emissionLongitude, cell.emissionRange) = (Double(emissionLongitude), Double(emissionRange))
    let speed = cos(Double(emissionLatitude))
    (cell.velocity, cell.velocityRange) = (Double(velocity) * speed, Double(velocityRange) * speed)
    (cell.xAcceleration, cell.yAcceleration) = (Double(xAcceleration), Double(yAcceleration))
    let size = 1 / Double(contentsScale > 0 ? contentsScale : 1)
    (cell.scale, cell.scaleRange) = (Double(scale) * size, Double(scaleRange) * size)
    cell.scaleSpeed = Double(scaleSpeed) * size
    (cell.spin, cell.spinRange) = (Double(spin), Double(spinRange))
    cell.color = color?.color ?? .white
    (cell.redRange, cell.redSpeed) = (Double(redRange), Double(redSpeed))
    (cell.greenRange, cell.greenSpeed) = (Double(greenRange), Double(greenSpeed))
    (cell.blueRange, cell.blueSpeed) = (Double(blueRange), Double(blueSpeed))
    (cell.alphaRange, cell.alphaSpeed) = (Double(alphaRange), Double(alphaSpeed))
    return cell
  }

  private var shownPicture: CGImage? {
    guard let picture = contents as? CGImage, contentsRect != CGRect(x: 0, y: 0, width: 1, height: 1) else {
      return contents as? CGImage
    }
    let (width, height) = (CGFloat(picture.width), CGFloat(picture.height))
    return picture.cropping(
      to: CGRect(
        x: contentsRect.minX * width, y: contentsRect.minY * height, width: contentsRect.width * width,
        height: contentsRect.height * height))
  }

  open func value(forKey key: String) -> Any? {
    switch key {
    case "name": name
    case "contents": contents
    case "color": color
    case "enabled": isEnabled
    default: number(for: key)
    }
  }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
  public required init?(coder: NSCoder) {}

  func copied() -> CAEmitterCell {
    let copy = CAEmitterCell()
    (copy.name, copy.isEnabled, copy.contents, copy.color) = (name, isEnabled, contents, color)
    (copy.beginTime, copy.duration, copy.contentsRect) = (beginTime, duration, contentsRect)
    for path in Self.numbers.values { copy[keyPath: path] = self[keyPath: path] }
    for path in Self.lengths.values { copy[keyPath: path] = self[keyPath: path] }
    return copy
  }

  // MARK: By names

  private typealias Number = ReferenceWritableKeyPath<CAEmitterCell, Float> & Sendable
  private typealias Length = ReferenceWritableKeyPath<CAEmitterCell, CGFloat> & Sendable

  private static let numbers: [String: any Number] = [
    "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange, "redRange": \.redRange,
    "greenRange": \.greenRange, "blueRange": \.blueRange, "alphaRange": \.alphaRange, "redSpeed": \.redSpeed,
    "greenSpeed": \.greenSpeed, "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed,
  ]

  private static let lengths: [String: any Length] = [
    "contentsScale": \.contentsScale, "emissionLongitude": \.emissionLongitude,
    "emissionLatitude": \.emissionLatitude, "emissionRange": \.emissionRange, "velocity": \.velocity,
    "velocityRange": \.velocityRange, "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration,
    "scale": \.scale, "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed, "spin": \.spin,
    "spinRange": \.spinRange,
  ]

  func number(for key: String) -> Double? {
    switch key {
    case "beginTime": beginTime
    case "duration": duration
    default: Self.numbers[key].map { Double(self[keyPath: $0]) } ?? Self.lengths[key].map { Double(self[keyPath: $0]) }
    }
  }

  /// - Returns: whether there is such a property, and the value is one for it.
  func set(_ value: Any?, for key: String) -> Bool {
    let number = value.flatMap { Conversion<Double>.number.read($0) }
    switch (key, value) {
    case ("name", let name as String): self.name = name
    case ("contents", _): contents = value
    case ("color", _): color = value as? CGColor
    case ("enabled", let flag as Bool): isEnabled = flag
    case ("beginTime", _): if let number { beginTime = number } else { return false }
    case ("duration", _): if let number { duration = number } else { return false }
    default:
      guard let number else { return false }
      if let path = Self.numbers[key] {
        self[keyPath: path] = Float(number)
      } else if let path = Self.lengths[key] {
        self[keyPath: path] = CGFloat(number)
      } else {
        return false
      }
    }
    return true
  }
}
