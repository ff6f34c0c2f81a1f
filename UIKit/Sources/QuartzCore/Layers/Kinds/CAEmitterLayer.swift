public import CoreGraphics
import Springform

/// A layer that emits particles.
///
/// As on a phone, a layer whose `beginTime` is not set emits since the clock began: give it `CACurrentMediaTime()` to begin now. Of a scene
/// with the same seed, particles are always the same. They are seen from the front: what leads out of the plane does not show.
open class CAEmitterLayer: CALayer {
  override open class func make() -> CALayer { CAEmitterLayer() }
  override open class func copy(of layer: CALayer) -> CALayer { CAEmitterLayer(layer: layer) }
  override class func makeBase() -> Layer {
    let base = ManagingEmitterLayer()
    base.seed = MainLoop.current?.stage.random.next() ?? 0
    return base
  }

  override func property(at keyPath: String) -> (any Property)? {
    LayerProperties.ofEmitters[keyPath] ?? super.property(at: keyPath)
      ?? managedProperty(at: keyPath, of: ManagingEmitterLayer.self)
  }

  private var emitter: EmitterLayer { unsafeDowncast(base, to: EmitterLayer.self) }

  // MARK: Cells

  private var cells: [CAEmitterCell] = []

  open var emitterCells: [CAEmitterCell]? {
    get { cells.isEmpty ? nil : cells }
    set {
      guard !isCopy else { return }
      cells = (newValue ?? []).map { $0.copied() }
      update()
    }
  }

  // Factors of the cells' values.

  /// At 0 no more particles are born; those in flight fly on.
  open var birthRate: Float = 1 { didSet { if birthRate != oldValue { update() } } }
  /// At 0 no more particles are seen to be born; those in flight fly on.
  open var lifetime: Float = 1 { didSet { if lifetime != oldValue { update() } } }
  open var velocity: Float = 1 { didSet { if velocity != oldValue { update() } } }
  open var scale: Float = 1 { didSet { if scale != oldValue { update() } } }
  open var spin: Float = 1 { didSet { if spin != oldValue { update() } } }
  /// The last one that was not zero, which those in flight go by.
  private var lastLifetime: Float = 1

  private func update() {
    guard !isCopy else { return }
    if lifetime > 0 { lastLifetime = lifetime }
    let made = cells.map { $0.cell(lifetime: lastLifetime, velocity: velocity, scale: scale, spin: spin) }
    if made != emitter.emitterCells { emitter.emitterCells = made }
    emitter.birthRate = lifetime > 0 ? Double(birthRate) : 0
  }

  override func setPart(_ value: Any?, at keyPath: String) -> Bool {
    let parts = keyPath.split(separator: ".", maxSplits: 2).map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells", let cell = cells.first(where: { $0.name == parts[1] }) else {
      return false
    }
    if cell.set(value, for: parts[2]) {
      update()
    } else {
      MainLoop.current?.fail("'\(keyPath)' cannot be set to \(value ?? "nil")")
    }
    return true
  }

  // MARK: Shape

  /// In the layer's own coordinates.
  open var emitterPosition: CGPoint {
    get { read { _ in CGPoint(emitter.emitterPosition) } }
    set {
      if newValue != emitterPosition { write("emitterPosition") { _ in emitter.emitterPosition = Point(newValue) } }
    }
  }

  open var emitterSize: CGSize {
    get { read { _ in CGSize(emitter.emitterSize) } }
    set { if newValue != emitterSize { write("emitterSize") { _ in emitter.emitterSize = Size(newValue) } } }
  }

  open var emitterShape = CAEmitterLayerEmitterShape.point {
    didSet { if !isCopy { emitter.emitterShape = emitterShape.shape } }
  }
  open var emitterMode = CAEmitterLayerEmitterMode.volume {
    didSet { if !isCopy { emitter.emitterMode = emitterMode.mode } }
  }
  open var renderMode = CAEmitterLayerRenderMode.unordered {
    didSet { if !isCopy { emitter.renderMode = renderMode.mode } }
  }

  /// Another seed, other particles. Unless it is set, it follows from the scene's own.
  open var seed: UInt32 {
    get { UInt32(truncatingIfNeeded: emitter.seed) }
    set { if !isCopy { emitter.seed = UInt64(newValue) } }
  }
}

/// The stage's layer below.
final class ManagingEmitterLayer: EmitterLayer, ManagingLayer {
  @Animated var managed = ManagedValues()
}

extension LayerProperties {
  nonisolated(unsafe) static let ofEmitters: [String: any Property] = [
    "emitterPosition": StoredProperty(\EmitterLayer.emitterPosition, .point),
    "emitterPosition.x": StoredProperty(\EmitterLayer.emitterPosition.x, .number),
    "emitterPosition.y": StoredProperty(\EmitterLayer.emitterPosition.y, .number),
    "emitterSize": StoredProperty(\EmitterLayer.emitterSize, .size),
    "emitterSize.width": StoredProperty(\EmitterLayer.emitterSize.width, .number),
    "emitterSize.height": StoredProperty(\EmitterLayer.emitterSize.height, .number),
  ]
}

/// Where particles are born.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// Horizontal, as long as the size is wide.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// Seen from the front it is a rectangle.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// Its radius is the size's width.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// As the circle.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")

  fileprivate var shape: EmitterLayer.Shape {
    switch self {
    case .line: .line
    case .rectangle, .cuboid: .rectangle
    case .circle: .circle
    case .sphere: .sphere
    default: .point
    }
  }
}

/// Where on the shape particles are born.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")

  fileprivate var mode: EmitterLayer.Mode {
    switch self {
    case .points: .points
    case .outline: .outline
    case .surface: .surface
    default: .volume
    }
  }
}

/// How particles cover each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As they come: the youngest on top.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By depth, which is the same for all that is seen from the front.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")

  fileprivate var mode: EmitterLayer.RenderMode {
    switch self {
    case .oldestLast: .oldestLast
    case .additive: .additive
    default: .oldestFirst
    }
  }
}
