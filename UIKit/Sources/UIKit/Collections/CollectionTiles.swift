import QuartzCore

/// The cells and other views of a collection that are there, and what it knows of its items.
final class CollectionTiles {
  typealias Attributes = UICollectionViewLayoutAttributes
  typealias Key = UICollectionViewLayoutAttributes.Key

  private unowned let view: UICollectionView
  let cells = ReusePool()
  private var pools: [String: ReusePool] = [:]
  var views: [Key: UICollectionReusableView] = [:]
  var isStale = true
  var isLayoutStale = true
  private var known: [Int] = []
  private var isUpdating = false

  /// In seconds, in which items come, go and move, by the usual curve. Apple does not name it.
  static let changeDuration = 0.3

  init(_ view: UICollectionView) { self.view = view }

  private var layout: UICollectionViewLayout { view.collectionViewLayout }
  private var delegate: (any UICollectionViewDelegate)? { view.delegate }

  // MARK: Reuse

  func pool(ofKind kind: String) -> ReusePool {
    if let pool = pools[kind] { return pool }
    let pool = ReusePool()
    pools[kind] = pool
    return pool
  }

  func dequeue(_ identifier: String, from pool: ReusePool, ofKind kind: String) -> UICollectionReusableView {
    let found = pool.dequeue(identifier, kind: UICollectionReusableView.self) {
      $0.prepareForReuse()
    } make: {
      $0.make(frame: .zero)
    }
    if found == nil {
      MainLoop.current?.fail("no class is registered for \(kind) of a collection with the identifier \(identifier)")
    }
    let view = found ?? UICollectionViewCell(frame: .zero)
    view.reuseIdentifier = identifier
    return view
  }

  // MARK: Asking

  /// How many items each section has.
  var counts: [Int] {
    readIfStale()
    return known
  }

  private func readIfStale() {
    guard isStale, view.updates == nil else { return }
    isStale = false
    for key in views.keys.sorted() { retire(key) }
    view.selection.paths = []
    read()
  }

  func read() {
    guard let source = view.dataSource else { return known = [] }
    known = (0..<source.numberOfSections(in: view)).map { source.collectionView(view, numberOfItemsInSection: $0) }
  }

  /// Has the layout prepare itself, if it is not valid any more.
  func settle() {
    guard !isUpdating, view.updates == nil else { return }
    readIfStale()
    guard isLayoutStale, view.bounds.width > 0 else { return }
    isUpdating = true
    isLayoutStale = false
    layout.prepare()
    isUpdating = false
    view.contentSize = layout.collectionViewContentSize
  }

  /// What the layout has in a part of the content.
  private func attributes(in rect: CGRect) -> [Key: Attributes] {
    var result: [Key: Attributes] = [:]
    for attributes in layout.layoutAttributesForElements(in: rect) ?? [] { result[attributes.key] = attributes }
    return result
  }

  /// Where everything lies that could come into a change: what is seen, and what is a screen away from it.
  func surroundings() -> [Key: Attributes] {
    attributes(in: view.bounds.insetBy(dx: -view.bounds.width, dy: -view.bounds.height)).compactMapValues {
      $0.copy() as? Attributes
    }
  }

  // MARK: Tiling

  /// Has a view for each element that is seen, and no other.
  func update() {
    settle()
    guard !isUpdating, view.updates == nil, view.bounds.width > 0 else { return }
    isUpdating = true
    var arrived: [Key] = []
    UIView.performWithoutAnimation {
      let wanted = attributes(in: view.bounds).filter { $0.value.frame.intersects(view.bounds) }
      for key in views.keys.sorted() where wanted[key] == nil { retire(key) }
      for (key, attributes) in wanted.sorted(by: isBelow) {
        if views[key] == nil {
          guard make(key, attributes) else { continue }
          arrived.append(key)
        }
        views[key]?.take(attributes)
      }
    }
    isUpdating = false
    tell(of: arrived)
  }

  var inOrder: [UICollectionReusableView] { views.sorted { $0.key < $1.key }.map(\.value) }

  private func isBelow(_ a: (key: Key, value: Attributes), _ b: (key: Key, value: Attributes)) -> Bool {
    (a.value.zIndex, a.key.category.rawValue, a.key.path) < (b.value.zIndex, b.key.category.rawValue, b.key.path)
  }

  private func tell(of arrived: [Key]) {
    for key in arrived where key.category == .cell {
      if let cell = cell(at: key.path) { delegate?.collectionView(view, willDisplay: cell, forItemAt: key.path) }
    }
  }

  func cell(at path: IndexPath) -> UICollectionViewCell? {
    views[Key(category: .cell, kind: nil, path: path)] as? UICollectionViewCell
  }

