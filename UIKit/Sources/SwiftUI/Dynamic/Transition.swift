/// Where a view is between not being there and being there.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 while the view is there, 1 after.
  public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// What is done to a view that comes or goes.
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The view that a transition is given.
public struct PlaceholderContentView<Value>: PrimitiveView {
  let content: any View
  package func update(_ node: Node) { node.child(.only, content) }
}

/// A transition whose type does not show.
public struct AnyTransition {
  /// The view with what is done to it in a phase.
  let apply: (any View, TransitionPhase) -> any View
  /// Whether it has an animation of its own, so that it moves without one around it.
  private(set) var movesItself = MovesItself(coming: false, going: false)

  struct MovesItself {
    var coming: Bool
    var going: Bool
  }

  init(apply: @escaping (any View, TransitionPhase) -> any View) { self.apply = apply }

  public init<T: Transition>(_ transition: T) {
    let moves = (transition as? any SelfMovingTransition)?.movesItself ?? false
    movesItself = MovesItself(coming: moves, going: moves)
    apply = { content, phase in
      AnyView(transition.body(content: PlaceholderContentView(content: content), phase: phase))
    }
  }

  /// By modifiers for what is not there and for what is.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition { content, phase in
      AnyView(AnyView(content).modifier(phase.isIdentity ? identity : active))
    }
  }

  public static var identity: AnyTransition { AnyTransition { content, _ in content } }
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(1e-5)) }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  /// One for coming and one for going.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var both = AnyTransition { content, phase in
      // Both lie around the view all the time, so that it stays the same view.
      let inner = insertion.apply(content, phase == .willAppear ? .willAppear : .identity)
      return removal.apply(inner, phase == .didDisappear ? .didDisappear : .identity)
    }
    both.movesItself = MovesItself(coming: insertion.movesItself.coming, going: removal.movesItself.going)
    return both
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    var both = AnyTransition { content, phase in other.apply(apply(content, phase), phase) }
    both.movesItself = MovesItself(
      coming: movesItself.coming || other.movesItself.coming, going: movesItself.going || other.movesItself.going)
    return both
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var moving = AnyTransition { content, phase in
      let outer = OuterTransaction()
      let inner = AnyView(content).modifier(TransactionRestoring(outer: outer))
      return AnyView(
        AnyView(apply(inner, phase)).modifier(TransitionAnimation(animation: animation))
          .modifier(TransactionKeeping(outer: outer)))
    }
    if animation != nil { moving.movesItself = MovesItself(coming: true, going: true) }
    return moving
  }
}

/// A transition that may have an animation of its own.
private protocol SelfMovingTransition {
  var movesItself: Bool { get }
}

/// The animation of a transition, for its effect and not for what it shows.
struct TransitionAnimation: PrimitiveModifier, TransactionModifier {
  let animation: Animation?
  func update(_ node: Node, content: any View) { node.child(.only, content) }
  func change(_ transaction: inout Transaction, of node: Node) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }
}

extension Transition {
  public func combined<T: Transition>(with other: T) -> some Transition {
    _Combined(first: self, second: other)
  }
  public func animation(_ animation: Animation?) -> some Transition {
    _Animated(transition: self, animation: animation)
  }
}

struct _Combined<First: Transition, Second: Transition>: Transition, SelfMovingTransition {
  let first: First
  let second: Second
  fileprivate var movesItself: Bool {
    (first as? any SelfMovingTransition)?.movesItself ?? false
      || (second as? any SelfMovingTransition)?.movesItself ?? false
  }
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.body(
      content: .init(content: first.body(content: .init(content: content), phase: phase)),
      phase: phase)
  }
}

struct _Animated<T: Transition>: Transition, SelfMovingTransition {
  let transition: T
  let animation: Animation?
  fileprivate var movesItself: Bool { animation != nil }
  func body(content: Content, phase: TransitionPhase) -> some View {
    let outer = OuterTransaction()
    let inner = content.modifier(TransactionRestoring(outer: outer))
    return transition.body(content: .init(content: inner), phase: phase)
      .modifier(TransitionAnimation(animation: animation)).modifier(TransactionKeeping(outer: outer))
  }
}

public struct OpacityTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

public struct IdentityTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

public struct OffsetTransition: Transition {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Over an edge, by the view's own size.
public struct MoveTransition: Transition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(SizedOffset(share: phase.isIdentity ? .zero : edge.outward))
  }
}

/// In over the leading edge, out over the trailing one.
public struct SlideTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(SizedOffset(share: CGSize(width: CGFloat(phase.value), height: 0)))
  }
}

/// In over an edge, out over the opposite one, fading.
public struct PushTransition: Transition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let outward = edge.outward
    let share = CGSize(
      width: outward.width * CGFloat(-phase.value), height: outward.height * CGFloat(-phase.value))
    return content.modifier(SizedOffset(share: share)).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Blurs, shrinks and fades.
public struct BlurReplaceTransition: Transition {
  public struct Configuration: Equatable, Sendable {
    let isDirected: Bool
    public static let downUp = Configuration(isDirected: true)
    public static let upUp = Configuration(isDirected: false)
  }
  public var configuration: Configuration
  public init(configuration: Configuration) { self.configuration = configuration }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let away = configuration.isDirected && phase == .didDisappear ? 1.1 : 0.9
    return content.scaleEffect(phase.isIdentity ? 1 : away).blur(radius: phase.isIdentity ? 0 : 7)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { .init() }
}
extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { .init() }
}
extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { .init() }
}
extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { .init(1e-5) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    .init(scale, anchor: anchor)
  }
}
extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> MoveTransition { .init(edge: edge) }
}
extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> PushTransition { .init(edge: edge) }
}
extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> OffsetTransition { .init(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    .init(CGSize(width: x, height: y))
  }
}
extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition { .init(configuration: .downUp) }
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp)
    -> BlurReplaceTransition
  {
    .init(configuration: configuration)
  }
}

extension Edge {
  /// One size over the edge.
  fileprivate var outward: CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    case .leading: CGSize(width: -1, height: 0)
    case .trailing: CGSize(width: 1, height: 0)
    }
  }
}

/// What a view does when it comes or goes.
struct TransitionModifier: PrimitiveModifier {
  let transition: AnyTransition

  func update(_ node: Node, content: any View) {
    node.child(.only, transition.apply(StableView(view: content), node.phaseAround))
  }
}

/// A view inside others that change around it.
struct StableView: PrimitiveView {
  let view: any View
  func update(_ node: Node) { node.child(.only, view) }
}

extension View {
  public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }

  /// A view that is another one whenever its identity changes.
  public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: id)) }
}

struct IdentityModifier<ID: Hashable>: PrimitiveModifier {
  let id: ID
  func update(_ node: Node, content: any View) {
    node.comingAndGoing(.id(AnyHashable(id), 0), content)
  }
}
