import UIKitCore

/// The way from one layout of a collection to another that a finger leads along.
struct CollectionTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: ((Bool, Bool) -> Void)?
}

extension UICollectionView {
  func change(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    let old = collectionViewLayout
    guard layout !== old else { return }
    tiles.update()
    let before = tiles.surroundings()
    old.prepareForTransition(to: layout)
    old.holder = nil
    exchange(layout)
    layout.prepareForTransition(from: old)
    tiles.isLayoutStale = true
    guard animated, window != nil, bounds.width > 0 else {
      setNeedsLayout()
      MainLoop.current?.after(0) { completion?(true) }
      return
    }
    for view in tiles.inOrder { view.willTransition(from: old, to: layout) }
    tiles.change(from: before, .relayout(finalize: layout.finalizeLayoutTransition)) { [weak self] in
      for view in self?.tiles.inOrder ?? [] { view.didTransition(from: old, to: layout) }
      completion?(true)
    }
  }

  func beginTransition(
    to next: UICollectionViewLayout, _ completion: ((Bool, Bool) -> Void)?
  ) -> UICollectionViewTransitionLayout {
    tiles.update()
    let current = collectionViewLayout
    let layout =
      delegate?.collectionView(self, transitionLayoutForOldLayout: current, newLayout: next)
      ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
    current.prepareForTransition(to: next)
    next.holder = self
    next.prepareForTransition(from: current)
    for view in tiles.inOrder { view.willTransition(from: current, to: next) }
    transition = CollectionTransition(layout: layout, completion: completion)
    exchange(layout)
    layoutChanged()
    return layout
  }

  func endTransition(isFinished: Bool) {
    guard let ended = transition else { return }
    transition = nil
    tiles.update()
    let before = tiles.surroundings()
    let (current, next) = (ended.layout.currentLayout, ended.layout.nextLayout)
    let (kept, dropped) = isFinished ? (next, current) : (current, next)
    ended.layout.holder = nil
    dropped.holder = nil
    exchange(kept)
    tiles.isLayoutStale = true
    tiles.change(from: before, .relayout(finalize: kept.finalizeLayoutTransition)) { [weak self] in
      for view in self?.tiles.inOrder ?? [] { view.didTransition(from: current, to: kept) }
      ended.completion?(true, isFinished)
    }
  }
}
