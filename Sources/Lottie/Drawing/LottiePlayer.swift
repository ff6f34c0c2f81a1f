import SpringformGeometry
import SpringformScene

/// Lays a moment of a file as drawing commands.
///
/// It draws as lottie-web 5.13 does with SVG, whose pictures are what exporters and designers look at; where it does otherwise is
/// listed in the article about Lottie files.
struct LottiePlayer {
  let document: LottieDocument
  /// What replaces the colours of key paths.
  let colors: [String: Color]
  /// The layer whose properties are read: what expressions stand in.
  var scope: Scope?
  /// The numbers of expressions that are asking each other, and what the first of them may still do.
  var evaluating: [Int] = []
  var work: ExpressionWork?
  /// Where errors of expressions are noted.
  let problems: Problems?
  /// What the moment that is being drawn may still cost.
  private(set) var limits = MomentLimits()
  private(set) var results = ExpressionResults()

  init(_ document: LottieDocument, colors: [String: Color] = [:], problems: Problems? = nil) {
    self.document = document
    self.colors = colors
    self.problems = problems
  }

  /// Draws the whole file.
  /// - Parameter frame: of the file.
  /// - Returns: whether all of it was laid, and no limit met.
  @discardableResult
  func draw(frame: Double, into canvas: inout Canvas) -> Bool {
    var player = self
    player.limits = MomentLimits()
    player.results = ExpressionResults()
    // Objects among them hold the player, which holds them.
    defer { player.results.forget() }
    canvas.withClip(.rect(Rect(origin: .zero, size: document.size))) { canvas in
      player.draw(document.main, at: frame, in: nil, into: &canvas)
    }
    if player.limits.isExhausted { problems?.isTooMuch = true }
    return !player.limits.isExhausted
  }

  /// - Parameter frame: in the composition's own time.
  func draw(_ composition: Composition, at frame: Double, in outer: Scope?, into canvas: inout Canvas) {
    guard composition.hasBlendModes else { return drawLayers(of: composition, at: frame, in: outer, into: &canvas) }
    canvas.compose { canvas in drawLayers(of: composition, at: frame, in: outer, into: &canvas) }
  }

  private func drawLayers(of composition: Composition, at frame: Double, in outer: Scope?, into canvas: inout Canvas) {
    let view = view(of: composition, at: frame, in: outer)
    for index in drawingOrder(of: composition, view, at: frame, in: outer) {
      let scope = Scope(composition, layer: index, frame: frame, outer: outer, view: view)
      scoped(scope).drawLayer(into: &canvas)
    }
  }

  /// The same player, reading a layer's properties.
  func scoped(_ scope: Scope) -> LottiePlayer {
    var player = self
    player.scope = scope
    return player
  }

  // MARK: Values

  func value(_ property: Property<Numbers>, at frame: Double) -> Numbers {
    guard property.isAnimated || property.expression != nil else { return property.value }
    let keyed = property.keyedPlace(at: frame)
    return property.expression.flatMap { evaluate($0, property, keyed, at: frame) } ?? keyed
  }

  func value(_ property: Property<Outline>, at frame: Double) -> Outline {
    property.expression.flatMap { evaluate($0, property, at: frame) } ?? property.keyedValue(at: frame)
  }

  func number(_ property: Property<Numbers>, at frame: Double) -> Double { value(property, at: frame).x }

  /// A percentage as a share of one.
  func share(_ property: Property<Numbers>, at frame: Double) -> Double {
    min(max(number(property, at: frame) / 100, 0), 1)
  }

  /// What a moment may cost, whatever expressions and easings make of a file: all of them share what they may do.
  final class MomentLimits {
    /// The steps that are left to expressions.
    var steps = 5 * ExpressionWork.maximumSteps
    /// How many shapes may still be laid, those that are repeated counted again.
    private var shapes = 4 * LottieAnimation.maximumItems
    /// How many corners outlines may still have.
    private var corners = LottieAnimation.maximumCorners

    var isExhausted: Bool { shapes < 0 || corners < 0 }

    /// What is left.
    var left: (shapes: Int, corners: Int) { (shapes, corners) }

    /// Takes room for so many shapes and corners, or nothing where there is too little.
    func takes(shapes: Int, corners: Int) -> Bool {
      guard shapes <= self.shapes, corners <= self.corners else { return false }
      self.shapes -= shapes
      self.corners -= corners
      return true
    }

    /// Whether there is room for a shape more.
    func takesShape() -> Bool {
      shapes -= 1
      return !isExhausted
    }

    /// Whether there is room for so many corners more.
    func takes(corners count: Int) -> Bool {
      guard corners >= 0, count <= corners else {
        corners = -1
        return false
      }
      corners -= count
      return true
    }
  }

  /// A layer where it is shown.
  final class Scope {
    let composition: Composition
    let index: Int
    /// The composition's.
    let frame: Double
    /// The layer that shows the composition.
    let outer: Scope?
    /// What the composition's camera sees of it where it lies in space.
    let view: Transform3D?

    init(_ composition: Composition, layer index: Int, frame: Double, outer: Scope?, view: Transform3D? = nil) {
      (self.composition, self.index, self.frame, self.outer) = (composition, index, frame, outer)
      self.view = view
    }

    var layer: LayerModel { composition.layers[index] }

    /// Another layer of the same composition.
    func other(_ index: Int) -> Scope { Scope(composition, layer: index, frame: frame, outer: outer, view: view) }
  }
}
