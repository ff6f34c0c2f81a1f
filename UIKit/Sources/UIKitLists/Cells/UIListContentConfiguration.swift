public import UIKitCore

/// A picture, a text and a second text, as rows of lists show them.
///
/// Apple names few of the numbers; they are those of rows of a table here.
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// In points; zero for as large as the picture is.
    public var maximumSize = CGSize.zero
    /// In points, in whose middle the picture lies; zero for its own size.
    public var reservedLayoutSize = CGSize.zero
    public static let standardDimension: CGFloat = 0
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  public struct TextProperties {
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
    public var font: UIFont
    public var color: UIColor
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var transform = TextTransform.none
    // Text has one size here.
    public var adjustsFontForContentSizeCategory = true
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties(.systemFont(ofSize: 17), .label)
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(.systemFont(ofSize: 12), .label)
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Whether the second text lies at the end of the first one's line, where both have room.
  public var prefersSideBySideTextAndSecondaryText = false
  // In points.
  public var imageToTextPadding: CGFloat = 15
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  public static func cell() -> UIListContentConfiguration { subtitleCell() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func valueCell() -> UIListContentConfiguration {
    var result = UIListContentConfiguration()
    result.secondaryTextProperties = TextProperties(.systemFont(ofSize: 17), .secondaryLabel)
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { cell() }
  public static func plainHeader() -> UIListContentConfiguration {
    edge(.systemFont(ofSize: 17, weight: .semibold), .label)
  }
  public static func plainFooter() -> UIListContentConfiguration { edge(.systemFont(ofSize: 13), .secondaryLabel) }
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }
  public static func groupedHeader() -> UIListContentConfiguration {
    var result = edge(.systemFont(ofSize: 13), .secondaryLabel)
    result.textProperties.transform = .uppercase
    return result
  }
  public static func groupedFooter() -> UIListContentConfiguration { plainFooter() }
  public static func header() -> UIListContentConfiguration { plainHeader() }
  public static func footer() -> UIListContentConfiguration { plainFooter() }

  private static func edge(_ font: UIFont, _ color: UIColor) -> UIListContentConfiguration {
    var result = UIListContentConfiguration()
    result.textProperties = TextProperties(font, color)
    (result.directionalLayoutMargins.top, result.directionalLayoutMargins.bottom) = (6, 6)
    return result
  }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// It looks the same in each state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// Shows a list's configuration.
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let (first, second, picture) = (UILabel(), UILabel(), UIImageView(image: nil))
  /// Of rows, in points.
  private static let leastHeight: CGFloat = 44

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [picture, first, second] { addSubview(view) }
    show()
  }

  /// There are no archives here to decode a configuration from.
  public required init?(coder: NSCoder) { nil }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let own = newValue as? UIListContentConfiguration else { return }
      shown = own
      show()
    }
  }

  private func show() {
    let image = shown.image
    picture.image = shown.imageProperties.preferredSymbolConfiguration.flatMap { image?.withConfiguration($0) } ?? image
    picture.tintColor = shown.imageProperties.resolvedTintColor(for: tintColor)
    picture.layer.cornerRadius = shown.imageProperties.cornerRadius
    picture.clipsToBounds = shown.imageProperties.cornerRadius > 0
    picture.contentMode = .scaleAspectFit
    show(shown.text, shown.attributedText, shown.textProperties, in: first)
    show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: second)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    (label.numberOfLines, label.lineBreakMode) = (properties.numberOfLines, properties.lineBreakMode)
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (
      properties.adjustsFontSizeToFitWidth, properties.minimumScaleFactor
    )
    if let attributed { return label.attributedText = attributed }
    label.text =
      switch properties.transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
  }

  // MARK: Layout

  private var pictureSize: CGSize {
    guard let size = picture.image?.size, size.width > 0, size.height > 0 else { return .zero }
    let limit = shown.imageProperties.maximumSize
    let share = min(
      limit.width > 0 ? limit.width / size.width : 1, limit.height > 0 ? limit.height / size.height : 1, 1)
    return CGSize(width: size.width * share, height: size.height * share)
  }

  /// Where everything lies in a width, and how high it is.
  private func frames(
    _ width: CGFloat
  ) -> (height: CGFloat, width: CGFloat, picture: CGRect, first: CGRect, second: CGRect) {
    let margins = shown.directionalLayoutMargins
    let (own, reserved) = (pictureSize, shown.imageProperties.reservedLayoutSize)
    let column = CGSize(width: max(own.width, reserved.width), height: max(own.height, reserved.height))
    let start = margins.leading + (own == .zero ? 0 : column.width + shown.imageToTextPadding)
    let room = max(width - start - margins.trailing, 0)
    let (a, b) = (fitting(first, room), fitting(second, room))
    let (hasFirst, hasSecond) = (a != .zero, b != .zero)
    let (across, down) = (shown.textToSecondaryTextHorizontalPadding, shown.textToSecondaryTextVerticalPadding)
    let isSide =
      shown.prefersSideBySideTextAndSecondaryText && a.width + across + b.width <= room && hasFirst && hasSecond
    let texts = isSide ? max(a.height, b.height) : a.height + b.height + (hasFirst && hasSecond ? down : 0)
    let content = max(texts, column.height)
    let height = max((content + margins.top + margins.bottom).rounded(.up), Self.leastHeight)
    let middle = (height + margins.top - margins.bottom) / 2
    let top = middle - texts / 2
    let used = isSide ? a.width + across + b.width : max(a.width, b.width)
    return (
      height, start + used + margins.trailing,
      CGRect(
        x: margins.leading + (column.width - own.width) / 2, y: middle - own.height / 2, width: own.width,
        height: own.height),
      CGRect(x: start, y: isSide ? middle - a.height / 2 : top, width: isSide ? a.width : room, height: a.height),
      isSide
        ? CGRect(x: start + room - b.width, y: middle - b.height / 2, width: b.width, height: b.height)
        : CGRect(x: start, y: top + texts - b.height, width: room, height: b.height)
    )
  }

  private func fitting(_ label: UILabel, _ room: CGFloat) -> CGSize {
    guard label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, room), height: size.height)
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    let wanted = frames(size.width)
    return CGSize(width: min(size.width, wanted.width), height: wanted.height)
  }
  override open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: frames(bounds.width > 0 ? bounds.width : 320).height)
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    let place = frames(bounds.width)
    let down = (bounds.height - place.height) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, frame) in [(picture, place.picture), (first, place.first), (second, place.second)] {
      let x = isMirrored ? bounds.width - frame.maxX : frame.minX
      view.frame = CGRect(x: x, y: frame.minY + down, width: frame.width, height: frame.height)
    }
  }
}
