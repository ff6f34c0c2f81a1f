import Springform
import SpringformDocument
import SpringformExpressions

/// Copies of the layers inside.
extension LayerKind {
  static let replicator = LayerKind(
    "replicator", of: .layer, markerKeys: ["copies"], keys: ReplicatorKeys(),
    properties: [
      .plain("instanceCount", \ReplicatorLayer.copies, "how many copies there are"),
      .animated(
        "instanceTranslation", \ReplicatorLayer.instanceTransform.translation,
        "how far each copy is moved", unit: "pt", get: { $0.instanceTransform.translation },
        set: { $0.instanceTransform.translation = $1 }),
      .animated(
        "instanceRotation", \ReplicatorLayer.instanceTransform.rotation, "how far each copy is turned",
        unit: "rad", get: { $0.instanceTransform.rotation }, set: { $0.instanceTransform.rotation = $1 }),
      .animated(
        "instanceRotation.x", \ReplicatorLayer.instanceTransform3D.rotationX,
        "how far each copy is turned in space about the x axis through the middle", unit: "rad",
        get: { $0.instanceTransform3D.rotationX }, set: { $0.instanceTransform3D.rotationX = $1 }),
      .animated(
        "instanceRotation.y", \ReplicatorLayer.instanceTransform3D.rotationY,
        "how far each copy is turned in space about the y axis through the middle", unit: "rad",
        get: { $0.instanceTransform3D.rotationY }, set: { $0.instanceTransform3D.rotationY = $1 }),
      .animated(
        "instanceDelay", \ReplicatorLayer.instanceDelay,
        "how far each copy's animations are behind those of the one before", unit: "s", get: { $0.instanceDelay },
        set: { $0.instanceDelay = $1 }),
      .animated(
        "instanceScale", \ReplicatorLayer.instanceTransform.scale, "how much larger each copy is",
        get: { $0.instanceTransform.scale }, set: { $0.instanceTransform.scale = $1 }),
      .animated(
        "instanceColor", \ReplicatorLayer.instanceColor, "multiplies the first copy's colors",
        get: { $0.instanceColor }, set: { $0.instanceColor = $1 }),
      .animated(
        "instanceAlphaOffset", \ReplicatorLayer.instanceAlphaOffset, "added from copy to copy",
        get: { $0.instanceAlphaOffset }, set: { $0.instanceAlphaOffset = $1 }),
    ]
  ) { ReplicatorLayer() }
}

struct ReplicatorKeys: LayerKeyTable {
  let copies = LayerKey(
    "copies", .node(.expression(.number)),
    "shows the layers inside so many times, at most 10000; see instanceTranslation"
  ) { reader, node, _ in reader.property("instanceCount", node) }
}

extension ReplicatorLayer {
  var copies: Double {
    get { Double(instanceCount) }
    set { instanceCount = Int(newValue.isFinite ? min(max(newValue, 1), Double(Self.maximumInstanceCount)) : 1) }
  }
}
