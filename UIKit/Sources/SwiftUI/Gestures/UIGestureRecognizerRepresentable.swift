public import CoreGraphics
import Springform
public import UIKit

/// One of UIKit's recognisers as a gesture of a view.
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Called at first and whenever the view has changed.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Called when the recogniser would call its targets.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Says where a recogniser's fingers are on the view whose gesture it is.
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  private weak var node: Node?
  private weak var recognizer: UIGestureRecognizer?

  init(_ node: Node, _ recognizer: UIGestureRecognizer?) { (self.node, self.recognizer) = (node, recognizer) }

  private func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    node.map { $0.host.convert(point, to: space, of: $0) } ?? point
  }

  public var localLocation: CGPoint { location(in: .local) }
  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint {
    guard let recognizer else { return .zero }
    return point(recognizer.location(in: recognizer.view), in: space.coordinateSpace)
  }
  public func location(ofTouch touchIndex: Int, in space: some CoordinateSpaceProtocol) -> CGPoint {
    guard let recognizer else { return .zero }
    return point(recognizer.location(ofTouch: touchIndex, in: recognizer.view), in: space.coordinateSpace)
  }

  /// How far a pan has come, in points.
  public var localTranslation: CGPoint? { translation(in: .local) }
  public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? {
    (recognizer as? UIPanGestureRecognizer).map { difference($0.translation(in: $0.view), in: space.coordinateSpace) }
  }
  /// Of a pan, in points per second.
  public var localVelocity: CGPoint? { velocity(in: .local) }
  public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? {
    (recognizer as? UIPanGestureRecognizer).map { difference($0.velocity(in: $0.view), in: space.coordinateSpace) }
  }

  /// A way in a space, which may be turned or enlarged.
  private func difference(_ way: CGPoint, in space: CoordinateSpace) -> CGPoint {
    let (end, start) = (point(way, in: space), point(.zero, in: space))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

private struct RepresentedGesture<Representable: UIGestureRecognizerRepresentable>: PrimitiveModifier {
  let representable: Representable

  private final class Kept: EndsWithNode {
    let recognizer: Representable.UIGestureRecognizerType
    let context: Representable.Context
    init(_ recognizer: Representable.UIGestureRecognizerType, _ context: Representable.Context) {
      (self.recognizer, self.context) = (recognizer, context)
    }
    func end() { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  func update(_ node: Node, content: any View) {
    node.child(.only, content)
    node.elements = node.contents
    let kept = node.state as? Kept ?? make(node)
    node.state = kept
    representable.updateUIGestureRecognizer(kept.recognizer, context: kept.context)
    kept.recognizer.isEnabled = node.environment.isEnabled
    kept.recognizer.hears = { [weak kept, representable] in
      guard let kept else { return }
      representable.handleUIGestureRecognizerAction(kept.recognizer, context: kept.context)
    }
    // UIKit's view is there as soon as the tree is.
    node.host.afterUpdate { [weak node, weak kept] in
      guard let view = node?.host.view, let kept, kept.recognizer.view == nil else { return }
      view.addGestureRecognizer(kept.recognizer)
    }
  }

  private func make(_ node: Node) -> Kept {
    // A recogniser is asked for with what it is not known to yet.
    let coordinator = representable.makeCoordinator(converter: .init(node, nil))
    let recognizer = representable.makeUIGestureRecognizer(
      context: .init(coordinator: coordinator, converter: .init(node, nil)))
    recognizer.takes = { [weak node] touch in
      guard let node, let view = node.host.view else { return false }
      let place = touch.location(in: view)
      return node.elements.contains { node.host.convert($0.frame, of: $0, to: nil).contains(place) }
    }
    return Kept(recognizer, .init(coordinator: coordinator, converter: .init(node, recognizer)))
  }
}

extension View {
  /// Lets one of UIKit's recognisers follow the fingers that come down on the view.
  public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    modifier(RepresentedGesture(representable: representable))
  }
}
