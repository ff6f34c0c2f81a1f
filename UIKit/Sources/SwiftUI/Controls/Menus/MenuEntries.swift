import UIKit

/// A view that stands in a menu for rows of its own.
protocol MenuEntry {
  func menuElements(_ node: Node) -> [UIMenuElement]
}

/// What a row of a menu says.
struct MenuWords {
  var title = ""
  var subtitle: String?
  var image: UIImage?
}

extension Node {
  /// What the views in the node say: the first text, the second, and the first picture.
  var menuWords: MenuWords {
    var (texts, picture): ([String], UIImage?) = ([], nil)
    func look(_ node: Node) {
      if let text = node.view as? Text { texts.append(text.string) }
      if picture == nil, let image = node.view as? Image { picture = image.picture(in: node.environment).picture }
      for child in node.children { look(child) }
    }
    look(self)
    return MenuWords(title: texts.first ?? "", subtitle: texts.dropFirst().first, image: picture)
  }

  /// The rows that the views in the node amount to, in groups between its dividers.
  var menuGroups: [UIMenuElement] {
    var groups: [[UIMenuElement]] = [[]]
    collectMenu(&groups)
    let filled = groups.filter { !$0.isEmpty }
    return filled.count > 1 ? filled.map { UIMenu(options: .displayInline, children: $0) } : filled.first ?? []
  }

  private func collectMenu(_ groups: inout [[UIMenuElement]]) {
    if view is Divider { return groups.append([]) }
    if let entry = view as? any MenuEntry {
      groups[groups.count - 1] += entry.menuElements(self)
    } else {
      for child in children { child.collectMenu(&groups) }
    }
  }

  /// A row of what the views in the node say.
  func menuAction(
    _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, perform: @escaping () -> Void
  ) -> [UIMenuElement] {
    let words = menuWords
    var attributes = attributes
    if !environment.isEnabled { attributes.insert(.disabled) }
    if environment.menuActionDismissBehavior == .disabled { attributes.insert(.keepsMenuPresented) }
    return [
      UIAction(
        title: words.title, subtitle: words.subtitle, image: words.image, attributes: attributes, state: state
      ) { _ in perform() }
    ]
  }
}

extension Button: MenuEntry {
  func menuElements(_ node: Node) -> [UIMenuElement] {
    node.menuAction(role == .destructive ? .destructive : [], perform: action)
  }
}

extension Toggle: MenuEntry {
  func menuElements(_ node: Node) -> [UIMenuElement] {
    node.menuAction(state: isOn.wrappedValue ? .on : .off) { isOn.wrappedValue.toggle() }
  }
}

// What is only read stands there as what cannot be chosen.
extension Text: MenuEntry {
  func menuElements(_ node: Node) -> [UIMenuElement] { node.menuAction(.disabled) {} }
}
extension Label: MenuEntry {
  func menuElements(_ node: Node) -> [UIMenuElement] { node.menuAction(.disabled) {} }
}

extension Section: MenuEntry where Parent: View, Content: View, Footer: View {
  func menuElements(_ node: Node) -> [UIMenuElement] {
    let parts = node.children
    guard parts.count > 1 else { return [] }
    return [UIMenu(title: parts[0].menuWords.title, options: .displayInline, children: parts[1].menuGroups)]
  }
}

extension ControlGroup: MenuEntry {
  func menuElements(_ node: Node) -> [UIMenuElement] {
    noteMissing("rows of menus that lie beside each other")
    return [UIMenu(options: .displayInline, children: node.children.flatMap(\.menuGroups))]
  }
}

extension Picker: MenuEntry {
  func menuElements(_ node: Node) -> [UIMenuElement] {
    guard let choices = node.firstChoices else { return [] }
    let rows = choices.shown.map { choice in
      choice.menuRow(isChosen: choice.tag == choices.selected, in: node) { choices.choose(choice.tag) }
    }
    let isInside = choices.style == .menu
    let words = isInside ? choices.label?.menuWords ?? MenuWords() : MenuWords()
    return [
      UIMenu(
        title: words.title, image: words.image,
        options: isInside ? .singleSelection : [.singleSelection, .displayInline],
        children: rows)
    ]
  }
}
