import UIKitCore

/// The cells and other views of a collection that are there, and what it knows of its items.
final class CollectionTiles {
  typealias Attributes = UICollectionViewLayoutAttributes
  typealias Key = UICollectionViewLayoutAttributes.Key

  unowned let view: UICollectionView
  let cells = ReusePool()
  private var pools: [String: ReusePool] = [:]
  var views: [Key: UICollectionReusableView] = [:]
  var isStale = true
  var isLayoutStale = true
  private var known: [Int] = []
  var hasMirroredOffset = false
  var isUpdating = false
  /// The item that a finger moves, if there is one.
  var movement: ItemMovement?
  private(set) lazy var prefetch = CollectionPrefetch(view)

  /// How often sizes that cells ask for may bring others into view.
  private static let roundLimit = 50

  init(_ view: UICollectionView) { self.view = view }

  var layout: UICollectionViewLayout { view.collectionViewLayout }
  var delegate: (any UICollectionViewDelegate)? { view.delegate }

  // MARK: Reuse

  func pool(ofKind kind: String) -> ReusePool {
    if let pool = pools[kind] { return pool }
    let pool = ReusePool()
    pools[kind] = pool
    return pool
  }

  /// Where the view is to lie that the data source is asked for.
  private var asked: Attributes?

  func dequeue(_ identifier: String, from pool: ReusePool, ofKind kind: String) -> UICollectionReusableView {
    let found = pool.dequeue(identifier, kind: UICollectionReusableView.self) {
      $0.prepareForReuse()
    } make: {
      $0.madeByClass(frame: .zero)
    }
    if found == nil {
      MainLoop.current?.fail("no class is registered for \(kind) of a collection with the identifier \(identifier)")
    }
    let view = found ?? UICollectionViewCell(frame: .zero)
    view.identifier = identifier
    if let asked { UIView.performWithoutAnimation { view.take(asked) } }
    return view
  }

  // MARK: Asking

  /// How many items each section has.
  var counts: [Int] {
    let known = dataCounts
    guard let movement else { return known }
    return known.enumerated().map { movement.count(of: $0.offset, $0.element) }
  }

  /// The same, but for an item that a finger moves to another section.
  var dataCounts: [Int] {
    readIfStale()
    return known
  }

  private func readIfStale() {
    guard isStale, !view.updates.areOpen else { return }
    isStale = false
    for key in views.keys.sorted() { retire(key) }
    view.selection.paths = []
    layout.elementsMoved(nil)
    read()
  }

  func read() {
    guard let source = view.dataSource else { return known = [] }
    known = (0..<source.numberOfSections(in: view)).map { source.collectionView(view, numberOfItemsInSection: $0) }
  }

  /// Has the layout prepare itself, if it is not valid any more.
  func settle() {
    guard !isUpdating, !view.updates.areOpen else { return }
    readIfStale()
    guard isLayoutStale, view.bounds.width > 0 else { return }
    isUpdating = true
    prepareLayout()
    isUpdating = false
  }

  private func prepareLayout() {
    isLayoutStale = false
    layout.prepare()
    view.contentSize = layout.collectionViewContentSize
    mirrorOffset()
  }

  // MARK: Tiling

  /// Has a view for each element that is seen, and no other.
  func update() {
    settle()
    guard !isUpdating, !view.updates.areOpen, view.bounds.width > 0 else { return }
    isUpdating = true
    var arrived: [Key] = []
    for _ in 0..<Self.roundLimit {
      let wanted = seen(in: view.bounds)
      UIView.performWithoutAnimation {
        for key in views.keys.sorted() where wanted[key] == nil { retire(key) }
      }
      guard fill(wanted, &arrived) else { break }
      UIView.performWithoutAnimation { prepareLayout() }
    }
    isUpdating = false
    tell(of: arrived)
    prefetch.update()
  }

  /// Makes the views that are missing, and puts all where they belong. Those that are there move with an animation's block around.
  /// - Returns: whether the layout is not valid any more, as cells have asked for other sizes.
  private func fill(_ wanted: [Key: Attributes], _ arrived: inout [Key]) -> Bool {
    var isOutdated = false
    for (key, attributes) in wanted.sorted(by: isBelow) {
      var isNew = false
      if views[key] == nil {
        UIView.performWithoutAnimation { isNew = make(key, attributes) }
        guard isNew else { continue }
        arrived.append(key)
      } else {
        views[key].map { settle($0, attributes) }
      }
      if asksForOthers(key, attributes, isNew: isNew) { isOutdated = true }
    }
    return isOutdated
  }

