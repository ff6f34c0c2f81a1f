public import QuartzCore

/// A rectangle in a view that constraints place as they do views, and that shows nothing.
open class UILayoutGuide: NSObject {
  open internal(set) weak var owningView: UIView?
  /// What it is called where something is said about it.
  open var identifier = ""

  override public init() { edge = nil }

  init(_ edge: @escaping (UIView) -> UIEdgeInsets) { self.edge = edge }

  /// How far it lies within its view, if it does not lie where constraints say.
  private let edge: ((UIView) -> UIEdgeInsets)?
  var isInset: Bool { edge != nil }
  var insets: UIEdgeInsets {
    guard let edge, let owningView else { return .zero }
    return edge(owningView)
  }

  var solvedFrame = CGRect.zero

  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.constraintsAbout(self, along: axis) ?? []
  }
  /// Every guide lies somewhere here; see `UIView.hasAmbiguousLayout`.
  public var hasAmbiguousLayout: Bool { false }

  /// Where it lies in its view, as of the last layout.
  open var layoutFrame: CGRect { isInset ? owningView?.bounds.inset(by: insets) ?? .zero : solvedFrame }
}

extension UIView {
  public var layoutGuides: [UILayoutGuide] { constraintState.guides }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    constraintState.guides.append(layoutGuide)
    setNeedsConstraints()
  }

  /// Takes the constraints along that speak of it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    dropConstraints { $0.firstItem === layoutGuide || $0.secondItem === layoutGuide }
    layoutGuide.owningView = nil
    constraintState.guides.removeAll { $0 === layoutGuide }
    setNeedsConstraints()
  }

  /// The view without what bars cover of it.
  public var safeAreaLayoutGuide: UILayoutGuide {
    constraintState.guide(\.safeAreaGuide, of: self, called: "UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
  }

  /// The view without its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    constraintState.guide(\.marginsGuide, of: self, called: "UIViewLayoutMarginsGuide") { $0.layoutMargins }
  }
}
