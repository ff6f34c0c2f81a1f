import UIKitCore

/// An element of a section, where it lies without being scrolled.
struct PlacedElement {
  /// `nil` for a cell.
  var supplement: NSCollectionLayoutSupplementaryItem?
  var item: Int
  var frame: CGRect
  /// What is not known yet.
  var estimates: UICollectionViewLayoutAttributes.Estimates
  var zIndex = 0

  func moved(by way: CGPoint) -> PlacedElement {
    var copy = self
    copy.frame = frame.offsetBy(dx: way.x, dy: way.y)
    return copy
  }
}

/// Items of a group, from the group's own corner.
struct PlacedGroup {
  var elements: [PlacedElement] = []
  var size: CGSize
  /// How many items it holds.
  var count = 0
}

/// Says where a group has its items.
struct GroupSolver {
  let section: Int
  /// How many items the section has.
  let end: Int
  let traits: UITraitCollection
  /// What views have asked for.
  let measured: MeasuredSizes

  /// Rounding alone shall not keep an item from its row, in points.
  private static let tolerance: CGFloat = 1e-3

  /// - Parameter first: the first item of the group.
  func place(_ group: NSCollectionLayoutGroup, in container: CGSize, from first: Int) -> PlacedGroup {
    place(group, size: group.layoutSize.resolved(in: container), from: first)
  }

  private func place(_ group: NSCollectionLayoutGroup, size: CGSize, from first: Int) -> PlacedGroup {
    var result: PlacedGroup
    switch group.arrangement {
    case .custom(let provider): result = custom(group, provider, size, from: first)
    case .line(let axis): result = line(group, axis, count: nil, size, from: first)
    case .repeated(let axis, let count), .shared(let axis, let count):
      result = line(group, axis, count: max(count, 0), size, from: first)
    }
    fasten(group.supplementaryItems, to: CGRect(origin: .zero, size: result.size), item: first, &result.elements)
    return result
  }

  // MARK: Orders of one's own

  private func custom(
    _ group: NSCollectionLayoutGroup, _ provider: NSCollectionLayoutGroupCustomItemProvider, _ size: CGSize,
    from first: Int
  ) -> PlacedGroup {
    let insets = group.effectiveInsets
    let items = provider(LayoutEnvironment(LayoutContainer(size, insets), traits)).prefix(end - first)
    var result = PlacedGroup(size: size, count: items.count)
    for (index, item) in items.enumerated() {
      let frame = item.frame.offsetBy(dx: insets.leading, dy: insets.top)
      result.elements.append(
        PlacedElement(item: first + index, frame: frame, estimates: [], zIndex: item.zIndex))
    }
    let all = result.elements.reduce(CGRect.null) { $0.union($1.frame) }
    guard !all.isNull else { return result }
    if group.layoutSize.widthDimension.isGuess { result.size.width = all.maxX }
    if group.layoutSize.heightDimension.isGuess { result.size.height = all.maxY }
    return result
  }

  // MARK: Lines

  private struct Member {
    let item: NSCollectionLayoutItem
    var content: PlacedGroup
  }

  private func line(
    _ group: NSCollectionLayoutGroup, _ axis: Axis, count: Int?, _ size: CGSize, from first: Int
  ) -> PlacedGroup {
    let insets = group.effectiveInsets
    let inner = size.inset(by: insets)
    // Where the group is as long as its items, all come once.
    let isOpen = axis.dimension(of: group.layoutSize).isGuess
    let gap = group.interItemSpacing?.spacing ?? 0
    var share: CGFloat?
    if case .shared(_, let count) = group.arrangement, count > 0 {
      share = max(axis.along(inner) - gap * CGFloat(count - 1), 0) / CGFloat(count)
    }
    var members: [Member] = []
    var (used, next): (CGFloat, Int) = (0, first)
    while next < end, !group.subitems.isEmpty, count.map({ members.count < $0 }) ?? true {
      let isAgain = members.count >= group.subitems.count
      if count == nil, isOpen, isAgain { break }
      let item = group.subitems[members.count % group.subitems.count]
      let content = place(item, in: inner, axis, along: share, from: next)
      let room =
        axis.along(content.size) + (axis.before(item.edgeSpacing)?.spacing ?? 0)
        + (axis.after(item.edgeSpacing)?.spacing ?? 0)
      let step = (members.isEmpty ? 0 : gap) + room
      if count == nil, !members.isEmpty, !isOpen, used + step > axis.along(inner) + Self.tolerance { break }
      // What takes no room and no item would come for ever.
      if isAgain, room <= 0 || content.count == 0 { break }
      used += step
      next += content.count
      members.append(Member(item: item, content: content))
    }
    level(&members, axis)
    return arrange(members, of: group, axis, size, used: used, isOpen: isOpen)
  }

  /// Items that are as long as their largest sibling across the line.
  private func level(_ members: inout [Member], _ axis: Axis) {
    let isUniform = { (member: Member) in axis.other.dimension(of: member.item.layoutSize).isUniformAcrossSiblings }
    guard let longest = members.filter(isUniform).map({ axis.across($0.content.size) }).max() else { return }
    for index in members.indices where isUniform(members[index]) {
      let along = axis.along(members[index].content.size)
      members[index].content.size = axis.size(along: along, across: longest)
      guard !members[index].content.elements.isEmpty, !(members[index].item is NSCollectionLayoutGroup) else {
        continue
      }
      let frame = members[index].content.elements[0].frame
      members[index].content.elements[0].frame.size = axis.size(along: axis.along(frame.size), across: longest)
    }
  }

