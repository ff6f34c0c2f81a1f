import Springform

extension Property {
  /// The property of a name that a kind of layer has.
  static func named(_ name: String, of kind: LayerKind) -> Property? {
    let name = shortNames[name] ?? name
    return byName[name]?.first { kind.inherits($0.kind) }
  }

  /// The names of what a kind of layer has.
  static func names(of kind: LayerKind) -> [String] { all.filter { kind.inherits($0.kind) }.map(\.name) }

  /// Short names for what is written most often.
  static let shortNames = [
    "fill": "fillColor", "stroke": "strokeColor", "background": "backgroundColor", "color": "textColor",
    "anchor": "anchorPoint", "blur": "backdropBlurRadius",
  ]

  private static let byName = Dictionary(grouping: all, by: \.name)

  /// Every property, in the order of the reference.
  static let all: [Property] = common + shape + text + gradient + other

  private static let common: [Property] = [
    .animated("position", \Layer.position, of: .layer, "where the anchor point lies in the layer above", unit: "pt") {
      $0.position
    },
    .animated("size", \Layer.size, of: .layer, "width and height of the bounds", unit: "pt") { $0.size },
    .animated(
      "origin", \Layer.boundsOrigin, of: .layer, "the bounds' upper left corner in the layer's own coordinates",
      unit: "pt"
    ) { $0.boundsOrigin },
    .animated(
      "anchorPoint", \Layer.anchorPoint, of: .layer,
      "the point that position places: [0, 0] top left, [1, 1] bottom right"
    ) { $0.anchorPoint },
    .animated(
      "rotation", \Layer.transform.rotation, of: .layer, "the turn about the anchor point, clockwise", unit: "rad"
    ) { $0.transform.rotation },
    .animated("scale", \Layer.transform.scale, of: .layer, "the factor of both axes; reads their mean") {
      $0.transform.scale
    },
    .animated("scaleX", \Layer.transform.scaleX, of: .layer, "the factor of the x axis") { $0.transform.scaleX },
    .animated("scaleY", \Layer.transform.scaleY, of: .layer, "the factor of the y axis") { $0.transform.scaleY },
    .animated(
      "translation", \Layer.transform.translation, of: .layer, "moves the layer away from its position", unit: "pt"
    ) { $0.transform.translation },
    .animated("opacity", \Layer.opacity, of: .layer, "0 to 1, of the layer with all below it") { $0.opacity },
    .animated("backgroundColor", \Layer.backgroundColor, of: .layer, "fills the bounds") { $0.backgroundColor },
    .animated("cornerRadius", \Layer.cornerRadius, of: .layer, "of background, border and clip", unit: "pt") {
      $0.cornerRadius
    },
    .animated("borderWidth", \Layer.borderWidth, of: .layer, "inside the bounds", unit: "pt") { $0.borderWidth },
    .animated("borderColor", \Layer.borderColor, of: .layer, "the border's color") { $0.borderColor },
    .animated("shadowColor", \Layer.shadowColor, of: .layer, "the shadow's color") { $0.shadowColor },
    .animated("shadowOpacity", \Layer.shadowOpacity, of: .layer, "0, no shadow, to 1") { $0.shadowOpacity },
    .animated("shadowOffset", \Layer.shadowOffset, of: .layer, "where the shadow falls", unit: "pt") {
      $0.shadowOffset
    },
    .animated("shadowRadius", \Layer.shadowRadius, of: .layer, "the standard deviation of its blur", unit: "pt") {
      $0.shadowRadius
    },
    .animated(
      "backdropBlurRadius", \Layer.backdropBlurRadius, of: .layer, "blurs what lies below; 0 does not", unit: "pt"
    ) { $0.backdropBlurRadius },
    .animated("zPosition", \Layer.zPosition, of: .layer, "higher ones are drawn above their neighbours") {
      $0.zPosition
    },
    .plain("visible", \Layer.isVisible, of: .layer, "whether the layer is drawn and touched"),
    .plain("masksToBounds", \Layer.masksToBounds, of: .layer, "cuts layers and content off at the bounds"),
    .plain("isUserInteractionEnabled", \Layer.isUserInteractionEnabled, of: .layer, "whether touches can hit it"),
    .plain("beginTime", \Layer.beginTime, of: .layer, "when its time begins", unit: "s"),
    .plain("speed", \Layer.speed, of: .layer, "how fast its animations run; 0 pauses them"),
    .plain("timeOffset", \Layer.timeOffset, of: .layer, "what its time is when it begins", unit: "s"),
    .derived("minX", "the left edge, in the layer above") { $0.minX },
    .derived("maxX", "the right edge, in the layer above") { $0.maxX },
    .derived("minY", "the upper edge, in the layer above") { $0.minY },
    .derived("maxY", "the lower edge, in the layer above") { $0.maxY },
  ]

