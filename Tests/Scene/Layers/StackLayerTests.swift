import SpringformGeometry
import SpringformMotion
import SpringformScene
import SpringformText
import Testing

@Suite("Stacks")
struct StackLayerTests {
  private let stage = Stage(size: Size(width: 400, height: 300))

  private func box(_ width: Double, _ height: Double) -> Layer {
    Layer(frame: Rect(x: 0, y: 0, width: width, height: height))
  }

  private func stack(_ axis: StackLayer.Axis?, spacing: Double = 0, _ layers: [Layer]) -> StackLayer {
    let stack = StackLayer(axis: axis, spacing: spacing)
    for layer in layers { stack.addArrangedSublayer(layer) }
    stack.anchorPoint = .zero
    stage.rootLayer.addSublayer(stack)
    return stack
  }

  @Test("A row puts layers side by side, as high as the highest, with padding around")
  func row() {
    let (a, b, c) = (box(10, 20), box(30, 40), box(50, 10))
    let row = stack(.horizontal, spacing: 5, [a, b, c])
    row.padding = Size(width: 3, height: 2)
    #expect(row.frame == Rect(x: 0, y: 0, width: 106, height: 44))
    #expect([a, b, c].map(\.frame.minX) == [3, 18, 53])
    #expect([a, b, c].map(\.frame.minY) == [12, 2, 17])
    row.alignment = .leading
    #expect([a, b, c].map(\.frame.minY) == [2, 2, 2])
    row.alignment = .trailing
    #expect([a, b, c].map(\.frame.maxY) == [42, 42, 42])
    row.spacing = -5
    #expect([a, b, c].map(\.frame.minX) == [3, 8, 33])
  }