  private func arrange(
    _ members: [Member], of group: NSCollectionLayoutGroup, _ axis: Axis, _ size: CGSize, used: CGFloat, isOpen: Bool
  ) -> PlacedGroup {
    let insets = group.effectiveInsets
    let inner = size.inset(by: insets)
    var result = PlacedGroup(size: size, count: members.reduce(0) { $0 + $1.content.count })
    let across =
      members.map { axis.across($0.content.size) + Self.least(axis.other, $0.item.edgeSpacing) }.max() ?? 0
    let isOpenAcross = axis.other.dimension(of: group.layoutSize).isGuess && !members.isEmpty
    let width = isOpenAcross ? across : axis.across(inner)
    // What is left goes to all that is flexible.
    let edges = members.flatMap { [axis.before($0.item.edgeSpacing), axis.after($0.item.edgeSpacing)] }
    let gaps = group.interItemSpacing?.isFlexible == true ? max(members.count - 1, 0) : 0
    let flexible = edges.filter { $0?.isFlexible == true }.count + gaps
    let left = isOpen ? 0 : max(axis.along(inner) - used, 0)
    let share = flexible > 0 ? left / CGFloat(flexible) : 0
    func room(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
      (spacing?.spacing ?? 0) + (spacing?.isFlexible == true ? share : 0)
    }
    var along = axis.start(of: insets)
    for (index, member) in members.enumerated() {
      let spacing = member.item.edgeSpacing
      along += (index > 0 ? room(group.interItemSpacing) : 0) + room(axis.before(spacing))
      let place = axis.point(
        along: along,
        across: axis.other.start(of: insets)
          + Self.offset(axis.other, spacing, axis.across(member.content.size), in: width))
      result.elements += member.content.elements.map { $0.moved(by: place) }
      along += axis.along(member.content.size) + room(axis.after(spacing))
    }
    let whole = axis.size(
      along: isOpen && !members.isEmpty
        ? used + axis.start(of: insets) + axis.end(of: insets) : axis.along(size),
      across: isOpenAcross
        ? across + axis.other.start(of: insets) + axis.other.end(of: insets) : axis.across(size))
    result.size = whole
    return result
  }

  private static func least(_ axis: Axis, _ spacing: NSCollectionLayoutEdgeSpacing?) -> CGFloat {
    (axis.before(spacing)?.spacing ?? 0) + (axis.after(spacing)?.spacing ?? 0)
  }

  /// Where an item begins across the line.
  private static func offset(
    _ axis: Axis, _ spacing: NSCollectionLayoutEdgeSpacing?, _ length: CGFloat, in width: CGFloat
  ) -> CGFloat {
    let (before, after) = (axis.before(spacing), axis.after(spacing))
    let left = max(width - length - least(axis, spacing), 0)
    let flexible = [before, after].filter { $0?.isFlexible == true }.count
    return (before?.spacing ?? 0) + (before?.isFlexible == true ? left / CGFloat(flexible) : 0)
  }

  // MARK: Items

  private func place(
    _ item: NSCollectionLayoutItem, in container: CGSize, _ axis: Axis, along: CGFloat?, from first: Int
  ) -> PlacedGroup {
    var size = item.layoutSize.resolved(in: container)
    if let along { size = axis.size(along: along, across: axis.across(size)) }
    if let group = item as? NSCollectionLayoutGroup { return place(group, size: size, from: first) }
    var estimates = item.layoutSize.estimates
    if along != nil { estimates.remove(axis == .horizontal ? .width : .height) }
    let key = UICollectionViewLayoutAttributes.Key(
      category: .cell, kind: nil, path: IndexPath(item: first, section: section))
    measured.settle(&size, &estimates, of: key)
    let insets = item.effectiveInsets
    let frame = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: size.inset(by: insets))
    var result = PlacedGroup(
      elements: [PlacedElement(item: first, frame: frame, estimates: estimates)], size: size, count: 1)
    fasten(item.supplementaryItems, to: frame, item: first, &result.elements)
    return result
  }

  private func fasten(
    _ supplements: [NSCollectionLayoutSupplementaryItem], to container: CGRect, item: Int,
    _ elements: inout [PlacedElement]
  ) {
    for supplement in supplements {
      var size = supplement.layoutSize.resolved(in: container.size)
      var estimates = supplement.layoutSize.estimates
      let path = IndexPath(item: item, section: section)
      measured.settle(
        &size, &estimates, of: .init(category: .supplementaryView, kind: supplement.elementKind, path: path))
      elements.append(
        PlacedElement(
          supplement: supplement, item: item, frame: supplement.frame(in: container, size: size), estimates: estimates,
          zIndex: supplement.zIndex))
    }
  }
}

extension MeasuredSizes {
  /// What is only guessed is what the view has asked for, if it has.
  func settle(
    _ size: inout CGSize, _ estimates: inout UICollectionViewLayoutAttributes.Estimates,
    of key: UICollectionViewLayoutAttributes.Key
  ) {
    guard !estimates.isEmpty, let known = sizes[key] else { return }
    if estimates.contains(.width) { size.width = known.width }
    if estimates.contains(.height) { size.height = known.height }
    estimates = []
  }
}
