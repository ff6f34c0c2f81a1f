import UIKit

/// Choices on UIKit's wheel, which shows their views.
struct WheelChoices: View {
  let choices: [Choice]
  let selected: AnyHashable
  let choose: (AnyHashable) -> Void

  var body: some View {
    let (choices, selected, choose) = (choices, selected, choose)
    return PlatformView<UIPickerView>(
      make: { node in
        let rows = WheelRows()
        node.state = rows
        let view = UIPickerView(frame: .zero)
        (view.dataSource, view.delegate) = (rows, rows)
        return view
      },
      update: { view, node in
        guard let rows = node.state as? WheelRows else { return }
        rows.choose = { if choices.indices.contains($0) { choose(choices[$0].tag) } }
        rows.show(choices, on: view)
        (view.isUserInteractionEnabled, view.alpha) = node.environment.isEnabled ? (true, 1) : (false, 0.5)
        guard let row = choices.firstIndex(where: { $0.tag == selected }), row != rows.chosen else { return }
        rows.chosen = row
        view.selectRow(row, inComponent: 0, animated: node.transaction.animation != nil && !node.isNew)
      },
      sizing: { view, proposal in
        let own = view.intrinsicContentSize
        return CGSize(width: proposal.width ?? own.width, height: min(proposal.height ?? own.height, own.height))
      })
  }
}

/// What is on a wheel.
private final class WheelRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private var choices: [Choice] = []
  /// The row that was last chosen, by whomever.
  var chosen = -1
  var choose: ((Int) -> Void)?

  func show(_ new: [Choice], on view: UIPickerView) {
    let areOthers = new != choices
    choices = new
    if areOthers {
      chosen = -1
      return view.reloadAllComponents()
    }
    for (row, choice) in choices.enumerated() {
      (view.view(forRow: row, forComponent: 0) as? HostingView)?.root = root(choice)
    }
  }

  private func root(_ choice: Choice) -> any View {
    let (view, environment) = (choice.node.view, choice.node.environment)
    return AnyView(view).lineLimit(1).modifier(
      EnvironmentModifier {
        $0 = environment
        if $0.font == nil { $0.font = .system(size: Self.size) }
      })
  }

  /// Of letters on a wheel, in points, as UIKit has them.
  private static let size: CGFloat = 23

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { choices.count }
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let known = view as? HostingView
    known?.root = root(choices[row])
    let made = known ?? HostingView(root: root(choices[row]))
    made.isUserInteractionEnabled = false
    return made
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard row != chosen else { return }
    chosen = row
    choose?(row)
  }
}
