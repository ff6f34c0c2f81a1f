import QuartzCore

/// Where a configured button's parts lie.
struct ButtonContent {
  let configuration: UIButton.Configuration
  let (title, subtitle, image): (CGSize, CGSize, CGSize)
  let isMirrored: Bool

  private var placement: NSDirectionalRectEdge { configuration.imagePlacement }
  private var isUpright: Bool { placement.contains(.top) || placement.contains(.bottom) }
  private var imagePadding: CGFloat {
    image.width > 0 && (title.width > 0 || subtitle.width > 0) ? configuration.imagePadding : 0
  }

  private var titles: CGSize {
    let gap = title.height > 0 && subtitle.height > 0 ? configuration.titlePadding : 0
    return CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  var size: CGSize {
    isUpright
      ? CGSize(width: max(titles.width, image.width), height: titles.height + imagePadding + image.height)
      : CGSize(width: titles.width + imagePadding + image.width, height: max(titles.height, image.height))
  }

  typealias Frames = (title: CGRect, subtitle: CGRect, image: CGRect)

  /// - Parameter share: how much of the room that is left lies left of the content, and how much above it.
  func frames(in room: CGRect, share: (x: CGFloat, y: CGFloat)) -> Frames {
    let width = min(size.width, room.width)
    let whole = CGRect(
      x: room.minX + (room.width - width) * share.x, y: room.minY + (room.height - size.height) * share.y,
      width: width, height: size.height)
    var text = CGRect(origin: .zero, size: titles)
    var picture = CGRect(origin: .zero, size: image)
    if isUpright {
      text.size.width = min(titles.width, whole.width)
      let imageFirst = placement.contains(.top)
      picture.origin = CGPoint(
        x: whole.midX - image.width / 2, y: imageFirst ? whole.minY : whole.maxY - image.height)
      text.origin = CGPoint(
        x: whole.midX - text.width / 2, y: imageFirst ? whole.maxY - titles.height : whole.minY)
    } else {
      text.size.width = min(titles.width, max(whole.width - image.width - imagePadding, 0))
      let imageFirst = placement.contains(.trailing) == isMirrored
      picture.origin = CGPoint(
        x: imageFirst ? whole.minX : whole.maxX - image.width, y: whole.midY - image.height / 2)
      text.origin = CGPoint(
        x: imageFirst ? whole.maxX - text.width : whole.minX, y: whole.midY - titles.height / 2)
    }
    let (first, second) = (min(title.width, text.width), min(subtitle.width, text.width))
    return (
      CGRect(x: text.minX + (text.width - first) * titleShare, y: text.minY, width: first, height: title.height),
      CGRect(
        x: text.minX + (text.width - second) * titleShare, y: text.maxY - subtitle.height, width: second,
        height: subtitle.height),
      picture
    )
  }

  /// How much of the room that is left lies left of a title.
  private var titleShare: CGFloat {
    let leading: CGFloat = isMirrored ? 1 : 0
    return switch configuration.titleAlignment {
    case .automatic: isUpright ? 0.5 : placement.contains(.trailing) ? 1 - leading : leading
    case .leading: leading
    case .center: 0.5
    case .trailing: 1 - leading
    }
  }
}

extension UIButton.Configuration {
  /// A title with the attributes that nothing else is said of.
  func text(
    _ string: AttributedString?, _ font: UIFont, _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString? {
    guard let string else { return nil }
    var usual = AttributeContainer()
    usual.uiKit.font = font
    usual.uiKit.foregroundColor = color
    var text = string
    text.mergeAttributes(usual, mergePolicy: .keepCurrent)
    guard let transformer else { return NSAttributedString(text) }
    for run in text.runs {
      text[run.range].setAttributes(transformer(run.attributes))
    }
    return NSAttributedString(text)
  }
}
