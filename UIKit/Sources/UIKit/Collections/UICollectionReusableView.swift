public import QuartzCore

/// A view of a collection that is used again: a cell, a header, a footer or a decoration.
open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?

  override public init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// One of this class. The translation has each such class of a component override it.
  override open class func make(frame: CGRect) -> UICollectionReusableView { UICollectionReusableView(frame: frame) }

  /// Called before it is used again.
  open func prepareForReuse() {}

  /// Takes on what the layout says. Place, size, transform and opacity are taken on before; subclasses add what is theirs.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// What the layout has said last.
  var attributes: UICollectionViewLayoutAttributes?

  func take(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    if bounds.size != attributes.size { bounds.size = attributes.size }
    if center != attributes.center { center = attributes.center }
    if layer.transform != attributes.transform3D {
      layer.transform = attributes.transform3D
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if layer.zPosition != CGFloat(attributes.zIndex) { layer.zPosition = CGFloat(attributes.zIndex) }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    apply(attributes)
  }
}

/// An item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()

  override public init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  override open class func make(frame: CGRect) -> UICollectionReusableView { UICollectionViewCell(frame: frame) }

  private func prepare() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
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
}
