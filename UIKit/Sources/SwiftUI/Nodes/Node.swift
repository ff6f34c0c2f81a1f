import Observation
import SwiftUIAnimation

/// A place in the tree of views: what stays while views, which are values, come and go.
///
/// A node is known by its parent, its key among the parent's children and the type of its view. It keeps the view that it had
/// last, what the view's `@State` and its like hold, the environment, and the elements that are laid out and seen.
package final class Node {
  /// What tells children of one node apart.
  package enum Key: Hashable {
    case only
    case index(Int)
    case branch(Int)
    case type(ObjectIdentifier)
    /// By an identity, and how often it came before.
    case id(AnyHashable, Int)
    /// One of several roles, for the element of a number.
    case part(Int, Int)
  }

  package unowned let host: ViewHost
  private(set) weak var parent: Node?
  let key: Key
  private(set) var view: any View
  private(set) var environment: EnvironmentValues
  private(set) var children: [Node] = []
  /// What the view's property wrappers keep, by their place in the view.
  var storages: [Int: AnyObject] = [:]
  /// Which of the node's gestures each is, in the order in which they were seen first.
  var gesturePlaces: [GestureKey: Int] = [:]
  /// What primitive views and modifiers keep for themselves.
  var state: AnyObject?
  /// What a view moves through that is animatable itself; see Dynamic/AnimatedBody.swift.
  var animatedBody: AnyObject?
  /// Whether the environment's change means that the body has to run again.
  var environmentReads: [(EnvironmentValues, EnvironmentValues) -> Bool] = []

  /// The elements that the view amounts to.
  var elements: [Element] = []
  /// The elements that stand for one of the content's each, by that one.
  private var wrappers: [ObjectIdentifier: Element] = [:]
  /// The element that the view itself is.
  private(set) var element: Element?

  // What is to be done.
  private var isMarked = true
  private var isMarkedBelow = false
  private var hasRun = false
  private var bodyView: (any View)?
  /// In which of the host's passes the view last changed.
  private(set) var changedPass = -1
  /// In which of the host's passes the node was made.
  let firstPass: Int

  // Coming and going: see Dynamic/ComingAndGoing.swift.
  /// Whether the node comes and goes, as a branch or an item does.
  private(set) var isDynamic: Bool
  var phase = TransitionPhase.identity
  /// Children that are gone, and are shown until they have left; each with the key of the one before it.
  private(set) var leaving: [(node: Node, after: Key?)] = []

  // The children of the run that is under way.
  private var former: [Key: Node] = [:]

  init(
    host: ViewHost, parent: Node?, key: Key, view: any View, environment: EnvironmentValues,
    isDynamic: Bool = false
  ) {
    (self.host, self.parent, self.key, self.view) = (host, parent, key, view)
    (self.environment, self.isDynamic) = (environment, isDynamic)
    firstPass = host.pass
    writtenPreference = (view as? any ModifiedView).flatMap { $0.anyModifier as? any PreferenceWriting }?.writtenKey
    if let writtenPreference { host.countWriters(of: writtenPreference, by: 1) }
  }

  /// The key of what the view's modifier says to those above; what views there are of a node differ in their values only.
  private(set) var writtenPreference: ObjectIdentifier?

  /// Whether the node has been there before the update that is under way.
  var isNew: Bool { firstPass == host.pass }

  // MARK: Marks

  /// Says that the view has to run again.
  func mark() {
    guard !isMarked else { return }
    isMarked = true
    var above = parent
    while let node = above, !node.isMarkedBelow {
      node.isMarkedBelow = true
      above = node.parent
    }
    host.setNeedsUpdate()
  }

  // MARK: Updates

  /// Brings the node up to a view and an environment, and to the marks below it.
  func visit(_ new: any View, _ newEnvironment: EnvironmentValues) {
    if !isSame(view, new) { isMarked = true }
    view = isMarked ? new : view
    let old = environment
    let environmentChanged = !old.isSame(as: newEnvironment)
    if environmentChanged { environment = newEnvironment }
    let rereads = environmentChanged && environmentReads.contains { $0(old, newEnvironment) }
    if isMarked || rereads { changedPass = host.pass }
    guard isMarked || isMarkedBelow || environmentChanged else { return }
    run(bodyAnew: isMarked || rereads)
  }

  /// The same for the view and the environment that it has.
  func revisit() { visit(view, environment) }

  private func run(bodyAnew: Bool) {
    (isMarked, isMarkedBelow) = (false, false)
    if let primitive = view as? any PrimitiveView {
      remake(primitive.update)
    } else {
      remake { _ in
        if bodyAnew || bodyView == nil { bodyView = evaluate(view) }
        if let bodyView { child(.only, bodyView) }
      }
    }
    hasRun = true
  }

  /// Lets a closure say what the children and elements are. Children that it does not name are gone.
  func remake(_ body: (Node) -> Void) {
    former = Dictionary(uniqueKeysWithValues: children.map { ($0.key, $0) })
    let order = children.map(\.key)
    children = []
    let outer = host.reading
    host.reading = self
    body(self)
    host.reading = outer
    let gone = order.compactMap { former[$0] }
    former = [:]
    for node in gone { remove(node, formerOrder: order) }
    // What goes may itself move on its way.
    for (node, _) in leaving { node.revisit() }
    // Who has no elements of its own passes on those of its content.
    if element == nil, wrappers.isEmpty { elements = contents }
  }

  private func evaluate<V: View>(_ view: V) -> any View {
    var view = view
    attach(&view)
    let shown = shown(view)
    return tracking { shown.body }
  }

  /// Calls something, and has the view run again when an observable object changes that it has read.
  func tracking<Result>(_ body: () -> Result) -> Result {
    let changed = Change(self)
    return withObservationTracking(body) { changed.report() }
  }

  /// Gives the child of a key its view, and makes it where there is none.
  @discardableResult
  package func child(
    _ key: Key, _ view: any View, environment: EnvironmentValues? = nil, isDynamic: Bool = false
  ) -> Node {
    let environment = environment ?? self.environment
    var known = former[key]
    if let node = known, type(of: node.view) != type(of: view) { known = nil }
    known = known ?? comingBack(key, type(of: view))
    let node =
      known
      ?? Node(
        host: host, parent: self, key: key, view: view, environment: environment,
        isDynamic: isDynamic)
    if known != nil {
      if former[key] === node { former[key] = nil }
    }
    let hasCome = known == nil && isDynamic && hasRun
    if hasCome { node.phase = .willAppear }
    children.append(node)
    node.visit(view, environment)
    if hasCome { node.begin(isAnimated: transaction.animation != nil) }
    return node
  }

  /// Of a child that is on its way out and is wanted again.
  private func comingBack(_ key: Key, _ viewType: any View.Type) -> Node? {
    guard
      let index = leaving.firstIndex(where: {
        $0.node.key == key && type(of: $0.node.view) == viewType
      })
    else {
      return nil
    }
    let node = leaving.remove(at: index).node
    host.stay(node)
    node.comeBack()
    return node
  }

  private func remove(_ node: Node, formerOrder: [Key]) {
    guard node.isDynamic, transaction.animation != nil || node.goesByItself, node.startLeaving() else {
      return node.dismantle()
    }
    let index = formerOrder.firstIndex(of: node.key) ?? 0
    leaving.append((node, index > 0 ? formerOrder[index - 1] : nil))
    host.leave(node)
  }

  /// Lets go of a child that has left.
  func drop(_ node: Node) {
    leaving.removeAll { $0.node === node }
    node.dismantle()
    mark()
  }

  /// The node and all below it are gone.
  func dismantle() {
    for node in children + leaving.map(\.node) { node.dismantle() }
    host.dismantled(self)
    if let key = writtenPreference { host.countWriters(of: key, by: -1) }
    writtenPreference = nil
    for case let ending as any EndsWithNode in storages.values { ending.end() }
    (state as? any EndsWithNode)?.end()
    for element in elements { element.dismantle() }
  }

  // MARK: Elements

  /// The elements of the children, those that leave among them, in the order in which they are drawn.
  var contents: [Element] {
    guard !leaving.isEmpty else { return children.flatMap(\.outerElements) }
    var result = leaving.filter { $0.after == nil }.flatMap(\.node.outerElements)
    var pending = leaving.filter { $0.after != nil }
    func add(after key: Key) {
      for (node, _) in pending.filter({ $0.after == key }) {
        result += node.outerElements
        pending.removeAll { $0.node === node }
        add(after: node.key)
      }
    }
    for node in children {
      result += node.outerElements
      add(after: node.key)
    }
    return result + pending.flatMap(\.node.outerElements)
  }

  /// Of what comes and goes, each is within an element that can fade it.
  var outerElements: [Element] {
    guard isDynamic else { return elements }
    let outer = elements.map(transitionElement)
    let used = Set(elements.map(ObjectIdentifier.init))
    transitionElements = transitionElements.filter { used.contains($0.key) }
    return outer
  }

  private var transitionElements: [ObjectIdentifier: TransitionElement] = [:]

  private func transitionElement(around element: Element) -> TransitionElement {
    let known = transitionElements[ObjectIdentifier(element)]
    let outer = known ?? TransitionElement(self, around: element)
    transitionElements[ObjectIdentifier(element)] = outer
    outer.traits = element.traits
    return outer
  }

  /// The element that the view is, made when it is first asked for.
  func own<E: Element>(_ make: () -> E) -> E {
    let element = element as? E ?? make()
    self.element = element
    elements = [element]
    return element
  }

  /// The element that the view is, around all that lies in it.
  @discardableResult
  func container<E: Element>(_ make: () -> E) -> E {
    let element = own(make)
    element.isContainer = true
    element.children = contents
    return element
  }

  /// An element around each of the content's.
  func wrap<E: Element>(_ make: () -> E, _ update: (E) -> Void) { wrap(contents, make, update) }

  /// An element around each of some.
  func wrap<E: Element>(_ contents: [Element], _ make: () -> E, _ update: (E) -> Void) {
    var kept: [ObjectIdentifier: Element] = [:]
    elements = contents.map { content in
      let wrapper = wrappers[ObjectIdentifier(content)] as? E ?? make()
      wrapper.children = [content]
      wrapper.traits = content.traits
      update(wrapper)
      kept[ObjectIdentifier(content)] = wrapper
      return wrapper
    }
    wrappers = kept
  }

  // MARK: Transactions

  /// The transaction of the update that is under way, as the modifiers on the way down to the node have it.
  var transaction: Transaction {
    var path: [Node] = []
    var above: Node? = self
    while let node = above {
      if node.changesTransaction { path.append(node) }
      above = node.parent
    }
    var transaction = host.transaction
    for node in path.reversed() { node.changeTransaction(&transaction) }
    return transaction
  }

  private var transactionModifier: (any TransactionModifier)? {
    (view as? any ModifiedView)?.anyModifier as? any TransactionModifier
  }
  private var changesTransaction: Bool { transactionModifier != nil }
  private func changeTransaction(_ transaction: inout Transaction) {
    transactionModifier?.change(&transaction, of: self)
  }
}

/// Marks a node when something that its body has read is about to change: in the scene's own turns, as all else.
private final class Change: @unchecked Sendable {
  private weak var node: Node?
  init(_ node: Node) { self.node = node }

  func report() {
    guard let node else { return }
    node.host.change { [weak node] in node?.mark() }
  }
}

/// A modified view whose types do not matter.
protocol ModifiedView {
  var anyModifier: Any { get }
}

extension ModifiedContent: ModifiedView {
  var anyModifier: Any { modifier }
}

/// A modifier that changes the transaction of what lies in it.
protocol TransactionModifier {
  func change(_ transaction: inout Transaction, of node: Node)
}

/// What a node keeps and ends with it.
protocol EndsWithNode: AnyObject {
  func end()
}
