import Springform
import UIKit

extension ResolvedColor {
  /// As UIKit has it.
  var uiColor: UIColor {
    let color = stageColor
    return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension EnvironmentValues {
  /// Of what can be touched, as UIKit has it; `nil` where no view above has set one.
  var uiTint: UIColor? { tintColor.map { $0.resolved(in: self).uiColor } }
}

/// What a control's actions lead to, which is another closure after each update.
final class ControlAction<Value> {
  var perform: (Value) -> Void
  init(_ perform: @escaping (Value) -> Void) { self.perform = perform }
}

extension Node {
  /// The node's action, which is made once and changed from then on.
  func action<Value>(_ perform: @escaping (Value) -> Void) -> ControlAction<Value> {
    let action = state as? ControlAction<Value> ?? ControlAction(perform)
    action.perform = perform
    state = action
    return action
  }
}

/// A control's label, or another part of it, as its style sees it.
public struct _ControlPart: PrimitiveView {
  let view: any View
  package func update(_ node: Node) { node.child(.only, view) }
}

private struct LabelsVisibilityKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
  /// Whether controls show their labels, which they do unless they are hidden.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
  var hidesLabels: Bool {
    get { labelsVisibility == .hidden }
    set { labelsVisibility = newValue ? .hidden : .automatic }
  }
}

extension View {
  /// Leaves out the labels of the controls in the view.
  public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
  /// Shows the labels of the controls in the view, or leaves them out.
  public func labelsVisibility(_ visibility: Visibility) -> some View { environment(\.labelsVisibility, visibility) }
}

/// A label with something at the other end of the line.
struct LabeledLine<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.hidesLabels) private var hidesLabel

  var body: some View {
    if hidesLabel {
      content
    } else {
      HStack {
        label
        Spacer()
        content
      }
    }
  }
}
