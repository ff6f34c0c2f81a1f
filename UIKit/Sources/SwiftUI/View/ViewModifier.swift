/// Makes another view of a view.
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// A modifier that comes with the module.
package protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Gives the node of the modified view its children and elements; see ``PrimitiveView/update(_:)``.
  func update(_ node: Node, content: any View)
}

/// The view that a modifier is given: it stands for what is modified.
public struct _ViewModifier_Content<Modifier>: PrimitiveView {
  let content: any View
  package func update(_ node: Node) { node.child(.only, content) }
}

/// A view and what modifies it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError("a modified view has no body") }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  package func update(_ node: Node) {
    if let modifier = modifier as? any PrimitiveModifier {
      modifier.update(node, content: content)
    } else if let effect = modifier as? any GeometryEffect {
      effect.update(node, content: content)
    } else {
      node.child(.only, ModifierBody(modifier: modifier, content: content))
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

/// What a modifier of somebody's own makes of a view: as a view with that body.
struct ModifierBody<Modifier: ViewModifier, Content: View>: View {
  var modifier: Modifier
  let content: Content

  var body: Modifier.Body { modifier.body(content: _ViewModifier_Content(content: content)) }
}

extension ModifierBody: HoldsProperties {
  var holder: Modifier {
    get { modifier }
    set { modifier = newValue }
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: PrimitiveModifier, Sendable {
  public static let identity = EmptyModifier()
  public init() {}
  package func update(_ node: Node, content: any View) { node.child(.only, content) }
}

extension ViewModifier {
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
