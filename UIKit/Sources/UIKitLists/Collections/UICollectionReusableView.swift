public import UIKitCore

/// A view of a collection that is used again: a cell, a header, a footer or a decoration.
open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { identifier }
  final var identifier: String?

  override public init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// One of this class. The translation has each such class of a component override it.
  override open class func madeByClass(frame: CGRect) -> UICollectionReusableView {
    UICollectionReusableView(frame: frame)
  }

  /// Called before it is used again.
  open func prepareForReuse() {}

  /// Takes on what the layout says. Place, size, transform and opacity are taken on before; subclasses add what is theirs.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// What it would like to be like. Where the layout guesses its size, it is as large as its content asks for.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let estimates = layoutAttributes.estimates
    guard !estimates.isEmpty else { return layoutAttributes }
    layoutAttributes.size = systemLayoutSizeFitting(
      CGSize(
        width: estimates.contains(.width) ? 0 : layoutAttributes.size.width,
        height: estimates.contains(.height) ? 0 : layoutAttributes.size.height),
      withHorizontalFittingPriority: estimates.contains(.width) ? .fittingSizeLevel : .required,
      verticalFittingPriority: estimates.contains(.height) ? .fittingSizeLevel : .required)
    return layoutAttributes
  }

  /// What the layout has said last.
  var attributes: UICollectionViewLayoutAttributes?

  /// How far it lies to the right of its place, as a finger swipes it.
  var swipeOffset: CGFloat { 0 }

  func take(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    if bounds.size != attributes.size { bounds.size = attributes.size }
    var center = attributes.hostedCenter
    center.x += swipeOffset
    if self.center != center { self.center = center }
    if layer.transform != attributes.transform3D {
      layer.transform = attributes.transform3D
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if layer.zPosition != CGFloat(attributes.zIndex) { layer.zPosition = CGFloat(attributes.zIndex) }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    apply(attributes)
  }
}
