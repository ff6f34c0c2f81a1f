public import QuartzCore

/// A control with a title and a picture.
open class UIButton: UIControl, TappedControl {

  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
    /// What system buttons were called.
    public static let roundedRect = ButtonType.system
  }

  public private(set) var buttonType = ButtonType.custom
  private var titles: [UInt: String] = [:]
  private var attributedTitles: [UInt: Alike] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var titleShadowColors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]
  private var backgroundImages: [UInt: UIImage] = [:]
  private let label = UILabel()
  private let picture = UIImageView(image: nil)
  private let background = UIImageView(image: nil)

  override public init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .system { label.font = .systemFont(ofSize: 15) }
    if let sign = buttonType.sign { setImage(UIImage(systemName: sign), for: .normal) }
    update()
  }

  /// Whether titles and pictures are those of system buttons, in the tint colour.
  private var isSystem: Bool { buttonType != .custom }

  private func prepare() {
    (isAccessibilityElement, accessibilityTraits) = (true, .button)
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.textAlignment = .center
    (label.shadowOffset, label.lineBreakMode) = (.zero, .byTruncatingMiddle)
    addSubview(label)
    update()
  }

  // MARK: Title

  /// A state without a title of its own has the normal one.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    set(\.titles, title, state)
  }

  open func title(for state: UIControl.State) -> String? { own(titles, state) }

  /// Shown in place of the title. Where it says no colour, it has the title's.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    set(\.attributedTitles, title.map { Alike(wrappedValue: $0) }, state)
  }

  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    own(attributedTitles, state)?.wrappedValue
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    set(\.titleColors, color, state)
  }

  /// White, or of a system button the tint colour, unless it is set.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    own(titleColors, state) ?? (isSystem ? tintColor : .white)
  }

  /// Where the shadow lies, `titleLabel` says.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    set(\.titleShadowColors, color, state)
  }

  open func titleShadowColor(for state: UIControl.State) -> UIColor? { own(titleShadowColors, state) }

  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// Its font is the button's; its text and its colour are those of the state.
  open var titleLabel: UILabel? { label }

  // As they were set for a state itself.
  func ownTitleColor(for state: State) -> UIColor? { titleColors[state.rawValue] }
  func ownTitleShadowColor(for state: State) -> UIColor? { titleShadowColors[state.rawValue] }
  func ownBackgroundImage(for state: State) -> UIImage? { backgroundImages[state.rawValue] }

  /// What a state has already changes nothing.
  private func set<Value: Equatable>(
    _ values: ReferenceWritableKeyPath<UIButton, [UInt: Value]>, _ value: Value?, _ state: State
  ) {
    let old = self[keyPath: values][state.rawValue]
    self[keyPath: values][state.rawValue] = value
    if painting({ old != value }) { update() }
  }

  private func own<Value>(_ values: [UInt: Value], _ state: State) -> Value? {
    values[state.rawValue] ?? values[State.normal.rawValue]
  }

  // MARK: Pictures

  /// Left of the title.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    set(\.images, image, state)
  }

  open func image(for state: UIControl.State) -> UIImage? { own(images, state) }

  /// Behind all of the button, stretched.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    set(\.backgroundImages, image, state)
  }

  open func backgroundImage(for state: UIControl.State) -> UIImage? { own(backgroundImages, state) }

  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var imageView: UIImageView? { picture }

  /// Whether pictures go dark under the finger, unless they have one of their own for it, and pale while the button is disabled.
  open var adjustsImageWhenHighlighted = true { didSet { if adjustsImageWhenHighlighted != oldValue { update() } } }
  open var adjustsImageWhenDisabled = true { didSet { if adjustsImageWhenDisabled != oldValue { update() } } }

  /// Whether the button shines under the finger: phones draw no such light any more.
  open var showsTouchWhenHighlighted = false
  /// Whether the title's shadow lies on the other side under the finger.
  open var reversesTitleShadowWhenHighlighted = false {
    didSet { if reversesTitleShadowWhenHighlighted != oldValue { update() } }
  }

  private var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] = [:]
  /// How large and bold a picture of a state is that shows a symbol.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    set(\.symbolConfigurations, configuration, state)
  }
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    own(symbolConfigurations, state)
  }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  // MARK: Configuration; see Buttons

  /// Describes the button in place of what was set for its states.
  open var configuration: Configuration? {
    didSet {
      if configuration == nil { leaveConfiguration() }
      update()
    }
  }
  /// Called when the button's state has changed, to change its configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Whether the configuration's colours go with the button's state.
  open var automaticallyUpdatesConfiguration = true
  var configured: ConfiguredParts?
  var needsConfigurationUpdate = false
  var ownLabel: UILabel { label }
  /// Below the title of a button that a configuration describes.
  open var subtitleLabel: UILabel? { configured?.subtitle }

  /// For classes that change their configuration with their state.
  open func updateConfiguration() {}

  func showConfigured(_ image: UIImage?) {
    guard image != nil || picture.superview != nil else { return }
    (picture.image, picture.alpha) = (image, 1)
    if picture.superview == nil { insertSubview(picture, belowSubview: label) }
  }

  /// What shows when the button is tapped, if ``UIControl/showsMenuAsPrimaryAction``, or else where a finger stays.
  open var menu: UIMenu? { didSet { menuChanged() } }
  override var primaryMenu: UIMenu? { menu }
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  override var menuOrder: UIContextMenuConfiguration.ElementOrder { preferredMenuElementOrder }
  override func menuChooses(_ action: UIAction) { if changesSelectionAsPrimaryAction { choose(action) } }
  /// Whether a tap selects the button, or the menu's element that is tapped.
  open var changesSelectionAsPrimaryAction = false
  /// What the button is for; a destructive one looks as others do unless a menu shows it.
  open var role = Role.normal
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
  /// Whether pictures are larger where text is; it is as usual here.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// There is no pointer on a phone.
  open var isPointerInteractionEnabled = false

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if changesSelectionAsPrimaryAction, menu == nil, isTracking, let touch = touches.first,
      point(inside: touch.location(in: self), with: event)
    {
      isSelected.toggle()
    }
    super.touchesEnded(touches, with: event)
  }

  // MARK: Room, in points

  /// Around title and picture.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { if contentEdgeInsets != oldValue { setNeedsLayout() } } }
  /// Moves the title, or makes it smaller, after the button's size has been found.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } } }
  /// Moves the picture, or makes it smaller.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } } }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let (image, title) = (currentImage?.size ?? .zero, label.sizeThatFits(.zero))
    let width = min(title.width, max(contentRect.width - image.width, 0))
    var rect = placed(CGSize(width: image.width + width, height: title.height), in: contentRect, titleEdgeInsets)
    if contentHorizontalAlignment == .fill { rect.size.width = contentRect.inset(by: titleEdgeInsets).width }
    rect.size.width = max(rect.width - image.width, 0)
    rect.origin.x += image.width
    return rect
  }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let (image, title) = (currentImage?.size ?? .zero, label.sizeThatFits(.zero))
    let width = min(title.width, max(contentRect.width - image.width, 0))
    var rect = placed(CGSize(width: image.width + width, height: image.height), in: contentRect, imageEdgeInsets)
    rect.size.width = min(image.width, contentRect.inset(by: imageEdgeInsets).width)
    return rect
  }

  /// Where something lies in the room that insets leave. Insets larger than the room move it all the same.
  private func placed(_ size: CGSize, in contentRect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
    let room = CGRect(
      x: contentRect.minX + insets.left, y: contentRect.minY + insets.top,
      width: contentRect.width - insets.left - insets.right, height: contentRect.height - insets.top - insets.bottom)
    let (x, width) = Self.placed(size.width, room.origin.x, room.size.width, contentHorizontalAlignment.share)
    let (y, height) = Self.placed(size.height, room.origin.y, room.size.height, contentVerticalAlignment.share)
    return CGRect(x: x, y: y, width: max(width, 0), height: max(height, 0))
  }

  /// - Parameter share: how much of the room that is left lies before it; `nil` for all room.
  private static func placed(
    _ length: CGFloat, _ start: CGFloat, _ room: CGFloat, _ share: CGFloat?
  ) -> (CGFloat, CGFloat) {
    guard let share else { return (start, room) }
    return (start + (room - length) * share, length)
  }

  // MARK: State

  override open var isHighlighted: Bool { didSet { if isHighlighted != oldValue { highlightChanged() } } }
  override open var isSelected: Bool { didSet { if isSelected != oldValue { stateChanged() } } }
  override open var isEnabled: Bool { didSet { if isEnabled != oldValue { stateChanged() } } }

  override open func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func alignmentChanged() { setNeedsLayout() }

  func update() {
    if let configuration {
      show(configuration)
    } else {
      showTitleAndPictures()
    }
    setNeedsLayout()
    if !translatesAutoresizingMaskIntoConstraints { setNeedsConstraints() }
  }

  private func showTitleAndPictures() {
    if let title = currentAttributedTitle {
      label.attributedText = title.changing {
        if $0[.foregroundColor] == nil { $0[.foregroundColor] = currentTitleColor }
      }
    } else {
      label.text = currentTitle
      label.textColor = currentTitleColor
      label.shadowColor = currentTitleShadowColor
    }
    let symbol = currentPreferredSymbolConfiguration
    let image = symbol.flatMap { currentImage?.applyingSymbolConfiguration($0) } ?? currentImage
    show(image, in: picture, below: label, isOwn: images[state.rawValue] != nil)
    show(currentBackgroundImage, in: background, below: subviews.first, isOwn: backgroundImages[state.rawValue] != nil)
  }

  /// The state has changed.
  private func stateChanged() {
    if reversesTitleShadowWhenHighlighted {
      let offset = label.shadowOffset
      if isHighlighted != shadowIsReversed { label.shadowOffset = CGSize(width: -offset.width, height: -offset.height) }
      shadowIsReversed = isHighlighted
    }
    update()
    if configurationUpdateHandler != nil || configuration != nil { setNeedsUpdateConfiguration() }
  }
  private var shadowIsReversed = false

  /// - Parameter isOwn: whether it is this state's own, which is shown as it is.
  private func show(_ image: UIImage?, in view: UIImageView, below other: UIView?, isOwn: Bool) {
    guard image != nil || view.superview != nil else { return }
    let isDark = isHighlighted && adjustsImageWhenHighlighted && !isOwn && !isSystem
    view.image = isDark ? image?.darkened : isSystem ? image?.templateUnlessOriginal : image
    view.alpha = !isEnabled && adjustsImageWhenDisabled && !isOwn ? 0.5 : 1
    guard view.superview == nil else { return }
    if let other, other !== view { insertSubview(view, belowSubview: other) } else { addSubview(view) }
  }

  /// A system button's title goes pale under the finger, and comes back slowly.
  private func highlightChanged() {
    stateChanged()
    guard isSystem, configuration == nil else { return }
    let views = [label, picture]
    if isHighlighted {
      for view in views { view.alpha = 0.2 }
    } else {
      UIView.animate(withDuration: 0.25) { for view in views { view.alpha = 1 } }
    }
  }

  // MARK: Layout

  override open func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    if let configuration { return place(configuration) }
    let room = contentRect(forBounds: bounds)
    background.frame = backgroundRect(forBounds: bounds)
    label.frame = titleRect(forContentRect: room)
    picture.frame = imageRect(forContentRect: room)
  }

  override open var forLastBaselineLayout: UIView { label }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override open var intrinsicContentSize: CGSize {
    updateConfigurationIfNeeded()
    if let configuration { return intrinsicSize(of: configuration) }
    let (title, image) = (label.sizeThatFits(.zero), currentImage?.size ?? .zero)
    let ground = currentBackgroundImage?.size ?? .zero
    return CGSize(
      width: max(title.width + image.width + contentEdgeInsets.left + contentEdgeInsets.right, ground.width),
      height: max(max(title.height, image.height) + contentEdgeInsets.top + contentEdgeInsets.bottom, ground.height))
  }
}

extension UIButton.ButtonType {
  /// The symbol that a button of the type shows.
  fileprivate var sign: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    }
  }
}

extension UIImage {
  /// As a phone shows a picture under a finger; how dark it is, recordings of apps show.
  fileprivate var darkened: UIImage {
    guard let upright, renderingMode != .alwaysTemplate else { return self }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let shade = UIImage(cgImage: upright.tinted(CGColor(gray: 0, alpha: 0.4)), scale: scale, orientation: .up)
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(at: .zero)
      shade.draw(at: .zero)
    }
  }

  /// System buttons show pictures in their tint colour.
  fileprivate var templateUnlessOriginal: UIImage {
    renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
  }
}
