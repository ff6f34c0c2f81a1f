public import UIKitCore

// Cells whose class and whose content are said in one place.

/// Numbers for registrations that nobody gives a name.
private final class RegistrationNames: Companion {
  private var count = 0
  init(_ loop: MainLoop) {}
  func next() -> String {
    count += 1
    return "registration \(count)"
  }
}

extension UICollectionView {
  /// A class of cells, and what one shows of an item.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let identifier: String
    let handler: Handler

    public init(handler: @escaping Handler) {
      identifier = RegistrationNames.of(.required(for: "UICollectionView.CellRegistration")).next()
      self.handler = handler
    }
  }

  /// A class of headers, footers and the like, and what one shows.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let identifier: String
    let elementKind: String
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      identifier = RegistrationNames.of(.required(for: "UICollectionView.SupplementaryRegistration")).next()
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  /// A cell that shows an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let own = cell as? Cell else {
      misuse("a \(Cell.self) is dequeued, but a \(type(of: cell)) is made: it has no initialiser with a frame")
    }
    if let item { registration.handler(own, indexPath, item) }
    return own
  }

  /// A header or the like that shows what it is registered for.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let own = view as? Supplementary else {
      misuse("a \(Supplementary.self) is dequeued, but a \(type(of: view)) is made: it has no initialiser with a frame")
    }
    registration.handler(own, kind, indexPath)
    return own
  }
}
