import QuartzCore

/// How large menus are, in points, and how they come. Apple documents none of it; these are what phones since iOS 14 show.
enum MenuMetrics {
  static let width: CGFloat = 250
  static let radius: CGFloat = 13
  static let row: CGFloat = 44
  static let header: CGFloat = 30
  /// Between groups of rows.
  static let gap: CGFloat = 8
  /// Beside titles, and the room before them where rows have marks.
  static let (margin, marks): (CGFloat, CGFloat) = (16, 32)
  /// Of a row's picture.
  static let picture: CGFloat = 24
  static let (titleSize, smallSize): (CGFloat, CGFloat) = (17, 13)
  /// Above and below what needs more than a row's height.
  static let padding: CGFloat = 11
  /// From what the menu belongs to, and from the screen's edges.
  static let distance: CGFloat = 8
  /// In seconds.
  static let (opening, closing) = (0.4, 0.25)
  static let damping: CGFloat = 0.8
  /// Of a menu that is about to open.
  static let smallest: CGFloat = 0.2
  /// How long a finger stays on a view before its menu opens, in seconds.
  static let patience = 0.5
}

/// What a menu shows, one below the other.
enum MenuLine {
  case header(String)
  case element(UIMenuElement)
  case gap
  /// Leads back from the menu inside that shows.
  case back(String)
}

extension [MenuLine] {
  /// What came first comes last, but for groups' titles, which stay before their rows.
  var turnedRound: [MenuLine] {
    var groups: [[MenuLine]] = [[]]
    for line in self {
      if case .gap = line { groups.append([]) } else { groups[groups.count - 1].append(line) }
    }
    let turned = groups.reversed().map { group -> [MenuLine] in
      if case .header? = group.first { return [group[0]] + group.dropFirst().reversed() }
      return group.reversed()
    }
    return Array(turned.joined(separator: [.gap]))
  }
}

extension UIMenu {
  /// What the menu shows. Menus that are displayed inline are groups of their own.
  /// - Parameter changed: called when more has been found.
  func lines(changed: @escaping () -> Void) -> [MenuLine] {
    var lines: [MenuLine] = title.isEmpty ? [] : [.header(title)]
    var needsGap = false
    for child in children.flatMap({ $0.found(changed) }) where !child.isHidden {
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) {
        let inner = menu.lines(changed: changed)
        guard !inner.isEmpty else { continue }
        if !lines.isEmpty { lines.append(.gap) }
        lines += inner
        needsGap = true
      } else {
        if needsGap { lines.append(.gap) }
        needsGap = false
        lines.append(.element(child))
      }
    }
    return lines
  }
}

extension UIMenuElement {
  var isHidden: Bool { (self as? UIAction)?.attributes.contains(.hidden) ?? false }

  /// What the element stands for: itself, unless it is one that is found when the menu shows.
  fileprivate func found(_ changed: @escaping () -> Void) -> [UIMenuElement] {
    (self as? UIDeferredMenuElement)?.elements(changed) ?? [self]
  }

  /// The marks that stand before its title.
  var mark: String? {
    if self is UIMenu { return "chevron.right" }
    return switch (self as? UIAction)?.state {
    case .on: "checkmark"
    case .mixed: "minus"
    case .off, nil: nil
    }
  }

  /// The colour of its title, and of its picture.
  var color: UIColor {
    let attributes = (self as? UIAction)?.attributes ?? []
    if attributes.contains(.disabled) { return .tertiaryLabel }
    let isDestructive = attributes.contains(.destructive) || (self as? UIMenu)?.options.contains(.destructive) == true
    return isDestructive ? .systemRed : .label
  }
}
