public import UIKitCore

/// Wheels beside each other, each with rows of which the one in the middle is chosen.
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Since iOS 7 the row in the middle always shows that it is.
  open var showsSelectionIndicator = true

  private let band = UIView()
  private var wheels: [PickerWheel] = []
  private var isLoaded = false

  // In points.
  static let usualRowHeight: CGFloat = 32
  private static let size = CGSize(width: 320, height: 216)
  private static let margin: CGFloat = 9
  private static let gap: CGFloat = 5

  override public init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: frame.size == .zero ? Self.size : frame.size))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  override open class func madeByClass(frame: CGRect) -> UIView { UIPickerView(frame: frame) }

  private func prepare() {
    clipsToBounds = true
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    band.isUserInteractionEnabled = false
    addSubview(band)
  }

  // MARK: Rows

  open var numberOfComponents: Int {
    load()
    return wheels.count
  }
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }
  /// The room of a row of a wheel.
  open func rowSize(forComponent component: Int) -> CGSize {
    layoutIfNeeded()
    return wheel(component).map { CGSize(width: $0.bounds.width, height: $0.rowHeight) } ?? .zero
  }
  /// What shows a row; `nil` for one that is too far away to be seen.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { wheel(component)?.shown[row] }

  /// The first one unless another one was chosen; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    wheel(component).map { $0.count == 0 ? -1 : $0.selected } ?? -1
  }

  /// Turns a wheel without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let wheel = wheel(component) else { return }
    wheel.select(row, animated: animated && window != nil)
  }

  open func reloadAllComponents() {
    isLoaded = false
    load()
    for component in wheels.indices { reloadComponent(component) }
    setNeedsLayout()
  }

  open func reloadComponent(_ component: Int) { wheel(component)?.reload() }

  private func wheel(_ component: Int) -> PickerWheel? {
    load()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  private func load() {
    guard !isLoaded, let dataSource else { return }
    isLoaded = true
    let count = max(dataSource.numberOfComponents(in: self), 0)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(self, component: wheels.count)
      addSubview(wheel)
      wheels.append(wheel)
      wheel.reload()
    }
  }

  // MARK: Layout

  override open func layoutSubviews() {
    super.layoutSubviews()
    load()
    let room = bounds.width - 2 * Self.margin - CGFloat(max(wheels.count - 1, 0)) * Self.gap
    let wanted = wheels.map { delegate?.pickerView(self, widthForComponent: $0.component) ?? -1 }
    let taken = wanted.filter { $0 >= 0 }.reduce(0, +)
    let share = max(room - taken, 0) / CGFloat(max(wanted.count { $0 < 0 }, 1))
    let widths = wanted.map { $0 < 0 ? share : $0 }
    var x = bounds.midX - (widths.reduce(0, +) + CGFloat(max(wheels.count - 1, 0)) * Self.gap) / 2
    for (wheel, width) in zip(wheels, widths) {
      wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width + Self.gap
    }
    let height = wheels.map(\.rowHeight).max() ?? Self.usualRowHeight
    band.frame = CGRect(
      x: Self.margin, y: bounds.midY - height / 2, width: bounds.width - 2 * Self.margin, height: height)
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  override open var intrinsicContentSize: CGSize { Self.size }
}

/// Says how many rows there are.
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what rows show, and is told which one a finger has chosen.
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { -1 }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    UIPickerView.usualRowHeight
  }
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// A label with the row's title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let label = view as? PickerLabel ?? PickerLabel()
    if let text = self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = text
    } else {
      label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
    }
    return label
  }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// What shows a title.
private final class PickerLabel: UILabel {
  convenience init() {
    self.init(frame: .zero)
    (font, textAlignment) = (.systemFont(ofSize: 23), .center)
  }
}
