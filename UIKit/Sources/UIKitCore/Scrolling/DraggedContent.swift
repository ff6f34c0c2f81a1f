import QuartzCore

/// A scroll view that has a say in how a finger scrolls it.
package protocol DraggedContent: UIScrollView {
  /// A finger begins to scroll; nobody has been told of it yet.
  func dragBegins()
  /// Where a throw is to end that would end somewhere by itself.
  /// - Parameter velocity: in points per millisecond.
  func target(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint
  /// The finger has lifted and nothing moves any more, whoever the delegate is.
  func cameToRest()
}

extension DraggedContent {
  package func dragBegins() {}
  package func target(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }
  package func cameToRest() {}
}
