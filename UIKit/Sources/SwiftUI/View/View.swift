/// A part of a user interface: what it looks like is its body, or, of those that come with the module, what they are.
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("a view without a body was asked for it") }
}

/// A view that comes with the module: it has no body, and says itself what its node holds.
package protocol PrimitiveView: View where Body == Never {
  /// Gives a node its children and elements.
  ///
  /// It is called when the view has changed, and whenever something below the node has: what it hands to
  /// ``Node/child(_:_:)`` is compared with what it handed before, so that nothing is done twice.
  func update(_ node: Node)
}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Nothing: no place, no picture.
public struct EmptyView: PrimitiveView {
  public init() {}
  package func update(_ node: Node) {}
}

/// Several views, one after the other.
public struct TupleView<Content>: PrimitiveView {
  public var value: Content
  private let visit: (Content, Node) -> Void

  public init(_ value: Content) {
    self.value = value
    visit = { value, node in
      for (index, child) in Mirror(reflecting: value).children.enumerated() {
        guard let view = child.value as? any View else { continue }
        node.child(.index(index), view)
      }
    }
  }

  init<each Part: View>(parts: repeat each Part) where Content == (repeat each Part) {
    value = (repeat each parts)
    visit = { value, node in
      var index = 0
      for part in repeat each value {
        node.child(.index(index), part)
        index += 1
      }
    }
  }

  package func update(_ node: Node) { visit(value, node) }
}

/// One of two views: of an `if` with an `else`.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  let branch: Branch

  package func update(_ node: Node) {
    switch branch {
    case .first(let view): node.comingAndGoing(.branch(0), view)
    case .second(let view): node.comingAndGoing(.branch(1), view)
    }
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("an optional view has no body") }
}

extension Optional: PrimitiveView where Wrapped: View {
  package func update(_ node: Node) {
    if let self { node.comingAndGoing(.branch(0), self) }
  }
}

/// Several views as one, to be modified together.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { fatalError("a group has no body") }
}

extension Group: PrimitiveView where Content: View {
  package func update(_ node: Node) { node.child(.only, content) }
}

/// A view whose type does not show.
public struct AnyView: PrimitiveView {
  let view: any View

  public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }
  public init<V: View>(erasing view: V) { self.init(view) }
  /// Of something that may be a view.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  package func update(_ node: Node) {
    // Another type is another view.
    node.comingAndGoing(.type(ObjectIdentifier(type(of: view))), view)
  }
}

extension AnyView: KnowsSameness {
  func isSame(as other: Any) -> Bool {
    guard let other = other as? AnyView else { return false }
    return isSameValue(view as Any, other.view as Any)
  }
}

/// Builds a view from the statements of a closure.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > {
    TupleView(parts: repeat each content)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<
    First, Second
  > {
    _ConditionalContent(branch: .first(first))
  }
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<
    First, Second
  > {
    _ConditionalContent(branch: .second(second))
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

extension View {
  /// Would say why the body runs; nobody asks for it but while a view is written, and it prints nothing.
  public static func _printChanges() {}
  public static func _logChanges() {}
}
