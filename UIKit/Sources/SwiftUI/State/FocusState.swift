/// Which of several views has the focus, as far as the program says: no keyboard moves it here.
@propertyWrapper
public struct FocusState<Value: Hashable>: NodeProperty, KnowsSameness {
  private let state: State<Value>

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
  }

  func attach(to node: Node, at index: Int) { state.attach(to: node, at: index) }
  func isSame(as other: Any) -> Bool { other is FocusState<Value> }
}

private struct IsFocusedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the nearest view that can have the focus has it.
  public var isFocused: Bool { self[IsFocusedKey.self] }
  fileprivate mutating func setFocused(_ isFocused: Bool) { self[IsFocusedKey.self] = isFocused }
}

/// Gives a view the focus when it is tapped, and tells it.
private struct FocusModifier: ViewModifier {
  let isFocused: Bool
  let focus: () -> Void

  func body(content: Content) -> some View {
    content.modifier(EnvironmentModifier { $0.setFocused(isFocused) })
      .simultaneousGesture(TapGesture().onEnded { focus() })
  }
}

extension View {
  /// Connects the view's focus with a value: it has it while the binding has the value.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  {
    modifier(
      FocusModifier(isFocused: binding.wrappedValue == value) { binding.wrappedValue = value })
  }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(isFocused: condition.wrappedValue) { condition.wrappedValue = true })
  }
}
