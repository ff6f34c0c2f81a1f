import UIKitCore

/// The titles beside a table's rows: who touches one gets to its section.
final class SectionIndex {
  private unowned let table: UITableView
  var isStale = true
  private var strip: SectionIndexStrip?

  init(_ table: UITableView) { self.table = table }

  /// How much it takes of the rows' width.
  var width: CGFloat { strip == nil ? 0 : SectionIndexStrip.width }

  func changed() { strip.map { paint($0) } }

  func layOut() {
    if isStale { read() }
    guard let strip else { return }
    let inset = table.adjustedContentInset
    strip.frame = CGRect(
      x: table.bounds.maxX - SectionIndexStrip.width, y: table.bounds.minY + inset.top,
      width: SectionIndexStrip.width, height: max(table.bounds.height - inset.top - inset.bottom, 0))
    table.bringSubviewToFront(strip)
  }

  private func read() {
    isStale = false
    let count = table.content.geometry.sections.reduce(0) { $0 + $1.rows.count }
    let titles =
      count < table.sectionIndexMinimumDisplayRowCount
      ? [] : table.dataSource?.sectionIndexTitles(for: table) ?? []
    guard titles != strip?.titles ?? [] else { return }
    strip?.removeFromSuperview()
    strip = nil
    for cell in table.tiles.rows.values { cell.setNeedsLayout() }
    guard !titles.isEmpty else { return }
    let new = SectionIndexStrip(titles)
    new.onTouch = { [weak self] in self?.scroll(to: $0, titles) }
    new.onTracking = { [weak self] _ in self?.changed() }
    strip = new
    paint(new)
    table.addSubview(new)
  }

  private func paint(_ strip: SectionIndexStrip) {
    strip.color = table.sectionIndexColor ?? table.tintColor
    strip.backgroundColor =
      strip.isTouched
      ? table.sectionIndexTrackingBackgroundColor ?? table.sectionIndexBackgroundColor
      : table.sectionIndexBackgroundColor
  }

  private func scroll(to index: Int, _ titles: [String]) {
    guard let source = table.dataSource else { return }
    let section = source.tableView(table, sectionForSectionIndexTitle: titles[index], at: index)
    let sections = table.settled.sections
    guard sections.indices.contains(section) else { return }
    let top = CGPoint(x: table.contentOffset.x, y: sections[section].start - table.adjustedContentInset.top)
    table.contentOffset = table.restingOffsets.nearest(to: top)
  }
}

private final class SectionIndexStrip: UIView {
  let titles: [String]
  private let labels: [UILabel]
  var onTouch: ((Int) -> Void)?
  var onTracking: ((Bool) -> Void)?
  private(set) var isTouched = false
  private var last: Int?

  // In points. Apple names none of these.
  static let width: CGFloat = 15
  private static let lineHeight: CGFloat = 14

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var color: UIColor! = .systemBlue { didSet { for label in labels { label.textColor = color } } }

  init(_ titles: [String]) {
    self.titles = titles
    labels = titles.map { title in
      let label = UILabel()
      label.text = title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      return label
    }
    super.init(frame: .zero)
    for label in labels { addSubview(label) }
    let press = UILongPressGestureRecognizer(target: self, action: Selector(SectionIndexStrip.pressed, "pressed"))
    press.minimumPressDuration = 0
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  /// The titles lie in the middle, as close as they need.
  private var span: (top: CGFloat, step: CGFloat) {
    let step = min(Self.lineHeight, bounds.height / CGFloat(max(labels.count, 1)))
    return (bounds.midY - step * CGFloat(labels.count) / 2, step)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (top, step) = span
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: 0, y: top + CGFloat(index) * step, width: bounds.width, height: step)
    }
  }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began, .changed:
      track(true)
      let (top, step) = span
      let index = min(max(Int(((press.location(in: self).y - top) / max(step, 1)).rounded(.down)), 0), titles.count - 1)
      guard index != last else { return }
      last = index
      onTouch?(index)
    default:
      last = nil
      track(false)
    }
  }

  private func track(_ isTouched: Bool) {
    guard isTouched != self.isTouched else { return }
    self.isTouched = isTouched
    onTracking?(isTouched)
  }
}
