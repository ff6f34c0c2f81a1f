/// The views that another one amounts to, for a container that arranges them itself.
///
/// A view is taken apart where it says so by its type: several views in a row, groups, branches and items. One with a body of its own
/// is one view.
public struct SubviewsCollection: RandomAccessCollection, PrimitiveView {
  let subviews: [Subview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }

  package func update(_ node: Node) { node.child(.only, ForEach(self) { $0 }) }
}

/// A part of the views that another one amounts to.
public struct SubviewsCollectionSlice: RandomAccessCollection, PrimitiveView {
  let base: SubviewsCollection
  let bounds: Range<Int>

  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }
  public subscript(index: Int) -> Subview { base[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds)
  }

  package func update(_ node: Node) { node.child(.only, ForEach(self) { $0 }) }
}

/// One of the views that another one amounts to.
public struct Subview: View, Identifiable {
  /// Where the view stands in the one that was taken apart.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  public let id: ID
  /// What the view says to the containers around it.
  public let containerValues: ContainerValues
  let view: any View

  public var body: some View { AnyView(view) }
}

extension Subview: KnowsSameness {
  func isSame(as other: Any) -> Bool {
    guard let other = other as? Subview else { return false }
    return id == other.id && isSameValue(view as Any, other.view as Any)
  }
}

/// A view of what another one amounts to.
public struct GroupElementsOfContent<Subviews: View, Content: View>: PrimitiveView {
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content

  package func update(_ node: Node) {
    node.child(.only, node.tracking { transform(SubviewsCollection(of: subviews)) })
  }
}

extension Group {
  /// Makes a view of the views that another one amounts to.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (_ subviews: SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(subviews: view, transform: transform)
  }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content: View {
  /// A view for each of those that another one amounts to.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (_ subview: Subview) -> Content) {
    self.init(SubviewsCollection(of: view), content: content)
  }
}

// MARK: Taking apart

/// A view that may be several to who takes it apart.
protocol TakenApart {
  /// - Parameter path: where the view stands.
  func parts(at path: [AnyHashable]) -> [Subview]
}

extension SubviewsCollection {
  init<V: View>(of view: V) { subviews = partsOf(view, at: []) }
}

private func partsOf(_ view: any View, at path: [AnyHashable]) -> [Subview] {
  if let several = view as? any TakenApart { return several.parts(at: path) }
  return [Subview(id: Subview.ID(path: path), containerValues: ContainerValues(), view: view)]
}

extension EmptyView: TakenApart {
  func parts(at path: [AnyHashable]) -> [Subview] { [] }
}

extension TupleView: TakenApart {
  func parts(at path: [AnyHashable]) -> [Subview] {
    Mirror(reflecting: value).children.enumerated().flatMap { index, child in
      (child.value as? any View).map { partsOf($0, at: path + [AnyHashable(index)]) } ?? []
    }
  }
}

extension _ConditionalContent: TakenApart {
  func parts(at path: [AnyHashable]) -> [Subview] {
    switch branch {
    case .first(let view): partsOf(view, at: path + [AnyHashable(true)])
    case .second(let view): partsOf(view, at: path + [AnyHashable(false)])
    }
  }
}

extension Optional: TakenApart where Wrapped: View {
  func parts(at path: [AnyHashable]) -> [Subview] { map { partsOf($0, at: path + [AnyHashable(true)]) } ?? [] }
}

extension Group: TakenApart where Content: View {
  func parts(at path: [AnyHashable]) -> [Subview] {
    content is any ElementsOfContent
      ? [Subview(id: Subview.ID(path: path), containerValues: ContainerValues(), view: self)]
      : partsOf(content, at: path)
  }
}

/// What is made of views that were taken apart is one view.
private protocol ElementsOfContent {}
extension GroupElementsOfContent: ElementsOfContent {}

extension ForEach: TakenApart where Content: View {
  func parts(at path: [AnyHashable]) -> [Subview] {
    data.flatMap { partsOf(content($0), at: path + [AnyHashable(identity(of: $0))]) }
  }
}

extension AnyView: TakenApart {
  func parts(at path: [AnyHashable]) -> [Subview] {
    partsOf(view, at: path + [AnyHashable(ObjectIdentifier(type(of: view)))])
  }
}

extension _ViewModifier_Content: TakenApart {
  func parts(at path: [AnyHashable]) -> [Subview] { partsOf(content, at: path) }
}

extension Subview: TakenApart {
  func parts(at path: [AnyHashable]) -> [Subview] {
    [Subview(id: ID(path: path + id.path), containerValues: containerValues, view: view)]
  }
}

extension SubviewsCollection: TakenApart {
  func parts(at path: [AnyHashable]) -> [Subview] { subviews.flatMap { $0.parts(at: path) } }
}

extension SubviewsCollectionSlice: TakenApart {
  func parts(at path: [AnyHashable]) -> [Subview] { flatMap { $0.parts(at: path) } }
}

extension ModifiedContent: TakenApart where Content: View, Modifier: ViewModifier {
  /// What modifies several modifies each of them.
  func parts(at path: [AnyHashable]) -> [Subview] {
    let inner = partsOf(content, at: path)
    let isOne = inner.count == 1
    return inner.map { part in
      var values = part.containerValues
      (modifier as? any SaysToContainers)?.say(to: &values)
      return Subview(
        id: part.id, containerValues: values,
        view: isOne ? self : ModifiedContent<AnyView, Modifier>(content: AnyView(part.view), modifier: modifier))
    }
  }
}
