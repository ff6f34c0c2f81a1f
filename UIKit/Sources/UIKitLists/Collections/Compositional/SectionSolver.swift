import UIKitCore

/// A section, where it lies without being scrolled across.
struct PlacedSection {
  let section: NSCollectionLayoutSection
  let index: Int
  let environment: LayoutEnvironment
  /// Along the collection's direction, headers and footers with it.
  var span: ClosedRange<CGFloat>
  var elements: [PlacedAttributes] = []
  /// What stays in sight, beside its place without that.
  var pinned: [(attributes: UICollectionViewLayoutAttributes, isStart: Bool, frame: CGRect)] = []
  /// Of what is scrolled across.
  var scroll: ScrolledPart?

  struct ScrolledPart {
    var frame: CGRect
    var contentSize: CGSize
    /// Of each group, across the collection's direction.
    var groups: [ClosedRange<CGFloat>] = []
    /// Room before the first group and after the last one, in points.
    var (before, after): (CGFloat, CGFloat)
    /// In the coordinates of what scrolls.
    var elements: [PlacedAttributes] = []
  }
}

/// Attributes, beside where the layout has them.
struct PlacedAttributes {
  let attributes: UICollectionViewLayoutAttributes
  let center: CGPoint
  /// By how much the section's handler has moved them.
  var way = CGPoint.zero

  init(_ attributes: UICollectionViewLayoutAttributes) { (self.attributes, center) = (attributes, attributes.center) }

  /// - Parameter shift: from the coordinates of what scrolls to the collection's.
  func follow(_ shift: CGPoint) {
    attributes.center = CGPoint(x: center.x + way.x + shift.x, y: center.y + way.y + shift.y)
  }
}

/// Says where a section has its groups, headers and footers.
struct SectionSolver {
  let axis: Axis
  /// What the collection shows at once, without insets.
  let container: CGSize
  let measured: MeasuredSizes
  let traits: UITraitCollection
  /// Makes attributes of the class that the layout names.
  let attributes: (UICollectionViewLayoutAttributes.Key) -> UICollectionViewLayoutAttributes

  /// - Parameters:
  ///   - start: where the section begins, along the collection's direction.
  ///   - extra: what safe area or margins add to the insets.
  func place(
    _ section: NSCollectionLayoutSection, _ index: Int, count: Int, at start: CGFloat, extra: NSDirectionalEdgeInsets,
    _ environment: LayoutEnvironment
  ) -> PlacedSection {
    var result = PlacedSection(section: section, index: index, environment: environment, span: start...start)
    let insets = section.contentInsets + extra
    let across = section.supplementariesFollowContentInsets ? insets : extra
    let path = IndexPath(item: 0, section: index)
    var along = start
    for item in section.boundarySupplementaryItems where axis.isStart(item.alignment) {
      along += place(item, path, at: along, from: start, across, isStart: true, &result)
    }
    let content = along
    along += axis.start(of: insets)
    along += groups(of: section, index, count, at: along, insets, &result)
    along += axis.end(of: insets)
    for item in section.boundarySupplementaryItems where axis.isEnd(item.alignment) {
      let length = place(item, path, at: along, from: start, across, isStart: false, &result)
      along += length
    }
    for item in section.boundarySupplementaryItems where !axis.isStart(item.alignment) && !axis.isEnd(item.alignment) {
      _ = place(item, path, at: content, from: start, across, isStart: true, &result)
    }
    result.span = start...max(along, start)
    for item in section.decorationItems { decorate(item, path, extra, &result) }
    return result
  }

  // MARK: Groups

