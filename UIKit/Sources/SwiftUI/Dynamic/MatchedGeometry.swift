/// What of its place a view shares with others of its group.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where it is.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large it is.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Which group a view belongs to, and as what.
struct MatchedGeometry {
  struct Group: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  let group: Group
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

/// An element around a view that follows others, or is followed.
///
/// To its container it has the place and the size that it would have anyway. The size of what it follows is offered to
/// the view, and the view's anchor is put onto that of the other.
final class MatchedElement: Element {
  private(set) var match: MatchedGeometry?

  func set(_ new: MatchedGeometry) {
    if match?.group != new.group { host.matches.add(self, to: new.group) }
    match = new
  }

  /// Whoever keeps the element still finds no group in it: its node may be gone.
  override func dismantle() {
    match = nil
    super.dismantle()
  }

  /// Whether others follow it: what goes is followed no more.
  var isFollowed: Bool { match?.isSource == true && !node.isGoing }

  override func place(_ size: CGSize, _ proposal: ProposedViewSize, on surface: Surface) {
    guard let match, let child = children.first else { return }
    let matches = host.matches
    if isFollowed {
      if !host.isRehearsing, node.isNew, matches.source(of: match.group) === self,
        let former = matches.formerFrame(of: match.group), node.transaction.animation != nil
      {
        // What comes begins where the one was that it replaces: there it is at once, to move to where it is put next.
        let before = Surface(layer: surface.layer, owner: surface.owner)
        before.parentOrigin = surface.parentOrigin
        put(child, onto: former, proposal, on: before)
      }
      child.place(at: frame.origin, proposal, on: surface)
    } else if let source = matches.frame(of: match.group) {
      put(child, onto: source, proposal, on: surface)
    } else {
      child.place(at: frame.origin, proposal, on: surface)
    }
  }

  /// - Parameter source: on the canvas.
  private func put(
    _ child: Element, onto source: CGRect, _ proposal: ProposedViewSize, on surface: Surface
  ) {
    guard let match else { return }
    let surfaceOrigin = surface.owner?.contentOriginOnCanvas ?? .zero
    let source = source.offsetBy(dx: -surfaceOrigin.x, dy: -surfaceOrigin.y)
    let offered = match.properties.contains(.size) ? ProposedViewSize(source.size) : proposal
    let place = match.properties.contains(.position) ? source : frame
    let (size, anchor) = (child.size(offered), match.anchor)
    let origin = CGPoint(
      x: place.minX + anchor.x * (place.width - size.width),
      y: place.minY + anchor.y * (place.height - size.height))
    child.place(at: origin, offered, on: surface)
  }

  override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    children.first?.knownGuide(guide, in: size, proposal)
  }
}

extension Element {
  /// Where the element's frame leads to, on the host's canvas; what effects do to it is left out.
  var frameOnCanvas: CGRect {
    let origin = surfaceOwner?.contentOriginOnCanvas ?? .zero
    return frame.offsetBy(dx: origin.x, dy: origin.y)
  }
}

extension SurfaceElement {
  /// Where the layer's coordinates begin, on the host's canvas.
  var contentOriginOnCanvas: CGPoint { frameOnCanvas.origin }
}

/// The groups of matched views of a host, and where the followed ones lie.
final class MatchedGroups {
  private struct Member {
    weak var element: MatchedElement?
  }

  private var members: [MatchedGeometry.Group: [Member]] = [:]
  private var frames: [MatchedGeometry.Group: CGRect] = [:]
  private var former: [MatchedGeometry.Group: CGRect] = [:]

  func add(_ element: MatchedElement, to group: MatchedGeometry.Group) {
    members[group, default: []].append(Member(element: element))
  }

  /// Begins a layout, and tells whether there is anything to be matched.
  func begin() -> Bool {
    for group in members.keys {
      members[group]?.removeAll { $0.element == nil || $0.element?.match?.group != group }
      if members[group]?.isEmpty == true { members[group] = nil }
    }
    former = frames
    frames = frames.filter { members[$0.key] != nil }
    return !members.isEmpty
  }

  /// Notes where everything lies, and tells whether anything lies elsewhere than before.
  func note() -> Bool {
    var new: [MatchedGeometry.Group: CGRect] = [:]
    for group in members.keys { new[group] = source(of: group)?.frameOnCanvas }
    defer { frames = new }
    return frames != new
  }

  /// Who is followed: of several the first.
  func source(of group: MatchedGeometry.Group) -> MatchedElement? {
    members[group]?.lazy.compactMap(\.element).first { $0.isFollowed }
  }

  func frame(of group: MatchedGeometry.Group) -> CGRect? { frames[group] }

  /// Where the one lay that was followed before the update that is under way.
  func formerFrame(of group: MatchedGeometry.Group) -> CGRect? { former[group] }
}

extension Node {
  /// Whether the view, or one around it, is on its way out.
  var isGoing: Bool {
    var above: Node? = self
    while let node = above {
      if node.isDynamic, node.phase == .didDisappear { return true }
      above = node.parent
    }
    return false
  }
}

struct MatchedGeometryModifier: PrimitiveModifier {
  let match: MatchedGeometry

  func update(_ node: Node, content: any View) {
    node.child(.only, content)
    node.wrap {
      MatchedElement(node)
    } _: {
      $0.set(match)
    }
  }
}

extension View {
  /// Gives the view the place of the view of its group that is the source.
  ///
  /// Where one source takes another's place in an animated update, the one that comes and the one that goes both move
  /// from the old place to the new one, each with its transition.
  /// - Parameters:
  ///   - id: the group's.
  ///   - namespace: whose group it is.
  ///   - properties: what the view takes over.
  ///   - anchor: the point of both that is put together.
  ///   - isSource: whether the others follow this one.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    let group = MatchedGeometry.Group(id: AnyHashable(id), namespace: namespace)
    return modifier(
      MatchedGeometryModifier(
        match: MatchedGeometry(
          group: group, properties: properties, anchor: anchor, isSource: isSource)))
  }
}