  @Test("A column puts layers below each other; without an axis they lie on one another, in the middle")
  func column() {
    let (a, b) = (box(10, 20), box(30, 40))
    let column = stack(.vertical, spacing: 6, [a, b])
    #expect(column.frame.size == Size(width: 30, height: 66))
    #expect(a.frame == Rect(x: 10, y: 0, width: 10, height: 20))
    #expect(b.frame == Rect(x: 0, y: 26, width: 30, height: 40))
    column.axis = nil
    #expect(column.frame.size == Size(width: 30, height: 40))
    #expect(a.frame == Rect(x: 10, y: 10, width: 10, height: 20))
    #expect(b.frame == Rect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test("Room that is left in a given or a least size lies evenly before and after the row")
  func leftRoom() {
    let (a, b) = (box(10, 20), box(30, 20))
    let row = stack(.horizontal, spacing: 10, [a, b])
    row.minimumSize = Size(width: 100, height: 0)
    #expect([a, b].map(\.frame.minX) == [25, 45])
    row.bounds = Rect(x: 7, y: 0, width: 70, height: 60)
    #expect([a, b].map(\.frame.minX) == [17, 37])
    #expect([a, b].map(\.frame.minY) == [20, 20])
    #expect(row.frame.size == Size(width: 70, height: 60))
  }

  @Test("Anchors and transforms do not change what room a layer takes")
  func anchors() {
    let (a, b) = (box(10, 20), box(30, 20))
    let row = stack(.horizontal, [a, b])
    row.anchorPoint = Point(x: 0.5, y: 0.5)
    row.position = Point(x: 100, y: 50)
    a.anchorPoint = Point(x: 1, y: 0)
    a.transform = AffineTransform(scaleX: 2, y: 2)
    #expect(row.frame == Rect(x: 80, y: 40, width: 40, height: 20))
    // The row's coordinates begin at its anchor point; a is twice as large about its right upper corner.
    #expect(a.frame == Rect(x: -30, y: -10, width: 20, height: 40))
    #expect(b.frame == Rect(x: -10, y: -10, width: 30, height: 20))
    #expect(b.convert(.zero, to: nil) == Point(x: 90, y: 40))
    #expect(stage.rootLayer.hitTest(Point(x: 119, y: 59)) === b)
  }

  @Test("Hidden layers take no room, and others than the arranged ones lie where they are put")
  func others() {
    let (a, b, c, free) = (box(10, 20), box(30, 20), box(50, 20), box(4, 4))
    let row = stack(.horizontal, spacing: 5, [a, c])
    row.addSublayer(free)
    row.insertArrangedSublayer(b, at: 1)
    free.position = Point(x: 90, y: 9)
    #expect(row.arrangedSublayers.map(ObjectIdentifier.init) == [a, b, c].map(ObjectIdentifier.init))
    #expect([a, b, c, free].map(\.frame.minX) == [0, 15, 50, 88])
    b.isHidden = true
    #expect([a, c].map(\.frame.minX) == [0, 15])
    #expect(row.frame.width == 65)
    c.removeFromSuperlayer()
    #expect(!c.isArranged && row.frame.width == 10)
    stage.rootLayer.addSublayer(c)
    #expect(c.frame == Rect(x: 0, y: 0, width: 50, height: 20))
    // What cannot be a sublayer is not arranged.
    row.addArrangedSublayer(stage.rootLayer)
    #expect(stage.error == .layerInsideItself(name: nil) && !stage.rootLayer.isArranged)
  }

  @Test("The others make way for a layer whose size is animated, as it is shown")
  func animation() {
    let (a, b) = (box(10, 20), box(30, 20))
    let row = stack(.horizontal, spacing: 5, [a, b])
    stage.animate(duration: 1, curve: .linear) { a.bounds.size.width = 50 }
    #expect(b.frame.minX == 55)
    stage.advance(to: Clock(rate: 2).tick(1))
    #expect(abs(b.presentation.frame.minX - 35) < 1e-9)
    #expect(abs(row.presentation.frame.width - 65) < 1e-9)
    let commands = stage.displayList(background: .white, showsTouches: false).commands
    #expect(commands.isEmpty)
    b.backgroundColor = Color(red: 1, green: 0, blue: 0)
    let command = stage.displayList(background: .white, showsTouches: false).commands.first
    #expect(abs((command?.transform?.tx ?? 0) - 35) < 1e-9)
  }

  @Test("Stacks lie in stacks, and follow the words that they hold")
  func nesting() throws {
    let label = TextLayer("one", font: Font(size: 20))
    let pill = StackLayer(axis: nil)
    pill.padding = Size(width: 12, height: 4)
    pill.addArrangedSublayer(label)
    let end = box(8, 8)
    let row = stack(.horizontal, spacing: 6, [pill, end])
    for word in ["one", "seventeen", ""] {
      label.string = word
      let size = try FontLibrary().layout(word, font: Font(size: 20)).size
      #expect(abs(row.frame.width - size.width - 24 - 6 - 8) < 1e-9)
      #expect(abs(row.frame.height - size.height - 8) < 1e-9)
      #expect(abs(end.frame.minX - size.width - 30) < 1e-9)
      #expect(abs(label.frame.midX) < 1e-9 && abs(label.frame.midY) < 1e-9)
    }
  }

  @Test("A stack is touched where it shows, beside its words and on them")
  func touches() throws {
    let label = TextLayer("ok", font: Font(size: 20))
    let pill = stack(nil, [label])
    pill.padding = Size(width: 30, height: 10)
    pill.masksToBounds = true
    let (middle, width) = (label.frame.center, pill.frame.width)
    #expect(stage.rootLayer.hitTest(middle) === pill)
    #expect(stage.rootLayer.hitTest(Point(x: 2, y: 2)) === pill)
    #expect(stage.rootLayer.hitTest(Point(x: width + 1, y: 2)) === stage.rootLayer)
    label.addGestureRecognizer(TapRecognizer { _ in })
    #expect(stage.rootLayer.hitTest(middle) === label)
  }

  @Test("A thousand layers are drawn in one go")
  func many() {
    let boxes = (0..<1000).map { _ in box(1, 1) }
    for box in boxes { box.backgroundColor = Color(red: 1, green: 0, blue: 0) }
    _ = stack(.horizontal, boxes)
    let places = stage.displayList(background: .white, showsTouches: false).commands.map { $0.transform?.tx ?? -1 }
    #expect(places == (0..<1000).map(Double.init))
  }
}
