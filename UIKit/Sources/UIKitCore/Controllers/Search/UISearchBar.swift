public import QuartzCore

/// A field to search in, with a button that cancels.
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  open weak var delegate: (any UISearchBarDelegate)?
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
  /// Where what is searched for is typed.
  public let searchTextField = UISearchTextField(frame: .zero)
  private let ground = BarGround()
  private let promptLabel = UILabel()
  private let cancelButton = UIButton(type: .system)

  // In points; Apple gives no numbers.
  private static let (height, fieldHeight, margin, promptHeight): (CGFloat, CGFloat, CGFloat, CGFloat) = (56, 36, 8, 20)

  override public init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    (promptLabel.font, promptLabel.textAlignment) = (.systemFont(ofSize: 13), .center)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.alpha = 0
    cancelButton.addAction(UIAction { [weak self] _ in self?.canceled() }, for: .touchUpInside)
    searchTextField.bar = self
    for view in [ground, promptLabel, cancelButton, searchTextField] { addSubview(view) }
    paint()
  }

  // MARK: Content

  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue != searchTextField.text else { return }
      searchTextField.text = newValue
      delegate?.searchBar(self, textDidChange: newValue ?? "")
    }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line above the field, for which the bar is higher.
  open var prompt: String? {
    didSet {
      promptLabel.text = prompt
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  open var showsCancelButton = false { didSet { if showsCancelButton != oldValue { showCancel() } } }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard animated else { return self.showsCancelButton = showsCancelButton }
    layoutIfNeeded()
    UIView.animate(withDuration: 0.25) {
      self.showsCancelButton = showsCancelButton
      self.layoutIfNeeded()
    }
  }

  private func showCancel() {
    cancelButton.alpha = showsCancelButton ? 1 : 0
    setNeedsLayout()
  }

  open var showsBookmarkButton = false { didSet { if showsBookmarkButton { noteMissing("bookmarks in search bars") } } }
  open var showsSearchResultsButton = false {
    didSet { if showsSearchResultsButton { noteMissing("lists of results in search bars") } }
  }
  open var isSearchResultsButtonSelected = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open var showsScopeBar = false { didSet { if showsScopeBar { noteMissing("scopes in search bars") } } }
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  // MARK: Looks

  open var searchBarStyle = Style.default { didSet { if searchBarStyle != oldValue { paint() } } }
  open var barStyle = UIBarStyle.default { didSet { if barStyle != oldValue { paint() } } }
  open var barTintColor: UIColor? { didSet { if barTintColor !== oldValue { paint() } } }
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { paint() } } }
  /// In place of the blur.
  open var backgroundImage: UIImage? { didSet { if backgroundImage !== oldValue { paint() } } }
  private var icons: [Icon: UIImage] = [:]

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { if barMetrics == .default { self.backgroundImage = backgroundImage } }
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    if state == .normal { searchTextField.groundImage = backgroundImage }
  }
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    state == .normal ? searchTextField.groundImage : nil
  }
  /// In place of the magnifier.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon] = iconImage
    if icon == .search { searchTextField.showIcon(iconImage) }
  }
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon] }
  /// How far the text lies from where it would.
  open var searchTextPositionAdjustment = UIOffset.zero {
    didSet { searchTextField.shift = searchTextPositionAdjustment }
  }
  /// How far the field does.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet { if searchFieldBackgroundPositionAdjustment != oldValue { setNeedsLayout() } }
  }

  private func paint() {
    ground.isHidden = searchBarStyle == .minimal
    let look = backgroundImage.map { image in
      let look = UIToolbarAppearance()
      look.configureWithTransparentBackground()
      look.backgroundImage = image
      return look
    }
    ground.show(barStyle, barTintColor, isTranslucent: isTranslucent, look)
    promptLabel.textColor = barStyle == .default ? .black : .white
    searchTextField.overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
  }

  // MARK: Layout

  private var top: CGFloat { prompt == nil ? 0 : Self.promptHeight }
  override open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height + top)
  }
  override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height + top) }

  override open func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    promptLabel.frame = CGRect(x: 0, y: 4, width: bounds.width, height: top)
    let cancel = cancelButton.sizeThatFits(.zero)
    let shift = searchFieldBackgroundPositionAdjustment
    let end = bounds.width - Self.margin - (showsCancelButton ? cancel.width + Self.margin : 0)
    let middle = top + (bounds.height - top) / 2
    searchTextField.frame = CGRect(
      x: Self.margin + shift.horizontal, y: middle - Self.fieldHeight / 2 + shift.vertical,
      width: max(end - Self.margin, 0), height: Self.fieldHeight)
    cancelButton.frame = CGRect(
      x: showsCancelButton ? end + Self.margin : bounds.width, y: middle - cancel.height / 2, width: cancel.width,
      height: cancel.height)
  }

  // MARK: Typing

  private func canceled() { delegate?.searchBarCancelButtonClicked(self) }

  override open var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  override open var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  override open var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult
  override open func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  override open func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
}
