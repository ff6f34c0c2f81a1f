import Springform

// Views that come and go: branches of an `if`, items of a `ForEach`. While the transaction has an animation, one that comes
// begins with its transition's effect and loses it, and one that goes stays, outside of the layout, until the effect is complete.

extension Node {
  /// Gives a child that may come and go its view.
  func comingAndGoing(_ key: Key, _ view: any View) { child(key, view, isDynamic: true) }

  /// Begins to come: what lies in the node has not run yet.
  func appear() {
    phase = .willAppear
    host.appear(self)
  }

  /// Lets what has come go to where it will be.
  func finishAppearing() {
    guard phase == .willAppear else { return }
    phase = .identity
    let transitions = transitionNodes
    for node in transitions { node.mark() }
    guard transitions.isEmpty else { return }
    for element in fadingElements {
      element.fadeIn()
    }
  }

  /// Begins to go, and tells whether something of it can be seen.
  func startLeaving() -> Bool {
    phase = .didDisappear
    let transitions = transitionNodes
    for node in transitions {
      node.mark()
      node.revisit()
    }
    if transitions.isEmpty {
      for element in fadingElements { element.fade(to: 0) }
    }
    return !elements.isEmpty
  }

  /// Turns round on its way out.
  func comeBack() {
    phase = .identity
    let transitions = transitionNodes
    for node in transitions { node.mark() }
    if transitions.isEmpty {
      for element in fadingElements { element.fade(to: 1) }
    }
  }

  /// The transitions that the view says itself, outside of all containers.
  var transitionNodes: [Node] {
    guard element == nil || (view as? any ModifiedView) != nil else { return [] }
    if isTransition { return [self] }
    return children.flatMap(\.transitionNodes)
  }

  private var isTransition: Bool { (view as? any ModifiedView)?.anyModifier is TransitionModifier }

  private var fadingElements: [TransitionElement] {
    outerElements.compactMap { $0 as? TransitionElement }
  }

  /// The phase of the transition that the node is in: that of the outermost view around it, outside of all containers, that
  /// comes or goes.
  var phaseAround: TransitionPhase {
    var above: Node? = self
    while let node = above {
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
