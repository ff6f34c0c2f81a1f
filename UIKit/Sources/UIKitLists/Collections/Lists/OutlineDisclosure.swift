public import UIKitCore

/// A data source whose items open and close.
protocol OutlineSource: AnyObject {
  func isExpanded(at path: IndexPath) -> Bool
  func toggle(at path: IndexPath)
}

extension UICellAccessory {
  public struct OutlineDisclosureOptions {
    /// What opens the item: a tap on the arrow, or one on the row.
    public enum Style: Int, Sendable { case automatic, header, cell }
    public var style: Style
    public var tintColor: UIColor?
    public init(style: Style = .automatic, tintColor: UIColor? = nil) {
      (self.style, self.tintColor) = (style, tintColor)
    }
  }

  /// An arrow that opens and closes the item, and turns with it; or does what is given instead.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed, isLeading: false) { cell in
      let arrow = OutlineDisclosure(cell as? UICollectionViewListCell, actionHandler)
      if let tint = options.tintColor { arrow.tintColor = tint }
      return arrow
    }
  }
}

/// An arrow that points down while its row's item is open.
final class OutlineDisclosure: UIControl {
  private weak var cell: UICollectionViewListCell?
  private let action: (() -> Void)?
  private let arrow = CellAccessory()
  /// In seconds; Apple does not name it.
  private static let duration = 0.3

  init(_ cell: UICollectionViewListCell?, _ action: (() -> Void)?) {
    (self.cell, self.action) = (cell, action)
    super.init(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
    arrow.type = .disclosureIndicator
    arrow.isUserInteractionEnabled = false
    arrow.center = CGPoint(x: bounds.midX, y: bounds.midY)
    addSubview(arrow)
    addTarget(self, action: Selector(OutlineDisclosure.tapped, "tapped"), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private var source: (source: any OutlineSource, path: IndexPath)? {
    guard let cell, let collection = cell.collection, let source = collection.dataSource as? any OutlineSource,
      let path = collection.indexPath(for: cell)
    else { return nil }
    return (source, path)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    turn()
  }

  private func turn() {
    guard let (source, path) = source else { return }
    arrow.transform = CGAffineTransform(rotationAngle: source.isExpanded(at: path) ? .pi / 2 : 0)
  }

  private func tapped() {
    if let action { return action() }
    guard let (source, path) = source else { return }
    source.toggle(at: path)
    UIView.animate(withDuration: Self.duration) { self.turn() }
  }
}
