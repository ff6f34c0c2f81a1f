public import UIKitCore

/// What a list of rows in a collection looks like.
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }

  public let appearance: Appearance
  public var showsSeparators: Bool
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Says of each row what its lines are like.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// `nil` for the usual one.
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Above each header, in points; `nil` for the usual room.
  public var headerTopPadding: CGFloat?
  /// What appears beside a row that is swiped.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  var isSwiped: Bool {
    leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
  }

  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  // Apple names none of these numbers; they are those of tables here, in points.

  var sideInset: CGFloat { appearance == .insetGrouped || appearance == .sidebar ? 16 : 0 }
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
  /// Room around a section.
  var sectionInsets: NSDirectionalEdgeInsets {
    let top = headerTopPadding ?? (isGrouped && headerMode != .supplementary ? 18 : 0)
    return NSDirectionalEdgeInsets(
      top: top, leading: sideInset, bottom: isGrouped && footerMode != .supplementary ? 17 : 0, trailing: sideInset)
  }
  var ground: UIColor {
    backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground)
  }
  var rowGround: UIColor { isGrouped ? .secondarySystemGroupedBackground : .systemBackground }
  /// Of the corners of a section, in points.
  var cornerRadius: CGFloat { appearance == .insetGrouped ? 10 : 0 }
}

/// What lines between rows of a list are like.
public struct UIListSeparatorConfiguration {
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// In points.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// In points; as far inwards as the text, unless said otherwise.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)
  public var color = UIColor.separator

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// Where a row is in its section, and what the list looks like.
struct ListRow {
  let list: UICollectionLayoutListConfiguration
  let (isFirst, isLast): (Bool, Bool)
  init(_ list: UICollectionLayoutListConfiguration, isFirst: Bool, isLast: Bool) {
    (self.list, self.isFirst, self.isLast) = (list, isFirst, isLast)
  }

  func line(of path: IndexPath) -> (isShown: Bool, insets: NSDirectionalEdgeInsets, color: UIColor) {
    let usual = list.separatorConfiguration
    let line = list.itemSeparatorHandler?(path, usual) ?? usual
    let isShown: Bool
    switch line.bottomSeparatorVisibility {
    case .automatic: isShown = !(list.isGrouped && isLast)
    case .visible: isShown = true
    case .hidden: isShown = false
    }
    return (isShown && list.showsSeparators, line.bottomSeparatorInsets, line.color)
  }
}

extension NSCollectionLayoutSection {
  /// Rows that are as high as they ask for, one below the other.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    func row(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }
    let item = NSCollectionLayoutItem(layoutSize: row(44))
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: row(44), subitems: [item]))
    (section.list, section.contentInsets) = (configuration, configuration.sectionInsets)
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: row(28), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: row(28), elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// All sections as one list.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
    layout.ground = configuration.ground
    return layout
  }
}
