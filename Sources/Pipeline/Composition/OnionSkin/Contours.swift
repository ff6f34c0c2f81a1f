import SpringformGeometry
import SpringformScene

/// What an onion skin shows of large things at the moments before: their outlines, since pictures of them over one another would
/// show nothing.
struct Contours {
  private let canvas: Rect
  /// What covers more than this share of the canvas is large.
  private static let largestShare = 0.25

  /// Quiet on any ground, and no colour that the scene might have.
  private static let color = Color(white: 0.4)

  init(canvas: Size) { self.canvas = Rect(origin: .zero, size: canvas) }

  func isLarge(_ node: DisplayNode) -> Bool { isLarge(node.largestArea(in: canvas)) }

  private func isLarge(_ area: Double) -> Bool { area > Self.largestShare * canvas.width * canvas.height }

  /// What is seen of a stretch of things: of the large ones their outlines, and of what lies on these nothing.
  /// - Parameter opacity: of the rest, and of the outlines.
  func nodes(of nodes: [DisplayNode], opacity: Double) -> (small: [DisplayNode], outlines: [DisplayNode]) {
    var (small, covered): ([DisplayNode], [Rect]) = ([], [])
    let outlines = lines(around: nodes, &covered) { small.append($0) }
    return (faded(small, opacity), faded(outlines, min(opacity * 1.5, 1)))
  }

  /// Outlines where they say something: not along the canvas' edge, which nothing passes, nor across texts and other small things of
  /// the newest moment.
  func placed(_ outlines: [DisplayNode], over newest: [DisplayNode]) -> [DisplayNode] {
    guard !outlines.isEmpty else { return [] }
    let width = lineWidth * 2
    let clip = Group.Clip(path: .rect(canvas.insetBy(dx: width, dy: width)), transform: .identity)
    var gaps = Path()
    for extent in newest.flatMap({ smallExtents(of: $0) }) {
      gaps.addPath(.rect(extent.insetBy(dx: -width, dy: -width)))
    }
    let mask: [DisplayNode] = [.command(.fill(gaps, rule: .nonZero, paint: .color(.black), transform: .identity))]
    return gaps.isEmpty
      ? [.group(Group(clip: clip), content: outlines, mask: nil)]
      : [.group(Group(clip: clip, isMaskInverted: true), content: outlines, mask: mask)]
  }

  /// Where a node's small shapes and pictures lie.
  private func smallExtents(of node: DisplayNode) -> [Rect] {
    if isLarge(node), case .group(let group, let content, _) = node {
      return group.projection == nil ? content.flatMap { smallExtents(of: $0) } : []
    }
    guard !isLarge(node), let extent = node.extent(in: canvas), extent.width > 0, extent.height > 0 else { return [] }
    return [extent]
  }

  /// The outlines of the outermost large shapes, within their clips and their planes.
  /// - Parameters:
  ///   - covered: where large shapes lie already, and what lies there belongs to them.
  ///   - rest: takes what is not large and lies elsewhere.
  private func lines(
    around nodes: [DisplayNode], _ covered: inout [Rect], rest: (DisplayNode) -> Void = { _ in }
  ) -> [DisplayNode] {
    var lines: [DisplayNode] = []
    for node in nodes {
      let extent = node.extent(in: canvas)
      if let extent, covered.contains(where: { $0.holds(extent) }) { continue }
      guard isLarge(node) else {
        rest(node)
        continue
      }
      lines += self.lines(around: node, &covered)
      if let extent { covered.append(extent) }
    }
    return lines
  }

  private func faded(_ nodes: [DisplayNode], _ opacity: Double) -> [DisplayNode] {
    nodes.isEmpty ? [] : [.group(Group(opacity: opacity), content: nodes, mask: nil)]
  }

  private func lines(around node: DisplayNode, _ covered: inout [Rect]) -> [DisplayNode] {
    switch node {
    case .group(let group, let content, _):
      // What a clip cuts off all around has the clip's outline.
      if let clip = group.clip, group.projection == nil,
        let inside = clip.path.controlBounds?.applying(clip.transform).intersection(canvas),
        isLarge(inside.width * inside.height), node.extent(in: canvas) == inside
      {
        return stroke(clip.path.applying(clip.transform))
      }
      let lines = lines(around: content, &covered)
      guard !lines.isEmpty else { return [] }
      return [.group(Group(clip: group.clip, projection: group.projection), content: lines, mask: nil)]
    case .command(let command):
      return command.outline.map { stroke($0.path.applying($0.transform)) } ?? []
    }
  }

  private var lineWidth: Double { min(max(min(canvas.width, canvas.height) / 240, 0.75), 2.5) }

  private func stroke(_ outline: Path) -> [DisplayNode] {
    // Around the whole canvas there is no line.
    if let bounds = outline.controlBounds, bounds.union(canvas) == bounds { return [] }
    // Of two lines one is seen on any ground.
    return [(lineWidth * 2, Color.white.withAlpha(0.7)), (lineWidth, Self.color)].map { width, color in
      .command(
        .stroke(outline, style: StrokeStyle(width: width, join: .round), paint: .color(color), transform: .identity))
    }
  }
}

extension DisplayList.Command {
  /// What a shape or picture covers.
  fileprivate var outline: (path: Path, transform: AffineTransform)? {
    switch self {
    case .fill(let path, _, _, let transform): (path, transform)
    case .image(_, let place, _, _, let transform), .svg(_, let place, _, let transform): (.rect(place), transform)
    default: nil
    }
  }
}

extension DisplayNode {
  /// About where in a rectangle something is drawn; `nil` where that is not known.
  fileprivate func extent(in rect: Rect) -> Rect? {
    switch self {
    case .command(.fill(let path, _, _, let transform)), .command(.stroke(let path, _, _, let transform)):
      return path.controlBounds?.applying(transform).intersection(rect)
    case .command(.image(_, let place, _, _, let transform)), .command(.svg(_, let place, _, let transform)):
      return place.applying(transform).intersection(rect)
    case .command: return nil
    case .group(let group, let content, _):
      if group.projection != nil { return nil }
      let extents = content.compactMap { $0.extent(in: rect) }
      guard let first = extents.first else { return nil }
      let whole = extents.dropFirst().reduce(first) { $0.union($1) }
      guard let clip = group.clip, let bounds = clip.path.controlBounds?.applying(clip.transform) else { return whole }
      return whole.intersection(bounds)
    }
  }
}

extension Rect {
  /// Whether another lies within, or next to nothing of it beyond.
  fileprivate func holds(_ other: Rect) -> Bool {
    other.minX > minX - 1 && other.minY > minY - 1 && other.maxX < maxX + 1 && other.maxY < maxY + 1
  }
}
