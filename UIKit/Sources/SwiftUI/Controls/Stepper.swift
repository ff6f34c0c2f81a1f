import UIKit

/// A control that makes a value larger or smaller by steps.
public struct Stepper<Label: View>: View {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let editing: (Bool) -> Void

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    (self.label, increment, decrement, editing) = (
      label(), onIncrement, onDecrement, onEditingChanged
    )
  }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged)
  }

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let now = value.wrappedValue
    let canRise = now < bounds.upperBound && now.distance(to: bounds.upperBound) >= step
    let canFall = now > bounds.lowerBound && bounds.lowerBound.distance(to: now) >= step
    self.init(
      label: label, onIncrement: canRise ? { value.wrappedValue = now.advanced(by: step) } : nil,
      onDecrement: canFall ? { value.wrappedValue = now.advanced(by: -step) } : nil,
      onEditingChanged: onEditingChanged)
  }

  // The older order of arguments.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  public var body: some View { LabeledLine(label: label, content: buttons) }

  private var buttons: some View {
    let (increment, decrement, editing) = (increment, decrement, editing)
    func perform(_ way: Double) {
      editing(true)
      if way > 0 { increment?() } else { decrement?() }
      editing(false)
    }
    return PlatformView<UIStepper>(
      make: { node in
        let action = node.action(perform)
        let view = UIStepper(frame: .zero)
        // UIKit's value stands in the middle of the steps that are possible.
        (view.minimumValue, view.maximumValue) = (-1, 1)
        view.addAction(
          UIAction { [unowned view] _ in
            let way = view.value
            view.value = 0
            action.perform(way)
          }, for: .valueChanged)
        return view
      },
      update: { view, node in
        _ = node.action(perform)
        (view.minimumValue, view.maximumValue) = (
          decrement == nil ? 0 : -1, increment == nil ? 0 : 1
        )
        view.isEnabled = node.environment.isEnabled
      }, sizing: { view, _ in view.intrinsicContentSize })
  }
}

extension Stepper where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}
