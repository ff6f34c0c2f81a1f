public import QuartzCore

extension UIButton {
  /// How a button looks and what it shows, in all states.
  public struct Configuration {
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    public enum CornerStyle: Int, Sendable {
      /// The background's own radius.
      case fixed = -1
      /// The same, which goes with the size of fonts.
      case dynamic
      case small, medium, large
      /// As round as can be.
      case capsule
    }
    public enum Indicator: Int, Sendable { case automatic, none, popup }
    public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }

    enum Style { case plain, gray, tinted, filled }

    var style: Style

    init(_ style: Style) {
      self.style = style
      background = UIBackgroundConfiguration(nil)
      background.cornerRadius = 5.95
    }

    /// Only text, in the tint colour.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// On grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// On the tint colour, faintly.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// White on the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// On glass; see ``UIGlassEffect``.
    public static func glass() -> Configuration { onGlass(UIGlassEffect(style: .regular)) }
    public static func clearGlass() -> Configuration { onGlass(UIGlassEffect(style: .clear)) }
    /// White on the tint colour, as glass of that colour is seen.
    public static func prominentGlass() -> Configuration { filled().round }
    public static func prominentClearGlass() -> Configuration { tinted().round }
    private static func onGlass(_ effect: UIGlassEffect) -> Configuration {
      var configuration = plain().round
      configuration.background.visualEffect = effect
      return configuration
    }
    private var round: Configuration {
      var copy = self
      copy.cornerStyle = .capsule
      return copy
    }
    public static func borderless() -> Configuration { plain() }
    public static func bordered() -> Configuration { gray() }
    public static func borderedTinted() -> Configuration { tinted() }
    public static func borderedProminent() -> Configuration { filled() }

    public var background: UIBackgroundConfiguration
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium { didSet { if !hasOwnInsets { insets = Self.insets(buttonSize) } } }
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?

    // MARK: Content

    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// Below the title.
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail
    public var subtitleLineBreakMode = NSLineBreakMode.byTruncatingTail
    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// In place of the picture.
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// A mark that shows that there is a menu. Menus do not show here, nor does it.
    public var indicator = Indicator.automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// For Macs.
    public var macIdiomStyle = MacIdiomStyle.automatic

    // MARK: Places, in points

    /// Around everything.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets }
      set { (insets, hasOwnInsets) = (newValue, true) }
    }
    private var insets = Self.insets(.medium)
    private var hasOwnInsets = false
    public mutating func setDefaultContentInsets() { (insets, hasOwnInsets) = (Self.insets(buttonSize), false) }
    /// On which side of the titles the picture lies.
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    /// Whether what the button's selection looks like is found by the configuration.
    public var automaticallyUpdateForSelection = true

    /// The configuration as a button in its state shows it.
    public func updated(for button: UIButton) -> Configuration {
      var result = self
      result.background.backgroundColor = ButtonColors(self, of: button).background
      result.baseForegroundColor = ButtonColors(self, of: button).foreground
      return result
    }

    // What buttons are on a phone; Apple leaves it open.

    private static func insets(_ size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    var titleFont: UIFont {
      let size: CGFloat = buttonSize == .mini ? 13 : buttonSize == .small ? 15 : 17
      return attributedSubtitle == nil ? .systemFont(ofSize: size) : .systemFont(ofSize: size, weight: .semibold)
    }
    var subtitleFont: UIFont { .systemFont(ofSize: buttonSize == .mini || buttonSize == .small ? 11 : 12) }

    /// - Parameter height: of the background.
    func radius(_ height: CGFloat) -> CGFloat? {
      switch cornerStyle {
      case .fixed, .dynamic: nil
      case .small: 4
      case .medium: 6
      case .large: 9
      case .capsule: height / 2
      }
    }
  }
}

/// What colours a configuration gives a button in its state.
struct ButtonColors {
  let background: UIColor
  let foreground: UIColor

  init(_ configuration: UIButton.Configuration, of button: UIButton) {
    let tint: UIColor = button.tintColor
    let (isOn, isPressed) = (button.isSelected && configuration.automaticallyUpdateForSelection, button.isHighlighted)
    var ground: UIColor
    var letters: UIColor
    switch configuration.style {
    case .plain: (ground, letters) = (isOn ? tint.withAlphaComponent(0.18) : .clear, tint)
    case .gray: (ground, letters) = (isOn ? tint.withAlphaComponent(0.18) : .secondarySystemFill, tint)
    case .tinted: (ground, letters) = ((configuration.baseBackgroundColor ?? tint).withAlphaComponent(0.18), tint)
    case .filled: (ground, letters) = (tint, .white)
    }
    if configuration.style != .tinted { ground = configuration.baseBackgroundColor ?? ground }
    ground = configuration.background.backgroundColor ?? ground
    letters = configuration.baseForegroundColor ?? letters
    if !button.isEnabled {
      letters = .tertiaryLabel
      if configuration.style != .plain { ground = .tertiarySystemFill }
    } else if isPressed {
      if configuration.style == .filled {
        ground = ground.fainter(0.75)
      } else {
        (ground, letters) = (ground.fainter(0.75), letters.fainter(0.75))
      }
    }
    (background, foreground) = (ground, letters)
  }
}

extension UIColor {
  /// With so much of its alpha.
  func fainter(_ share: CGFloat) -> UIColor {
    UIColor { surroundings in
      let own = self.resolvedColor(with: surroundings)
      return own.withAlphaComponent(own.cgColor.alpha * share)
    }
  }
}
