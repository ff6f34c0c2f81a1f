/// A document's elements and what they use, to know how much there is to draw before anything is.
///
/// An element is drawn once for each time it is used: a few lines can ask for a billion, and a long chain for more memory than
/// a stack has.
struct ElementGraph {
  struct Element {
    let name: String
    let line: Int
    var classes: [String] = []
    /// The names of the elements it uses.
    var references: [String] = []
    /// At most how many corners its line has, where markers may stand.
    var corners = 0
    /// How many elements are drawn in the document that it shows as a picture.
    var pictured = 0
    fileprivate(set) var children: [Int] = []
  }

  private var elements: [Element] = []
  private var named: [String: Int] = [:]
  var styles = StyleReferences()

  /// What an element is made of when it is drawn, with what it uses.
  private struct Extent {
    var count = 1
    var depth = 1
    var corners = 0
  }

  /// Adds an element to one that is there; returns its number. The first of several elements has their common name.
  mutating func add(_ element: Element, id: String?, in parent: Int?) -> Int {
    elements.append(element)
    if let id, named[id] == nil { named[id] = elements.count - 1 }
    if let parent { elements[parent].children.append(elements.count - 1) }
    return elements.count - 1
  }

  var count: Int { elements.count }

  /// - Returns: how many elements are drawn in all.
  /// - Throws: ``SVGError/tooManyElements``, ``SVGError/tooDeep(line:)``, ``SVGError/circle(line:)``.
  func check() throws(SVGError) -> Int {
    guard !elements.isEmpty else { return 0 }
    var extents: [Extent?] = Array(repeating: nil, count: elements.count)
    var isOpen = Array(repeating: false, count: elements.count)
    // Whatever may be drawn alone, or used by what is.
    for index in elements.indices { _ = try extent(of: index, depth: 1, &extents, &isOpen) }
    return extents[0]?.count ?? 0
  }

  private func extent(
    of index: Int, depth: Int, _ extents: inout [Extent?], _ isOpen: inout [Bool]
  ) throws(SVGError) -> Extent {
    let element = elements[index]
    if let known = extents[index] {
      guard depth + known.depth - 1 <= SVGDocument.maximumDepth else { throw .tooDeep(line: element.line) }
      return known
    }
    guard !isOpen[index] else { throw .circle(line: element.line) }
    guard depth <= SVGDocument.maximumDepth else { throw .tooDeep(line: element.line) }
    isOpen[index] = true
    var extent = Extent(count: 1 + element.pictured, corners: element.corners)
    // Drawn for each shape inside, as markers are for each corner: colors and markers are inherited.
    var (perShape, perCorner) = (0, 0)
    for child in element.children {
      let inner = try self.extent(of: child, depth: depth + 1, &extents, &isOpen)
      extent.depth = max(extent.depth, inner.depth + 1)
      guard !Self.undrawn.contains(elements[child].name) else { continue }
      extent.count += inner.count
      extent.corners += inner.corners
    }
    for reference in element.references + styles.references(of: element.name, classes: element.classes) {
      guard let target = named[reference], !Self.gradients.contains(elements[target].name) else { continue }
      let used = try self.extent(of: target, depth: depth + 1, &extents, &isOpen)
      extent.depth = max(extent.depth, used.depth + 1)
      switch elements[target].name {
      case "pattern": perShape += used.count
      case "marker": perCorner += used.count
      default: (extent.count, extent.corners) = (extent.count + used.count, extent.corners + used.corners)
      }
    }
    let (shapes, corners) = (
      extent.count.multipliedReportingOverflow(by: perShape),
      extent.corners.multipliedReportingOverflow(by: perCorner)
    )
    extent.count += shapes.partialValue + corners.partialValue
    guard !shapes.overflow, !corners.overflow, extent.count <= SVGDocument.maximumElements else {
      throw .tooManyElements
    }
    isOpen[index] = false
    extents[index] = extent
    return extent
  }

  /// Elements that are colors: however often one is used, it is looked up and not drawn.
  private static let gradients: Set = ["linearGradient", "radialGradient"]
  /// Elements that are not drawn where they stand.
  static let undrawn = gradients.union([
    "defs", "symbol", "clipPath", "mask", "pattern", "marker", "filter", "style", "title", "desc", "metadata",
  ])
}
