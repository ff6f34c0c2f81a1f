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
  /// Which of the scene's turns this is.
  private var turnNumber = 0
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
    turnNumber += 1
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
      // Of a scene that has failed nothing is seen any more.
      guard stage.error == nil else { return endTurn() }
      let new = newLayers.flatMap(\.subtree)
      arrived += new
      newLayers = []
      // Each once in a round, however often it has asked.
      var known: Set<ObjectIdentifier> = []
      let upperFirst = (new + layersToLayOut)
        .filter { $0.needsLayoutFlag && known.insert(ObjectIdentifier($0)).inserted }
        .map { (depth: $0.depth, layer: $0) }.sorted { $0.depth < $1.depth }
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

  // MARK: Layout that never ends

  /// How often a layer may be in the middle of its own layout.
  static let layoutDepthLimit = 100
  /// How often a layer may be laid out in one turn, by whomever: a cell that is measured for each of thousands of rows is laid out as often.
  private static let layoutPassLimit = 10_000

  /// Whether a layer may be laid out once more. A scene that one has brought to its end lays out nothing else, as what asks for layout
  /// without end may ask for it in several places each time.
  func mayLayOut(_ layer: CALayer) -> Bool {
    guard stage.error == nil else { return false }
    layer.layoutPasses = (turnNumber, layer.layoutPasses.turn == turnNumber ? layer.layoutPasses.count + 1 : 1)
    if layer.layoutDepth >= Self.layoutDepthLimit {
      fail("a \(type(of: layer.owner)) lays itself out in its own layout, and so on without end")
    } else if layer.layoutPasses.count > Self.layoutPassLimit {
      fail("a \(type(of: layer.owner)) is laid out more than \(Self.layoutPassLimit) times in a turn")
    }
    return stage.error == nil
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
