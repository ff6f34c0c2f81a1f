// Views and modifiers that say themselves what of them moves: their bodies run at each refresh with what is shown then.

/// A modifier whose body runs at each refresh while its data move.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension ModifierBody: Animatable where Modifier: Animatable {
  var animatableData: Modifier.AnimatableData {
    get { modifier.animatableData }
    set {
      var moved = modifier
      moved.animatableData = newValue
      self = ModifierBody(modifier: moved, content: content)
    }
  }
}

/// Moves a view's data, and has its body run whenever they have moved.
final class AnimatedBody<V: View & Animatable>: MovingPart {
  unowned let node: Node
  private let value = AnimatedValue<V>()

  init(_ node: Node) { self.node = node }

  /// A view as it is shown now, on its way to what it has been set to.
  func shown(_ view: V) -> V {
    value.set(view, for: self)
    return value.shown ?? view
  }

  func moves(since pass: Int) -> Bool { value.moves(since: pass) }

  func advance(to time: Double) -> Bool {
    let goesOn = value.advance(to: time)
    node.markInTime()
    return goesOn
  }
}

extension Node {
  /// A view with its data as they are shown now. Shapes move by themselves; see ShapeElement.
  func shown<V: View>(_ view: V) -> V {
    guard let animatable = view as? any View & Animatable, !(view is any Shape) else { return view }
    func open<A: View & Animatable>(_ view: A) -> any View {
      guard A.AnimatableData.self != EmptyAnimatableData.self else { return view }
      let animator = animatedBody as? AnimatedBody<A> ?? AnimatedBody<A>(self)
      animatedBody = animator
      return animator.shown(view)
    }
    return open(animatable) as? V ?? view
  }

  /// Says that the view has to run again as time has passed: in an update of its own, which is not animated.
  func markInTime() { host.change { [weak self] in self?.mark() } }
}
