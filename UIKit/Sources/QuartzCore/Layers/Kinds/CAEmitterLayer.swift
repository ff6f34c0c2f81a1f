public import CoreGraphics
import Springform

/// A layer that emits particles.
///
/// As on a phone, a layer whose `beginTime` is not set emits since the clock began: give it `CACurrentMediaTime()` to begin now. Of a scene
/// with the same seed, particles are always the same. They are seen from the front: what leads out of the plane does not show.
open class CAEmitterLayer: CALayer {
  override open class func madeByClass() -> CALayer { CAEmitterLayer() }
  override open class func copy(of layer: CALayer) -> CALayer { CAEmitterLayer(layer: layer) }
  override class func makeBase() -> Layer {
    let base = ManagingEmitterLayer()
    base.seed = MainLoop.current?.stage.random.next() ?? 0
    return base
  }

  override func property(at keyPath: String) -> (any Property)? {
    LayerProperties.ofEmitters[keyPath] ?? emissionProperty(at: keyPath) ?? super.property(at: keyPath)
      ?? managedProperty(at: keyPath, of: ManagingEmitterLayer.self)
  }

  private var emitter: ManagingEmitterLayer { unsafeDowncast(base, to: ManagingEmitterLayer.self) }

  // MARK: Cells

  private var ownCells: [CAEmitterCell]?
  private var cells: [CAEmitterCell] { ownCells ?? [] }

  open var emitterCells: [CAEmitterCell]? {
    get { ownCells }
    set {
      guard !isCopy else { return }
      ownCells = newValue?.map { $0.copied() }
      update()
    }
  }

  // Factors of the cells' values.

  /// At 0 no more particles are born; those in flight fly on.
  open var birthRate: Float {
    get { shown("birthRate") ?? modelBirthRate }
    set {
      guard !isCopy, newValue != modelBirthRate else { return }
      modelBirthRate = newValue
      update()
    }
  }
  private var modelBirthRate: Float = 1
  /// At 0 no more particles are seen to be born; those in flight fly on.
  open var lifetime: Float {
    get { shown("lifetime") ?? modelLifetime }
    set {
      guard !isCopy, newValue != modelLifetime else { return }
      modelLifetime = newValue
      update()
    }
  }
  private var modelLifetime: Float = 1
  open var velocity: Float {
    get { read { _ in Float(emitter.velocity) } }
    set { if newValue != velocity { write("velocity") { _ in emitter.velocity = Double(newValue) } } }
  }
  open var scale: Float {
    get { read { _ in Float(emitter.scale) } }
    set { if newValue != scale { write("scale") { _ in emitter.scale = Double(newValue) } } }
  }
  open var spin: Float {
    get { read { _ in Float(emitter.spin) } }
    set { if newValue != spin { write("spin") { _ in emitter.spin = Double(newValue) } } }
  }
  /// The last one that was not zero, which those in flight go by.
  private var lastLifetime: Float = 1

  private func update() {
    guard !isCopy else { return }
    for keyPath in emitter.managed.numbers.keys {
      if let number = modelNumber(at: keyPath) { emitter.managed[keyPath] = [number] }
    }
    let (birthRate, lifetime) = (animated("birthRate") ?? modelBirthRate, animated("lifetime") ?? modelLifetime)
    if lifetime > 0 { lastLifetime = lifetime }
    let made = cells.map { cell in animated(cell).cell(lifetime: lastLifetime) }
    if made != emitter.emitterCells { emitter.emitterCells = made }
    emitter.birthRate = lifetime > 0 ? Double(birthRate) : 0
  }

  // MARK: Emission that is animated

  // What is born does not go back with time, so that these are no properties of the stage's layer: while they are animated, the emitter is
  // given what they are at each refresh. Changes by themselves are not animated.

  /// A number of the model, by its key path: a factor, or one of a cell.
  private func modelNumber(at keyPath: String) -> Double? {
    switch keyPath {
    case "birthRate": Double(modelBirthRate)
    case "lifetime": Double(modelLifetime)
    default: cell(at: keyPath).flatMap { $0.cell.number(for: $0.key) }
    }
  }

  private func cell(at keyPath: String) -> (cell: CAEmitterCell, key: String)? {
    let parts = keyPath.split(separator: ".", maxSplits: 2).map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells" else { return nil }
    return cells.first { $0.name == parts[1] }.map { ($0, parts[2]) }
  }

  private func emissionProperty(at keyPath: String) -> (any Property)? {
    if let model = original as? CAEmitterLayer { return model.emissionProperty(at: keyPath) }
    guard let number = modelNumber(at: keyPath) else { return nil }
    emitter.managed[keyPath] = [number]
    return ManagedProperty<ManagingEmitterLayer>(name: keyPath)
  }

  /// What an animation makes of a number now; `nil` where there is none.
  private func animated(_ keyPath: String) -> Float? {
    guard drawingAnimationCount > 0 else { return nil }
    return base.presenting { emitter.managed[keyPath].first.map { Float($0) } }
  }

  private func animated(_ cell: CAEmitterCell) -> CAEmitterCell {
    guard drawingAnimationCount > 0, let name = cell.name else { return cell }
    let copy = cell.copied()
    let start = "emitterCells.\(name)."
    let shown = base.presenting { emitter.managed.numbers.filter { $0.key.hasPrefix(start) } }
    for (keyPath, numbers) in shown { _ = copy.set(numbers.first, for: String(keyPath.dropFirst(start.count))) }
    return copy
  }

  /// Of a copy, what shows.
  private func shown(_ keyPath: String) -> Float? {
    guard let model = original as? CAEmitterLayer else { return nil }
    return model.animated(keyPath) ?? model.modelNumber(at: keyPath).map { Float($0) }
  }

  override open class func needsDisplay(forKey key: String) -> Bool {
    key == "birthRate" || key == "lifetime" || key.hasPrefix("emitterCells.") || super.needsDisplay(forKey: key)
  }

  override open func display() {
    super.display()
    update()
  }

  override func setPart(_ value: Any?, at keyPath: String) -> Bool {
    switch keyPath {
    case "birthRate": birthRate = double(value).map { Float($0) } ?? birthRate
    case "lifetime": lifetime = double(value).map { Float($0) } ?? lifetime
    default: return setCellPart(value, at: keyPath)
    }
    return true
  }

  private func setCellPart(_ value: Any?, at keyPath: String) -> Bool {
    guard let (cell, key) = cell(at: keyPath) else { return false }
    if cell.set(value, for: key) {
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

  // Emitters are seen from the front, where their depth does not show.

  /// How far before the layer particles are born.
  open var emitterZPosition: CGFloat = 0 {
    didSet { if emitterZPosition != 0 { noteMissing("particles before or behind their layer") } }
  }
  /// How deep the shape is.
  open var emitterDepth: CGFloat = 0 {
    didSet { if emitterDepth != 0 { noteMissing("particles before or behind their layer") } }
  }
  /// Whether particles lie with the layer in one space.
  open var preservesDepth = false {
    didSet { if preservesDepth { noteMissing("particles before or behind their layer") } }
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
    "velocity": StoredProperty(\EmitterLayer.velocity, .float),
    "scale": StoredProperty(\EmitterLayer.scale, .float),
    "spin": StoredProperty(\EmitterLayer.spin, .float),
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
