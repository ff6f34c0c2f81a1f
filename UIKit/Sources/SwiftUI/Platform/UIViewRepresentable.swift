public import UIKit

/// One of UIKit's views as a view.
public protocol UIViewRepresentable: View where Body == _PlatformViewHost<UIViewBridge<Self>> {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  /// Called at first and whenever the view has changed.
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  /// The size for a proposal, in points; `nil` for what UIKit's view says.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context)
    -> CGSize?
  { nil }
  public var body: _PlatformViewHost<UIViewBridge<Self>> {
    _PlatformViewHost(bridge: UIViewBridge(representable: self))
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What one of UIKit's views is told of the views around it.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction: Transaction
  public internal(set) var environment: EnvironmentValues
}

/// One of UIKit's controllers as a view.
public protocol UIViewControllerRepresentable: View
where Body == _PlatformViewHost<UIViewControllerBridge<Self>> {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Called at first and whenever the view has changed.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  /// The size for a proposal, in points; `nil` for all of it.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  public var body: _PlatformViewHost<UIViewControllerBridge<Self>> {
    _PlatformViewHost(bridge: UIViewControllerBridge(representable: self))
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction: Transaction
  public internal(set) var environment: EnvironmentValues
}

/// What brings something of UIKit's into the tree of views.
public protocol _PlatformBridge {
  associatedtype _Product: AnyObject
  associatedtype _Coordinator
  func _makeCoordinator() -> _Coordinator
  func _make(
    _ coordinator: _Coordinator, _ transaction: Transaction, _ environment: EnvironmentValues
  ) -> _Product
  func _update(
    _ product: _Product, _ coordinator: _Coordinator, _ transaction: Transaction,
    _ environment: EnvironmentValues)
  func _size(
    _ proposal: ProposedViewSize, _ product: _Product, _ coordinator: _Coordinator,
    _ environment: EnvironmentValues
  ) -> CGSize?
  func _dismantle(_ product: _Product, _ coordinator: _Coordinator)
}

public struct UIViewBridge<Representable: UIViewRepresentable>: _PlatformBridge {
  let representable: Representable

  private func context(
    _ coordinator: Representable.Coordinator, _ transaction: Transaction,
    _ environment: EnvironmentValues
  ) -> Representable.Context {
    .init(coordinator: coordinator, transaction: transaction, environment: environment)
  }
  public func _makeCoordinator() -> Representable.Coordinator { representable.makeCoordinator() }
  public func _make(
    _ coordinator: Representable.Coordinator, _ transaction: Transaction,
    _ environment: EnvironmentValues
  ) -> Representable.UIViewType {
    representable.makeUIView(context: context(coordinator, transaction, environment))
  }
  public func _update(
    _ product: Representable.UIViewType, _ coordinator: Representable.Coordinator,
    _ transaction: Transaction,
    _ environment: EnvironmentValues
  ) {
    representable.updateUIView(product, context: context(coordinator, transaction, environment))
  }
  public func _size(
    _ proposal: ProposedViewSize, _ product: Representable.UIViewType,
    _ coordinator: Representable.Coordinator,
    _ environment: EnvironmentValues
  ) -> CGSize? {
    representable.sizeThatFits(
      proposal, uiView: product, context: context(coordinator, Transaction(), environment))
  }
  public func _dismantle(
    _ product: Representable.UIViewType, _ coordinator: Representable.Coordinator
  ) {
    Representable.dismantleUIView(product, coordinator: coordinator)
  }
}

public struct UIViewControllerBridge<Representable: UIViewControllerRepresentable>: _PlatformBridge {
  let representable: Representable

  private func context(
    _ coordinator: Representable.Coordinator, _ transaction: Transaction,
    _ environment: EnvironmentValues
  ) -> Representable.Context {
    .init(coordinator: coordinator, transaction: transaction, environment: environment)
  }
  public func _makeCoordinator() -> Representable.Coordinator { representable.makeCoordinator() }
  public func _make(
    _ coordinator: Representable.Coordinator, _ transaction: Transaction,
    _ environment: EnvironmentValues
  ) -> Representable.UIViewControllerType {
    representable.makeUIViewController(context: context(coordinator, transaction, environment))
  }
  public func _update(
    _ product: Representable.UIViewControllerType, _ coordinator: Representable.Coordinator,
    _ transaction: Transaction, _ environment: EnvironmentValues
  ) {
    representable.updateUIViewController(
      product, context: context(coordinator, transaction, environment))
  }
  public func _size(
    _ proposal: ProposedViewSize, _ product: Representable.UIViewControllerType,
    _ coordinator: Representable.Coordinator, _ environment: EnvironmentValues
  ) -> CGSize? {
    representable.sizeThatFits(
      proposal, uiViewController: product, context: context(coordinator, Transaction(), environment)
    )
  }
  public func _dismantle(
    _ product: Representable.UIViewControllerType, _ coordinator: Representable.Coordinator
  ) {
    Representable.dismantleUIViewController(product, coordinator: coordinator)
  }
}

/// What a representable amounts to: its view, brought up to date whenever the representable's body would run.
public struct _PlatformViewHost<Bridge: _PlatformBridge>: PrimitiveView {
  /// Another one whenever the representable has run, as what it reads may have changed while it has not.
  private final class Run {}

  let bridge: Bridge
  private let run = Run()

  init(bridge: Bridge) { self.bridge = bridge }

  private final class Kept: EndsWithNode {
    let product: Bridge._Product
    let coordinator: Bridge._Coordinator
    var bridge: Bridge
    init(_ product: Bridge._Product, _ coordinator: Bridge._Coordinator, _ bridge: Bridge) {
      (self.product, self.coordinator, self.bridge) = (product, coordinator, bridge)
    }
    func end() {
      bridge._dismantle(product, coordinator)
      guard let controller = product as? UIViewController else { return }
      controller.willMove(toParent: nil)
      controller.view.removeFromSuperview()
      controller.removeFromParent()
    }
  }

  package func update(_ node: Node) {
    let kept: Kept
    if let known = node.state as? Kept {
      kept = known
      kept.bridge = bridge
    } else {
      let coordinator = bridge._makeCoordinator()
      kept = Kept(
        bridge._make(coordinator, node.transaction, node.environment), coordinator, bridge)
      node.state = kept
    }
    guard let view = kept.product as? UIView ?? (kept.product as? UIViewController)?.view else {
      return
    }
    let element = node.own { PlatformViewElement(node, view) }
    element.sizing = { [unowned node] proposal in
      kept.bridge._size(proposal, kept.product, kept.coordinator, node.environment)
    }
    if let controller = kept.product as? UIViewController {
      element.didEnter = { [unowned node] in
        guard controller.parent == nil, let parent = node.host.controller else { return }
        parent.addChild(controller)
        controller.didMove(toParent: parent)
      }
    }
    bridge._update(kept.product, kept.coordinator, node.transaction, node.environment)
  }
}

extension ViewHost {
  /// The controller whose view the hosting view lies in.
  var controller: UIViewController? {
    var responder: UIResponder? = view
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}
