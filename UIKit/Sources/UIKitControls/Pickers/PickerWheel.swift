import UIKitCore

/// A wheel of a picker: rows on a cylinder as high as the picker, which is scrolled and rests at a row.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  let component: Int
  private weak var picker: UIPickerView?
  private(set) var count = 0
  private(set) var selected = 0
  private(set) var rowHeight = UIPickerView.usualRowHeight
  /// By their rows, those that may be seen.
  private(set) var shown: [Int: UIView] = [:]
  /// No longer seen, to be shown with other rows.
  private var unused: UIView?

  init(_ picker: UIPickerView, component: Int) {
    (self.picker, self.component) = (picker, component)
    super.init(frame: .zero)
    (showsVerticalScrollIndicator, showsHorizontalScrollIndicator) = (false, false)
    (alwaysBounceVertical, scrollsToTop) = (true, false)
    (contentInsetAdjustmentBehavior, decelerationRate) = (.never, .fast)
    delegate = self
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(PickerWheel.tapped, "tapped:")))
  }

  required init?(coder: NSCoder) { nil }

  func reload() {
    guard let picker, let dataSource = picker.dataSource else { return }
    count = max(dataSource.pickerView(picker, numberOfRowsInComponent: component), 0)
    rowHeight = max(
      picker.delegate?.pickerView(picker, rowHeightForComponent: component) ?? UIPickerView.usualRowHeight, 1)
    selected = min(selected, max(count - 1, 0))
    for view in shown.values { view.removeFromSuperview() }
    shown = [:]
    fit()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.height != fitted.height || bounds.width != fitted.width { fit() }
    turn()
  }

  private var fitted = CGSize.zero

  private func fit() {
    fitted = bounds.size
    let room = (bounds.height - rowHeight) / 2
    contentInset = UIEdgeInsets(top: room, left: 0, bottom: room, right: 0)
    contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
    contentOffset = offset(of: selected)
    setNeedsLayout()
  }

  private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top) }

  private func row(at offset: CGFloat) -> Int {
    min(max(Int(((offset + contentInset.top) / rowHeight).rounded()), 0), max(count - 1, 0))
  }

  func select(_ row: Int, animated: Bool) {
    selected = min(max(row, 0), max(count - 1, 0))
    setContentOffset(offset(of: selected), animated: animated)
  }

  // MARK: The cylinder

  private func turn() {
    guard let picker, count > 0, bounds.height > 0 else { return }
    let (radius, middle) = (bounds.height / 2, bounds.midY)
    // What lies a quarter turn away is on the cylinder's back.
    let reach = radius * .pi / 2 + rowHeight
    let first = max(Int(((middle - reach) / rowHeight).rounded(.down)), 0)
    let last = min(Int(((middle + reach) / rowHeight).rounded(.up)), count - 1)
    for (row, view) in shown where row < first || row > last {
      view.removeFromSuperview()
      shown[row] = nil
      unused = view
    }
    guard first <= last else { return }
    for row in first...last {
      let view = shown[row] ?? made(row, for: picker)
      let flat = (CGFloat(row) + 0.5) * rowHeight - middle
      let angle = min(max(flat / radius, -.pi / 2), .pi / 2)
      view.transform = .identity
      view.frame = CGRect(x: 0, y: middle + flat - rowHeight / 2, width: bounds.width, height: rowHeight)
      view.transform = CGAffineTransform(translationX: 0, y: radius * sin(angle) - flat).scaledBy(x: 1, y: cos(angle))
      view.alpha = abs(flat) < rowHeight / 2 ? 1 : 0.6 * cos(angle)
      view.isHidden = abs(angle) >= .pi / 2
    }
  }

  private func made(_ row: Int, for picker: UIPickerView) -> UIView {
    let view =
      picker.delegate?.pickerView(picker, viewForRow: row, forComponent: component, reusing: unused) ?? UIView()
    if view === unused { unused = nil }
    view.autoresizingMask = []
    addSubview(view)
    shown[row] = view
    return view
  }

  // MARK: Fingers

  func scrollViewDidScroll(_ scrollView: UIScrollView) { turn() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = offset(of: row(at: targetContentOffset.pointee.y))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { if isChosenByTap { settle() } }

  private var isChosenByTap = false

  /// A row that is tapped comes to the middle.
  private func tapped(_ recognizer: UITapGestureRecognizer) {
    let (radius, place) = (bounds.height / 2, recognizer.location(in: self).y - bounds.midY)
    let flat = radius * asin(min(max(place / radius, -1), 1))
    let row = Int(((bounds.midY + flat) / rowHeight).rounded(.down))
    guard (0..<count).contains(row), row != selected else { return }
    isChosenByTap = true
    setContentOffset(offset(of: row), animated: true)
  }

  private func settle() {
    isChosenByTap = false
    guard let picker, count > 0 else { return }
    selected = row(at: contentOffset.y)
    picker.delegate?.pickerView(picker, didSelectRow: selected, inComponent: component)
  }
}
