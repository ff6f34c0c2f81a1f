import SpringformGeometry

extension LayerProperties {
  package static let ofReplicators = PropertyListing.list(of: ReplicatorLayer()) {
    $0.plainPart("instanceCount", \ReplicatorLayer.copies, "how many copies there are")
    $0.recorded("instanceCount", declaredName: "copyOffset") { $0.instanceCount }
    $0.recorded("instanceTransform") { $0.instanceTransform }
    $0.part(
      "instanceTranslation", \ReplicatorLayer.instanceTransform.translation, { $0.instanceTransform.translation },
      { $0.instanceTransform.translation = $1 }, "how far each copy is moved", unit: "pt")
    $0.part(
      "instanceRotation", \ReplicatorLayer.instanceTransform.rotation, { $0.instanceTransform.rotation },
      { $0.instanceTransform.rotation = $1 }, "how far each copy is turned", unit: "rad")
    $0.recorded("instanceTransform3D") { $0.instanceTransform3D }
    $0.part(
      "instanceRotation.x", \ReplicatorLayer.instanceTransform3D.rotationX, { $0.instanceTransform3D.rotationX },
      { $0.instanceTransform3D.rotationX = $1 },
      "how far each copy is turned in space about the x axis through the middle", unit: "rad")
    $0.part(
      "instanceRotation.y", \ReplicatorLayer.instanceTransform3D.rotationY, { $0.instanceTransform3D.rotationY },
      { $0.instanceTransform3D.rotationY = $1 },
      "how far each copy is turned in space about the y axis through the middle", unit: "rad")
    $0.animated(
      "instanceDelay", \ReplicatorLayer.instanceDelay, { $0.instanceDelay }, { $0.instanceDelay = $1 },
      "how far each copy's animations are behind those of the one before", unit: "s")
    $0.part(
      "instanceScale", \ReplicatorLayer.instanceTransform.scale, { $0.instanceTransform.scale },
      { $0.instanceTransform.scale = $1 }, "how much larger each copy is")
    $0.animated(
      "instanceColor", \ReplicatorLayer.instanceColor, { $0.instanceColor }, { $0.instanceColor = $1 },
      "multiplies the first copy's colors")
    $0.recorded("instanceRedOffset") { $0.instanceRedOffset }
    $0.recorded("instanceGreenOffset") { $0.instanceGreenOffset }
    $0.recorded("instanceBlueOffset") { $0.instanceBlueOffset }
    $0.animated(
      "instanceAlphaOffset", \ReplicatorLayer.instanceAlphaOffset, { $0.instanceAlphaOffset },
      { $0.instanceAlphaOffset = $1 }, "added from copy to copy")
  }
}

extension ReplicatorLayer {
  /// The number of copies as scene files give it.
  var copies: Double {
    get { Double(instanceCount) }
    set { instanceCount = Int(newValue.isFinite ? min(max(newValue, 1), Double(Self.maximumInstanceCount)) : 1) }
  }
}
