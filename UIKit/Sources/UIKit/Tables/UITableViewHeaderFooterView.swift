public import QuartzCore

/// What lies above or below a section, and is used again for others.
open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  /// What is shown besides the text.
  public let contentView = UIView()
  /// Made when it is first asked for.
  open var textLabel: UILabel? {
    if label == nil { label = makeLabel() }
    return label
  }
  private var label: UILabel?
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  override public convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// One of this class. The translation has each such class of a component override it.
  open class func make(reuseIdentifier: String?) -> UITableViewHeaderFooterView {
    UITableViewHeaderFooterView(reuseIdentifier: reuseIdentifier)
  }

  /// Called before it is used again.
  open func prepareForReuse() {}

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    contentView.addSubview(label)
    return label
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds
    label?.frame = bounds.insetBy(dx: UITableViewCell.margin, dy: 0)
  }
}
