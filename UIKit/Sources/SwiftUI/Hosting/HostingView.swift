public import CoreGraphics
import Springform
public import UIKit

/// UIKit's view that shows a tree of views.
final class HostingView: UIView {
  private let loop = MainLoop.required(for: "a hosting view")
  private let canvas = Layer()
  private lazy var host = ViewHost(loop, on: canvas, root: root, environment: environment) {
    [weak self] in
    self?.setNeedsLayout()
  }
  private lazy var arena = GestureArena(host)

  var root: any View {
    didSet { host.setRoot(root, environment: environment) }
  }

  init(root: any View, frame: CGRect = .zero) {
    self.root = root
    super.init(frame: frame)
    canvas.typeName = "SwiftUI"
    layer.base.addSublayer(canvas)
    host.view = self
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  deinit { host.end() }

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
    environment.displayScale = UIScreen.main.scale
    environment.dynamicTypeSize = AppSettings.of(loop).textSize
    return environment
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = safeAreaInsets
    host.safeArea = EdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    host.update(in: bounds)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    host.setRoot(root, environment: environment)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { host.idealSize(in: size) }
  override var intrinsicContentSize: CGSize { host.idealSize(in: nil) }
  func size(for proposal: ProposedViewSize) -> CGSize { host.size(for: proposal) }
  /// How high the views are in a width, in points.
  func height(for width: CGFloat) -> CGFloat { host.size(for: ProposedViewSize(width: width, height: nil)).height }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // What lies before what is the views' own order, and not that of the subviews.
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    return host.platformHit(at: point, in: self, with: event) ?? self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    arena.began(touches, in: self)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    arena.moved(touches, in: self)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    arena.ended(touches, in: self)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    arena.cancelled(touches, in: self)
  }

}

/// A controller whose view shows a tree of views, of whatever types.
package protocol HostsViews: UIViewController {}

/// A controller whose view shows a tree of views.
open class UIHostingController<Content: View>: UIViewController, HostsViews {
  public var rootView: Content {
    didSet { (viewIfLoaded as? HostingView)?.root = rootView }
  }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let view = HostingView(root: rootView)
    view.backgroundColor = .systemBackground
    self.view = view
  }

  /// The size that the views choose in a room, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}
