/// Whether people change what a view shows.
public enum EditMode: Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends what people change in a view.
public struct EditButton: View {
  @Environment(\.editMode) private var mode
  public init() {}
  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    Button {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      Text(verbatim: isEditing ? "Done" : "Edit")
    }
  }
}
