import UIKit

/// A control that chooses one of several values, each of which is shown by the view with its tag.
///
/// In the segmented style it is UIKit's control, and so it is with a wheel; inline, rows with a check mark. As a menu it shows what is
/// chosen, and a tap opens the others; its label shows in lists only, as on phones.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
  @Environment(\.pickerStyle) private var style
  @Environment(\.isListRow) private var isListRow

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
      selected: AnyHashable(selection.wrappedValue), style: style, label: label, content: content
    ) { tag in
      if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
    }
    if style == .menu, isListRow { LabeledLine(label: label, content: choices) } else { choices }
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

extension Picker {
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(selection: selection, label: SwiftUI.Label(title, systemImage: systemImage), content: content)
  }
}