  private func make(_ key: Key, _ attributes: Attributes) -> Bool {
    let new: UICollectionReusableView?
    switch key.category {
    case .cell:
      let cell = view.dataSource?.collectionView(view, cellForItemAt: key.path)
      cell?.isSelected = view.selection.paths.contains(key.path)
      new = cell
    case .supplementaryView:
      new = key.kind.flatMap {
        view.dataSource?.collectionView(view, viewForSupplementaryElementOfKind: $0, at: key.path)
      }
    case .decorationView:
      let type = key.kind.flatMap { layout.decorationClass(ofKind: $0) } as? UICollectionReusableView.Type
      new = type?.make(frame: attributes.frame)
    }
    guard let new else { return false }
    views[key] = new
    new.take(attributes)
    view.addSubview(new)
    return true
  }

  private func retire(_ key: Key) {
    guard let old = views.removeValue(forKey: key) else { return }
    retire(old, key)
  }

  private func retire(_ old: UICollectionReusableView, _ key: Key) {
    old.removeFromSuperview()
    switch key.category {
    case .cell:
      if let cell = old as? UICollectionViewCell {
        delegate?.collectionView(view, didEndDisplaying: cell, forItemAt: key.path)
      }
      cells.keep(old, for: old.reuseIdentifier)
    case .supplementaryView: if let kind = key.kind { pool(ofKind: kind).keep(old, for: old.reuseIdentifier) }
    case .decorationView: break
    }
  }

  // MARK: Changing

  /// What a change does besides moving everything.
  enum Change {
    case relayout(finalize: () -> Void)
    case updates(BatchUpdates, BatchUpdates.Origins)
  }

  /// Moves everything from where it lay to where the layout has it now.
  func change(from before: [Key: Attributes], _ change: Change, completion: @escaping () -> Void) {
    var origins: BatchUpdates.Origins?
    if case .updates(_, let known) = change { origins = known }
    let oldViews = views
    views = [:]
    var leaving: [(view: UICollectionReusableView, key: Key, target: Attributes)] = []
    isUpdating = true
    isLayoutStale = false
    layout.prepare()
    if case .updates(let updates, let origins) = change {
      layout.prepare(forCollectionViewUpdates: updates.items(origins))
    }
    let size = layout.collectionViewContentSize
    let shown = CGRect(origin: targetOffset(in: size), size: view.bounds.size)
    let wanted = attributes(in: shown).filter { $0.value.frame.intersects(shown) }
    // From old keys to new ones; what is not of items goes by its section.
    let sectionPlaces = origins.map { origins in
      Dictionary(origins.sections.enumerated().compactMap { new, old in old.map { ($0, new) } }) { $1 }
    }
    func place(of key: Key) -> Key? {
      guard let origins else { return key }
      var new = key
      if key.category == .cell {
        guard let path = origins.places[key.path] else { return nil }
        new.path = path
      } else {
        guard let section = sectionPlaces?[key.path.section] else { return nil }
        new.path.section = section
      }
      return new
    }
    var starts: [Key: Attributes] = [:]
    for (key, attributes) in before { if let new = place(of: key) { starts[new] = attributes } }
    for (key, old) in oldViews.sorted(by: { $0.key < $1.key }) {
      let new = place(of: key)
      if let new, wanted[new] != nil {
        views[new] = old
        continue
      }
      let target = new.flatMap { self.attributes(of: $0) } ?? disappearing(key, old)
      leaving.append((old, key, target))
    }
    var arrived: [Key] = []
    UIView.performWithoutAnimation {
      for (key, attributes) in wanted.sorted(by: isBelow) where views[key] == nil {
        let start = starts[key] ?? appearing(key, attributes, isNew: origins != nil)
        guard make(key, start) else { continue }
        views[key]?.layoutIfNeeded()
        arrived.append(key)
      }
    }
    tell(of: arrived)
    let move = { [self] in
      for (key, attributes) in wanted.sorted(by: isBelow) {
        views[key]?.take(attributes)
      }
      for (view, _, target) in leaving { view.take(target) }
      view.contentSize = size
      if view.contentOffset != shown.origin { view.contentOffset = shown.origin }
      switch change {
      case .relayout(let finalize): finalize()
      case .updates: layout.finalizeCollectionViewUpdates()
      }
      for view in inOrder { view.layoutIfNeeded() }
    }
    let finish = { [self] in
      for (view, key, _) in leaving { retire(view, key) }
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

  private func targetOffset(in size: CGSize) -> CGPoint {
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

  private func attributes(of key: Key) -> Attributes? {
    switch key.category {
    case .cell: layout.layoutAttributesForItem(at: key.path)
    case .supplementaryView: layout.layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.path)
    case .decorationView: layout.layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.path)
    }
  }

  private func appearing(_ key: Key, _ attributes: Attributes, isNew: Bool) -> Attributes {
    if isNew, key.category == .cell, let own = layout.initialLayoutAttributesForAppearingItem(at: key.path) {
      return own
    }
    return attributes.faded
  }

  private func disappearing(_ key: Key, _ view: UICollectionReusableView) -> Attributes {
    if key.category == .cell, let own = layout.finalLayoutAttributesForDisappearingItem(at: key.path) { return own }
    return view.attributes?.faded ?? Attributes()
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate var faded: UICollectionViewLayoutAttributes {
    let copy = copy() as? UICollectionViewLayoutAttributes ?? self
    copy.alpha = 0
    return copy
  }
}
