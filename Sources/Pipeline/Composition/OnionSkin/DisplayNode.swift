import SpringformGeometry
import SpringformScene

/// A display list's commands as a tree of groups.
indirect enum DisplayNode: Hashable {
  case command(DisplayList.Command)
  case group(Group, content: [DisplayNode], mask: [DisplayNode]?)

  static func nodes(of commands: [DisplayList.Command]) -> [DisplayNode] {
    var rest = commands[...]
    return nodes(of: &rest)
  }

  /// Takes nodes up to the end of a group's content or mask, whose command stays.
  private static func nodes(of commands: inout ArraySlice<DisplayList.Command>) -> [DisplayNode] {
    var nodes: [DisplayNode] = []
    while let command = commands.first {
      switch command {
      case .beginGroup(let group):
        commands.removeFirst()
        let content = Self.nodes(of: &commands)
        var mask: [DisplayNode]?
        if commands.first == .beginMask {
          commands.removeFirst()
          mask = Self.nodes(of: &commands)
        }
        if commands.first == .endGroup { commands.removeFirst() }
        nodes.append(.group(group, content: content, mask: mask))
      case .beginMask, .endGroup: return nodes
      default:
        nodes.append(.command(command))
        commands.removeFirst()
      }
    }
    return nodes
  }

  var commands: [DisplayList.Command] {
    switch self {
    case .command(let command): [command]
    case .group(let group, let content, let mask):
      [.beginGroup(group)] + content.flatMap(\.commands) + (mask.map { [.beginMask] + $0.flatMap(\.commands) } ?? [])
        + [.endGroup]
    }
  }

  var content: [DisplayNode] {
    if case .group(_, let content, _) = self { content } else { [] }
  }

  /// What makes two nodes the same thing at two moments: everything, but of groups only what holds the content.
  var identity: DisplayNode {
    if case .group(let group, _, let mask) = self { .group(group, content: [], mask: mask) } else { self }
  }

  /// About how much of a rectangle the largest shape covers, in square points; lines cover nothing.
  func largestArea(in rect: Rect) -> Double {
    func area(_ path: Path, _ transform: AffineTransform) -> Double {
      let extent = path.controlBounds?.applying(transform).intersection(rect)
      return extent.map { $0.width * $0.height } ?? 0
    }
    switch self {
    case .command(.fill(let path, _, _, let transform)): return area(path, transform)
    case .command(.image(_, let place, _, _, let transform)), .command(.svg(_, let place, _, let transform)):
      return area(.rect(place), transform)
    case .command: return 0
    case .group(let group, let content, _):
      if let projection = group.projection {
        // In its own plane's points.
        guard let plane = projection.inverted?.image(of: rect) else { return 0 }
        return content.map { $0.largestArea(in: plane) }.max() ?? 0
      }
      let clip = group.clip.map { $0.path.controlBounds?.applying($0.transform).intersection(rect) }
      guard let rest = clip ?? rect else { return 0 }
      return content.map { $0.largestArea(in: rest) }.max() ?? 0
    }
  }
}
