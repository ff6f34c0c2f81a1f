/// What people may do with the elements of a collection that a list shows.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  public static var move: EditActions { EditActions(rawValue: 1 << 0) }
}
extension EditActions where Data: RangeReplaceableCollection {
  public static var delete: EditActions { EditActions(rawValue: 1 << 1) }
}
extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  public static var all: EditActions { [.move, .delete] }
}

extension EditActions where Data: MutableCollection & RandomAccessCollection {
  /// Says of a collection's rows that they change it.
  func edits(of data: Binding<Data>) -> (inout RowEdits, _ index: Int, _ group: ObjectIdentifier) -> Void {
    let (moves, deletes) = (rawValue & 1 != 0, rawValue & 2 != 0)
    return { edits, index, group in
      if deletes {
        edits.delete = { withAnimation { data.wrappedValue = without(data.wrappedValue, index) } }
      }
      if moves {
        edits.moves = RowEdits.Moves(group: group, index: index) { source, destination in
          data.wrappedValue.move(fromOffsets: source, toOffset: destination)
        }
      }
    }
  }
}

/// A collection without one of its elements, if any can be taken out of it.
private func without<C: Collection>(_ data: C, _ place: Int) -> C {
  func remove<R: RangeReplaceableCollection>(_ collection: R) -> Any {
    var copy = collection
    copy.remove(at: copy.index(copy.startIndex, offsetBy: place))
    return copy
  }
  guard place < data.count, let collection = data as? any RangeReplaceableCollection else { return data }
  return remove(collection) as? C ?? data
}

extension ForEach where Content: View {
  /// Of a collection that people may change: each view gets a binding to its element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
    C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    self.init(data, id: id, content: content)
    edits = editActions.edits(of: data)
  }
}

extension List where SelectionValue == Never {
  /// Rows of a collection that people may change: each gets a binding to its element.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>
  {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Index: Hashable, Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>
  {
    self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }
}
