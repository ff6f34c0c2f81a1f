public import UIKitCore

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
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

  private func stateChanged() {
    showGrounds()
    setNeedsUpdateConfiguration()
  }

  private func showGrounds(without old: UIView? = nil) {
    if let old, old !== backgroundView, old !== selectedBackgroundView { old.removeFromSuperview() }
    for (index, view) in [backgroundView, selectedBackgroundView].compactMap(\.self).enumerated() {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if view.superview !== self { insertSubview(view, at: index) }
    }
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }

  // MARK: Configurations; see UIContentConfiguration.swift

  let configurator = CellConfigurator()
  /// What the content shows.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurator.content }
    set {
      configurator.content = newValue
      configurator.show(in: self, contentView)
    }
  }
  /// What lies behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurator.background }
    set {
      configurator.background = newValue
      configurator.show(in: self, contentView)
    }
  }
  /// Whether the content is configured anew in each state.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurator.followsState.content }
    set { configurator.followsState.content = newValue }
  }
  /// Backgrounds look the same in each state here.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurator.followsState.background }
    set { configurator.followsState.background = newValue }
  }
  /// Asked before the next layout.
  open func setNeedsUpdateConfiguration() { configurator.invalidate(self) }
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    configurator.update(for: state, in: self, contentView)
  }
  /// Configures the cell in a state.
  open var configurationUpdateHandler: ((_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (
      isSelected, isHighlighted, collection?.isEditing ?? false
    )
    return state
  }

  override open func layoutSubviews() {
    configurator.settle { updateConfiguration(using: configurationState) }
    super.layoutSubviews()
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
    if let size = configurator.size(targetSize, horizontalFittingPriority, verticalFittingPriority) { return size }
    guard content.containsConstraints else { return sizeThatFits(targetSize) }
    return content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
