/// Which pages belong to which values, in a navigation.
final class NavigationDestinations {
  private var pages: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]

  func set<Value: Hashable>(_ page: @escaping (Value) -> AnyView) {
    pages[ObjectIdentifier(Value.self)] = { ($0.base as? Value).map(page) }
  }

  func page(of value: AnyHashable) -> AnyView? { pages[ObjectIdentifier(type(of: value.base))]?(value) }
}

private struct DestinationsKey: EnvironmentKey { static var defaultValue: NavigationDestinations? { nil } }

extension EnvironmentValues {
  var navigationDestinations: NavigationDestinations? {
    get { self[DestinationsKey.self] }
    set { self[DestinationsKey.self] = newValue }
  }
}

/// The page of a value.
struct DestinationView: View {
  let value: AnyHashable
  @Environment(\.navigationDestinations) private var destinations

  var body: some View {
    if let page = destinations?.page(of: value) {
      page
    } else {
      unknown
    }
  }

  private var unknown: some View {
    noteOnce("no navigationDestination says what the page of a \(type(of: value.base)) is")
    return EmptyView()
  }
}

private struct DestinationModifier<Value: Hashable>: PrimitiveModifier {
  let page: (Value) -> AnyView

  func update(_ node: Node, content: any View) {
    node.environment.navigationDestinations?.set(page)
    node.child(.only, content)
  }
}

/// Shows a page while something is true.
private struct PresentedDestination<Destination: View>: ViewModifier {
  let isPresented: Bool
  let close: () -> Void
  let destination: () -> Destination
  @State private var number: Int?
  @Environment(\.navigationPush) private var push

  func body(content: Content) -> some View {
    content.onChange(of: isPresented, initial: true) { _, isPresented in
      guard let push else {
        return noteOnce("a navigationDestination lies in no NavigationStack or NavigationView")
      }
      let (number, close) = ($number, close)
      if isPresented, number.wrappedValue == nil {
        number.wrappedValue = push.view(AnyView(destination())) {
          number.wrappedValue = nil
          close()
        }
      } else if !isPresented, let shown = number.wrappedValue {
        push.pop(shown)
      }
    }
  }
}

extension View {
  /// Says what the pages of a type of values are.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier<D> { AnyView(destination($0)) })
  }

  /// Shows a page while a value is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(
      PresentedDestination(
        isPresented: isPresented.wrappedValue,
        close: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }, destination: destination))
  }

  /// Shows a page for something that there is.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PresentedDestination(
        isPresented: item.wrappedValue != nil, close: { if item.wrappedValue != nil { item.wrappedValue = nil } },
        destination: { item.wrappedValue.map { destination($0) } }))
  }
}
