import SpringformGeometry
import SpringformScene
import SpringformText
import Testing

@Suite("Text layers with attributed texts")
struct AttributedTextLayerTests {
  private let font = Font(size: 20)

  private func layer(
    _ runs: [AttributedText.Run], bounds: Rect = Rect(x: 0, y: 0, width: 200, height: 40)
  ) -> (TextLayer, Stage) {
    let (stage, layer) = (Stage(size: Size(width: 200, height: 100)), TextLayer())
    (layer.attributedText, layer.bounds) = (AttributedText(runs), bounds)
    layer.position = Point(x: 100, y: 50)
    stage.rootLayer.addSublayer(layer)
    return (layer, stage)
  }

  private func run(_ string: String, _ change: (inout TextAttributes) -> Void) -> AttributedText.Run {
    var attributes = TextAttributes(font: font)
    change(&attributes)
    return AttributedText.Run(string, attributes)
  }

  private func commands(_ stage: Stage) -> [DisplayList.Command] {
    stage.displayList(background: .white, showsTouches: false).commands
  }

  @Test("Each run is filled with its colour, and backgrounds lie below all of them")
  func colors() {
    let (layer, stage) = layer([
      run("one") { ($0.color, $0.backgroundColor) = (.red, .yellow) }, run("two") { $0.color = .blue },
    ])
    let paints = commands(stage).compactMap { command -> Paint? in
      if case .fill(_, _, let paint, _) = command { paint } else { nil }
    }
    #expect(paints == [.color(.yellow), .color(.red), .color(.blue)])
    #expect(stage.error == nil && layer.sizeThatFits(.zero).width > 50)
  }

  @Test("Lines are stroked through and below, in one colour or another, and outlines and shadows are drawn")
  func rules() {
    let (_, stage) = layer([
      run("text") {
        $0.underline = TextAttributes.Rule(color: .red, thickness: 2, isDouble: true, dashes: [3, 1])
        $0.strikethrough = TextAttributes.Rule()
        $0.stroke = TextAttributes.Stroke(color: .blue, width: 1.5)
        $0.shadow = TextAttributes.Shadow(color: .gray, offset: Vector(dx: 1, dy: 2), radius: 3)
      }
    ])
    let commands = commands(stage)
    let strokes = commands.compactMap { command -> (StrokeStyle, Paint)? in
      if case .stroke(_, let style, let paint, _) = command { (style, paint) } else { nil }
    }
    #expect(strokes.map(\.1) == [.color(.red), .color(.red), .color(.blue), .color(.black)])
    #expect(strokes[0].0.width == 2 * strokes[3].0.width && strokes[2].0.width == 1.5)
    #expect(strokes[0].0.dashes == [3, 1].map { $0 * strokes[0].0.width })
    let shadows = commands.compactMap { command -> Double? in
      if case .beginGroup(let group) = command { group.shadow?.radius } else { nil }
    }
    #expect(shadows == [3])
  }

  @Test("A text of its own size lies about its position, and one with bounds where its paragraph is aligned")
  func places() throws {
    func left(_ alignment: Paragraph.Alignment, truncation: Paragraph.Truncation, bounds: Rect) throws -> Double {
      let (layer, stage) = layer([run("H") { $0.paragraph.alignment = alignment }], bounds: bounds)
      layer.truncation = truncation
      let drawn = try #require(commands(stage).first { $0.path != nil })
      let width = layer.sizeThatFits(.zero).width
      return try #require(drawn.path?.controlBounds).minX + (drawn.transform?.tx ?? 0) - (100 - width / 2)
    }
    let bearing = try left(.leading, truncation: .tail, bounds: .zero)
    #expect(bearing > 0 && bearing < 4)
    let bounds = Rect(x: 0, y: 0, width: 200, height: 40)
    for truncation in [Paragraph.Truncation.tail, .none] {
      let center = try left(.center, truncation: truncation, bounds: bounds)
      let start = try left(.leading, truncation: truncation, bounds: bounds)
      #expect(abs(center - bearing) < 0.01 && start < -80)
    }
  }
}
