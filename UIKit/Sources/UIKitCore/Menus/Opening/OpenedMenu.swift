import QuartzCore

/// A menu inside of another one that was opened: it is found again although all menus may have been made anew since.
struct OpenedMenu {
  private let menu: UIMenu
  /// How many menus of the same title came before it.
  private let number: Int

  init(_ menu: UIMenu, in outer: UIMenu) {
    self.menu = menu
    number = outer.inner.prefix { $0 !== menu }.filter { $0.title == menu.title }.count
  }

  /// The same object, or else the one with the same identifier, or else that in the same place among those of the title.
  func find(in outer: UIMenu) -> UIMenu? {
    let all = outer.inner
    if let same = all.first(where: { $0 === menu }) { return same }
    if let identifier = menu.given { return all.first { $0.given == identifier } }
    let titled = all.filter { $0.title == menu.title }
    return titled.indices.contains(number) ? titled[number] : nil
  }
}

extension UIMenu {
  /// The menus that open from it, also those in groups.
  fileprivate var inner: [UIMenu] {
    children.compactMap { $0 as? UIMenu }.flatMap { $0.options.contains(.displayInline) ? $0.inner : [$0] }
  }
}
