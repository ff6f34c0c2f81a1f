public import QuartzCore

/// Where bars end, as before there were safe areas.
public protocol UILayoutSupport: NSObjectProtocol {
  /// How much bars take, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The part of a controller's view that bars at one of its edges cover.
final class BarGuide: UILayoutGuide, UILayoutSupport {
  private weak var controller: UIViewController?
  private let edge: NSLayoutConstraint.Attribute

  init(of controller: UIViewController, _ edge: NSLayoutConstraint.Attribute) {
    (self.controller, self.edge) = (controller, edge)
    super.init { view in
      let (safe, height) = (view.safeAreaInsets, view.bounds.height)
      return edge == .top
        ? UIEdgeInsets(top: 0, left: 0, bottom: height - safe.top, right: 0)
        : UIEdgeInsets(top: height - safe.bottom, left: 0, bottom: 0, right: 0)
    }
    identifier = edge == .top ? "topLayoutGuide" : "bottomLayoutGuide"
  }

  override var owningView: UIView? {
    get { controller?.viewIfLoaded }
    set {}
  }

  var length: CGFloat {
    guard let safe = controller?.viewIfLoaded?.safeAreaInsets else { return 0 }
    return edge == .top ? safe.top : safe.bottom
  }
}
