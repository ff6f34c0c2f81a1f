/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Criterion: Hashable, Sendable { case logicallyComplete, removed }
  private let criterion: Criterion

  /// When it looks complete: a curve at its end, a spring when its duration has passed, though it may still move a
  /// little.
  public static let logicallyComplete = Self(criterion: .logicallyComplete)
  /// When nothing moves any more.
  public static let removed = Self(criterion: .removed)
}

/// What is to be called once, when all that holds it has let it go: the change while it is under way, and each
/// animation that has come of it.
final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var holders = 0

  init(criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    (self.criteria, self.action) = (criteria, action)
  }

  func hold() { holders += 1 }

  func release() {
    holders -= 1
    guard holders == 0 else { return }
    let action = action
    self.action = nil
    action?()
  }
}

extension Transaction {
  /// Keeps completions from being called until ``releaseCompletions()``. Whoever puts a change off holds them until its
  /// animators have been set.
  package func holdCompletions() {
    for completion in completions { completion.hold() }
  }

  /// Lets completions be called as soon as no animation waits for them: at once, if there is none.
  package func releaseCompletions() {
    for completion in completions { completion.release() }
  }
}
