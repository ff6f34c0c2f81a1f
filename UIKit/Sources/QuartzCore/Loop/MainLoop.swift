import CoreGraphics
package import Springform

/// What an app's main run loop is for the views and layers of a stage: whatever happens to them happens in one of its turns.
///
/// At the end of a turn, views are laid out, what has to be is drawn anew, and changes become animations, as at the end of a
/// turn of a phone's run loop. The turn also says which stage is meant: `UIScreen.main`, `CACurrentMediaTime()` and their like
/// name none. Two stages that play at the same time know nothing of each other.
package final class MainLoop: @unchecked Sendable {
  /// The loop whose turn it is in the running task.
  @TaskLocal package static var current: MainLoop?

  package let stage: Stage
  /// Pixels per point of the screen that the stage stands for.
  package let screenScale: CGFloat
  /// What most phones have.
  package static let usualScreenScale: CGFloat = 3
  /// The transactions that are open, the innermost last.
  var transactions: [CATransaction.Open] = [CATransaction.Open()]
  var layersToLayOut: [CALayer] = []
  var layersToDisplay: [CALayer] = []
  /// Layers that came into the tree since the last commit.
  package var newLayers: [CALayer] = []
  /// Layers that were given other pictures in this turn.
  var layersWithNewContents: [CALayer] = []
  /// Layers whose properties were changed in this turn.
  var changedLayers: [CALayer] = []
  /// Layers that are drawn anew at every refresh, because animations run that their drawing depends on.
  var animatedDrawings: [CALayer] = []
  /// What UIKit and others keep for this stage.
  package var companions: [ObjectIdentifier: AnyObject] = [:]
  private var isTurning = false
  /// Does what tasks of the scene have to do.
  private(set) lazy var taskExecutor = TurnExecutor(self)

  package init(_ stage: Stage, screenScale: CGFloat = usualScreenScale) {
    (self.stage, self.screenScale) = (stage, screenScale)
    stage.displayLink(keepsAwake: false) { [unowned self] _ in turn { displayAnimatedDrawings() } }
  }

  /// The loop whose turn it is. Outside of any turn there is no stage, and nothing sensible could be done.
  /// - Parameter name: of what was called.
  package static func required(for name: @autoclosure () -> String) -> MainLoop {
    guard let current else {
      misuse("\(name()) was called outside of a scene: make views and use them in a ViewScene's functions")
    }
    return current
  }

  /// Does something, and then what follows from it.
  package func turn<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard !isTurning else { return try body() }
    isTurning = true
    defer { isTurning = false }
    return try Self.$current.withValue(self) {
      let result = try body()
      commit()
      return result
    }
  }

  /// A turn of its own, in so many seconds.
  package func after(_ delay: Double, _ body: @escaping () -> Void) {
    stage.after(delay) { [weak self] in self?.turn(body) }
  }

  /// Ends the scene with a reason.
  package func fail(_ reason: String) { stage.fail(.failed(reason)) }

  // MARK: Commit

  /// How often a turn's layout may ask for layout again.
  private static let roundLimit = 100

  private func commit() {
    var arrived: [CALayer] = []
    for _ in 0..<Self.roundLimit {
      let new = newLayers.flatMap(\.subtree)
      arrived += new
      newLayers = []
      let upperFirst = (new + layersToLayOut).filter(\.needsLayoutFlag).map { (depth: $0.depth, layer: $0) }
        .sorted { $0.depth < $1.depth }
      layersToLayOut = []
      for (_, layer) in upperFirst { layer.layOut() }
      layersToDisplay += new.filter(\.needsDisplayFlag)
      // What is drawn depends on where everything lies.
      guard layersToLayOut.isEmpty, newLayers.isEmpty else { continue }
      let drawings = layersToDisplay
      layersToDisplay = []
      for layer in drawings { layer.displayIfNeeded() }
      guard !layersToLayOut.isEmpty || !layersToDisplay.isEmpty || !newLayers.isEmpty else {
        // What came into the tree in this turn has been nowhere before, so that none of its changes was seen.
        for layer in arrived where layer.base.stage === stage { layer.isCommitted = true }
        return endTurn()
      }
    }
    let restless = (newLayers + layersToLayOut + layersToDisplay).map(\.owner)
    let names = Set(restless.map { "\(type(of: $0))" }).sorted().prefix(3).joined(separator: ", ")
    fail("layout and drawing ask for each other more than \(Self.roundLimit) times in a turn, last of \(names)")
  }

  private func endTurn() {
    // Who has begun a transaction and not committed it has it committed now.
    while let transaction = transactions.popLast() { transaction.close(on: self) }
    transactions = [CATransaction.Open()]
    for layer in layersWithNewContents { layer.contentsBefore = nil }
    layersWithNewContents = []
    for layer in changedLayers { layer.valuesBefore = [:] }
    changedLayers = []
  }

  private func displayAnimatedDrawings() {
    let layers = animatedDrawings
    animatedDrawings = []
    for layer in layers { layer.displayAnimated() }
  }
}

/// The time of the scene in seconds: there is no other.
public func CACurrentMediaTime() -> CFTimeInterval {
  MainLoop.required(for: "CACurrentMediaTime()").stage.time
}

public typealias CFTimeInterval = Double
