import UIKitCore

// How a collection gets from where everything lay to where the layout has it now.

extension CollectionTiles {
  /// What a change does besides moving everything.
  enum Change {
    case relayout(finalize: () -> Void)
    case updates(BatchUpdates, BatchUpdates.Origins)

    fileprivate var origins: BatchUpdates.Origins? { if case .updates(_, let origins) = self { origins } else { nil } }
  }

  /// In seconds, in which items come, go and move, by the usual curve. Apple does not name it.
  static let changeDuration = 0.3

  func change(from before: [Key: Attributes], _ change: Change, completion: @escaping () -> Void) {
    let places = ElementPlaces(change.origins)
    layout.elementsMoved { places.new(of: $0) }
    let oldViews = views
    views = [:]
    isUpdating = true
    prepare(for: change)
    var shown = CGRect(origin: targetOffset(), size: view.bounds.size)
    var wanted = seen(in: shown)
    setEnds(from: before, oldViews, places)
    var leaving: [(view: UICollectionReusableView, key: Key, target: Attributes)] = []
    for (key, old) in oldViews.sorted(by: { $0.key < $1.key }) {
      if let new = places.new(of: key), wanted[new] != nil {
        views[new] = old
      } else {
        leaving.append((old, key, disappearing(key, old, isGone: places.new(of: key) == nil)))
      }
    }
    var arrived: [Key] = []
    // What arrives may ask for another size, so that more of what is beyond arrives.
    while true {
      var isOutdated = false
      UIView.performWithoutAnimation {
        for (key, attributes) in wanted.sorted(by: isBelow) where views[key] == nil {
          guard make(key, appearing(key, attributes, isUpdate: change.origins != nil)) else { continue }
          arrived.append(key)
          if asksForOthers(key, attributes, isNew: true) { isOutdated = true }
          views[key]?.layoutIfNeeded()
        }
      }
      guard isOutdated else { break }
      layout.prepare()
      shown.origin = targetOffset()
      wanted = seen(in: shown)
    }
    isLayoutStale = false
    tell(of: arrived)
    let size = layout.collectionViewContentSize
    let move = { [self] in
      for (key, attributes) in wanted.sorted(by: isBelow) { views[key].map { settle($0, attributes) } }
      for (view, _, target) in leaving { view.take(target) }
      view.contentSize = size
      if view.contentOffset != shown.origin { view.contentOffset = shown.origin }
      finalize(change)
      for view in inOrder { view.layoutIfNeeded() }
    }
    let finish = { [self] in
      for (view, key, _) in leaving { retire(view, key) }
      layout.ends = LayoutEnds()
      completion()
    }
    guard !AnimationBlock.isSuppressed else {
      move()
      isUpdating = false
      return finish()
    }
    UIView.animate(withDuration: Self.changeDuration, delay: 0, options: .allowUserInteraction) {
      move()
    } completion: { _ in
      finish()
    }
    isUpdating = false
  }

  private func prepare(for change: Change) {
    layout.prepare()
    if case .updates(let updates, let origins) = change {
      layout.prepare(forCollectionViewUpdates: updates.items(origins))
    }
  }

  private func finalize(_ change: Change) {
    switch change {
    case .relayout(let finalize): finalize()
    case .updates: layout.finalizeCollectionViewUpdates()
    }
  }

  private func targetOffset() -> CGPoint {
    let size = layout.collectionViewContentSize
    let asked = layout.targetContentOffset(forProposedContentOffset: view.contentOffset)
    let wanted = delegate?.collectionView(view, targetContentOffsetForProposedContentOffset: asked) ?? asked
    guard !view.isTracking, !view.scrolling.isRunning else { return wanted }
    let inset = view.adjustedContentInset
    func limited(_ offset: CGFloat, _ start: CGFloat, _ length: CGFloat, _ end: CGFloat, _ seen: CGFloat) -> CGFloat {
      min(max(offset, -start), max(length + end - seen, -start))
    }
    return CGPoint(
      x: limited(wanted.x, inset.left, size.width, inset.right, view.bounds.width),
      y: limited(wanted.y, inset.top, size.height, inset.bottom, view.bounds.height))
  }

  // MARK: Coming and going

  private func setEnds(
    from before: [Key: Attributes], _ oldViews: [Key: UICollectionReusableView], _ places: ElementPlaces
  ) {
    var ends = LayoutEnds()
    for (key, old) in before { if let new = places.new(of: key) { ends.starts[new] = old } }
    for (key, view) in oldViews {
      ends.ends[key] = places.new(of: key).flatMap { attributes(of: $0) } ?? view.attributes?.faded
    }
    for (key, attributes) in surroundings() where ends.starts[key] == nil { ends.starts[key] = attributes.faded }
    layout.ends = ends
  }

  private func appearing(_ key: Key, _ attributes: Attributes, isUpdate: Bool) -> Attributes {
    isUpdate ? layout.start(of: key) ?? attributes : layout.ends.starts[key] ?? attributes.faded
  }

  private func disappearing(_ key: Key, _ view: UICollectionReusableView, isGone: Bool) -> Attributes {
    isGone ? layout.end(of: key) ?? view.attributes ?? Attributes() : layout.ends.ends[key] ?? Attributes()
  }
}

/// Where elements are after a change: items where they were moved; what is not of items goes by its section.
private struct ElementPlaces {
  private let origins: BatchUpdates.Origins?
  private let sections: [Int: Int]

  init(_ origins: BatchUpdates.Origins?) {
    self.origins = origins
    let moved = origins?.sections.enumerated().compactMap { new, old in old.map { ($0, new) } } ?? []
    sections = Dictionary(moved) { $1 }
  }

  func new(of key: UICollectionViewLayoutAttributes.Key) -> UICollectionViewLayoutAttributes.Key? {
    guard let origins else { return key }
    var new = key
    if key.category == .cell {
      guard let path = origins.places[key.path] else { return nil }
      new.path = path
    } else {
      guard let section = sections[key.path.section] else { return nil }
      new.path.section = section
    }
    return new
  }
}
