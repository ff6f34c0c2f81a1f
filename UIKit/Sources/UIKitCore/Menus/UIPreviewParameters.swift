public import QuartzCore

/// How a view's likeness is cut out.
open class UIPreviewParameters: NSObject, NSCopying {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = .systemBackground

  override public init() {}

  /// Cut out around lines of text.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for rect in textLineRects.map(\.cgRectValue) {
      path.append(UIBezierPath(roundedRect: rect.insetBy(dx: -4, dy: -4), cornerRadius: 8))
    }
    visiblePath = path
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPreviewParameters()
    (copy.visiblePath, copy.shadowPath, copy.backgroundColor) = (visiblePath, shadowPath, backgroundColor)
    return copy
  }
}

/// Where a view's likeness lies.
open class UIPreviewTarget: NSObject {
  public let container: UIView
  public let center: CGPoint
  public let transform: CGAffineTransform
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }
}

/// A view that is lifted in place of another one while that one's menu is open; see ``UIContextMenuInteraction``.
open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }
  open var size: CGSize { view.bounds.size }
}
