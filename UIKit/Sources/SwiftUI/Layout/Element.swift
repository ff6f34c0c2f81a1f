import Springform

/// What takes room and may be seen: a leaf, a container, or something around another element.
///
/// Layout goes as SwiftUI describes it: a parent proposes a size, the child chooses one, the parent places it. Elements are laid
/// out with the values that animations lead to; what moves is the frame of each element that has a layer.
class Element {
  /// Whose element it is.
  unowned let node: Node
  private(set) weak var parent: Element?
  /// Those below, in the order in which they were written; the ones that leave among them.
  var children: [Element] = [] {
    didSet {
      for child in children { child.parent = self }
    }
  }
  var traits = ViewTraits()
  /// Whether a scroll view comes to rest at its children.
  final var holdsScrollTargets = false
  /// Where the element lies on its surface, in points, as last placed.
  private(set) var frame = CGRect.zero
  private(set) weak var surfaceOwner: SurfaceElement?
  /// Where on its surface the element was put last, in points, and with what proposal.
  private var placement: (origin: CGPoint, proposal: ProposedViewSize)?
  private var sizes: [ProposedViewSize: CGSize] = [:]
  private var guides: [GuideQuery: CGFloat?] = [:]
  private var sizesPass = -1

  init(_ node: Node) { self.node = node }

  final var host: ViewHost { node.host }

  /// Whether the node, or what it is shown in, is no more, although somebody keeps the element.
  var isGone: Bool { false }

  // MARK: What kinds of elements say

  /// The size that the element chooses for a proposal, in points.
  func measure(_ proposal: ProposedViewSize) -> CGSize {
    children.first?.size(proposal) ?? .zero
  }

  /// Where the children that take part in the layout lie in the element.
  func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ViewPlacement] {
    laidOut.map { _ in ViewPlacement(origin: .zero, proposal: proposal) }
  }

  /// How far neighbours are to be away.
  var spacing: ViewSpacing { laidOut.count == 1 ? laidOut[0].spacing : .usual }

  /// Where a guide lies that the element or something in it says itself, in points from its edge; otherwise `nil`.
  func explicitGuide(_ guide: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    var values: [CGFloat] = []
    for (child, place) in zip(laidOut, placements(in: size, proposal)) {
      let childSize = child.size(place.proposal)
      if let value = child.knownGuide(guide, in: childSize, place.proposal) {
        values.append(value + (guide.isHorizontal ? place.origin.x : place.origin.y))
      }
    }
    return guide.combine(values)
  }

  /// Draws the element and those below it in its frame; see ``place(at:_:on:)``.
  func place(_ size: CGSize, _ proposal: ProposedViewSize, on surface: Surface) {
    placeChildren(at: frame.origin, size, proposal, on: surface)
  }

  /// Lets go of what is seen.
  func dismantle() {}

  // MARK: What all do

  /// The children without those that leave.
  final var laidOut: [Element] {
    children.contains(where: \.isLeaving) ? children.filter { !$0.isLeaving } : children
  }

  /// Whether the element takes part in the layout no more, as it is on its way out.
  var isLeaving: Bool { !isContainer && children.count == 1 && children[0].isLeaving }

  /// Whether the element is there whatever lies in it; others stand for their only child.
  final var isContainer = false

  /// ``measure(_:)``, remembered for as long as an update lasts.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    forgetOldSizes()
    if let known = sizes[proposal] { return known }
    let size = measure(proposal)
    sizes[proposal] = size
    return size
  }

  /// Has all sizes below measured anew, as what they depend on beside their proposals has changed.
  final func forgetSizes() {
    (sizes, guides) = ([:], [:])
    for child in children { child.forgetSizes() }
  }

  private func forgetOldSizes() {
    if sizesPass != host.pass { (sizes, guides, sizesPass) = ([:], [:], host.pass) }
  }

  private struct GuideQuery: Hashable {
    let guide: AlignmentKey
    let proposal: ProposedViewSize
  }

  /// ``explicitGuide(_:in:_:)``, remembered as sizes are: who aligns asks several times.
  final func knownGuide(_ guide: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    forgetOldSizes()
    let query = GuideQuery(guide: guide, proposal: proposal)
    if let known = guides[query] { return known }
    let value = explicitGuide(guide, in: size, proposal)
    guides[query] = .some(value)
    return value
  }

  /// Where a guide lies, in points from the left or upper edge.
  final func guide(_ guide: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat {
    knownGuide(guide, in: size, proposal)
      ?? guide.value(ViewDimensions(size: size) { self.knownGuide($0, in: size, proposal) })
  }

  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(proposal)
    return ViewDimensions(size: size) { self.knownGuide($0, in: size, proposal) }
  }

  /// Puts the element onto a surface, with the size that it chooses for a proposal.
  final func place(at origin: CGPoint, _ proposal: ProposedViewSize, on surface: Surface) {
    let size = size(proposal)
    frame = CGRect(origin: origin, size: size)
    placement = (origin, proposal)
    surfaceOwner = surface.owner
    let outer = surface.parentOrigin
    surface.parentOrigin = origin
    place(size, proposal, on: surface)
    surface.parentOrigin = outer
  }

  /// Places the children as ``placements(in:_:)`` says, in the order in which they are drawn; those that leave stay where they
  /// were.
  final func placeChildren(
    at origin: CGPoint, _ size: CGSize, _ proposal: ProposedViewSize, on surface: Surface
  ) {
    var places = placements(in: size, proposal).makeIterator()
    let placed = children.map { child -> (child: Element, place: ViewPlacement) in
      if child.isLeaving {
        // What leaves stays where it was, wherever the room goes that it was in.
        let last = child.placement ?? (origin, proposal)
        return (child, ViewPlacement(origin: last.origin, proposal: last.proposal))
      }
      var place = places.next() ?? .nowhere
      place.origin.x += origin.x
      place.origin.y += origin.y
      return (child, place)
    }
    for (child, place) in inDrawingOrder(placed) {
      child.place(at: place.origin, place.proposal, on: surface)
    }
  }

  private func inDrawingOrder(
    _ placed: [(child: Element, place: ViewPlacement)]
  ) -> [(child: Element, place: ViewPlacement)] {
    guard placed.contains(where: { $0.child.traits.zIndex != 0 }) else { return placed }
    return placed.enumerated()
      .sorted {
        ($0.element.child.traits.zIndex, $0.offset) < ($1.element.child.traits.zIndex, $1.offset)
      }
      .map(\.element)
  }

  /// The element with all that lie below it.
  final var subtree: [Element] { [self] + children.flatMap(\.subtree) }

  /// The first of these, in the order in which they were written, of which something is made.
  final func first<Result>(_ make: (Element) -> Result?) -> Result? {
    if let result = make(self) { return result }
    for child in children {
      if let result = child.first(make) { return result }
    }
    return nil
  }
}

/// Where something is put, and what it is proposed there.
struct ViewPlacement {
  var origin: CGPoint
  var proposal: ProposedViewSize

  static let nowhere = ViewPlacement(origin: .zero, proposal: .zero)
}

/// What a view says of itself to the container that it lies in.
struct ViewTraits {
  var layoutPriority = 0.0
  var zIndex = 0.0
  var tag: AnyHashable?
  /// The values of `LayoutValueKey`s, by their types.
  var layoutValues: [ObjectIdentifier: Any] = [:]
}
