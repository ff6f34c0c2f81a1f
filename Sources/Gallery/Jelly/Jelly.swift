import Springform

/// The numbers of a jelly; every jelly scene has them as parameters with defaults of its own.
protocol JellyParameters: SceneParameters {
  /// The size of the grid in points.
  var width: Double { get }
  var height: Double { get }
  var elasticity: Double { get }
  var density: Double { get }
  /// The damping ratio and the frequency, in hertz, of the springs.
  var damping: Double { get }
  var frequency: Double { get }
}

/// A soft rectangle: nine small items in a grid, tied to each other with springs, and an outline through their centres.
final class Jelly {
  /// The view that the jelly lives in; its path is the outline.
  let layer = ShapeLayer()
  /// Row by row: corners and middle are even, the middles of the edges odd.
  let items: [Layer]
  let animator: DynamicAnimator
  /// Which items are tied to each other, in the order of the ties.
  let pairs: [(first: Int, second: Int)]

  /// The outline's corners in its order, and what each of its curves bends to.
  private static let corners = [0, 2, 8, 6]
  private static let controls = [1, 5, 7, 3]
  private static let itemSize = Size(width: 10, height: 10)

  /// Puts a jelly in the middle of a new view and ties it up.
  init(_ parameters: some JellyParameters, color: Color, in frame: Rect, of superlayer: Layer, on stage: Stage) {
    layer.frame = frame
    layer.fillColor = color
    superlayer.addSublayer(layer)
    let size = Size(width: parameters.width, height: parameters.height)
    let grid = Rect(center: layer.bounds.center, size: size)
    items = (0..<9).map { index in
      let place = Vector(dx: size.width / 2 * Double(index % 3), dy: size.height / 2 * Double(index / 3))
      // As in the article each item has its corner on the grid, so the jelly hangs a little low to the right.
      return Layer(frame: Rect(origin: grid.origin + place, size: Self.itemSize))
    }
    items.forEach(layer.addSublayer)
    animator = stage.dynamicAnimator(referenceLayer: layer)
    pairs = Self.pairs(in: size)
    for (first, second) in pairs {
      let tie = AttachmentBehavior(item: items[first], attachedTo: items[second])
      tie.damping = parameters.damping
      tie.frequency = parameters.frequency
      animator.addBehavior(tie)
      let matter = DynamicItemBehavior(items: [items[first]])
      matter.elasticity = parameters.elasticity
      matter.density = parameters.density
      animator.addBehavior(matter)
    }
    redraw()
    stage.displayLink { [self] _ in redraw() }
    for (index, item) in items.enumerated() { stage.trace("item\(index)") { item.presentation.position } }
  }

  /// The published rule, which ties more than neighbours: one item is half the width to the right of the other, or below it.
  ///
  /// Counted in steps of the grid, so that no rounding decides.
  static func pairs(in size: Size) -> [(first: Int, second: Int)] {
    var pairs: [(Int, Int)] = []
    for i in 0..<9 {
      for j in 0..<9 {
        let (columns, rows) = (i % 3 - j % 3, i / 3 - j / 3)
        if columns == 1 || Double(rows) * size.height == size.width { pairs.append((i, j)) }
      }
    }
    return pairs
  }

  var evenItems: [Layer] { stride(from: 0, to: 9, by: 2).map { items[$0] } }
  var oddItems: [Layer] { stride(from: 1, to: 9, by: 2).map { items[$0] } }

  /// Moves items from outside of the physics, which goes on from there.
  func move(_ items: [Layer], by offset: Vector) {
    for item in items {
      item.position += offset
      animator.updateItem(usingCurrentState: item)
    }
  }

  /// Lets a drag anywhere in the view move the corners and the middle; the springs pull the others along.
  ///
  /// - Parameter onRelease: told the finger's speed in points per second.
  func followDrags(onRelease: @escaping (Vector) -> Void = { _ in }) {
    layer.addGestureRecognizer(
      PanRecognizer { [weak self] pan in
        guard let self else { return }
        move(evenItems, by: pan.translation(in: layer))
        pan.setTranslation(.zero, in: layer)
        if pan.state == .ended { onRelease(pan.velocity(in: layer)) }
      })
  }

  /// Writes a white text on the middle item, with which it moves and turns.
  func label(_ text: String, font: Font) {
    let label = TextLayer(text, font: font, textColor: .white)
    // The outline's middle is the item's centre.
    label.position = items[4].bounds.center
    items[4].addSublayer(label)
  }

  private func redraw() {
    let places = items.map(\.presentation.position)
    var outline = Path()
    outline.move(to: places[Self.corners[0]])
    for (index, control) in Self.controls.enumerated() {
      outline.addQuadCurve(to: places[Self.corners[(index + 1) % 4]], control: places[control])
    }
    outline.closeSubpath()
    layer.path = outline
  }
}
