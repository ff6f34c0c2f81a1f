import Springform

/// What all layers have.
extension LayerKind {
  static let layer = LayerKind(
    "layer", of: nil, markerKeys: [],
    keys: [
      GradientKeys.layerKey(
        "gradient", "what a shape's inside, a text's letters or else the bounds are painted with", of: Layer.self,
        \Layer.gradient),
      CornerKeys.corners,
    ],
    properties: [
      .animated(
        "position", \Layer.position, "where the anchor point lies in the layer above", unit: "pt",
        get: { $0.place }, set: { $0.position = $1 }),
      .animated(
        "size", \Layer.size, "width and height of the bounds; of a text or a stack without, those of its content",
        unit: "pt", get: { $0.extent.size },
        set: { $0.size = $1 }
      ).notNegative,
      .animated(
        "origin", \Layer.boundsOrigin, "the bounds' upper left corner in the layer's own coordinates",
        unit: "pt", get: { $0.boundsOrigin }, set: { $0.boundsOrigin = $1 }),
      .animated(
        "anchorPoint", \Layer.anchorPoint,
        "the point that position places: [0, 0] top left, [1, 1] bottom right", get: { $0.anchorPoint },
        set: { $0.anchorPoint = $1 }),
      .animated(
        "rotation", \Layer.transform.rotation, "the turn about the anchor point, clockwise", unit: "rad",
        get: { $0.transform.rotation }, set: { $0.transform.rotation = $1 }),
      .animated(
        "rotation.x", \Layer.rotationX,
        "the turn in space about the x axis through the anchor point: what lies below comes nearer", unit: "rad",
        get: { $0.rotationX }, set: { $0.rotationX = $1 }),
      .animated(
        "rotation.y", \Layer.rotationY,
        "the turn in space about the y axis through the anchor point: what lies right goes away", unit: "rad",
        get: { $0.rotationY }, set: { $0.rotationY = $1 }),
      .animated(
        "perspective", \Layer.sublayerTransform.perspective,
        "how far the eye is from the layers inside, above the anchor point; 0 for none: what is far is not smaller then",
        unit: "pt", get: { $0.sublayerTransform.perspective }, set: { $0.sublayerTransform.perspective = $1 }
      ).notNegative,
      .animated(
        "anchorPointZ", \Layer.anchorPointZ, "how far before the layer its anchor point lies, for turns in space",
        unit: "pt", get: { $0.anchorPointZ }, set: { $0.anchorPointZ = $1 }),
      .plain("isDoubleSided", \Layer.isDoubleSided, "whether it shows when its back is turned"),
      .animated(
        "scale", \Layer.transform.scale, "the factor of both axes; reads their mean",
        get: { $0.transform.scale }, set: { $0.transform.scale = $1 }),
      .animated(
        "scaleX", \Layer.transform.scaleX, "the factor of the x axis", get: { $0.transform.scaleX },
        set: { $0.transform.scaleX = $1 }),
      .animated(
        "scaleY", \Layer.transform.scaleY, "the factor of the y axis", get: { $0.transform.scaleY },
        set: { $0.transform.scaleY = $1 }),
      .animated(
        "translation", \Layer.transform.translation, "moves the layer away from its position", unit: "pt",
        get: { $0.transform.translation }, set: { $0.transform.translation = $1 }),
      .animated(
        "skew", \Layer.skew,
        "the angles [x, y] by which the layer leans before it is scaled and turned, as in CSS and SVG: x moves what lies below to the right, y what lies right down",
        unit: "rad", get: { $0.skew }, set: { $0.skew = $1 }),
      .animated(
        "opacity", \Layer.opacity, "0 to 1, of the layer with all below it", in: 0...1, get: { $0.opacity },
        set: { $0.opacity = $1 }),
      .animated(
        "backgroundColor", \Layer.backgroundColor, "fills the bounds", get: { $0.backgroundColor },
        set: { $0.backgroundColor = $1 }),
      .animated(
        "startPoint", \Layer.gradient.startPoint, "of the gradient: [0, 0] is top left, [1, 1] bottom right",
        get: { $0.gradient.startPoint }, set: { $0.gradient.startPoint = $1 }),
      .animated(
        "endPoint", \Layer.gradient.endPoint, "of the gradient: [0, 0] is top left, [1, 1] bottom right",
        get: { $0.gradient.endPoint }, set: { $0.gradient.endPoint = $1 }),
      .choice(
        "gradientKind", \Layer.gradient.kind, LayerGradient.Kind.words,
        "the gradient runs along a line (both words), outward, or around"),
      .animated(
        "cornerRadius", \Layer.cornerRadius, "of all corners of background, border and clip", unit: "pt",
        get: { $0.cornerRadius }, set: { $0.cornerRadius = $1 }
      ).notNegative,
      .animated(
        "cornerRadii", \Layer.cornerRadii,
        "a radius for each corner of background, border and clip, in CSS's order: [top left, top right, bottom right, bottom left]; a number counts for all",
        unit: "pt", get: { $0.cornerRadii }, set: { $0.cornerRadii = $1 }
      ).takingNumbers.notNegative,
      .choice(
        "cornerCurve", \Layer.cornerCurve, CornerCurve.allCases.map { ("\($0)", $0) },
        "a quarter of a circle, or UIKit's corner that bends gradually; also of `rect`"),
      .animated(
        "borderWidth", \Layer.borderWidth, "inside the bounds", unit: "pt", get: { $0.borderWidth },
        set: { $0.borderWidth = $1 }
      ).notNegative,
      .animated(
        "borderColor", \Layer.borderColor, "the border's color", get: { $0.borderColor },
        set: { $0.borderColor = $1 }),
      .animated(
        "shadowColor", \Layer.shadowColor, "the shadow's color", get: { $0.shadowColor },
        set: { $0.shadowColor = $1 }),
      .animated(
        "shadowOpacity", \Layer.shadowOpacity, "0, no shadow, to 1", in: 0...1, get: { $0.shadowOpacity },
        set: { $0.shadowOpacity = $1 }),
      .animated(
        "shadowOffset", \Layer.shadowOffset, "where the shadow falls", unit: "pt", get: { $0.shadowOffset },
        set: { $0.shadowOffset = $1 }),
      .animated(
        "shadowRadius", \Layer.shadowRadius, "the standard deviation of its blur", unit: "pt",
        get: { $0.shadowRadius }, set: { $0.shadowRadius = $1 }
      ).notNegative,
      .animated(
        "innerShadowColor", \Layer.innerShadowColor, "the inner shadow's color", get: { $0.innerShadowColor },
        set: { $0.innerShadowColor = $1 }),
      .animated(
        "innerShadowOpacity", \Layer.innerShadowOpacity,
        "0, no inner shadow, to 1; it falls from the edges into what the layer itself draws, below layers inside and border",
        in: 0...1, get: { $0.innerShadowOpacity }, set: { $0.innerShadowOpacity = $1 }),
      .animated(
        "innerShadowOffset", \Layer.innerShadowOffset, "where the inner shadow falls", unit: "pt",
        get: { $0.innerShadowOffset }, set: { $0.innerShadowOffset = $1 }),
      .animated(
        "innerShadowRadius", \Layer.innerShadowRadius, "the standard deviation of its blur", unit: "pt",
        get: { $0.innerShadowRadius }, set: { $0.innerShadowRadius = $1 }
      ).notNegative,
      .animated(
        "blurRadius", \Layer.blurRadius,
        "blurs the layer itself with all inside; the standard deviation, as in CSS", unit: "pt",
        get: { $0.blurRadius }, set: { $0.blurRadius = $1 }
      ).notNegative,
      .choice(
        "blendMode", \Layer.blendMode, BlendMode.allCases.map { ("\($0)", $0) },
        "how its colors and those below it make one, in the layer above"),
      .animated(
        "backdropBlurRadius", \Layer.backdropBlurRadius, "blurs what lies below; 0 does not", unit: "pt",
        get: { $0.backdropBlurRadius }, set: { $0.backdropBlurRadius = $1 }
      ).notNegative,
      .animated(
        "zPosition", \Layer.zPosition,
        "higher ones are drawn above their neighbours; in a perspective they are as many points nearer",
        get: { $0.zPosition },
        set: { $0.zPosition = $1 }),
      .plain("visible", \Layer.isVisible, "whether the layer is drawn and touched"),
      .plain("masksToBounds", \Layer.masksToBounds, "cuts layers and content off at the bounds"),
      .plain("isUserInteractionEnabled", \Layer.isUserInteractionEnabled, "whether touches can hit it"),
      .plain("beginTime", \Layer.beginTime, "when its time begins", unit: "s"),
      .plain("speed", \Layer.speed, "how fast its animations run; 0 pauses them"),
      .plain("timeOffset", \Layer.timeOffset, "what its time is when it begins", unit: "s"),
      .derived("minX", "the left edge, in the layer above") { $0.minX },
      .derived("maxX", "the right edge, in the layer above") { $0.maxX },
      .derived("minY", "the upper edge, in the layer above") { $0.minY },
      .derived("maxY", "the lower edge, in the layer above") { $0.maxY },
      .derived("center", "the middle between the edges") { $0.center },
    ]
  ) { Layer() }
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
