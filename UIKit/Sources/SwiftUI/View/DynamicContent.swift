public import Foundation

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

/// A button that begins and ends what people change in a view, if the environment has such a mode. Lists show nothing for it here.
public struct EditButton: View {
  @Environment(\.editMode) private var mode
  public init() {}
  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    Button {
      if let mode {
        mode.wrappedValue = isEditing ? .inactive : .active
      } else {
        noteMissing("lists whose rows are edited")
      }
    } label: {
      Text(verbatim: isEditing ? "Done" : "Edit")
    }
  }
}

extension DynamicViewContent {
  /// Rows are not swiped away here.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    if action != nil { noteMissing("rows of lists that are swiped away") }
    return self
  }
  /// Rows are not dragged to other places here.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    if action != nil { noteMissing("rows of lists that are dragged to other places") }
    return self
  }
}

extension View {
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes away what is at some places.
  public mutating func remove(atOffsets offsets: IndexSet) {
    self = Self(enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
  }
}

extension MutableCollection {
  /// Moves what is at some places before what is at another one.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = enumerated().map { (place: $0.offset, element: $0.element) }
    let moved = all.filter { source.contains($0.place) }
    let rest = all.filter { !source.contains($0.place) }
    let ordered = rest.filter { $0.place < destination } + moved + rest.filter { $0.place >= destination }
    for (index, new) in zip(Array(indices), ordered) { self[index] = new.element }
  }
}
