import SpringformGeometry
import SpringformScene

/// What has to be known of every group before it is opened: where it ends and which pixels it may change.
struct GroupPlan {
  struct Entry {
    /// The index of the command that closes the group.
    var end: Int
    /// The pixels that the group's content touches within its clip, without blur and shadow; in a plane of its own, the
    /// plane's points.
    var content: PixelExtent
    /// Whether a mask follows the content.
    var isMasked: Bool
  }

  private struct Open {
    let index: Int
    let group: Group
    /// Whether its content lies in a plane of its own or of a group around it.
    let isInPlane: Bool
    /// What the content has touched, or what the mask has, once it began.
    var touched = PixelExtent.nothing
    /// What the content touched, once the mask began.
    var content: PixelExtent?
  }

  /// By the index of the command that opens the group.
  private(set) var entries: [Int: Entry] = [:]

  /// - Throws: ``RenderError/unbalancedGroup(command:)`` and ``RenderError/groupDepth(command:)``.
  init(_ commands: [DisplayList.Command], scale: Double) throws(RenderError) {
    let toPixels = AffineTransform(scaleX: scale, y: scale)
    var open: [Open] = []
    // In a plane of its own nobody knows the pixels yet: its points stand for them.
    func toOwn() -> (Double, AffineTransform) {
      open.last?.isInPlane == true ? (1, .identity) : (scale, toPixels)
    }
    for (index, command) in commands.enumerated() {
      var touched = PixelExtent.nothing
      switch command {
      case .beginGroup(let group):
        guard open.count < Renderer.maximumGroupDepth else { throw .groupDepth(command: index) }
        let isInPlane = group.projection != nil || open.last?.isInPlane == true
        open.append(Open(index: index, group: group, isInPlane: isInPlane))
        continue
      case .beginMask:
        guard let last = open.indices.last, open[last].content == nil else { throw .unbalancedGroup(command: index) }
        open[last].content = open[last].touched
        open[last].touched = .nothing
        continue
      case .endGroup:
        guard let closed = open.popLast() else { throw .unbalancedGroup(command: index) }
        let (scale, toPixels) = toOwn()
        var content = closed.touched
        if let unmasked = closed.content {
          content = closed.group.isMaskInverted ? unmasked : content.intersection(unmasked)
        }
        if let clip = closed.group.clip {
          content = content.intersection(Self.extent(of: clip.path, transform: clip.transform.concatenating(toPixels)))
        }
        entries[closed.index] = Entry(end: index, content: content, isMasked: closed.content != nil)
        if let projection = closed.group.projection {
          touched = content.image(by: projection.concatenating(Projection(toPixels)))
          break
        }
        touched = GroupEffects(closed.group, scale: scale).extent(of: content)
      case .fill, .stroke, .image, .svg, .blurBackdrop:
        // Only groups need to know.
        if !open.isEmpty { touched = Self.extent(of: command, toPixels: toOwn().1) }
      }
      if let last = open.indices.last { open[last].touched = open[last].touched.union(touched) }
    }
    if let unclosed = open.last { throw .unbalancedGroup(command: unclosed.index) }
  }

  private static func extent(of command: DisplayList.Command, toPixels: AffineTransform) -> PixelExtent {
    switch command {
    case .fill(let path, _, _, let transform), .blurBackdrop(let path, _, _, let transform):
      return extent(of: path, transform: transform.concatenating(toPixels))
    case .stroke(let path, let style, _, let transform):
      let transform = transform.concatenating(toPixels)
      guard let line = LineStyle(style, path: path, transform: transform) else { return .nothing }
      return extent(of: path, transform: transform, margin: line.reach)
    case .image(_, let rect, _, _, let transform), .svg(_, let rect, _, let transform):
      return extent(of: .rect(rect), transform: transform.concatenating(toPixels))
    case .beginGroup, .beginMask, .endGroup:
      return .nothing
    }
  }

  private static func extent(of path: Path, transform: AffineTransform, margin: Double = 0) -> PixelExtent {
    guard path.isFinite, let bounds = path.controlBounds else { return .nothing }
    let extent = bounds.applying(transform).insetBy(dx: -margin, dy: -margin)
    return PixelExtent(around: extent) ?? .nothing
  }
}

extension PixelExtent {
  /// The pixels that some of a plane's points touch on the canvas.
  fileprivate func image(by projection: Projection) -> PixelExtent {
    guard !isEmpty, projection.isFinite else { return .nothing }
    return projection.image(of: rect).flatMap { PixelExtent(around: $0) } ?? .nothing
  }
}