  /// - Returns: how much they take, along the collection's direction.
  private func groups(
    of section: NSCollectionLayoutSection, _ index: Int, _ count: Int, at start: CGFloat,
    _ insets: NSDirectionalEdgeInsets, _ result: inout PlacedSection
  ) -> CGFloat {
    let solver = GroupSolver(section: index, end: count, traits: traits, measured: measured)
    let inner = container.inset(by: insets)
    let (before, after) = (axis.other.start(of: insets), axis.other.end(of: insets))
    var placed: [(element: PlacedElement, way: CGPoint)] = []
    var spans: [ClosedRange<CGFloat>] = []
    var (next, along, longest): (Int, CGFloat, CGFloat) = (0, 0, 0)
    while next < count {
      let group = solver.place(section.group, in: inner, from: next)
      guard group.count > 0 else { break }
      if next > 0 { along += section.interGroupSpacing }
      let way =
        section.isOrthogonal
        ? axis.point(along: 0, across: before + along) : axis.point(along: start + along, across: before)
      placed += group.elements.map { ($0, way) }
      let (length, width) = (axis.along(group.size), axis.across(group.size))
      if section.isOrthogonal {
        spans.append(before + along...before + along + max(width, 0))
        longest = max(longest, length)
        along += width
      } else {
        along += length
        longest = along
      }
      next += group.count
    }
    let elements = placed.map { element, way in
      let made = made(element.moved(by: way), index)
      made.row = section.list.map { ListRow($0, isFirst: element.item == 0, isLast: element.item == count - 1) }
      return made
    }
    guard section.isOrthogonal else {
      result.elements += elements.map { PlacedAttributes($0) }
      return max(longest, 0)
    }
    let size = axis.size(along: longest, across: before + along + after)
    let frame = CGRect(
      origin: axis.point(along: start, across: 0), size: axis.size(along: longest, across: axis.across(container)))
    result.scroll = .init(
      frame: frame, contentSize: size, groups: spans, before: before, after: after,
      elements: elements.map { PlacedAttributes($0) })
    return longest
  }

  private func made(_ element: PlacedElement, _ section: Int) -> UICollectionViewLayoutAttributes {
    let made = attributes(
      .init(
        category: element.supplement == nil ? .cell : .supplementaryView, kind: element.supplement?.elementKind,
        path: IndexPath(item: element.item, section: section)))
    (made.frame, made.estimates, made.zIndex) = (element.frame, element.estimates, element.zIndex)
    return made
  }

  // MARK: Headers, footers and backgrounds

  /// - Returns: how much room it takes of its own, along the collection's direction.
  private func place(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ path: IndexPath, at along: CGFloat, from start: CGFloat,
    _ insets: NSDirectionalEdgeInsets, isStart: Bool, _ result: inout PlacedSection
  ) -> CGFloat {
    let (made, length) = boundary(item, path, at: along, insets, isStart: isStart)
    result.elements.append(PlacedAttributes(made))
    if item.pinToVisibleBounds { result.pinned.append((made, isStart, made.frame)) }
    return length
  }

  func boundary(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ path: IndexPath, at along: CGFloat,
    _ insets: NSDirectionalEdgeInsets, isStart: Bool
  ) -> (attributes: UICollectionViewLayoutAttributes, length: CGFloat) {
    let made = attributes(.init(category: .supplementaryView, kind: item.elementKind, path: path))
    let inner = container.inset(by: insets)
    var (size, estimates) = (item.layoutSize.resolved(in: inner), item.layoutSize.estimates)
    measured.settle(&size, &estimates, of: made.key)
    let (length, width) = (axis.along(size), axis.across(size))
    let room = axis.across(inner)
    let side = axis.other
    let across: CGFloat =
      side.isStart(item.alignment) ? 0 : side.isEnd(item.alignment) ? room - width : (room - width) / 2
    let overlap = item.extendsBoundary ? 0 : isStart ? 0 : length
    let origin = axis.point(along: along - overlap, across: side.start(of: insets) + across)
    made.frame = CGRect(origin: origin, size: size).offsetBy(dx: item.offset.x, dy: item.offset.y)
    (made.estimates, made.zIndex) = (estimates, item.zIndex)
    return (made, item.extendsBoundary ? length : 0)
  }

  private func decorate(
    _ item: NSCollectionLayoutDecorationItem, _ path: IndexPath, _ extra: NSDirectionalEdgeInsets,
    _ result: inout PlacedSection
  ) {
    let made = attributes(.init(category: .decorationView, kind: item.elementKind, path: path))
    let size = axis.size(
      along: result.span.upperBound - result.span.lowerBound,
      across: axis.across(container))
    let insets = item.contentInsets + extra
    let origin = axis.point(along: result.span.lowerBound, across: 0)
    made.frame = CGRect(
      origin: CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top), size: size.inset(by: insets))
    made.zIndex = item.zIndex
    result.elements.append(PlacedAttributes(made))
  }
}

extension Axis {
  func isStart(_ alignment: NSRectAlignment) -> Bool {
    alignment.edges.contains(self == .horizontal ? .leading : .top)
  }
  func isEnd(_ alignment: NSRectAlignment) -> Bool {
    alignment.edges.contains(self == .horizontal ? .trailing : .bottom)
  }
}

extension NSDirectionalEdgeInsets {
  static func + (a: NSDirectionalEdgeInsets, b: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom, trailing: a.trailing + b.trailing
    )
  }
}
