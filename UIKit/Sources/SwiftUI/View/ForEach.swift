/// A view for each element of a collection, known by the element's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// What people may do with each element's rows.
  var edits: ((inout RowEdits, _ index: Int, _ group: ObjectIdentifier) -> Void)?

  func identity(of element: Data.Element) -> ID { id(element) }
}

extension ForEach: View where Content: View {
  public var body: Never { fatalError("ForEach has no body") }
}

extension ForEach: PrimitiveView where Content: View {
  package func update(_ node: Node) {
    var seen: [ID: Int] = [:]
    for element in data {
      let id = id(element)
      // Of elements that say they are the same, the later ones are told apart by their number.
      let repetition = seen[id, default: 0]
      seen[id] = repetition + 1
      node.comingAndGoing(.id(AnyHashable(id), repetition), node.tracking { content(element) })
    }
    guard let edits else { return }
    for (index, child) in node.children.enumerated() {
      for element in child.elements { edits(&element.traits[RowEditsKey.self], index, ObjectIdentifier(node)) }
    }
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content, self.id) = (data, content, { $0[keyPath: id] })
  }

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    (self.data, self.content, self.id) = (data, content, { $0.id })
  }

  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    (self.data, self.content, self.id) = (data, content, { $0 })
  }

  /// Of a collection that can be changed: each view gets a binding to its element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elements = data.wrappedValue
    self.data = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.id = { $0.1 }
    self.content = { pair in
      let fallback = elements[pair.0]
      return content(
        Binding(
          get: {
            data.wrappedValue.indices.contains(pair.0) ? data.wrappedValue[pair.0] : fallback
          },
          set: { if data.wrappedValue.indices.contains(pair.0) { data.wrappedValue[pair.0] = $0 } })
      )
    }
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
    C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach: DynamicViewContent where Content: View {}

/// A view that makes views of data.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}
