import SpringformGeometry
import SpringformScene

/// Several moments over one another: what all of them show lies there once, and what moves fades with its age.
///
/// Where what moves covers a large part of the canvas, the newest moment is let shine through as well: it would hide what
/// came before.
struct OnionSkin {
  private(set) var list: DisplayList

  private let momentCount: Int
  private let canvas: Size

  /// How strong the oldest moments would be of very many, and how much stronger the last but one is.
  private static let (faintest, gain) = (0.1, 0.5)
  /// What covers more than this share of the canvas is let shine through, this strong.
  private static let (largestShare, shine) = (0.25, 0.6)

  /// - Parameter lists: at least one, the oldest moment first.
  init(of lists: [DisplayList]) {
    let newest = lists[lists.count - 1]
    momentCount = lists.count
    canvas = newest.size
    list = newest
    let nodes = overlaid(lists.map { DisplayNode.nodes(of: $0.commands) })
    list.commands = nodes.flatMap(\.commands)
  }

  /// Between two nodes that every moment has lie the nodes of each that not all have, the oldest lowest.
  private func overlaid(_ moments: [[DisplayNode]]) -> [DisplayNode] {
    var result: [DisplayNode] = []
    var positions = Array(repeating: 0, count: moments.count)
    func addMoving(upTo ends: [Int]) {
      for (moment, end) in ends.enumerated() where positions[moment] < end {
        let nodes = Array(moments[moment][positions[moment]..<end])
        result += moment == moments.count - 1 ? nodes.map(shining) : [faded(nodes, moment)]
      }
    }
    for common in CommonNodes(moments).indices {
      addMoving(upTo: common)
      let nodes = zip(moments, common).map { $0[$1] }
      switch nodes[nodes.count - 1] {
      case .group(let group, _, let mask):
        result.append(.group(group, content: overlaid(nodes.map(\.content)), mask: mask))
      case .command: result.append(nodes[nodes.count - 1])
      }
      positions = common.map { $0 + 1 }
    }
    addMoving(upTo: moments.map(\.count))
    return result
  }

  private func faded(_ nodes: [DisplayNode], _ moment: Int) -> DisplayNode {
    let opacity = Self.faintest + Self.gain * Double(moment + 1) / Double(momentCount)
    return .group(Group(opacity: opacity), content: nodes, mask: nil)
  }

  private func shining(_ node: DisplayNode) -> DisplayNode {
    let canvas = Rect(origin: .zero, size: canvas)
    guard node.largestArea(in: canvas) > Self.largestShare * canvas.width * canvas.height else { return node }
    return .group(Group(opacity: Self.shine), content: [node], mask: nil)
  }
}
