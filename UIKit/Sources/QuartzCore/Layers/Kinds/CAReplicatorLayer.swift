public import CoreGraphics
import Springform

/// A layer that shows its sublayers many times over, each copy moved, coloured and delayed a step further.
open class CAReplicatorLayer: CALayer {
  override open class func madeByClass() -> CALayer { CAReplicatorLayer() }
  override open class func copy(of layer: CALayer) -> CALayer { CAReplicatorLayer(layer: layer) }
  override class func makeBase() -> Layer { ManagingReplicatorLayer() }

  override func property(at keyPath: String) -> (any Property)? {
    LayerProperties.ofReplicators[keyPath] ?? super.property(at: keyPath)
      ?? managedProperty(at: keyPath, of: ManagingReplicatorLayer.self)
  }

  private var replicator: ReplicatorLayer { unsafeDowncast(base, to: ReplicatorLayer.self) }

  /// The number of copies, the sublayers themselves counted.
  open var instanceCount: Int {
    get { read { _ in Int(exactly: replicator.copyCount.rounded()) ?? 0 } }
    set { if newValue != instanceCount { write("instanceCount") { _ in replicator.instanceCount = newValue } } }
  }

  /// How far each copy's time is behind that of the one before, in seconds.
  open var instanceDelay: CFTimeInterval {
    get { read { _ in replicator.instanceDelay } }
    set { if newValue != instanceDelay { write("instanceDelay") { _ in replicator.instanceDelay = newValue } } }
  }

  /// Whether the copies lie with the layer in one space, where others lie flat. Here they always lie flat.
  open var preservesDepth = false {
    didSet { if preservesDepth { noteMissing("copies that lie in one space with what is around them") } }
  }

  /// What leads from one copy to the next, about the middle of the bounds; steps that lead out of the plane are seen through
  /// ``CALayer/sublayerTransform``.
  open var instanceTransform: CATransform3D {
    get { read { _ in CATransform3D(replicator.wholeInstanceTransform) } }
    set {
      guard newValue != instanceTransform else { return }
      write("instanceTransform") { _ in replicator.wholeInstanceTransform = Transform3D(newValue) }
    }
  }

  /// Multiplies the colours of the first copy.
  open var instanceColor: CGColor? {
    get { read { _ in CGColor(replicator.instanceColor) } }
    set {
      guard newValue != instanceColor else { return }
      write("instanceColor") { _ in replicator.instanceColor = newValue?.color ?? .white }
    }
  }

  /// What is added to a component of the colour from one copy to the next.
  open var instanceRedOffset: Float {
    get { offset(\.instanceRedOffset) }
    set { set(newValue, \.instanceRedOffset, "instanceRedOffset") }
  }
  /// As ``instanceRedOffset``.
  open var instanceGreenOffset: Float {
    get { offset(\.instanceGreenOffset) }
    set { set(newValue, \.instanceGreenOffset, "instanceGreenOffset") }
  }
  /// As ``instanceRedOffset``.
  open var instanceBlueOffset: Float {
    get { offset(\.instanceBlueOffset) }
    set { set(newValue, \.instanceBlueOffset, "instanceBlueOffset") }
  }
  /// As ``instanceRedOffset``.
  open var instanceAlphaOffset: Float {
    get { offset(\.instanceAlphaOffset) }
    set { set(newValue, \.instanceAlphaOffset, "instanceAlphaOffset") }
  }

  private func offset(_ property: KeyPath<ReplicatorLayer, Double>) -> Float {
    read { _ in Float(replicator[keyPath: property]) }
  }

  private func set(_ value: Float, _ property: ReferenceWritableKeyPath<ReplicatorLayer, Double>, _ key: String) {
    guard value != offset(property) else { return }
    write(key) { _ in replicator[keyPath: property] = Double(value) }
  }
}

/// The stage's layer below.
final class ManagingReplicatorLayer: ReplicatorLayer, ManagingLayer {
  @Animated var managed = ManagedValues()
}

extension LayerProperties {
  nonisolated(unsafe) static let ofReplicators = replication.merging(
    transform("instanceTransform", \ReplicatorLayer.wholeInstanceTransform)
  ) { $1 }

  nonisolated(unsafe) private static let replication: [String: any Property] = [
    "instanceCount": StoredProperty(\ReplicatorLayer.copyCount, .count),
    "instanceDelay": StoredProperty(\ReplicatorLayer.instanceDelay, .number),
    "instanceColor": StoredProperty(\ReplicatorLayer.instanceColor, .color),
    "instanceRedOffset": StoredProperty(\ReplicatorLayer.instanceRedOffset, .float),
    "instanceGreenOffset": StoredProperty(\ReplicatorLayer.instanceGreenOffset, .float),
    "instanceBlueOffset": StoredProperty(\ReplicatorLayer.instanceBlueOffset, .float),
    "instanceAlphaOffset": StoredProperty(\ReplicatorLayer.instanceAlphaOffset, .float),
  ]
}
