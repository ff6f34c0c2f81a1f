/// A button that leads to a page of the navigation that it lies in.
public struct NavigationLink<Label: View, Destination: View>: View {
  let destination: (() -> Destination)?
  let label: Label
  var isActive: Binding<Bool>?
  /// Whose page is shown, rather than the destination.
  var value: AnyHashable?
  @State private var number: Int?
  @Environment(\.navigationPush) private var push

  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    (self.destination, self.label) = (destination, label())
  }
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = ({ destination }, label())
  }
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.destination, self.label, self.isActive) = ({ destination }, label(), isActive)
  }

  public var body: some View {
    Button {
      if let isActive { isActive.wrappedValue = true } else { go() }
    } label: {
      label
    }
    .disabled(destination == nil && value == nil)
    .onChange(of: isActive?.wrappedValue ?? false, initial: true) { _, active in
      if active, number == nil { go() }
      if !active, let number, isActive != nil { push?.pop(number) }
    }
  }

  private func go() {
    guard let push else {
      return noteOnce("a NavigationLink lies in no NavigationStack or NavigationView")
    }
    if let value { return push.value(value) }
    guard let destination else { return }
    let (isActive, number) = (isActive, $number)
    number.wrappedValue = push.view(AnyView(destination())) {
      number.wrappedValue = nil
      if isActive?.wrappedValue == true { isActive?.wrappedValue = false }
    }
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// Leads to the page of a value, which a `navigationDestination` says; without a value the link is disabled.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    (destination, self.label) = (nil, label())
    self.value = value.map { AnyHashable($0) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}
