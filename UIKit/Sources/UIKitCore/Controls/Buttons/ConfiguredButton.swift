public import QuartzCore

// A button that a configuration describes.

/// What a button has besides while a configuration describes it.
final class ConfiguredParts {
  let background = ConfiguredBackground(frame: .zero)
  let subtitle = UILabel()
  let indicator = UIActivityIndicatorView(style: .medium)
}

extension UIButton {
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// A system button.
  /// - Parameter primaryAction: done when the button is tapped; its title and picture show where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
    // An initialiser calls no observers.
    update()
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  /// Has the handler called, and ``updateConfiguration()``, before the button shows next.
  public final func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration()
    configurationUpdateHandler?(self)
    // What the two have set is what is wanted.
    needsConfigurationUpdate = false
  }

  /// Shows what the configuration says of the button's state.
  func show(_ configuration: Configuration) {
    let parts = configured ?? ConfiguredParts()
    if configured == nil {
      configured = parts
      insertSubview(parts.background, at: 0)
      for view in [parts.subtitle, parts.indicator] { addSubview(view) }
    }
    let (colors, label) = (ButtonColors(configuration, of: self), ownLabel)
    var background = configuration.background
    background.backgroundColor = colors.background
    parts.background.show(background, tint: tintColor, radius: configuration.radius(bounds.height))
    let title = configuration.attributedTitle ?? currentTitle.map { AttributedString($0) }
    label.attributedText =
      configuration.text(
        title, configuration.titleFont, colors.foreground, configuration.titleTextAttributesTransformer)
      ?? currentAttributedTitle
    label.lineBreakMode = configuration.titleLineBreakMode
    label.numberOfLines = configuration.titleLineBreakMode.truncates ? 1 : 0
    label.textAlignment = .natural
    parts.subtitle.attributedText = configuration.text(
      configuration.attributedSubtitle, configuration.subtitleFont, colors.foreground,
      configuration.subtitleTextAttributesTransformer)
    parts.subtitle.lineBreakMode = configuration.subtitleLineBreakMode
    let own = configuration.image ?? currentImage
    let image =
      configuration.preferredSymbolConfigurationForImage.flatMap { own?.applyingSymbolConfiguration($0) } ?? own
    let shown = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
    showConfigured(configuration.showsActivityIndicator ? nil : shown)
    imageView?.tintColor = configuration.imageColorTransformer?(colors.foreground) ?? colors.foreground
    parts.indicator.color = configuration.activityIndicatorColorTransformer?(colors.foreground) ?? colors.foreground
    if configuration.showsActivityIndicator {
      parts.indicator.startAnimating()
    } else {
      parts.indicator.stopAnimating()
    }
  }

  /// The button is no longer described by a configuration.
  func leaveConfiguration() {
    guard let parts = configured else { return }
    for view in [parts.background, parts.subtitle, parts.indicator] as [UIView] { view.removeFromSuperview() }
    configured = nil
    imageView?.tintColor = nil
    ownLabel.lineBreakMode = .byTruncatingMiddle
    (ownLabel.textAlignment, ownLabel.numberOfLines) = (.center, 1)
  }

  func content(of configuration: Configuration) -> ButtonContent {
    let image = configuration.showsActivityIndicator ? configured?.indicator.bounds.size : imageView?.image?.size
    return ButtonContent(
      configuration: configuration, title: ownLabel.intrinsicContentSize,
      subtitle: configured?.subtitle.intrinsicContentSize ?? .zero, image: image ?? .zero,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  func place(_ configuration: Configuration) {
    guard let parts = configured else { return }
    parts.background.frame = bounds
    parts.background.show(
      shownBackground(configuration), tint: tintColor, radius: configuration.radius(bounds.height))
    let room = bounds.inset(by: configuration.contentInsets.inReadingDirection(of: self))
    let frames = content(of: configuration).frames(
      in: room, share: (contentHorizontalAlignment.share ?? 0.5, contentVerticalAlignment.share ?? 0.5))
    (ownLabel.frame, parts.subtitle.frame) = (frames.title, frames.subtitle)
    imageView?.frame = frames.image
    parts.indicator.frame = frames.image
  }

  private func shownBackground(_ configuration: Configuration) -> UIBackgroundConfiguration {
    var background = configuration.background
    background.backgroundColor = ButtonColors(configuration, of: self).background
    return background
  }

  func intrinsicSize(of configuration: Configuration) -> CGSize {
    let (size, insets) = (content(of: configuration).size, configuration.contentInsets)
    return CGSize(
      width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
  }
}

extension NSLineBreakMode {
  /// Whether what is too long ends in its line.
  var truncates: Bool {
    switch self {
    case .byWordWrapping, .byCharWrapping: false
    default: true
    }
  }
}
