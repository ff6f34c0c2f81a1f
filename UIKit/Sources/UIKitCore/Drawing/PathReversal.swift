import Springform

extension Path {
  /// The same outline, drawn the other way round.
  var reversed: Path {
    var result = Path()
    for subpath in subpaths.reversed() { subpath.addReversed(to: &result) }
    return result
  }

  private struct Subpath {
    var start: Point
    var elements: [Element] = []
    var isClosed = false

    func addReversed(to path: inout Path) {
      let starts = [start] + elements.compactMap(Path.end(of:))
      path.move(to: starts[starts.count - 1])
      for (element, start) in zip(elements, starts).reversed() {
        switch element {
        case .quadCurve(_, let control): path.addQuadCurve(to: start, control: control)
        case .curve(_, let control1, let control2): path.addCurve(to: start, control1: control2, control2: control1)
        case .line, .move, .close: path.addLine(to: start)
        }
      }
      if isClosed { path.closeSubpath() }
    }
  }

  private var subpaths: [Subpath] {
    var all: [Subpath] = []
    for element in elements {
      switch element {
      case .move(let point): all.append(Subpath(start: point))
      case .close: if !all.isEmpty { all[all.count - 1].isClosed = true }
      default:
        // What goes on after a closed subpath begins where that began.
        if let last = all.last, last.isClosed { all.append(Subpath(start: last.start)) }
        if !all.isEmpty { all[all.count - 1].elements.append(element) }
      }
    }
    return all
  }

  private static func end(of element: Element) -> Point? {
    switch element {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .close: nil
    }
  }
}
