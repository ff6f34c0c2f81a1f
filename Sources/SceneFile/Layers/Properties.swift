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
    .animated(
      "position", \Layer.position, of: .layer, "where the anchor point lies in the layer above", unit: "pt",
      get: { $0.position }, set: { $0.position = $1 }),
    .animated(
      "size", \Layer.size, of: .layer, "width and height of the bounds", unit: "pt", get: { $0.size },
      set: { $0.size = $1 }),
    .animated(
      "origin", \Layer.boundsOrigin, of: .layer, "the bounds' upper left corner in the layer's own coordinates",
      unit: "pt", get: { $0.boundsOrigin }, set: { $0.boundsOrigin = $1 }),
    .animated(
      "anchorPoint", \Layer.anchorPoint, of: .layer,
      "the point that position places: [0, 0] top left, [1, 1] bottom right", get: { $0.anchorPoint },
      set: { $0.anchorPoint = $1 }),
    .animated(
      "rotation", \Layer.transform.rotation, of: .layer, "the turn about the anchor point, clockwise", unit: "rad",
      get: { $0.transform.rotation }, set: { $0.transform.rotation = $1 }),
    .animated(
      "scale", \Layer.transform.scale, of: .layer, "the factor of both axes; reads their mean",
      get: { $0.transform.scale }, set: { $0.transform.scale = $1 }),
    .animated(
      "scaleX", \Layer.transform.scaleX, of: .layer, "the factor of the x axis", get: { $0.transform.scaleX },
      set: { $0.transform.scaleX = $1 }),
    .animated(
      "scaleY", \Layer.transform.scaleY, of: .layer, "the factor of the y axis", get: { $0.transform.scaleY },
      set: { $0.transform.scaleY = $1 }),
    .animated(
      "translation", \Layer.transform.translation, of: .layer, "moves the layer away from its position", unit: "pt",
      get: { $0.transform.translation }, set: { $0.transform.translation = $1 }),
    .animated(
      "opacity", \Layer.opacity, of: .layer, "0 to 1, of the layer with all below it", get: { $0.opacity },
      set: { $0.opacity = $1 }),
    .animated(
      "backgroundColor", \Layer.backgroundColor, of: .layer, "fills the bounds", get: { $0.backgroundColor },
      set: { $0.backgroundColor = $1 }),
    .animated(
      "cornerRadius", \Layer.cornerRadius, of: .layer, "of background, border and clip", unit: "pt",
      get: { $0.cornerRadius }, set: { $0.cornerRadius = $1 }),
    .animated(
      "borderWidth", \Layer.borderWidth, of: .layer, "inside the bounds", unit: "pt", get: { $0.borderWidth },
      set: { $0.borderWidth = $1 }),
    .animated(
      "borderColor", \Layer.borderColor, of: .layer, "the border's color", get: { $0.borderColor },
      set: { $0.borderColor = $1 }),
    .animated(
      "shadowColor", \Layer.shadowColor, of: .layer, "the shadow's color", get: { $0.shadowColor },
      set: { $0.shadowColor = $1 }),
    .animated(
      "shadowOpacity", \Layer.shadowOpacity, of: .layer, "0, no shadow, to 1", get: { $0.shadowOpacity },
      set: { $0.shadowOpacity = $1 }),
    .animated(
      "shadowOffset", \Layer.shadowOffset, of: .layer, "where the shadow falls", unit: "pt", get: { $0.shadowOffset },
      set: { $0.shadowOffset = $1 }),
    .animated(
      "shadowRadius", \Layer.shadowRadius, of: .layer, "the standard deviation of its blur", unit: "pt",
      get: { $0.shadowRadius }, set: { $0.shadowRadius = $1 }),
    .animated(
      "backdropBlurRadius", \Layer.backdropBlurRadius, of: .layer, "blurs what lies below; 0 does not", unit: "pt",
      get: { $0.backdropBlurRadius }, set: { $0.backdropBlurRadius = $1 }),
    .animated(
      "zPosition", \Layer.zPosition, of: .layer, "higher ones are drawn above their neighbours", get: { $0.zPosition },
      set: { $0.zPosition = $1 }),
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
    .animated(
      "fillColor", \ShapeLayer.fillColor, of: .shape, "fills the path", get: { $0.fillColor },
      set: { $0.fillColor = $1 }),
    .animated(
      "strokeColor", \ShapeLayer.strokeColor, of: .shape, "draws the path's line", get: { $0.strokeColor },
      set: { $0.strokeColor = $1 }),
    .animated(
      "lineWidth", \ShapeLayer.lineWidth, of: .shape, "the line's width", unit: "pt", get: { $0.lineWidth },
      set: { $0.lineWidth = $1 }),
    .animated(
      "lineDashPhase", \ShapeLayer.lineDashPhase, of: .shape, "how far into the dashes the line begins", unit: "pt",
      get: { $0.lineDashPhase }, set: { $0.lineDashPhase = $1 }),
    .animated(
      "miterLimit", \ShapeLayer.miterLimit, of: .shape, "the longest miter in widths", get: { $0.miterLimit },
      set: { $0.miterLimit = $1 }),
    .animated(
      "strokeStart", \ShapeLayer.strokeStart, of: .shape, "where on the path the line begins, 0 to 1",
      get: { $0.strokeStart }, set: { $0.strokeStart = $1 }),
    .animated(
      "strokeEnd", \ShapeLayer.strokeEnd, of: .shape, "where on the path the line ends, 0 to 1", get: { $0.strokeEnd },
      set: { $0.strokeEnd = $1 }),
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
    .animated(
      "textColor", \TextLayer.textColor, of: .text, "the letters' color", get: { $0.textColor },
      set: { $0.textColor = $1 }),
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
    .animated(
      "startPoint", \GradientLayer.startPoint, of: .gradient, "[0, 0] is top left, [1, 1] bottom right",
      get: { $0.startPoint }, set: { $0.startPoint = $1 }),
    .animated(
      "endPoint", \GradientLayer.endPoint, of: .gradient, "[0, 0] is top left, [1, 1] bottom right",
      get: { $0.endPoint }, set: { $0.endPoint = $1 }),
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
    .animated(
      "emitterPosition", \EmitterLayer.emitterPosition, of: .emitter, "where particles are born", unit: "pt",
      get: { $0.emitterPosition }, set: { $0.emitterPosition = $1 }),
    .animated(
      "emitterSize", \EmitterLayer.emitterSize, of: .emitter, "the extent around it", unit: "pt",
      get: { $0.emitterSize }, set: { $0.emitterSize = $1 }),
    .choice(
      "emitterShape", \EmitterLayer.emitterShape, of: .emitter,
      [("point", .point), ("line", .line), ("rectangle", .rectangle), ("circle", .circle)], "the shape of the extent"),
    .plain("emissionBeginTime", \EmitterLayer.emissionBeginTime, of: .emitter, "when emission begins", unit: "s"),
    .plain("instanceCount", \ReplicatorLayer.copies, of: .replicator, "how many copies there are"),
    .animated(
      "instanceTranslation", \ReplicatorLayer.instanceTransform.translation, of: .replicator,
      "how far each copy is moved", unit: "pt", get: { $0.instanceTransform.translation },
      set: { $0.instanceTransform.translation = $1 }),
    .animated(
      "instanceRotation", \ReplicatorLayer.instanceTransform.rotation, of: .replicator, "how far each copy is turned",
      unit: "rad", get: { $0.instanceTransform.rotation }, set: { $0.instanceTransform.rotation = $1 }),
    .animated(
      "instanceScale", \ReplicatorLayer.instanceTransform.scale, of: .replicator, "how much larger each copy is",
      get: { $0.instanceTransform.scale }, set: { $0.instanceTransform.scale = $1 }),
    .animated(
      "instanceColor", \ReplicatorLayer.instanceColor, of: .replicator, "multiplies the first copy's colors",
      get: { $0.instanceColor }, set: { $0.instanceColor = $1 }),
    .animated(
      "instanceAlphaOffset", \ReplicatorLayer.instanceAlphaOffset, of: .replicator, "added from copy to copy",
      get: { $0.instanceAlphaOffset }, set: { $0.instanceAlphaOffset = $1 }),
    .plain("contentHeight", \ScrollLayer.contentHeight, of: .scroll, "the content's height", unit: "pt"),
    .plain("topInset", \ScrollLayer.topInset, of: .scroll, "room above the content", unit: "pt"),
    .plain("bottomInset", \ScrollLayer.bottomInset, of: .scroll, "room below the content", unit: "pt"),
    .animated(
      "contentOffset", \ScrollLayer.contentOffset, of: .scroll, "the content's coordinate at the upper edge",
      unit: "pt", get: { $0.contentOffset }, set: { $0.contentOffset = $1 }),
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
