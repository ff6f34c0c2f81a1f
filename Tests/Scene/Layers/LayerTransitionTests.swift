import SpringformGeometry
import SpringformMotion
import SpringformScene
import Testing

@Suite("Transitions of layers")
struct LayerTransitionTests {
  private let box = Rect(x: 0, y: 0, width: 40, height: 20)

  /// What a layer at (10, 10) shows when a transition that turns it from black to white has come so far.
  private func commands(
    _ transition: TransitionAnimation<Layer>, at progress: Double, _ change: (Layer) -> Void = { _ in }
  ) -> [DisplayList.Command] {
    let stage = Stage(size: Size(width: 100, height: 100))
    let layer = Layer(frame: Rect(x: 10, y: 10, width: 40, height: 20), backgroundColor: .black)
    stage.rootLayer.addSublayer(layer)
    var transition = transition
    transition.duration = 1
    layer.add(transition)
    layer.backgroundColor = .white
    change(layer)
    let clock = Clock(rate: 100)
    for index in 0...Int((progress * 100).rounded()) { stage.advance(to: clock.tick(index)) }
    #expect(stage.error == nil)
    return stage.displayList(background: .clear, showsTouches: false).commands
  }

  private func fill(_ color: Color, at x: Double, _ y: Double) -> DisplayList.Command {
    .fill(.rect(box), rule: .nonZero, paint: .color(color), transform: AffineTransform(translationX: x, y: y))
  }

  @Test("What is new comes from its side, and what was goes to the other, each by its share of the size")
  func slides() {
    #expect(
      commands(TransitionAnimation(.push), at: 0.25) == [fill(.black, at: 20, 10), fill(.white, at: -20, 10)])
    #expect(
      commands(TransitionAnimation(.push, from: .bottom), at: 0.25)
        == [fill(.black, at: 10, 5), fill(.white, at: 10, 25)])
    #expect(
      commands(TransitionAnimation(.moveIn, from: .right), at: 0.25)
        == [fill(.black, at: 10, 10), fill(.white, at: 40, 10)])
    #expect(
      commands(TransitionAnimation(.reveal, from: .top), at: 0.25)
        == [fill(.white, at: 10, 10), fill(.black, at: 10, 15)])
  }

  @Test("A fade adds both pictures, each by its share, within a picture of their own")
  func fades() {
    let faded = commands(TransitionAnimation(), at: 0.25)
    #expect(faded.first == .beginGroup(Group(compositing: .sourceOver)) && faded.last == .endGroup)
    #expect(faded.dropFirst().first == fill(Color.black.withAlpha(0.75), at: 10, 10))
    #expect(faded.contains(.beginGroup(Group(opacity: 0.25, blendMode: .plusLighter))))
  }

  @Test("A card's sides are seen one after the other, from twice as far away as it is long")
  func flips() {
    for (progress, color, angle) in [(0.25, Color.black, Double.pi / 4), (0.75, .white, -.pi / 4)] {
      let turned = commands(TransitionAnimation(.flip), at: progress)
      var view = Transform3D.identity
      view.perspective = 80
      let card = Transform3D(rotationAngle: angle, x: 0, y: 1, z: 0).concatenating(view).about(box.center)
      guard case .beginGroup(let group) = turned.first, let seen = group.projection else {
        Issue.record("no projection")
        continue
      }
      let expected = Projection(card).concatenating(Projection(AffineTransform(translationX: 10, y: 10)))
      for corner in box.corners {
        let (a, b) = (seen.image(of: corner) ?? .zero, expected.image(of: corner) ?? .zero)
        #expect((a - b).length < 1e-9)
      }
      #expect(turned.dropFirst().first == fill(color, at: 0, 0))
    }
    #expect(commands(TransitionAnimation(.flip), at: 0.5).isEmpty)
  }

  @Test("It goes a part of the way, begins with a picture that it is given, and ends with what the layer is")
  func goesAPartOfTheWay() {
    var part = TransitionAnimation<Layer>(.push)
    (part.startProgress, part.endProgress) = (0.5, 0.75)
    let rect = box
    part.picture = Drawing { $0.fill(.rect(rect), with: .red) }
    #expect(commands(part, at: 0.4) == [fill(.red, at: 34, 10), fill(.white, at: -6, 10)])
    #expect(commands(part, at: 1.1) == [fill(.white, at: 10, 10)])
  }

  @Test("A layer that is hidden now still shows what it was, and a picture of it is taken as it is shown")
  func hidden() {
    var taken: Drawing?
    let gone = commands(TransitionAnimation(.push), at: 0.25) { layer in
      layer.isHidden = true
      layer.stage?.at(0.25) { taken = Drawing(of: layer) }
    }
    #expect(gone == [fill(.black, at: 20, 10)])
    #expect(
      taken
        == Drawing { $0.withTransform(AffineTransform(translationX: 10, y: 0)) { $0.fill(.rect(box), with: .black) } })
  }

  @Test("Those that mask to their bounds do so on the way")
  func clipped() {
    let cut = commands(TransitionAnimation(.push), at: 0.25) { $0.masksToBounds = true }
    guard case .beginGroup(let group) = cut.first else { return #expect(Bool(false)) }
    #expect(group.clip == Group.Clip(path: .rect(box), transform: AffineTransform(translationX: 10, y: 10)))
  }
}
