import UIKit

/// Something that can be chosen.
struct Choice: Equatable {
  let tag: AnyHashable
  let title: String
  let image: UIImage?
  /// What shows it, and what is around that.
  let node: Node

  static func == (a: Choice, b: Choice) -> Bool { a.tag == b.tag && a.title == b.title && a.image === b.image }

  /// What it is in the menu of a picker whose node it is.
  func menuRow(isChosen: Bool, in picker: Node, choose: @escaping () -> Void) -> UIAction {
    UIAction(
      title: title, image: image, attributes: picker.environment.isEnabled ? [] : .disabled,
      state: isChosen ? .on : .off
    ) { _ in choose() }
  }
}

/// Makes choices of a content's views, which do not show themselves, unless it is on a wheel.
struct PickerChoices<Label: View, Content: View>: PrimitiveView {
  let selected: AnyHashable
  let style: _PickerKind
  let label: Label
  let content: Content
  let choose: (AnyHashable) -> Void

  func update(_ node: Node) {
    let source = node.child(.part(0, 0), content)
    let choices = source.outerElements.compactMap { element -> Choice? in
      guard let tag = element.traits.tag ?? element.node.identity(below: node) else { return nil }
      let title = element.first { ($0.node.view as? Text)?.string }
      let image = element.first { ($0.node.view as? Image)?.picture(in: $0.node.environment).picture }
      if title == nil, style == .segmented || style == .inline { noteMissing("pickers whose choices are no texts") }
      return Choice(tag: tag, title: title ?? "", image: image, node: element.node)
    }
    let title = node.child(.part(4, 0), label)
    let kept = KeptChoices(shown: choices, selected: selected, style: style, label: title, choose: choose)
    node.state = kept
    let shown =
      switch style {
      case .segmented:
        node.child(
          .part(1, 0), SegmentedChoices(choices: choices, selected: selected, choose: choose))
      case .inline:
        node.child(.part(2, 0), InlineChoices(choices: choices, selected: selected, choose: choose))
      case .menu: node.child(.part(3, 0), MenuChoices(choices: choices, selected: selected, choose: choose))
      case .wheel:
        node.child(.part(5, 0), WheelChoices(choices: choices, selected: selected, choose: choose))
      }
    node.own { StackElement(node, axis: .vertical) }.children = shown.elements
  }
}

/// What a picker's choices are, for a menu that it lies in.
final class KeptChoices {
  let shown: [Choice]
  let selected: AnyHashable
  let style: _PickerKind
  let label: Node?
  let choose: (AnyHashable) -> Void

  init(
    shown: [Choice], selected: AnyHashable, style: _PickerKind, label: Node?, choose: @escaping (AnyHashable) -> Void
  ) {
    (self.shown, self.selected, self.style) = (shown, selected, style)
    (self.label, self.choose) = (label, choose)
  }
}

extension Node {
  /// The choices of the first picker in the node.
  var firstChoices: KeptChoices? { state as? KeptChoices ?? children.lazy.compactMap(\.firstChoices).first }

  /// By what the view is known to the `ForEach` that it is one of, in a container.
  func identity(below container: Node) -> AnyHashable? {
    var above: Node? = self
    while let node = above, node !== container {
      if case .id(let id, _) = node.key { return id }
      above = node.parent
    }
    return nil
  }
}

/// What is chosen, in a button that opens a menu of all.
struct MenuChoices: View {
  let choices: [Choice]
  let selected: AnyHashable
  let choose: (AnyHashable) -> Void

  var body: some View {
    let chosen = choices.first { $0.tag == selected }
    Menu {
      ForEach(choices.map(\.tag), id: \.self) { tag in
        if let choice = choices.first(where: { $0.tag == tag }) {
          ChoiceRow(choice: choice, isChosen: tag == selected) { choose(tag) }
        }
      }
    } label: {
      HStack(spacing: 4) {
        if let image = chosen?.image { Image(uiImage: image).renderingMode(.template) }
        if let title = chosen?.title, !title.isEmpty { Text(verbatim: title) }
        Image(systemName: "chevron.up.chevron.down").imageScale(.small)
      }
    }
    // Pickers keep their order wherever the menu lies.
    .menuOrder(.fixed)
  }
}

/// A row of a picker's menu.
private struct ChoiceRow: PrimitiveView, MenuEntry {
  let choice: Choice
  let isChosen: Bool
  let choose: () -> Void

  func update(_ node: Node) {}

  func menuElements(_ node: Node) -> [UIMenuElement] {
    [choice.menuRow(isChosen: isChosen, in: node, choose: choose)]
  }
}
