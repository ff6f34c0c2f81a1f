public import SpringformGeometry
public import SpringformText

/// A layer that knows how large its content is: a text, or a stack of layers.
///
/// While its bounds are empty it has the size that its content needs: UIKit's intrinsic content size, worked out whenever it is
/// read, so that it follows a text that is being typed and layers that grow. Background, corners, border and touches go by that
/// size, and the anchor point of it lies at `position`. The layer's own coordinates begin at the anchor point then. Bounds that
/// are set count, and the content is aligned within them.
open class FittingLayer: Layer {
  /// The room between the content and the left and right edges, and the upper and lower ones, in points.
  @Animated public final var padding = Size.zero
  /// The least size that the layer has by itself, padding included.
  @Animated public final var minimumSize = Size.zero
  /// Where the content lies in the room that it does not fill: lines in the width, layers across the stack.
  public final var alignment = Paragraph.Alignment.center

  /// What the content needs, without padding.
  var contentSize: Size { .zero }

  package override final var extent: Rect {
    guard bounds.isEmpty else { return bounds }
    let content = contentSize
    let size = Size(
      width: max(content.width + 2 * padding.width, minimumSize.width),
      height: max(content.height + 2 * padding.height, minimumSize.height))
    return Rect(
      origin: Point(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height), size: size)
  }

  /// Where the content lies.
  final var contentArea: Rect { extent.insetBy(dx: padding.width, dy: padding.height) }

  package override func record(in properties: PropertyRecorder) {
    super.record(in: properties)
    properties.add(LayerProperties.ofFittings, of: self)
  }
}

extension Paragraph.Alignment {
  /// How much of the room that is left lies before the content.
  var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension LayerProperties {
  package static let ofFittings = PropertyListing.list(of: FittingLayer()) {
    $0.animated(
      "padding", \FittingLayer.padding, { $0.padding }, { $0.padding = $1 },
      "room left and right, above and below the content; a number counts for all sides", unit: "pt",
      takesNumbers: true)
    $0.animated(
      "minimumSize", \FittingLayer.minimumSize, { $0.minimumSize }, { $0.minimumSize = $1 },
      "the least size that the content gives it", unit: "pt", takesNumbers: true)
    $0.word(
      "alignment", \FittingLayer.alignment, [("leading", .leading), ("center", .center), ("trailing", .trailing)],
      "where the content lies in the room left over: lines in the width, layers across the stack")
  }
}
