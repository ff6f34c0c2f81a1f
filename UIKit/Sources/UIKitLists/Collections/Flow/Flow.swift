import UIKitCore

/// Where everything lies in a flow layout.
struct Flow {
  private(set) var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private(set) var headers: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private(set) var footers: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private(set) var order: [UICollectionViewLayoutAttributes] = []
  /// Of sections, in the direction of scrolling.
  private(set) var spans: [ClosedRange<CGFloat>] = []
  private var length: CGFloat = 0
  private var breadth: CGFloat = 0
  private var isVertical = true

  init() {}

  init(_ metrics: FlowMetrics, of view: UICollectionView) {
    (breadth, isVertical) = (metrics.breadth, metrics.isVertical)
    for section in 0..<view.numberOfSections {
      lay(section, count: view.numberOfItems(inSection: section), metrics)
    }
  }

  var contentSize: CGSize {
    let breadth = max(breadth, 0)
    return isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  /// Along the direction of scrolling, and across.
  private func parts(_ size: CGSize) -> (along: CGFloat, across: CGFloat) {
    isVertical ? (size.height, size.width) : (size.width, size.height)
  }

  private func rect(_ along: CGFloat, _ across: CGFloat, _ length: CGFloat, _ width: CGFloat) -> CGRect {
    isVertical
      ? CGRect(x: across, y: along, width: width, height: length)
      : CGRect(x: along, y: across, width: length, height: width)
  }

  private mutating func lay(_ section: Int, count: Int, _ metrics: FlowMetrics) {
    let start = length
    let path = IndexPath(item: 0, section: section)
    let header = addEdge(UICollectionView.elementKindSectionHeader, path, metrics.header(of: section), metrics)
    if let header { headers[path] = header }
    let inset = metrics.inset(of: section)
    let (lineSpace, space) = (metrics.lineSpace(of: section), metrics.space(of: section))
    let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let (sideBefore, sideAfter) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let room = breadth - sideBefore - sideAfter
    length += before
    let paths = (0..<count).map { IndexPath(item: $0, section: section) }
    let sizes = paths.map { metrics.size(of: $0) }
    let areAlike = sizes.allSatisfy { $0.size == sizes[0].size }
    var first = 0
    while first < count {
      let last = endOfLine(from: first, sizes.map(\.size), room, space)
      let line = first...last
      let height = line.map { parts(sizes[$0].size).along }.max() ?? 0
      var (across, gap) = (sideBefore, space)
      let each = parts(sizes[first].size).across
      if line.count > 1 {
        gap = (room - line.reduce(0) { $0 + parts(sizes[$1].size).across }) / CGFloat(line.count - 1)
        // The last line: as if it were full, of items that are all alike; else as narrow as it may be.
        if last == count - 1 {
          let full = ((room + space) / max(each + space, 1)).rounded(.down)
          gap = areAlike && full > 1 ? (room - full * each) / (full - 1) : space
        }
      } else if last < count - 1 || 2 * each + space > room {
        // A single item lies in the middle where it is the only one that fits, and at the beginning otherwise.
        across += (room - each) / 2
      }
      for index in line {
        let size = parts(sizes[index].size)
        let attributes = metrics.attributes(.cell, nil, paths[index])
        if sizes[index].isEstimate { attributes.estimates = [.width, .height] }
        attributes.frame = rect(length + (height - size.along) / 2, across, size.along, size.across)
        items[paths[index]] = attributes
        order.append(attributes)
        across += size.across + gap
      }
      length += height + (last + 1 < count ? lineSpace : 0)
      first = last + 1
    }
    length += after
    let footer = addEdge(UICollectionView.elementKindSectionFooter, path, metrics.footer(of: section), metrics)
    if let footer { footers[path] = footer }
    spans.append(start...max(length, start))
  }

  /// The last item that has room beside a first one.
  private func endOfLine(from first: Int, _ sizes: [CGSize], _ room: CGFloat, _ space: CGFloat) -> Int {
    var (last, width) = (first, parts(sizes[first]).across)
    while last + 1 < sizes.count, width + space + parts(sizes[last + 1]).across <= room {
      last += 1
      width += space + parts(sizes[last]).across
    }
    return last
  }

  private mutating func addEdge(
    _ kind: String, _ path: IndexPath, _ size: CGSize, _ metrics: FlowMetrics
  ) -> UICollectionViewLayoutAttributes? {
    let own = parts(size).along
    guard own > 0 else { return nil }
    let attributes = metrics.attributes(.supplementaryView, kind, path)
    attributes.frame = rect(length, 0, own, breadth)
    length += own
    return attributes
  }
}
