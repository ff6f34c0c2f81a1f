import SpringformGeometry
import SpringformScene

/// Several moments over one another: what all of them show lies there once, and what moves fades with its age.
///
/// Of what is large, the newest moment is there as it is, and of the moments before the outlines: over one another they would be mud.
struct OnionSkin {
  private(set) var list: DisplayList

  private let momentCount: Int
  private let contours: Contours

  /// How strong the oldest moments would be of very many, and how much stronger the last but one is.
  private static let (faintest, gain) = (0.1, 0.5)

  /// - Parameter lists: at least one, the oldest moment first.
  init(of lists: [DisplayList]) {
    let newest = lists[lists.count - 1]
    momentCount = lists.count
    contours = Contours(canvas: newest.size)
    list = newest
    let nodes = overlaid(lists.map { DisplayNode.nodes(of: $0.commands) })
    list.commands = nodes.flatMap(\.commands)
  }

  /// Between two nodes that every moment has lie the nodes of each that not all have, the oldest lowest.
  /// - Parameter isInPlane: whether they lie in a plane of their own, with its coordinates.
  private func overlaid(_ moments: [[DisplayNode]], isInPlane: Bool = false) -> [DisplayNode] {
    var result: [DisplayNode] = []
    var positions = Array(repeating: 0, count: moments.count)
    func addMoving(upTo ends: [Int]) {
      let stretches = zip(moments, zip(positions, ends)).map { $0[$1.0..<$1.1] }
      result += moving(stretches.map { Array($0) }, isInPlane)
    }
    for common in CommonNodes(moments).indices {
      addMoving(upTo: common)
      let nodes = zip(moments, common).map { $0[$1] }
      switch nodes[nodes.count - 1] {
      case .group(let group, _, let mask):
        result.append(
          .group(
            group, content: overlaid(nodes.map(\.content), isInPlane: isInPlane || group.projection != nil), mask: mask)
        )
      case .command: result.append(nodes[nodes.count - 1])
      }
      positions = common.map { $0 + 1 }
    }
    addMoving(upTo: moments.map(\.count))
    return result
  }

  /// What is not at every moment. What comes before lies under the newest, but over what would hide it because it is large.
  private func moving(_ moments: [[DisplayNode]], _ isInPlane: Bool) -> [DisplayNode] {
    var (small, outlines): ([DisplayNode], [DisplayNode]) = ([], [])
    for (moment, nodes) in moments.dropLast().enumerated() where !nodes.isEmpty {
      let opacity = Self.faintest + Self.gain * Double(moment + 1) / Double(momentCount)
      let past = contours.nodes(of: nodes, opacity: opacity)
      small += past.small
      outlines += past.outlines
    }
    let newest = moments[moments.count - 1]
    let top = newest.lastIndex(where: contours.isLarge).map { $0 + 1 } ?? 0
    return newest[..<top] + small + (isInPlane ? outlines : contours.placed(outlines, over: newest))
      + newest[top...]
  }
}