  private static let shape: [Property] = [
    .animated("fillColor", \ShapeLayer.fillColor, of: .shape, "fills the path") { $0.fillColor },
    .animated("strokeColor", \ShapeLayer.strokeColor, of: .shape, "draws the path's line") { $0.strokeColor },
    .animated("lineWidth", \ShapeLayer.lineWidth, of: .shape, "the line's width", unit: "pt") { $0.lineWidth },
    .animated(
      "lineDashPhase", \ShapeLayer.lineDashPhase, of: .shape, "how far into the dashes the line begins", unit: "pt"
    ) { $0.lineDashPhase },
    .animated("miterLimit", \ShapeLayer.miterLimit, of: .shape, "the longest miter in widths") { $0.miterLimit },
    .animated("strokeStart", \ShapeLayer.strokeStart, of: .shape, "where on the path the line begins, 0 to 1") {
      $0.strokeStart
    },
    .animated("strokeEnd", \ShapeLayer.strokeEnd, of: .shape, "where on the path the line ends, 0 to 1") {
      $0.strokeEnd
    },
    .choice(
      "fillRule", \ShapeLayer.fillRule, of: .shape, [("nonZero", .nonZero), ("evenOdd", .evenOdd)],
      "how the inside is decided"),
    .choice(
      "lineCap", \ShapeLayer.lineCap, of: .shape, [("butt", .butt), ("round", .round), ("square", .square)],
      "the line's ends"),
    .choice(
      "lineJoin", \ShapeLayer.lineJoin, of: .shape, [("miter", .miter), ("round", .round), ("bevel", .bevel)],
      "the line's corners"),
  ]

  private static let text: [Property] = [
    .plain("string", \TextLayer.string, of: .text, "the text"),
    .animated("textColor", \TextLayer.textColor, of: .text, "the letters' color") { $0.textColor },
    .plain("fontSize", \TextLayer.font.size, of: .text, "the em in points", unit: "pt"),
    .choice(
      "alignment", \TextLayer.alignment, of: .text,
      [("leading", .leading), ("center", .center), ("trailing", .trailing)], "where lines lie in the width"),
    .choice(
      "truncation", \TextLayer.truncation, of: .text,
      [("none", .none), ("head", .head), ("middle", .middle), ("tail", .tail)],
      "what becomes of a line that is too long"),
    .plain("isWrapped", \TextLayer.isWrapped, of: .text, "whether long lines are broken"),
  ]

  private static let gradient: [Property] = [
    .animated("startPoint", \GradientLayer.startPoint, of: .gradient, "[0, 0] is top left, [1, 1] bottom right") {
      $0.startPoint
    },
    .animated("endPoint", \GradientLayer.endPoint, of: .gradient, "[0, 0] is top left, [1, 1] bottom right") {
      $0.endPoint
    },
    .choice(
      "gradientKind", \GradientLayer.kind, of: .gradient, [("axial", .axial), ("radial", .radial)],
      "along a line, or outward"),
  ]

  private static let other: [Property] = [
    .choice(
      "contentsGravity", \ImageLayer.contentsGravity, of: .image, ContentsGravity.allCases.map { ("\($0)", $0) },
      "how the picture lies in the bounds"),
    .choice(
      "interpolation", \ImageLayer.interpolation, of: .image,
      [("nearest", .nearest), ("linear", .linear), ("high", .high)], "how pixels are enlarged"),
    .animated("emitterPosition", \EmitterLayer.emitterPosition, of: .emitter, "where particles are born", unit: "pt") {
      $0.emitterPosition
    },
    .animated("emitterSize", \EmitterLayer.emitterSize, of: .emitter, "the extent around it", unit: "pt") {
      $0.emitterSize
    },
    .choice(
      "emitterShape", \EmitterLayer.emitterShape, of: .emitter,
      [("point", .point), ("line", .line), ("rectangle", .rectangle), ("circle", .circle)], "the shape of the extent"),
    .plain("emissionBeginTime", \EmitterLayer.emissionBeginTime, of: .emitter, "when emission begins", unit: "s"),
    .plain("instanceCount", \ReplicatorLayer.copies, of: .replicator, "how many copies there are"),
    .animated(
      "instanceTranslation", \ReplicatorLayer.instanceTransform.translation, of: .replicator,
      "how far each copy is moved", unit: "pt"
    ) { $0.instanceTransform.translation },
    .animated(
      "instanceRotation", \ReplicatorLayer.instanceTransform.rotation, of: .replicator, "how far each copy is turned",
      unit: "rad"
    ) { $0.instanceTransform.rotation },
    .animated(
      "instanceScale", \ReplicatorLayer.instanceTransform.scale, of: .replicator, "how much larger each copy is"
    ) { $0.instanceTransform.scale },
    .animated("instanceColor", \ReplicatorLayer.instanceColor, of: .replicator, "multiplies the first copy's colors") {
      $0.instanceColor
    },
    .animated("instanceAlphaOffset", \ReplicatorLayer.instanceAlphaOffset, of: .replicator, "added from copy to copy") {
      $0.instanceAlphaOffset
    },
    .plain("contentHeight", \ScrollLayer.contentHeight, of: .scroll, "the content's height", unit: "pt"),
    .plain("topInset", \ScrollLayer.topInset, of: .scroll, "room above the content", unit: "pt"),
    .plain("bottomInset", \ScrollLayer.bottomInset, of: .scroll, "room below the content", unit: "pt"),
    .animated(
      "contentOffset", \ScrollLayer.contentOffset, of: .scroll, "the content's coordinate at the upper edge", unit: "pt"
    ) { $0.contentOffset },
  ]
}

extension Layer {
  var size: Size {
    get { bounds.size }
    set { bounds.size = newValue }
  }

  var boundsOrigin: Point {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  var isVisible: Bool {
    get { !isHidden }
    set { isHidden = !newValue }
  }
}

extension ReplicatorLayer {
  var copies: Double {
    get { Double(instanceCount) }
    set { instanceCount = Int(newValue.isFinite ? min(max(newValue, 1), Double(Self.maximumInstanceCount)) : 1) }
  }
}
