public import QuartzCore

/// What shows in place of content that is not there: a picture, texts and buttons, or an indicator.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public enum Alignment: Int, Sendable { case center, natural }

  public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor? = .secondaryLabel
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// In points; zero for as large as the picture is.
    public var maximumSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
  }

  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }
  }

  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties(.systemFont(ofSize: 22, weight: .bold), .label)
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(.systemFont(ofSize: 15), .secondaryLabel)
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  public var background = UIBackgroundConfiguration.clear()
  // In points; Apple leaves them open.
  public var imageToTextPadding: CGFloat = 15
  public var textToSecondaryTextPadding: CGFloat = 6
  public var textToButtonPadding: CGFloat = 20
  public var buttonToSecondaryButtonPadding: CGFloat = 12
  var showsIndicator = false

  public static func empty() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration()
    result.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
    return result
  }

  public static func loading() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration()
    (result.text, result.showsIndicator) = ("Loading…", true)
    result.textProperties = TextProperties(.systemFont(ofSize: 15), .secondaryLabel)
    return result
  }

  public static func search() -> UIContentUnavailableConfiguration {
    var result = empty()
    result.image = UIImage(systemName: "magnifyingglass")
    (result.text, result.secondaryText) = ("No Results", "Check the spelling or try a new search.")
    return result
  }

  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

/// What a controller is like whose content may not be there.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var searchText: String?
  private var others: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { others[key] }
    set { others[key] = newValue }
  }
}

/// Shows in its middle what a configuration says of content that is not there.
open class UIContentUnavailableView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration { didSet { show() } }
  open var isScrollEnabled = false

  private let stack = UIStackView()
  private let ground = ConfiguredBackground(frame: .zero)

  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    (stack.axis, stack.alignment) = (.vertical, .center)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(ground)
    addSubview(stack)
    let guide = layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualTo: guide.widthAnchor),
    ])
    show()
  }

  public required init?(coder: NSCoder) {
    configuration = UIContentUnavailableConfiguration.empty()
    super.init(coder: coder)
  }

  private func show() {
    guard let content = configuration as? UIContentUnavailableConfiguration else { return }
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    directionalLayoutMargins = content.directionalLayoutMargins
    stack.alignment = content.alignment == .center ? .center : .leading
    var last: UIView?
    func add(_ view: UIView, after gap: CGFloat) {
      if let last { stack.setCustomSpacing(gap, after: last) }
      stack.addArrangedSubview(view)
      last = view
    }
    if content.showsIndicator {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      add(indicator, after: 0)
    } else if let image = content.image {
      let properties = content.imageProperties
      let view = UIImageView(
        image: properties.preferredSymbolConfiguration.flatMap { image.applyingSymbolConfiguration($0) } ?? image)
      view.tintColor = properties.tintColor
      (view.layer.cornerRadius, view.clipsToBounds) = (properties.cornerRadius, properties.cornerRadius > 0)
      add(view, after: 0)
    }
    if let label = label(content.text, content.attributedText, content.textProperties) {
      add(label, after: content.imageToTextPadding)
    }
    if let label = label(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties) {
      add(label, after: last is UILabel ? content.textToSecondaryTextPadding : content.imageToTextPadding)
    }
    for (button, properties, gap) in [
      (content.button, content.buttonProperties, content.textToButtonPadding),
      (content.secondaryButton, content.secondaryButtonProperties, content.buttonToSecondaryButtonPadding),
    ] where button.title?.isEmpty == false || button.image != nil {
      let view = UIButton(configuration: button, primaryAction: properties.primaryAction)
      (view.isEnabled, view.menu) = (properties.isEnabled, properties.menu)
      add(view, after: gap)
    }
  }

  private func label(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> UILabel? {
    guard text?.isEmpty == false || attributed != nil else { return nil }
    let label = UILabel()
    (label.font, label.textColor, label.textAlignment) = (properties.font, properties.color, .center)
    (label.numberOfLines, label.lineBreakMode) = (properties.numberOfLines, properties.lineBreakMode)
    if let attributed { label.attributedText = attributed } else { label.text = text }
    return label
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
  }
}