  /// Asks a view what it wants to be like, and the layout what it thinks of that.
  func asksForOthers(_ key: Key, _ attributes: Attributes, isNew: Bool) -> Bool {
    guard isNew || !attributes.estimates.isEmpty, let view = views[key], let copy = attributes.copy() as? Attributes
    else { return false }
    var preferred = copy
    UIView.performWithoutAnimation { preferred = view.preferredLayoutAttributesFitting(copy) }
    guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    return true
  }

  var inOrder: [UICollectionReusableView] { views.sorted { $0.key < $1.key }.map(\.value) }

  func isBelow(_ a: (key: Key, value: Attributes), _ b: (key: Key, value: Attributes)) -> Bool {
    (a.value.zIndex, a.key.category.rawValue, a.key.path) < (b.value.zIndex, b.key.category.rawValue, b.key.path)
  }

  // MARK: Views

  func cell(at path: IndexPath) -> UICollectionViewCell? {
    views[Key(category: .cell, kind: nil, path: path)] as? UICollectionViewCell
  }

  func make(_ key: Key, _ attributes: Attributes) -> Bool {
    asked = attributes
    defer { asked = nil }
    let new: UICollectionReusableView?
    switch key.category {
    case .cell:
      let path = movement?.moved.old(of: key.path) ?? key.path
      let cell = view.dataSource?.collectionView(view, cellForItemAt: path)
      cell?.isSelected = view.selection.paths.contains(path)
      cell?.collection = view
      new = cell
    case .supplementaryView:
      new = key.kind.flatMap {
        view.dataSource?.collectionView(view, viewForSupplementaryElementOfKind: $0, at: key.path)
      }
    case .decorationView:
      let type = key.kind.flatMap { layout.decorationClass(ofKind: $0) } as? UICollectionReusableView.Type
      new = type?.madeByClass(frame: attributes.frame)
    }
    guard let new else { return false }
    views[key] = new
    new.take(attributes)
    view.host(for: attributes).addSubview(new)
    return true
  }

  /// Puts a view that is there where it belongs, which may be another view that scrolls it.
  func settle(_ shown: UICollectionReusableView, _ attributes: Attributes) {
    let host = view.host(for: attributes)
    if shown.superview !== host { host.addSubview(shown) }
    shown.take(attributes)
  }

  /// Has the data source set up the cells anew that are there.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let old = cell(at: path) else { continue }
      cells.reuse(old, for: old.reuseIdentifier) {
        let new = view.dataSource?.collectionView(view, cellForItemAt: path)
        if let new, new !== old {
          MainLoop.current?.fail("an item is configured anew, but its data source gives it another cell")
        }
      }
    }
    // They may be of other sizes now.
    let keys = Set(paths.map { Key(category: .cell, kind: nil, path: $0) })
    layout.elementsMoved { keys.contains($0) ? nil : $0 }
    layout.invalidateLayout()
  }

  func retire(_ key: Key) {
    guard let old = views.removeValue(forKey: key) else { return }
    retire(old, key)
  }

  func retire(_ old: UICollectionReusableView, _ key: Key) {
    old.removeFromSuperview()
    switch key.category {
    case .cell:
      if let cell = old as? UICollectionViewCell {
        delegate?.collectionView(view, didEndDisplaying: cell, forItemAt: key.path)
      }
      cells.keep(old, for: old.reuseIdentifier)
    case .supplementaryView:
      delegate?.collectionView(
        view, didEndDisplayingSupplementaryView: old, forElementOfKind: key.kind ?? "", at: key.path)
      if let kind = key.kind { pool(ofKind: kind).keep(old, for: old.reuseIdentifier) }
    case .decorationView: break
    }
  }

  func tell(of arrived: [Key]) {
    for key in arrived {
      guard let shown = views[key] else { continue }
      if let cell = shown as? UICollectionViewCell, key.category == .cell {
        delegate?.collectionView(view, willDisplay: cell, forItemAt: key.path)
      } else if key.category == .supplementaryView {
        delegate?.collectionView(
          view, willDisplaySupplementaryView: shown, forElementKind: key.kind ?? "", at: key.path)
      }
    }
  }
}
