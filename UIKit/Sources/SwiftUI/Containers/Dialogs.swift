/// Questions from the screen's lower edge.
public struct ActionSheet {
  public typealias Button = Alert.Button
  let alert: Alert

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    alert = Alert(title: title.string, message: message?.string, buttons: buttons)
  }
}

extension View {
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, alert: { content().alert }, title: "", isSheet: true, actions: EmptyView(),
        message: EmptyView()))
  }

  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(titleKey, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) {
      EmptyView()
    }
  }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) {
      EmptyView()
    }
  }
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(Text(titleKey).string, isPresented, titleVisibility, actions(), message())
  }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(String(title), isPresented, titleVisibility, actions(), message())
  }

  /// On a phone the title shows only where that is said.
  private func dialog<A: View, M: View>(
    _ title: String, _ isPresented: Binding<Bool>, _ visibility: Visibility, _ actions: A, _ message: M
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, alert: nil, title: visibility == .visible ? title : "", isSheet: true,
        actions: actions, message: message))
  }
}
