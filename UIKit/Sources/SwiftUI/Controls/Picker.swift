import UIKit

/// A control that chooses one of several values, each of which is shown by the view with its tag.
///
/// In the segmented style it is UIKit's control; inline, rows with a check mark. As a menu it shows what is chosen.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
  @Environment(\.pickerStyle) private var style

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.label, self.content) = (selection, label(), content())
  }
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    (self.selection, self.label, self.content) = (selection, label, content())
  }

  public var body: some View {
    let selection = selection
    let choices = PickerChoices(
      selected: AnyHashable(selection.wrappedValue), style: style, content: content
    ) { tag in
      if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
    }
    if style == .menu { LabeledLine(label: label, content: choices) } else { choices }
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}

/// How pickers look.
public protocol PickerStyle {
  var _kind: _PickerKind { get }
}

/// What a picker is made of.
public enum _PickerKind: Sendable { case segmented, inline, menu }

public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .menu }
}
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .segmented }
}
public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .inline }
}
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .menu }
}
public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind {
    noteMissing("pickers with a wheel, so that they are inline")
    return .inline
  }
}
extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: Self { .init() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: Self { .init() }
}
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { .init() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { .init() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { .init() } }

private struct PickerStyleKey: EnvironmentKey { static let defaultValue = _PickerKind.menu }

extension EnvironmentValues {
  var pickerStyle: _PickerKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, style._kind)
  }
}

/// Something that can be chosen.
private struct Choice: Equatable {
  let tag: AnyHashable
  let title: String
}

/// Makes choices of a content's views, which do not show themselves.
private struct PickerChoices<Content: View>: PrimitiveView {
  let selected: AnyHashable
  let style: _PickerKind
  let content: Content
  let choose: (AnyHashable) -> Void

  func update(_ node: Node) {
    let source = node.child(.part(0, 0), content)
    let choices = source.outerElements.compactMap { element -> Choice? in
      guard let tag = element.traits.tag ?? element.node.identity(below: node) else { return nil }
      let title = element.first { ($0.node.view as? Text)?.string }
      if title == nil { noteMissing("pickers whose choices are no texts") }
      return Choice(tag: tag, title: title ?? "")
    }
    let shown =
      switch style {
      case .segmented:
        node.child(
          .part(1, 0), SegmentedChoices(choices: choices, selected: selected, choose: choose))
      case .inline:
        node.child(.part(2, 0), InlineChoices(choices: choices, selected: selected, choose: choose))
      case .menu:
        node.child(
          .part(3, 0), MenuChoice(title: choices.first { $0.tag == selected }?.title ?? ""))
      }
    node.own { StackElement(node, axis: .vertical) }.children = shown.elements
  }
}

extension Node {
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

private struct SegmentedChoices: View {
  let choices: [Choice]
  let selected: AnyHashable
  let choose: (AnyHashable) -> Void

  var body: some View {
    let (choices, selected, choose) = (choices, selected, choose)
    let index = choices.firstIndex { $0.tag == selected } ?? UISegmentedControl.noSegment
    func perform(_ index: Int) { if choices.indices.contains(index) { choose(choices[index].tag) } }
    return PlatformView<UISegmentedControl>(
      make: { node in
        let action = node.action(perform)
        let view = UISegmentedControl(items: choices.map(\.title))
        view.addAction(
          UIAction { [unowned view] _ in action.perform(view.selectedSegmentIndex) },
          for: .valueChanged)
        return view
      },
      update: { view, node in
        _ = node.action(perform)
        let titles = (0..<view.numberOfSegments).map { view.titleForSegment(at: $0) ?? "" }
        if titles != choices.map(\.title) {
          view.removeAllSegments()
          for (index, choice) in choices.enumerated() {
            view.insertSegment(withTitle: choice.title, at: index, animated: false)
          }
        }
        view.isEnabled = node.environment.isEnabled
        if view.selectedSegmentIndex != index { view.selectedSegmentIndex = index }
      },
      sizing: { view, proposal in
        let own = view.intrinsicContentSize
        return CGSize(width: proposal.width ?? own.width, height: own.height)
      })
  }
}

private struct InlineChoices: View {
  let choices: [Choice]
  let selected: AnyHashable
  let choose: (AnyHashable) -> Void

  var body: some View {
    ForEach(choices.map(\.tag), id: \.self) { tag in
      Button {
        choose(tag)
      } label: {
        HStack {
          Text(choices.first { $0.tag == tag }?.title ?? "")
          Spacer()
          if tag == selected { Image(systemName: "checkmark").foregroundColor(.accentColor) }
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    }
  }
}

private struct MenuChoice: View {
  let title: String

  var body: some View {
    HStack(spacing: 4) {
      Text(title)
      Image(systemName: "chevron.up.chevron.down").imageScale(.small)
    }
    .foregroundColor(.accentColor)
    .onTapGesture { noteMissing("menus that pickers open") }
  }
}
