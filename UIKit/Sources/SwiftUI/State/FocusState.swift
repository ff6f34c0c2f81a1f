import UIKit

/// Which of several views has the focus, as fields say that are typed in, or the program: no keyboard moves it here.
@propertyWrapper
public struct FocusState<Value: Hashable>: NodeProperty, KnowsSameness {
  private var state: State<Value>

  // Within the structure, so that properties of it without a value leave a view its initializer.
  public init() where Value == Bool { state = State(initialValue: false) }
  public init<T: Hashable>() where Value == T? { state = State(initialValue: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }

  /// What views are given that can have the focus.
  @propertyWrapper
  public struct Binding {
    let binding: SwiftUI.Binding<Value>
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }

    /// Without a view that has the focus.
    func clear() {
      if let none = Optional<Any>.none as? Value { wrappedValue = none }
    }
  }

  mutating func attach(to node: Node, at index: Int) { state.attach(to: node, at: index) }
  func isSame(as other: Any) -> Bool { other is FocusState<Value> }
}

private struct IsFocusedKey: EnvironmentKey { static let defaultValue = false }
private struct FieldFocusKey: EnvironmentKey { static var defaultValue: FieldFocus? { nil } }

/// What a field is told of the focus, and tells.
struct FieldFocus {
  let isFocused: Bool
  /// Of a field that has begun or ended to be typed in.
  let change: (Bool) -> Void
}

extension EnvironmentValues {
  /// Whether the nearest view that can have the focus has it.
  public var isFocused: Bool { self[IsFocusedKey.self] }
  /// For the fields in a view.
  fileprivate(set) var fieldFocus: FieldFocus? {
    get { self[FieldFocusKey.self] }
    set {
      self[FieldFocusKey.self] = newValue
      self[IsFocusedKey.self] = newValue?.isFocused ?? false
    }
  }
}

/// A field that is typed in while it has the focus.
final class FocusField: UITextField {
  private(set) var focus: FieldFocus?
  private var wasFocused = false

  /// Begins or ends to be typed in, once the update is over, where the focus has changed.
  func follow(_ focus: FieldFocus?, on host: ViewHost) {
    self.focus = focus
    let isFocused = focus?.isFocused ?? false
    guard isFocused != wasFocused else { return }
    wasFocused = isFocused
    host.afterUpdate { [weak self] in
      guard let self, isFocused != isFirstResponder else { return }
      if isFocused { becomeFirstResponder() } else { resignFirstResponder() }
    }
  }
}

extension View {
  /// Connects the focus of the field in the view with a value: the field is typed in while the binding has the value.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    focus(binding.wrappedValue == value) { isFocused in
      if isFocused {
        binding.wrappedValue = value
      } else if binding.wrappedValue == value {
        binding.clear()
      }
    }
  }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focus(condition.wrappedValue) { if condition.wrappedValue != $0 { condition.wrappedValue = $0 } }
  }

  private func focus(_ isFocused: Bool, change: @escaping (Bool) -> Void) -> some View {
    modifier(EnvironmentModifier { $0.fieldFocus = FieldFocus(isFocused: isFocused, change: change) })
  }
}
