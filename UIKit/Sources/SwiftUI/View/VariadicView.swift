// The older way to take a view apart, which Apple does not document and packages use.

/// Names of what takes views apart.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// What a root makes of the views that a content amounts to.
  public struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content
    public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }
    public init(_ root: Root, @ViewBuilder content: () -> Content) { (self.root, self.content) = (root, content()) }
  }
}

public protocol _VariadicView_Root {}

/// Makes a view of several.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root whose view is one.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
/// A root whose view may be several.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  public var body: Never { fatalError("a tree has no body") }
}

extension _VariadicView.Tree: PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
  package func update(_ node: Node) {
    let made = node.tracking {
      root.body(children: _VariadicView.Children(subviews: SubviewsCollection(of: content)))
    }
    guard root is any _VariadicView_UnaryViewRoot else {
      node.child(.only, made)
      return
    }
    node.child(.only, VStackOfOne(content: made))
  }
}

/// Several views as one, below each other.
private struct VStackOfOne<Content: View>: PrimitiveView {
  let content: Content
  func update(_ node: Node) {
    node.child(.only, content)
    if node.contents.count > 1 { node.container { StackElement(node, axis: .vertical) } }
  }
}

/// The views that were taken apart.
public struct _VariadicView_Children: RandomAccessCollection, PrimitiveView {
  let subviews: SubviewsCollection

  public struct Element: View, Identifiable {
    let subview: Subview
    public var id: AnyHashable { AnyHashable(subview.id) }
    /// The identity that the view has been given last, if it is of a type.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      subview.id.path.lazy.reversed().compactMap { $0.base as? ID }.first
    }
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      subview.containerValues[TraitValue<Trait>.self]
    }
    public var body: some View { subview }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  package func update(_ node: Node) { node.child(.only, subviews) }
}

/// A value that a view says to who takes it apart.
public protocol _ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

private struct TraitValue<Trait: _ViewTraitKey>: ContainerValueKey {
  static var defaultValue: Trait.Value { Trait.defaultValue }
}

private struct TraitWriting<Trait: _ViewTraitKey>: PrimitiveModifier, SaysToContainers {
  let value: Trait.Value
  func update(_ node: Node, content: any View) { node.child(.only, content) }
  func say(to values: inout ContainerValues) { values[TraitValue<Trait>.self] = value }
}

extension View {
  public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(TraitWriting<K>(value: value))
  }
}
