/// A class of this module with the properties that it declares itself.
package struct LayerClass {
  package let type: Layer.Type
  package let make: () -> Layer
  /// Whether a layer is one of the class or of one below it.
  package let includes: (Layer) -> Bool
  package let properties: [any CataloguedProperty]

  fileprivate init<Owner: Layer>(_ make: @escaping () -> Owner, _ properties: [any CataloguedProperty<Owner>] = []) {
    (type, self.make, self.properties) = (Owner.self, make, properties)
    includes = { $0 is Owner }
  }
}

extension LayerProperties {
  /// All classes of this module.
  package static var classes: [LayerClass] {
    [
      LayerClass(Layer.init, ofLayers), LayerClass(ShapeLayer.init, ofShapes),
      LayerClass(FittingLayer.init, ofFittings),
      LayerClass(TextLayer.init, ofTexts), LayerClass(StackLayer.init, ofStacks), LayerClass(ImageLayer.init, ofImages),
      LayerClass(SVGLayer.init, ofDrawings), LayerClass(EmitterLayer.init, ofEmitters),
      LayerClass(ReplicatorLayer.init, ofReplicators), LayerClass(ScrollLayer.init, ofScrolls),
      LayerClass(GradientLayer.init), LayerClass(DrawingLayer.init), LayerClass(TransformLayer.init),
    ]
  }

  /// What records call a property, by what its class calls it, where both differ.
  static let recordedNames = Dictionary(
    classes.flatMap(\.properties).compactMap { property in
      property.recordedName.flatMap { $0 == property.declaredName ? nil : (property.declaredName, $0) }
    }, uniquingKeysWith: { first, _ in first })
}
