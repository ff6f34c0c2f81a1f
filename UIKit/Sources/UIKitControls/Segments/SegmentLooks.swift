import UIKitCore

/// What a segmented control looks like on a phone since iOS 13, in points.
enum SegmentLooks {
  static let height: CGFloat = 32
  static let radius: CGFloat = 8
  /// Around the thumb.
  static let inset: CGFloat = 2
  /// Beside the text of a segment.
  static let margin: CGFloat = 12
  static let divider = CGSize(width: 1, height: 16)
  static let font = UIFont.systemFont(ofSize: 13, weight: .medium)
  static let chosenFont = UIFont.systemFont(ofSize: 13, weight: .semibold)
}

extension UISegmentedControl {
  /// As wide as the widest, or each as its own content.
  var naturalWidths: [CGFloat] {
    let natural = segments.map { segment in
      segment.width > 0 ? segment.width : segment.view.contentSize.width + 2 * SegmentLooks.margin
    }
    guard !apportionsSegmentWidthsByContent else { return natural }
    let widest = zip(segments, natural).filter { $0.0.width == 0 }.map(\.1).max() ?? 0
    return segments.map { $0.width > 0 ? $0.width : widest }
  }

  /// Where each segment lies.
  var frames: [CGRect] {
    let natural = naturalWidths
    let fixed = segments.map(\.width).reduce(0, +)
    let rest = zip(segments, natural).filter { $0.0.width == 0 }.map(\.1).reduce(0, +)
    let share = rest > 0 ? max(bounds.width - fixed, 0) / rest : 1
    var x: CGFloat = 0
    return zip(segments, natural).map { segment, width in
      let width = segment.width > 0 ? width : width * share
      defer { x += width }
      return CGRect(x: x, y: 0, width: width, height: bounds.height)
    }
  }

  func segment(at point: CGPoint) -> Int {
    let frames = frames
    guard !frames.isEmpty else { return Self.noSegment }
    return frames.firstIndex { point.x < $0.maxX } ?? frames.count - 1
  }

  func place() {
    let frames = frames
    track.frame = bounds
    track.layer.cornerRadius = layer.cornerRadius
    for (segment, frame) in zip(segments, frames) {
      segment.view.frame = frame
      segment.view.offset = CGSize(
        width: segment.offset.width + adjustment.horizontal, height: segment.offset.height + adjustment.vertical)
      segment.view.setNeedsLayout()
      segment.view.layoutIfNeeded()
    }
    if frames.indices.contains(shownThumbIndex) {
      let frame = frames[shownThumbIndex]
      let inner = thumb.image == nil ? frame.insetBy(dx: SegmentLooks.inset, dy: SegmentLooks.inset) : frame
      thumb.bounds.size = CGSize(width: max(inner.width, 0), height: max(inner.height, 0))
      thumb.center = CGPoint(x: inner.midX, y: inner.midY)
    }
    thumb.layer.cornerRadius = thumb.image == nil ? max(layer.cornerRadius - 1, 0) : 0
    for (index, divider) in dividers.enumerated() where frames.indices.contains(index) {
      let size = divider.image.map { CGSize(width: $0.size.width, height: bounds.height) } ?? SegmentLooks.divider
      divider.frame = CGRect(
        x: frames[index].maxX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
    }
  }

  private var adjustment: UIOffset { contentAdjustments[UIBarMetrics.default.rawValue] ?? UIOffset() }

  func restyle() {
    let ground = backgroundImage(for: .normal, barMetrics: .default)
    track.image = ground
    track.backgroundColor = ground == nil ? .tertiarySystemFill : .clear
    thumb.image = grounds[State.selected.rawValue]
    let usual = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white }
    thumb.backgroundColor = thumb.image == nil && ground == nil ? selectedSegmentTintColor ?? usual : .clear
    thumb.layer.shadowOpacity = thumb.image == nil && ground == nil ? 0.12 : 0
    thumb.isHidden = !segments.indices.contains(shownThumbIndex)
    for index in segments.indices { style(index) }
    styleDividers()
  }

  private func style(_ index: Int) {
    let (segment, state) = (segments[index], state(ofSegment: index))
    let isChosen = index == shownThumbIndex
    var attributes: [NSAttributedString.Key: Any] = [
      .font: isChosen ? SegmentLooks.chosenFont : SegmentLooks.font,
      .foregroundColor: state.contains(.disabled) ? UIColor.tertiaryLabel : UIColor.label,
    ]
    attributes.merge(titleAttributes[State.normal.rawValue] ?? [:]) { $1 }
    if isChosen { attributes.merge(titleAttributes[State.selected.rawValue] ?? [:]) { $1 } }
    if state != .normal, state != .selected { attributes.merge(titleAttributes[state.rawValue] ?? [:]) { $1 } }
    segment.view.label.attributedText =
      segment.image == nil ? NSAttributedString(string: segment.title ?? "", attributes: attributes) : nil
    segment.view.picture.image = segment.image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    segment.view.picture.tintColor = attributes[.foregroundColor] as? UIColor ?? .label
    segment.view.alpha = state.contains(.highlighted) ? 0.2 : 1
    segment.view.setNeedsLayout()
  }

  private func styleDividers() {
    while dividers.count > max(segments.count - 1, 0) { dividers.removeLast().removeFromSuperview() }
    while dividers.count < segments.count - 1 {
      let divider = UIImageView(image: nil)
      insertSubview(divider, aboveSubview: track)
      dividers.append(divider)
    }
    let ground = backgroundImage(for: .normal, barMetrics: .default)
    for (index, divider) in dividers.enumerated() {
      let sides = [index, index + 1].map { $0 == shownThumbIndex ? State.selected : .normal }
      let image = dividerImage(forLeftSegmentState: sides[0], rightSegmentState: sides[1], barMetrics: .default)
      divider.image = image
      divider.backgroundColor = image == nil && ground == nil ? .separator : .clear
      divider.alpha = image == nil && sides.contains(.selected) ? 0 : 1
    }
  }
}
