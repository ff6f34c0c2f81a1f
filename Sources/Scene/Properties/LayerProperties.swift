import SpringformGeometry

/// The catalogue of layers' properties, class by class; those of a kind of layer lie beside the kind.
package enum LayerProperties {
  /// What all layers have.
  package static let ofLayers = PropertyListing.list(of: Layer()) {
    $0.animated(
      "position", \Layer.position, { $0.place }, { $0.position = $1 },
      "where the anchor point lies in the layer above", unit: "pt")
    $0.recorded("bounds") { $0.bounds }
    $0.part(
      "size", \Layer.size, { $0.extent.size }, { $0.size = $1 },
      "width and height of the bounds; of a text or a stack without, those of its content", unit: "pt",
      isNotNegative: true)
    $0.part(
      "origin", \Layer.boundsOrigin, { $0.boundsOrigin }, { $0.boundsOrigin = $1 },
      "the bounds' upper left corner in the layer's own coordinates", unit: "pt")
    $0.animated(
      "anchorPoint", \Layer.anchorPoint, { $0.anchorPoint }, { $0.anchorPoint = $1 },
      "the point that position places: [0, 0] top left, [1, 1] bottom right")
    $0.recorded("transform") { $0.transform }
    $0.part(
      "rotation", \Layer.transform.rotation, { $0.transform.rotation }, { $0.transform.rotation = $1 },
      "the turn about the anchor point, clockwise", unit: "rad")
    $0.animated(
      "rotation.x", \Layer.rotationX, { $0.rotationX }, { $0.rotationX = $1 },
      "the turn in space about the x axis through the anchor point: what lies below comes nearer", unit: "rad",
      declaredName: "rotationX")
    $0.animated(
      "rotation.y", \Layer.rotationY, { $0.rotationY }, { $0.rotationY = $1 },
      "the turn in space about the y axis through the anchor point: what lies right goes away", unit: "rad",
      declaredName: "rotationY")
    $0.recorded("transform3D") { $0.transform3D }
    $0.recorded("sublayerTransform") { $0.sublayerTransform }
    $0.animated(
      "perspective", \Layer.sublayerTransform.perspective, { $0.sublayerTransform.perspective },
      { $0.sublayerTransform.perspective = $1 },
      "how far the eye is from the layers inside, above the anchor point; 0 for none: what is far is not smaller then",
      unit: "pt", isNotNegative: true)
    $0.animated(
      "anchorPointZ", \Layer.anchorPointZ, { $0.anchorPointZ }, { $0.anchorPointZ = $1 },
      "how far before the layer its anchor point lies, for turns in space", unit: "pt")
    $0.plain("isDoubleSided", \Layer.isDoubleSided, "whether it shows when its back is turned")
    $0.part(
      "scale", \Layer.transform.scale, { $0.transform.scale }, { $0.transform.scale = $1 },
      "the factor of both axes; reads their mean")
    $0.part(
      "scaleX", \Layer.transform.scaleX, { $0.transform.scaleX }, { $0.transform.scaleX = $1 },
      "the factor of the x axis")
    $0.part(
      "scaleY", \Layer.transform.scaleY, { $0.transform.scaleY }, { $0.transform.scaleY = $1 },
      "the factor of the y axis")
    $0.part(
      "translation", \Layer.transform.translation, { $0.transform.translation }, { $0.transform.translation = $1 },
      "moves the layer away from its position", unit: "pt")
    $0.animated(
      "skew", \Layer.skew, { $0.skew }, { $0.skew = $1 },
      "the angles [x, y] by which the layer leans before it is scaled and turned, as in CSS and SVG: x moves what lies below to the right, y what lies right down",
      unit: "rad")
    $0.animated(
      "opacity", \Layer.opacity, { $0.opacity }, { $0.opacity = $1 }, "0 to 1, of the layer with all below it",
      in: 0...1)
    $0.plain("allowsGroupOpacity", \Layer.allowsGroupOpacity)
    $0.animated(
      "backgroundColor", \Layer.backgroundColor, { $0.backgroundColor }, { $0.backgroundColor = $1 },
      "fills the bounds")
    $0.part(
      "startPoint", \Layer.gradient.startPoint, { $0.gradient.startPoint }, { $0.gradient.startPoint = $1 },
      "of the gradient: [0, 0] is top left, [1, 1] bottom right")
    $0.part(
      "endPoint", \Layer.gradient.endPoint, { $0.gradient.endPoint }, { $0.gradient.endPoint = $1 },
      "of the gradient: [0, 0] is top left, [1, 1] bottom right")
    $0.word(
      "gradientKind", \Layer.gradient.kind, LayerGradient.Kind.words,
      "the gradient runs along a line (both words), outward, or around", isRecorded: false)
    listEdges(&$0)
    listShadows(&$0)
    listPicture(&$0)
    listTime(&$0)
  }

  private static func listEdges(_ list: inout PropertyListing<Layer>) {
    list.part(
      "cornerRadius", \Layer.cornerRadius, { $0.cornerRadius }, { $0.cornerRadius = $1 },
      "of all corners of background, border and clip", unit: "pt", isNotNegative: true)
    list.animated(
      "cornerRadii", \Layer.cornerRadii, { $0.cornerRadii }, { $0.cornerRadii = $1 },
      "a radius for each corner of background, border and clip, in CSS's order: [top left, top right, bottom right, bottom left]; a number counts for all",
      unit: "pt", isNotNegative: true, takesNumbers: true, recordedName: "cornerRadius")
    list.recorded("maskedCorners") { $0.maskedCorners.rawValue }
    list.word(
      "cornerCurve", \Layer.cornerCurve, CornerCurve.words,
      "a quarter of a circle, or UIKit's corner that bends gradually; also of `rect`")
    list.animated(
      "borderWidth", \Layer.borderWidth, { $0.borderWidth }, { $0.borderWidth = $1 }, "inside the bounds", unit: "pt",
      isNotNegative: true)
    list.animated(
      "borderColor", \Layer.borderColor, { $0.borderColor }, { $0.borderColor = $1 }, "the border's color")
  }

  private static func listShadows(_ list: inout PropertyListing<Layer>) {
    list.animated(
      "shadowColor", \Layer.shadowColor, { $0.shadowColor }, { $0.shadowColor = $1 }, "the shadow's color")
    list.animated(
      "shadowOpacity", \Layer.shadowOpacity, { $0.shadowOpacity }, { $0.shadowOpacity = $1 }, "0, no shadow, to 1",
      in: 0...1)
    list.animated(
      "shadowOffset", \Layer.shadowOffset, { $0.shadowOffset }, { $0.shadowOffset = $1 }, "where the shadow falls",
      unit: "pt")
    list.animated(
      "shadowRadius", \Layer.shadowRadius, { $0.shadowRadius }, { $0.shadowRadius = $1 },
      "the standard deviation of its blur", unit: "pt", isNotNegative: true)
    list.recorded("shadowPath") { $0.shadowPath }
    list.animated(
      "innerShadowColor", \Layer.innerShadowColor, { $0.innerShadowColor }, { $0.innerShadowColor = $1 },
      "the inner shadow's color")
    list.animated(
      "innerShadowOpacity", \Layer.innerShadowOpacity, { $0.innerShadowOpacity }, { $0.innerShadowOpacity = $1 },
      "0, no inner shadow, to 1; it falls from the edges into what the layer itself draws, below layers inside and border",
      in: 0...1)
    list.animated(
      "innerShadowOffset", \Layer.innerShadowOffset, { $0.innerShadowOffset }, { $0.innerShadowOffset = $1 },
      "where the inner shadow falls", unit: "pt")
    list.animated(
      "innerShadowRadius", \Layer.innerShadowRadius, { $0.innerShadowRadius }, { $0.innerShadowRadius = $1 },
      "the standard deviation of its blur", unit: "pt", isNotNegative: true)
  }

  private static func listPicture(_ list: inout PropertyListing<Layer>) {
    list.animated(
      "blurRadius", \Layer.blurRadius, { $0.blurRadius }, { $0.blurRadius = $1 },
      "blurs the layer itself with all inside; the standard deviation, as in CSS", unit: "pt", isNotNegative: true)
    list.word(
      "blendMode", \Layer.blendMode, BlendMode.words,
      "how its colors and those below it make one, in the layer above")
    list.animated(
      "backdropBlurRadius", \Layer.backdropBlurRadius, { $0.backdropBlurRadius }, { $0.backdropBlurRadius = $1 },
      "blurs what lies below; 0 does not", unit: "pt", isNotNegative: true)
    list.animated(
      "zPosition", \Layer.zPosition, { $0.zPosition }, { $0.zPosition = $1 },
      "higher ones are drawn above their neighbours; in a perspective they are as many points nearer")
    list.recorded("isHidden") { $0.isHidden }
    list.plainPart("visible", \Layer.isVisible, "whether the layer is drawn and touched")
    list.plain("masksToBounds", \Layer.masksToBounds, "cuts layers and content off at the bounds")
    list.plain("isUserInteractionEnabled", \Layer.isUserInteractionEnabled, "whether touches can hit it")
  }

  private static func listTime(_ list: inout PropertyListing<Layer>) {
    list.plain("animatesImplicitly", \Layer.animatesImplicitly)
    list.plain("beginTime", \Layer.beginTime, "when its time begins", unit: "s")
    list.plain("speed", \Layer.speed, "how fast its animations run; 0 pauses them")
    list.plain("timeOffset", \Layer.timeOffset, "what its time is when it begins", unit: "s")
  }
}

extension Layer {
  final var size: Size {
    get { bounds.size }
    set { bounds.size = newValue }
  }

  final var boundsOrigin: Point {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  final var isVisible: Bool {
    get { !isHidden }
    set { isHidden = !newValue }
  }
}
