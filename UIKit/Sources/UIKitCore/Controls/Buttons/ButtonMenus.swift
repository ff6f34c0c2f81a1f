import QuartzCore

extension UIButton {
  /// Marks one of the menu's actions as the one that is chosen, which the button shows.
  func choose(_ action: UIAction) {
    for other in menu?.actions ?? [] { other.state = other === action ? .on : .off }
    if configuration != nil { configuration?.title = action.title } else { setTitle(action.title, for: .normal) }
  }

  /// A menu opens where a finger stays, unless a tap opens it.
  func menuChanged() {
    let known = interactions.first { $0 is UIContextMenuInteraction }
    if menu == nil { return known.map { removeInteraction($0) } ?? () }
    if known == nil { addInteraction(UIContextMenuInteraction(delegate: self)) }
  }
}
