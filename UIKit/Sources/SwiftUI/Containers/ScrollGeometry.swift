public import CoreGraphics
import UIKit

/// What a scroll view's content and the part of it that shows are like, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// Where what shows begins in the content.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// Around the content, by the safe area and margins.
  public var contentInsets: EdgeInsets
  /// Of what shows, with the insets.
  public var containerSize: CGSize

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }

  /// What shows, in the content's coordinates.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }
}

/// What moves a scroll view's content.
public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}

public struct ScrollPhaseChangeContext {
  public var geometry: ScrollGeometry
}

extension ScrollGeometry {
  init(_ element: ScrollElement) {
    let (scroll, inset) = (element.scrollView, element.scrollView.contentInset)
    contentOffset = scroll.contentOffset
    contentSize = scroll.contentSize
    contentInsets = EdgeInsets(top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right)
    containerSize = scroll.frame.size
  }
}

/// Who hears of a scroll view's moves.
protocol ScrollObserver: AnyObject {
  func scrolled()
  func phaseChanged(_ phase: ScrollPhase)
}

class ScrollWatch: ScrollObserver, EndsWithNode {
  private(set) weak var element: ScrollElement?

  /// Watches the first scroll view that a node amounts to.
  func watch(_ node: Node) {
    let found = node.elements.lazy.compactMap { $0.first { $0 as? ScrollElement } }.first
    guard found !== element else { return }
    end()
    element = found
    found?.observers.append(self)
  }

  func scrolled() {}
  func phaseChanged(_ phase: ScrollPhase) {}
  func end() { element?.observers.removeAll { $0 === self } }
}

private final class GeometryWatch<Value: Equatable>: ScrollWatch {
  var transform: (ScrollGeometry) -> Value
  var action: (Value, Value) -> Void
  private var last: Value?

  init(_ transform: @escaping (ScrollGeometry) -> Value, _ action: @escaping (Value, Value) -> Void) {
    (self.transform, self.action) = (transform, action)
  }

  override func scrolled() {
    guard let element else { return }
    let new = transform(ScrollGeometry(element))
    defer { last = new }
    if let last, last != new { action(last, new) }
  }
}

private struct GeometryWatchModifier<Value: Equatable>: PrimitiveModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  func update(_ node: Node, content: any View) {
    node.child(.only, content)
    node.elements = node.contents
    let watch = node.state as? GeometryWatch<Value> ?? GeometryWatch(transform, action)
    node.state = watch
    (watch.transform, watch.action) = (transform, action)
    watch.watch(node)
  }
}

private final class PhaseWatch: ScrollWatch {
  var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  private var last = ScrollPhase.idle

  init(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) { self.action = action }

  override func phaseChanged(_ phase: ScrollPhase) {
    guard let element, phase != last else { return }
    let old = last
    last = phase
    action(old, phase, ScrollPhaseChangeContext(geometry: ScrollGeometry(element)))
  }
}

private struct PhaseWatchModifier: PrimitiveModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  func update(_ node: Node, content: any View) {
    node.child(.only, content)
    node.elements = node.contents
    let watch = node.state as? PhaseWatch ?? PhaseWatch(action)
    node.state = watch
    watch.action = action
    watch.watch(node)
  }
}

extension View {
  /// Calls something when what is made of a scroll view's geometry has changed.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryWatchModifier(transform: transform, action: action))
  }

  /// Calls something when a finger takes hold of a scroll view, lets go of it, and when it comes to rest.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(PhaseWatchModifier { old, new, _ in action(old, new) })
  }
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(PhaseWatchModifier(action: action))
  }
}
