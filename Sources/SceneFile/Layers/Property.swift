import Springform
import SpringformExpressions

/// A layer's property as scene files know it: by name, with ways to read, set and animate it.
struct Property: Sendable {
  let name: String
  let type: ValueType
  let help: String
  /// What a bare number counts.
  let unit: String?
  /// The numbers that make a difference, where not all do.
  var range: ClosedRange<Double>?
  /// The numbers that it can be.
  var bounds: Bounds?
  /// Words for a text, when it is one of a few.
  let choices: [String]
  /// Whether a number may stand for a point, or a list of four, of which all coordinates are that number.
  var takesNumbers = false
  let isAnimatable: Bool
  let isReadOnly: Bool
  /// What the layer shows, and what it was set to.
  let shown: Getter
  let model: Getter
  let set: @Sendable (Layer, Value) -> Void
  /// Adds an animation that moves the property on its own; `nil` when it cannot be animated.
  let animate: (@Sendable (Layer, AnimationSpecification, _ completion: ((Bool) -> Void)?) -> Void)?
}

extension Property {
  /// Short names for what is written most often.
  static let shortNames = [
    "fill": "fillColor", "stroke": "strokeColor", "background": "backgroundColor", "color": "textColor",
    "anchor": "anchorPoint", "blur": "backdropBlurRadius",
  ]

  var shortNames: [String] { Self.shortNames.filter { $0.value == name }.keys.sorted() }

  /// What a new layer has, in words; `nil` for a text and for what is only read.
  func missing(in layer: Layer) -> String? {
    switch model.value(of: layer, in: Environment(parameters: [])) {
    case .number(let number): written(number)
    case .flag(let flag): "\(flag)"
    case .point(let point): "[\(written(point.x)), \(written(point.y))]"
    case .color(let color): color.alpha == 0 ? "clear" : color.description
    case .text(let text): choices.isEmpty ? nil : text
    case .list(let values):
      "[" + values.map { if case .number(let number) = $0 { written(number) } else { "" } }.joined(separator: ", ")
        + "]"
    case .object: nil
    }
  }

  typealias Path<Owner: Layer, Content> = any ReferenceWritableKeyPath<Owner, Content> & Sendable

  /// Those of a layer class that scene files have, as the catalogue tells them.
  static func all<Owner: Layer>(in catalogue: [any CataloguedProperty<Owner>]) -> [Property] {
    catalogue.filter { $0.help != nil }.compactMap { Property($0) }
  }

  /// `nil` for one whose values expressions do not know.
  private init?<Owner: Layer>(_ property: any CataloguedProperty<Owner>) {
    switch property {
    case let property as LayerProperty<Owner, Double>: self = .animated(property)
    case let property as LayerProperty<Owner, Point>: self = .animated(property)
    case let property as LayerProperty<Owner, Vector>: self = .animated(property)
    case let property as LayerProperty<Owner, Size>: self = .animated(property)
    case let property as LayerProperty<Owner, Color>: self = .animated(property)
    case let property as LayerProperty<Owner, CornerRadii>: self = .animated(property)
    case let property as LayerProperty<Owner, Bool>: self = .plain(property)
    case let property as LayerProperty<Owner, String>: self = .plain(property)
    default: return nil
    }
  }

  /// A property that Core Animation animates, unless nothing leads to it.
  static func animated<Owner: Layer, Content: Animatable & ExpressionConvertible & SendableMetatype>(
    _ property: LayerProperty<Owner, Content>
  ) -> Property {
    guard let path = property.path else { return plain(property) }
    let get = property.get
    return Property(
      property, shown: access { (layer: Owner) in layer.presenting { get(layer) } },
      animate: { layer, specification, completion in
        if let layer = layer as? Owner { start(specification, of: path, on: layer, completion) }
      })
  }

  /// A property that changes at once.
  private static func plain<Owner: Layer, Content: ExpressionConvertible & SendableMetatype>(
    _ property: LayerProperty<Owner, Content>
  ) -> Property {
    Property(property, shown: access(property.get), animate: nil)
  }

  private init<Owner: Layer, Content: ExpressionConvertible & SendableMetatype>(
    _ property: LayerProperty<Owner, Content>, shown: Getter,
    animate: (@Sendable (Layer, AnimationSpecification, _ completion: ((Bool) -> Void)?) -> Void)?
  ) {
    let set = property.set
    self.init(
      name: property.name, type: Content.type, help: property.help ?? "", unit: property.unit, range: property.range,
      bounds: property.isNotNegative ? .notNegative : nil, choices: property.choices,
      takesNumbers: property.takesNumbers, isAnimatable: animate != nil, isReadOnly: false, shown: shown,
      model: Self.access(property.get),
      set: { layer, value in
        if let layer = layer as? Owner, let value = Content(value) { set(layer, value) }
      }, animate: animate)
  }

  /// What can only be read.
  static func derived<Content: ExpressionConvertible & SendableMetatype>(
    _ name: String, _ help: String, _ read: @escaping @Sendable (Rect) -> Content
  ) -> Property {
    Property(
      name: name, type: Content.type, help: help, unit: "pt", choices: [], isAnimatable: false,
      isReadOnly: true,
      shown: access { (layer: Layer) in read(layer.presentation.frame) },
      model: access { (layer: Layer) in read(layer.frame) }, set: { _, _ in }, animate: nil)
  }

  private static func access<Owner: Layer, Content: ExpressionConvertible & SendableMetatype>(
    _ read: @escaping @Sendable (Owner) -> Content
  ) -> Getter {
    // Objects come from names whose kind is known, so a cast that fails is an element that does not exist.
    switch Content.type {
    case .number: .number { object, _ in (object as? Owner).flatMap { read($0) as? Double } ?? .nan }
    case .flag: .flag { object, _ in (object as? Owner).flatMap { read($0) as? Bool } ?? false }
    case .point: .point { object, _ in (object as? Owner).flatMap { Point(read($0).value) } ?? .zero }
    case .color: .color { object, _ in (object as? Owner).flatMap { read($0) as? Color } ?? .clear }
    case .text: .text { object, _ in (object as? Owner).flatMap { read($0) as? String } ?? "" }
    case .object, .list:
      .other(Content.type) { object, _ in (object as? Owner).map { read($0).value } ?? .number(.nan) }
    }
  }
}
