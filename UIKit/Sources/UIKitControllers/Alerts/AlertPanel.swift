import UIKitCore

/// How large alerts are, in points. Apple documents none of it; these are what phones since iOS 13 show.
enum AlertMetrics {
  static let alertWidth: CGFloat = 270
  static let (alertRadius, sheetRadius): (CGFloat, CGFloat) = (14, 13)
  static let (alertButton, sheetButton): (CGFloat, CGFloat) = (44, 57)
  static let (titleSize, messageSize): (CGFloat, CGFloat) = (17, 13)
  static let (alertButtonSize, sheetButtonSize): (CGFloat, CGFloat) = (17, 20)
  /// Between a sheet, its button that cancels, and the screen.
  static let sheetMargin: CGFloat = 8
  /// Beside texts.
  static let margin: CGFloat = 16
  /// Above and below texts.
  static let (alertPadding, sheetPadding): (CGFloat, CGFloat) = (20, 14)
  /// Between the title and the message.
  static let (alertGap, sheetGap): (CGFloat, CGFloat) = (3, 12)
  static let field: CGFloat = 30
  static var dimming: UIColor { UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) } }
}

/// An alert or a sheet: texts, fields and buttons on a blur, and a sheet's button that cancels apart from them.
final class AlertPanel: UIView {
  private weak var alert: UIAlertController?
  private let group = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let (titleLabel, messageLabel) = (UILabel(), UILabel())
  private var fields: [UITextField] = []
  private var buttons: [AlertButton] = []
  /// Of a sheet.
  private var cancelButton: AlertButton?
  private var lines: [UIView] = []

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    group.layer.cornerRadius = isSheet ? AlertMetrics.sheetRadius : AlertMetrics.alertRadius
    group.clipsToBounds = true
    addSubview(group)
    accessibilityViewIsModal = true
    fill()
  }

  required init?(coder: NSCoder) { nil }

  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  /// Shows the alert anew.
  func fill() {
    guard let alert else { return }
    for view in fields + buttons + lines + [titleLabel, messageLabel] { view.removeFromSuperview() }
    cancelButton?.removeFromSuperview()
    (titleLabel.text, messageLabel.text) = (alert.title, alert.message)
    titleLabel.font = .systemFont(
      ofSize: isSheet ? AlertMetrics.messageSize : AlertMetrics.titleSize, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: AlertMetrics.messageSize)
    for label in [titleLabel, messageLabel] {
      label.textColor = isSheet ? .secondaryLabel : .label
      (label.textAlignment, label.numberOfLines) = (.center, 0)
    }
    fields = alert.textFields ?? []
    for field in fields {
      field.backgroundColor = .tertiarySystemBackground
      (field.layer.borderWidth, field.layer.borderColor) = (1 / UIScreen.main.scale, UIColor.separator.cgColor)
      field.layer.cornerRadius = 5
      if field.leftView == nil {
        (field.leftView, field.leftViewMode) = (UIView(frame: CGRect(x: 0, y: 0, width: 6, height: 6)), .always)
      }
    }
    buttons = ordered.map(button)
    cancelButton = isSheet ? alert.actions.first { $0.style == .cancel }.map(button) : nil
    if let cancelButton {
      (cancelButton.layer.cornerRadius, cancelButton.clipsToBounds) = (AlertMetrics.sheetRadius, true)
      cancelButton.usualBackground = .secondarySystemGroupedBackground
      addSubview(cancelButton)
    }
    for view in [titleLabel, messageLabel] + fields + buttons { group.contentView.addSubview(view) }
    lines = buttons.map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      group.contentView.addSubview(line)
      return line
    }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// The button that cancels lies last, or left of one other.
  private var ordered: [UIAlertAction] {
    guard let alert else { return [] }
    let others = alert.actions.filter { $0.style != .cancel }
    let cancel = isSheet ? [] : alert.actions.filter { $0.style == .cancel }
    return others.count == 1 && !isSheet && fitSideBySide(cancel + others) ? cancel + others : others + cancel
  }

  private func button(for action: UIAlertAction) -> AlertButton {
    let stands = alert?.preferredAction.map { $0 === action && !isSheet } ?? (action.style == .cancel)
    let button = AlertButton(action, size: buttonSize, isBold: stands)
    button.addAction(UIAction { [weak self] _ in self?.alert?.choose(action) }, for: .touchUpInside)
    return button
  }

  private var buttonSize: CGFloat { isSheet ? AlertMetrics.sheetButtonSize : AlertMetrics.alertButtonSize }
  private var buttonHeight: CGFloat { isSheet ? AlertMetrics.sheetButton : AlertMetrics.alertButton }

  /// Two lie beside each other if each has room in half of the width.
  private func fitSideBySide(_ actions: [UIAlertAction]) -> Bool {
    guard !isSheet, actions.count == 2 else { return false }
    return actions.allSatisfy {
      let label = UILabel()
      (label.text, label.font) = ($0.title, .systemFont(ofSize: buttonSize, weight: .semibold))
      return label.sizeThatFits(.zero).width <= AlertMetrics.alertWidth / 2 - AlertMetrics.margin
    }
  }

  private var isSideBySide: Bool { fitSideBySide(buttons.map(\.action)) }

  // MARK: Layout

  /// Of all, in points.
  func height(forWidth width: CGFloat) -> CGFloat {
    let rows = isSideBySide ? 1 : buttons.count
    let cancel = cancelButton == nil ? 0 : buttonHeight + (groupIsEmpty ? 0 : AlertMetrics.sheetMargin)
    return headerHeight(width) + CGFloat(rows) * buttonHeight + cancel
  }

  private var groupIsEmpty: Bool { buttons.isEmpty && texts.isEmpty && fields.isEmpty }
  private var texts: [UILabel] { [titleLabel, messageLabel].filter { $0.text?.isEmpty == false } }
  private var padding: CGFloat { isSheet ? AlertMetrics.sheetPadding : AlertMetrics.alertPadding }
  private var gap: CGFloat { isSheet ? AlertMetrics.sheetGap : AlertMetrics.alertGap }

  private func textHeight(_ label: UILabel, _ width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width - 2 * AlertMetrics.margin, height: 0)).height.rounded(.up)
  }

  /// Of texts and fields, with the room around them.
  private func headerHeight(_ width: CGFloat) -> CGFloat {
    guard !texts.isEmpty || !fields.isEmpty else { return 0 }
    let text = texts.reduce(0) { $0 + textHeight($1, width) } + (texts.count == 2 ? gap : 0)
    let field = CGFloat(fields.count) * AlertMetrics.field + (texts.isEmpty || fields.isEmpty ? 0 : padding)
    return text + field + 2 * padding
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, margin) = (bounds.width, AlertMetrics.margin)
    let header = headerHeight(width)
    let sideBySide = isSideBySide
    let rows = CGFloat(sideBySide ? 1 : buttons.count)
    group.frame = CGRect(x: 0, y: 0, width: width, height: header + rows * buttonHeight)
    group.isHidden = groupIsEmpty
    group.layoutIfNeeded()
    var y = padding
    for label in texts {
      let height = textHeight(label, width)
      label.frame = CGRect(x: margin, y: y, width: width - 2 * margin, height: height)
      y += height + gap
    }
    y = header - padding - CGFloat(fields.count) * AlertMetrics.field
    for field in fields {
      field.frame = CGRect(x: margin, y: y, width: width - 2 * margin, height: AlertMetrics.field)
      y += AlertMetrics.field
    }
    let hair = 1 / UIScreen.main.scale
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(index)
      if sideBySide {
        button.frame = CGRect(x: place * width / 2, y: header, width: width / 2, height: buttonHeight)
        lines[index].frame =
          index == 0
          ? CGRect(x: 0, y: header, width: width, height: hair)
          : CGRect(x: width / 2, y: header, width: hair, height: buttonHeight)
      } else {
        button.frame = CGRect(x: 0, y: header + place * buttonHeight, width: width, height: buttonHeight)
        lines[index].frame = CGRect(x: 0, y: button.frame.minY, width: width, height: hair)
        lines[index].isHidden = index == 0 && header == 0
      }
    }
    cancelButton?.frame = CGRect(x: 0, y: bounds.height - buttonHeight, width: width, height: buttonHeight)
  }
}

/// A button of an alert.
final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  var usualBackground: UIColor? { didSet { paint() } }

  init(_ action: UIAlertAction, size: CGFloat, isBold: Bool) {
    self.action = action
    super.init(frame: .zero)
    (isAccessibilityElement, accessibilityTraits, accessibilityLabel) = (true, .button, action.title)
    (label.text, label.textAlignment) = (action.title, .center)
    label.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
    (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.5)
    addSubview(label)
    isEnabled = action.isEnabled
    paint()
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { paint() } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    paint()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    paint()
  }

  private func paint() {
    label.textColor = !isEnabled ? .systemGray : action.style == .destructive ? .systemRed : tintColor
    backgroundColor = isHighlighted ? .pressed : usualBackground
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = AlertMetrics.margin / 2
    label.frame = CGRect(x: margin, y: 0, width: max(bounds.width - 2 * margin, 0), height: bounds.height)
  }
}
