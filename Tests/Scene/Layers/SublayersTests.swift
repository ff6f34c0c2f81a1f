import SpringformGeometry
import SpringformScene
import Testing

@Suite("Sublayers")
struct SublayersTests {
  private func named(_ name: String) -> Layer {
    let layer = Layer()
    layer.name = name
    return layer
  }

  private func names(_ layer: Layer) -> [String] { layer.sublayers.compactMap(\.name) }

  @Test("Sublayers are put below, above, at an index, and in each other's place")
  func editing() {
    let parent = Layer()
    let (a, b, c, d) = (named("a"), named("b"), named("c"), named("d"))
    parent.addSublayer(b)
    parent.insertSublayer(a, below: b)
    parent.insertSublayer(c, above: a)
    #expect(names(parent) == ["a", "c", "b"])
    parent.insertSublayer(d, at: 1)
    #expect(names(parent) == ["a", "d", "c", "b"])
    // The index counts the others: a comes out first.
    parent.insertSublayer(a, at: 2)
    #expect(names(parent) == ["d", "c", "a", "b"])
    parent.insertSublayer(d, above: b)
    #expect(names(parent) == ["c", "a", "b", "d"])
    parent.insertSublayer(d, below: d)
    #expect(names(parent) == ["c", "a", "b", "d"])
    parent.replaceSublayer(a, with: d)
    #expect(names(parent) == ["c", "d", "b"])
    #expect(a.superlayer == nil && d.superlayer === parent)
    parent.insertSublayer(a, at: -3)
    parent.insertSublayer(c, at: 99)
    #expect(names(parent) == ["a", "d", "b", "c"])
    // A stranger as the sibling.
    parent.insertSublayer(a, below: named("stranger"))
    parent.replaceSublayer(named("stranger"), with: b)
    #expect(names(parent) == ["d", "b", "c", "a"])
  }

  @Test("A layer that only changes its place keeps its animations; one that leaves the stage loses them")
  func animations() {
    let stage = Stage(size: Size(width: 10, height: 10))
    let (a, b) = (Layer(), Layer())
    stage.rootLayer.addSublayer(a)
    stage.rootLayer.addSublayer(b)
    stage.animate(duration: 1) { a.opacity = 0 }
    stage.rootLayer.insertSublayer(a, above: b)
    b.addSublayer(a)
    #expect(a.presentation.opacity == 1)
    a.removeFromSuperlayer()
    #expect(a.presentation.opacity == 0)
    #expect(a.stage == nil)
  }

  @Test("Higher positions are drawn later, equal ones in their order; what is not a number counts as 0")
  func zPosition() {
    let parent = Layer()
    let heights: [Double] = [1, 0, .nan, -1, 1, .infinity, -.infinity]
    for (index, height) in heights.enumerated() {
      let layer = square(Color(white: Double(index)))
      layer.zPosition = height
      parent.addSublayer(layer)
    }
    #expect(shown(parent).compactMap { $0.color?.red } == [6, 3, 1, 2, 0, 4, 5])
    #expect(parent.sublayers.map(\.backgroundColor.red) == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test("The position is animated")
  func zPositionMoves() {
    let stage = Stage(size: Size(width: 10, height: 10))
    let (a, b) = (square(.black), square(.white))
    a.zPosition = 1
    for layer in [a, b] { stage.rootLayer.addSublayer(layer) }
    stage.animate(duration: 1) { a.zPosition = -1 }
    #expect(stage.displayList(background: .white, showsTouches: false).commands.last?.color == .black)
    stage.animate(duration: 0) { b.zPosition = 0.5 }
    a.removeAllAnimations()
    #expect(stage.displayList(background: .white, showsTouches: false).commands.last?.color == .white)
  }

  @Test("No way of adding puts a layer below itself")
  func insideItself() {
    func replace(_ outer: Layer, _ inner: Layer) {
      let other = Layer()
      inner.addSublayer(other)
      inner.replaceSublayer(other, with: outer)
    }
    let edits: [(_ outer: Layer, _ inner: Layer) -> Void] = [
      { outer, inner in inner.addSublayer(outer) },
      { outer, inner in inner.insertSublayer(outer, at: 0) },
      { outer, inner in outer.addSublayer(outer) },
      { outer, inner in inner.mask = outer },
      { outer, inner in outer.mask = outer },
      replace,
    ]
    for edit in edits {
      let stage = Stage(size: Size(width: 10, height: 10))
      let (outer, inner) = (named("outer"), Layer())
      stage.rootLayer.addSublayer(outer)
      outer.addSublayer(inner)
      edit(outer, inner)
      #expect(stage.error == .layerInsideItself(name: "outer"))
      #expect(inner.superlayer === outer && outer.superlayer === stage.rootLayer)
      #expect(outer.mask == nil && inner.mask == nil)
    }
  }

  @Test("Layers are nested only so deep, and the deepest can be drawn")
  func depth() {
    let stage = Stage(size: Size(width: 10, height: 10))
    let deepest = nest(Layer.maximumDepth - 1, below: stage.rootLayer)
    #expect(deepest.stage === stage && stage.error == nil)
    _ = stage.displayList(background: .white, showsTouches: false)
    var chain = Layer()
    for _ in 0..<2 * Layer.maximumDepth {
      let outer = Layer()
      outer.addSublayer(chain)
      chain = outer
    }
    #expect(chain.sublayers.count <= 1)
  }

  @Test("To replace a layer that is no sublayer is the stage's error, and changes nothing")
  func replacedStranger() {
    let stage = Stage(size: Size(width: 10, height: 10))
    let child = named("child")
    stage.rootLayer.name = "root"
    stage.rootLayer.addSublayer(child)
    stage.rootLayer.replaceSublayer(named("stranger"), with: named("new"))
    #expect(stage.error == .notASublayer(name: "stranger", superlayer: "root"))
    #expect(names(stage.rootLayer) == ["child"])
  }

  @Test("A layer beyond the greatest depth is the stage's error, which names it and its superlayer")
  func tooDeep() {
    let edits: [(_ deepest: Layer, _ layer: Layer) -> Void] = [
      { $0.addSublayer($1) }, { $0.insertSublayer($1, at: 0) }, { $0.mask = $1 },
    ]
    for edit in edits {
      let stage = Stage(size: Size(width: 10, height: 10))
      let deepest = nest(Layer.maximumDepth - 1, below: stage.rootLayer)
      deepest.name = "deepest"
      edit(deepest, named("new"))
      #expect(stage.error == .layersTooDeep(limit: 256, name: "new", superlayer: "deepest"))
      #expect(deepest.sublayers.isEmpty && deepest.mask == nil)
    }
  }

  /// Layers one below the other, masks and sublayers in turn; the lowest one.
  private func nest(_ count: Int, below layer: Layer) -> Layer {
    var layer = layer
    for index in 0..<count {
      let next = square()
      next.opacity = 0.999
      if index.isMultiple(of: 2) { layer.mask = next } else { layer.addSublayer(next) }
      layer = next
    }
    return layer
  }
}
