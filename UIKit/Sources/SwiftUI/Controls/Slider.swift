import UIKit

/// A control that chooses a value of a range.
public struct Slider<Label: View, ValueLabel: View>: View {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  /// Between two values that can be chosen; 0 for any.
  let step: Double
  let least: ValueLabel
  let most: ValueLabel
  let editing: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V, _ editing: @escaping (Bool) -> Void,
    _ least: ValueLabel, _ most: ValueLabel
  ) {
    self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    (self.step, self.editing, self.least, self.most) = (Double(step), editing, least, most)
  }

  public var body: some View {
    HStack {
      least
      track
      most
    }
  }

  private var track: some View {
    let (value, bounds, step, editing) = (value, bounds, step, editing)
    let shown = value.wrappedValue
    func perform(_ event: Event) {
      switch event {
      case .began: editing(true)
      case .ended: editing(false)
      case .moved(let new):
        let stepped =
          step > 0 ? bounds.lowerBound + ((new - bounds.lowerBound) / step).rounded() * step : new
        let chosen = min(max(stepped, bounds.lowerBound), bounds.upperBound)
        if chosen != value.wrappedValue { value.wrappedValue = chosen }
      }
    }
    return PlatformView<UISlider>(
      make: { node in
        let action = node.action(perform)
        let view = UISlider(frame: .zero)
        view.addAction(
          UIAction { [unowned view] _ in action.perform(.moved(Double(view.value))) },
          for: .valueChanged)
        view.addAction(UIAction { _ in action.perform(.began) }, for: .touchDown)
        for end in [UIControl.Event.touchUpInside, .touchUpOutside, .touchCancel] {
          view.addAction(UIAction { _ in action.perform(.ended) }, for: end)
        }
        return view
      },
      update: { view, node in
        _ = node.action(perform)
        (view.minimumValue, view.maximumValue) = (
          Float(bounds.lowerBound), Float(bounds.upperBound)
        )
        view.minimumTrackTintColor = node.environment.uiTint
        view.isEnabled = node.environment.isEnabled
        if view.value != Float(shown) {
          view.setValue(Float(shown), animated: node.transaction.animation != nil)
        }
      },
      sizing: { view, proposal in
        CGSize(width: proposal.width ?? 128, height: view.intrinsicContentSize.height)
      })
  }

  private enum Event {
    case began
    case moved(Double)
    case ended
  }
}

extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, 0, onEditingChanged, minimumValueLabel(), maximumValueLabel())
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), onEditingChanged, minimumValueLabel(), maximumValueLabel())
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, 0, onEditingChanged, EmptyView(), EmptyView())
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), onEditingChanged, EmptyView(), EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, 0, onEditingChanged, EmptyView(), EmptyView())
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), onEditingChanged, EmptyView(), EmptyView())
  }
}
