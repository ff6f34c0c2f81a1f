import UIKit

/// Which rows of a list are selected, by their tags, and what a tap on one of them does.
struct RowSelection {
  /// What is selected now.
  let read: () -> Set<AnyHashable>
  /// Takes the tag of a row that was tapped; one that is no value of the selection changes nothing.
  let tap: (AnyHashable) -> Void
  /// Whether several rows may be selected. On phones and tablets they are only while the list is edited.
  let isMultiple: Bool

  /// At most one row.
  init<Value: Hashable>(_ selected: Binding<Value?>) {
    isMultiple = false
    read = { selected.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    tap = { tag in if let value = tag.base as? Value { selected.wrappedValue = value } }
  }

  /// One row at all times.
  init<Value: Hashable>(always selected: Binding<Value>) {
    self.init(
      Binding<Value?>(get: { selected.wrappedValue }, set: { if let value = $0 { selected.wrappedValue = value } }))
  }

  /// Any number of rows.
  init<Value: Hashable>(_ selected: Binding<Set<Value>>) {
    isMultiple = true
    read = { Set(selected.wrappedValue.map { AnyHashable($0) }) }
    tap = { tag in if let value = tag.base as? Value { selected.wrappedValue.formSymmetricDifference([value]) } }
  }
}

/// Where a tap on the rows of a list goes: the list's fingers, which are there once it has rows.
final class RowTaps {
  weak var fingers: RowFingers?
}

struct RowSelectableKey: LayoutValueKey { static let defaultValue = true }

extension View {
  /// Whether the row cannot be selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    layoutValue(key: RowSelectableKey.self, value: !isDisabled)
  }
}
