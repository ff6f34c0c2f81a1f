import Springform

// Views that come and go: branches of an `if`, items of a `ForEach`. While the transaction has an animation, one that comes
// begins with its transition's effect and loses it, and one that goes stays, outside of the layout, until the effect is complete.

extension Node {
  /// Gives a child that may come and go its view.
  func comingAndGoing(_ key: Key, _ view: any View) { child(key, view, isDynamic: true) }

  /// Has come, at the beginning of its transition: goes on from there if something animates it, and otherwise is there at once.
  func begin(isAnimated: Bool) {
    let transitions = transitionNodes
    if isAnimated || transitions.contains(where: { $0.movesItself?.coming ?? false }) {
      return host.appear(self)
    }
    phase = .identity
    for node in transitions { node.mark() }
  }

  /// Lets what has come go to where it will be.
  func finishAppearing() {
    guard phase == .willAppear else { return }
    phase = .identity
    let transitions = transitionNodes
    for node in transitions { node.mark() }
    for element in fadingElements(without: transitions) { element.fadeIn() }
  }

  /// Whether it takes its time to go although nothing around it is animated.
  var goesByItself: Bool { transitionNodes.contains { $0.movesItself?.going ?? false } }

  /// Begins to go, and tells whether something of it can be seen.
  func startLeaving() -> Bool {
    phase = .didDisappear
    let transitions = transitionNodes
    for node in transitions {
      node.mark()
      node.revisit()
    }
    for element in fadingElements(without: transitions) { element.fade(to: 0) }
    return !elements.isEmpty
  }

  /// Turns round on its way out.
  func comeBack() {
    phase = .identity
    let transitions = transitionNodes
    for node in transitions { node.mark() }
    for element in fadingElements(without: transitions) { element.fade(to: 1) }
  }

  /// The transitions that the view says itself, outside of all containers.
  var transitionNodes: [Node] {
    guard element == nil || (view as? any ModifiedView) != nil else { return [] }
    if transitionModifier != nil { return [self] }
    return children.flatMap(\.transitionNodes)
  }

  private var transitionModifier: TransitionModifier? {
    (view as? any ModifiedView)?.anyModifier as? TransitionModifier
  }
  private var movesItself: AnyTransition.MovesItself? { transitionModifier?.transition.movesItself }

  /// The elements that come and go by fading: those in which none of the transitions is.
  private func fadingElements(without transitions: [Node]) -> [TransitionElement] {
    let all = outerElements.compactMap { $0 as? TransitionElement }
    guard !transitions.isEmpty else { return all }
    let known = Set(transitions.map(ObjectIdentifier.init))
    return all.filter { element in element.first { isBelow(known, $0.node) ? $0 : nil } == nil }
  }

  /// Whether a node below this one is one of some, or below one.
  private func isBelow(_ nodes: Set<ObjectIdentifier>, _ node: Node) -> Bool {
    var above: Node? = node
    while let current = above, current !== self {
      if nodes.contains(ObjectIdentifier(current)) { return true }
      above = current.parent
    }
    return nodes.contains(ObjectIdentifier(self))
  }

  /// The phase of the transition that the node is in: that of the outermost view around it, outside of all containers, that
  /// comes or goes. Of several transitions of a view the outermost counts.
  var phaseAround: TransitionPhase {
    var above: Node? = self
    while let node = above {
      if node !== self, node.transitionModifier != nil { return .identity }
      if node.isDynamic, node.phase != .identity { return node.phase }
      if node !== self, node.element != nil { return .identity }
      above = node.parent
    }
    return .identity
  }

  /// Whether anything below the node is among what moves.
  func isMoving(among parts: [any MovingPart]) -> Bool {
    parts.contains { part in
      var above: Node? = part.node
      while let node = above {
        if node === self { return true }
        above = node.parent
      }
      return false
    }
  }
}
