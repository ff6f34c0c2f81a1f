public import QuartzCore

/// An item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  public enum DragState: Int, Sendable { case none, lifting, dragging }

  open var contentView: UIView { content }
  private let content = UIView()
  weak var collection: UICollectionView?

  override public init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  override open class func madeByClass(frame: CGRect) -> UICollectionReusableView { UICollectionViewCell(frame: frame) }

  private func prepare() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Behind the content.
  open var backgroundView: UIView? { didSet { showGrounds(without: oldValue) } }
  /// Over the background while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? { didSet { showGrounds(without: oldValue) } }
  open var isSelected = false { didSet { if isSelected != oldValue { showGrounds() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showGrounds() } } }

  private func showGrounds(without old: UIView? = nil) {
    if let old, old !== backgroundView, old !== selectedBackgroundView { old.removeFromSuperview() }
    for (index, view) in [backgroundView, selectedBackgroundView].compactMap(\.self).enumerated() {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if view.superview !== self { insertSubview(view, at: index) }
    }
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }

  /// Called when a cell is lifted to be dragged into another view, which nobody can here.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The collection is being edited now, or no longer.
  func collectionEditingChanged() {}

  /// By the content's constraints, if there are some.
  override open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard content.containsConstraints else { return sizeThatFits(targetSize) }
    return content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
