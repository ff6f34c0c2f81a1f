public import QuartzCore

/// How content fades out below what lies over a scroll view's edge. Content goes on unchanged here, as a note tells who asks for another style.
open class UIScrollEdgeEffect: NSObject {
  public struct Style: Equatable, Sendable {
    private let number: Int
    public static let automatic = Style(number: 0)
    public static let soft = Style(number: 1)
    public static let hard = Style(number: 2)
  }

  open var style = Style.automatic {
    didSet { if style != .automatic { noteMissing("edges at which scrolled content fades out") } }
  }
  open var isHidden = false
}

/// Has the views of a container shape a scroll view's edge. It stays as it is here.
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  open weak var scrollView: UIScrollView?
  open var edge = UIRectEdge.top
  open private(set) weak var view: UIView?

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Shows a view, and below the bars around it a mirrored and blurred continuation of it. Here the view itself fills all of it.
open class UIBackgroundExtensionView: UIView {
  open var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let contentView { addSubview(contentView) }
      setNeedsLayout()
    }
  }
  /// Whether the view lies where the safe area is by itself.
  open var automaticallyPlacesContentView = true { didSet { setNeedsLayout() } }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    noteMissing("backgrounds that go on mirrored below bars: the view itself goes on there")
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override open func layoutSubviews() {
    super.layoutSubviews()
    if automaticallyPlacesContentView { contentView?.frame = bounds }
  }
}
