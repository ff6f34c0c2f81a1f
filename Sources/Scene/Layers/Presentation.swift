/// What a layer shows at the stage's current time: every property with its animations applied.
@dynamicMemberLookup
public struct Presentation<Owner: Layer> {
  let layer: Owner

  public subscript<Value>(dynamicMember property: KeyPath<Owner, Value>) -> Value {
    layer.presenting { layer[keyPath: property] }
  }
}

/// Which of a layer's two values count.
enum LayerValues { case model, presentation }

/// Gives every layer class a presentation of its own type.
public protocol Presentable: AnyObject {}

extension Presentable where Self: Layer {
  public var presentation: Presentation<Self> { Presentation(layer: self) }
}

extension Layer {
  final func read<Result>(_ values: LayerValues, _ body: () -> Result) -> Result {
    values == .presentation ? presenting(body) : body()
  }

  /// Runs `body` while the layer's properties read as their presentation values.
  public final func presenting<Result>(_ body: () -> Result) -> Result {
    guard !isPresenting else { return body() }
    updatePresentation()
    isPresenting = true
    defer { isPresenting = false }
    return body()
  }

  private func updatePresentation() {
    let moment = stage?.moment ?? 0
    let isMoving = !animations.isEmpty || stage?.animators.isEmpty == false
    guard presentationIsStale || (presentedMoment != moment && isMoving) else { return }
    presentationIsStale = false
    presentedMoment = moment
    generation += 1
    passage = nil
    guard let stage, isMoving else { return }
    let time = localTime
    isPresenting = true
    defer { isPresenting = false }
    presentDynamics(on: stage)
    for animation in animations { animation.apply(self, time) }
  }
}
