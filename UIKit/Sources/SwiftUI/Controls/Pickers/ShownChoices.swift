import UIKit

/// Choices beside each other, on UIKit's control.
struct SegmentedChoices: View {
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

/// Choices as rows, of which one has a check mark.
struct InlineChoices: View {
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
