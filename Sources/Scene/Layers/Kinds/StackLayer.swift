import SpringformGeometry
import SpringformText

/// A layer that puts layers one after the other and is as large as they are together: UIKit's stack view.
///
/// It arranges the sublayers added by ``addArrangedSublayer(_:)``, in their order, by their sizes without their transforms.
/// Those that are hidden take no room. A layer that is arranged has no say in its position; a transform may move it. Everything
/// follows at once from the sizes as they are shown, so that the others make way for a layer whose size is animated.
///
/// ```swift
/// let tags = StackLayer(axis: .horizontal, spacing: 8)
/// for word in ["new", "sale"] {
///   let tag = TextLayer(word, font: Font(size: 12))
///   tag.padding = Size(width: 10, height: 4)
///   tags.addArrangedSublayer(tag)
/// }
/// ```
open class StackLayer: FittingLayer {
  public enum Axis: Hashable, Sendable {
    /// A row, from left to right.
    case horizontal
    /// A column, from top to bottom.
    case vertical
  }

  /// Along what the layers are put; `nil` lays them on top of one another.
  public final var axis: Axis?
  /// The room between one layer and the next, in points; below 0 they overlap.
  @Animated public final var spacing = 0.0

  /// Where the sublayers are while they are being drawn, so that it is worked out only once.
  private var places: [ObjectIdentifier: Point]?

  public convenience init(axis: Axis?, spacing: Double = 0) {
    self.init()
    self.axis = axis
    self.spacing = spacing
  }

  /// The sublayers that are arranged, in their order.
  public final var arrangedSublayers: [Layer] { sublayers.filter(\.isArranged) }

  /// Puts `layer` on top of the sublayers and after the arranged ones. One that cannot be a sublayer is not arranged; see
  /// ``Layer/addSublayer(_:)``.
  public final func addArrangedSublayer(_ layer: Layer) { insertArrangedSublayer(layer, at: .max) }

  /// Puts `layer` among the arranged sublayers so that `index` others come before it; beyond the ends the nearest place is
  /// taken.
  public final func insertArrangedSublayer(_ layer: Layer, at index: Int) {
    let others = arrangedSublayers.filter { $0 !== layer }
    if index < others.count { insertSublayer(layer, below: others[max(index, 0)]) } else { addSublayer(layer) }
    layer.isArranged = layer.superlayer === self
  }

  package override func record(in properties: PropertyRecorder) {
    super.record(in: properties)
    let axis =
      switch axis {
      case .horizontal: "horizontal"
      case .vertical: "vertical"
      case nil: "none"
      }
    properties.add(word: axis, "axis", default: nil)
    properties.add(LayerProperties.ofStacks, of: self)
  }

  // MARK: Sizes

  override final var contentSize: Size { size(of: shownSizes.map(\.size)) }

  /// The layers that take room, and how much.
  private var shownSizes: [(layer: Layer, size: Size)] {
    sublayers.filter { $0.isArranged && !$0.isHidden }.map { ($0, size(of: $0)) }
  }

  private func size(of layer: Layer) -> Size {
    isPresenting ? layer.presenting { layer.extent.size } : layer.extent.size
  }

  private func size(of sizes: [Size]) -> Size {
    let (width, height) = (sizes.map(\.width), sizes.map(\.height))
    let gaps = spacing * Double(max(sizes.count - 1, 0))
    return switch axis {
    case .horizontal: Size(width: width.reduce(gaps, +), height: height.max() ?? 0)
    case .vertical: Size(width: width.max() ?? 0, height: height.reduce(gaps, +))
    case nil: Size(width: width.max() ?? 0, height: height.max() ?? 0)
    }
  }

  // MARK: Places

  final override func displaySublayers(in canvas: inout Canvas) {
    places = arrangement
    super.displaySublayers(in: &canvas)
    places = nil
  }

  /// Where the anchor point of an arranged sublayer lies; one that is hidden has none.
  final func place(of layer: Layer) -> Point? { (places ?? arrangement)[ObjectIdentifier(layer)] }

  private var arrangement: [ObjectIdentifier: Point] {
    let (shown, area) = (shownSizes, contentArea)
    let content = size(of: shown.map(\.size))
    var corner = Point(x: area.midX - content.width / 2, y: area.midY - content.height / 2)
    var result: [ObjectIdentifier: Point] = [:]
    for (layer, size) in shown {
      if axis != .horizontal { corner.x = area.minX + (area.width - size.width) * alignment.share }
      if axis == .horizontal { corner.y = area.minY + (area.height - size.height) * alignment.share }
      if axis == nil { corner.y = area.midY - size.height / 2 }
      let anchor = isPresenting ? layer.presentation.anchorPoint : layer.anchorPoint
      result[ObjectIdentifier(layer)] = Point(
        x: corner.x + anchor.x * size.width, y: corner.y + anchor.y * size.height)
      if axis == .horizontal { corner.x += size.width + spacing }
      if axis == .vertical { corner.y += size.height + spacing }
    }
    return result
  }
}

extension LayerProperties {
  package static let ofStacks = PropertyListing.list(of: StackLayer()) {
    $0.animated(
      "spacing", \StackLayer.spacing, { $0.spacing }, { $0.spacing = $1 },
      "the room between one layer and the next; below 0 they overlap", unit: "pt")
  }
}

extension Layer {
  /// Where the stack around the layer puts its anchor point.
  final var placeInStack: Point? {
    guard let stack = superlayer as? StackLayer else { return nil }
    return isPresenting ? stack.presenting { stack.place(of: self) } : stack.place(of: self)
  }
}
