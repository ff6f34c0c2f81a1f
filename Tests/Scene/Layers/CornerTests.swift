import SpringformGeometry
import SpringformMotion
import SpringformMotionRecord
import SpringformScene
import Testing

@Suite("Corners of layers")
struct CornerTests {
  private let bounds = Rect(x: 0, y: 0, width: 10, height: 10)

  @Test("Background, border and clip have them")
  func everywhere() {
    let layer = square()
    layer.cornerRadii = CornerRadii(topLeft: 4, topRight: 3, bottomRight: 0, bottomLeft: 0)
    layer.borderWidth = 2
    layer.masksToBounds = true
    layer.addSublayer(square(.white))
    let commands = shown(layer)
    let outline = Path.roundedRect(bounds, cornerRadii: layer.cornerRadii)
    #expect(commands[0].path == outline)
    #expect(
      commands[1] == .beginGroup(Group(clip: Group.Clip(path: outline, transform: layer.transformToSuperlayer))))
    #expect(
      commands.last?.path
        == .roundedRect(
          bounds.insetBy(dx: 1, dy: 1),
          cornerRadii: CornerRadii(topLeft: 3, topRight: 2, bottomRight: 0, bottomLeft: 0)))
  }

  @Test("Core Animation's names choose corners and curve")
  func coreAnimation() {
    let layer = square()
    layer.cornerRadius = 4
    #expect(shown(layer)[0].path == .roundedRect(bounds, cornerRadius: 4))
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    #expect(shown(layer)[0].path == .roundedRect(bounds, cornerRadii: CornerRadii(topLeft: 4, topRight: 4)))
    layer.maskedCorners = [.layerMinXMaxYCorner]
    #expect(shown(layer)[0].path == .roundedRect(bounds, cornerRadii: CornerRadii(bottomLeft: 4)))
    layer.maskedCorners = .layerMaxXMaxYCorner
    layer.cornerCurve = .continuous
    #expect(
      shown(layer)[0].path == .roundedRect(bounds, cornerRadii: CornerRadii(bottomRight: 4), curve: .continuous))
  }

  @Test("One radius is all four, and is read as the largest")
  func oneRadius() {
    let layer = Layer()
    layer.cornerRadii = CornerRadii(topLeft: 1, topRight: 7, bottomRight: 0, bottomLeft: 2)
    #expect(layer.cornerRadius == 7)
    layer.cornerRadius = 3
    #expect(layer.cornerRadii == CornerRadii(3))
  }

  @Test("Radii are animated one by one, together and by a part")
  func animated() throws {
    let stage = Stage(size: Size(width: 100, height: 100))
    let layer = square()
    stage.rootLayer.addSublayer(layer)
    stage.animate(duration: 1, curve: .linear) {
      layer.cornerRadii = CornerRadii(topLeft: 4, topRight: 2, bottomRight: 0, bottomLeft: 0)
    }
    stage.advance(to: Clock(rate: 2).tick(1))
    #expect(layer.presentation.cornerRadii == CornerRadii(topLeft: 2, topRight: 1))
    let single = square()
    stage.rootLayer.addSublayer(single)
    single.add(animation: BasicAnimation(\Layer.cornerRadius, from: 0, to: 8, duration: 1))
    single.add(animation: BasicAnimation(\Layer.cornerRadii.topLeft, from: 0, to: 2, duration: 1))
    stage.advance(to: Clock(rate: 2).tick(2))
    #expect(single.presentation.cornerRadii == CornerRadii(topLeft: 1, topRight: 4, bottomRight: 4, bottomLeft: 4))
  }

  @Test("A motion record tells them under Core Animation's name")
  func recorded() throws {
    let stage = Stage(size: Size(width: 100, height: 100))
    stage.recordsMotion = true
    let (plain, card) = (square(), square())
    (plain.name, card.name) = ("plain", "card")
    [plain, card].forEach(stage.rootLayer.addSublayer)
    card.cornerRadius = 5
    card.maskedCorners = .layerMinXMinYCorner
    card.cornerCurve = .continuous
    stage.animate(duration: 1) { card.cornerRadii.topRight = 9 }
    for index in 0...2 { stage.advance(to: Clock(rate: 2).tick(index)) }
    let record = try #require(stage.motionRecord)
    #expect(record.animations.map(\.property) == ["cornerRadius"])
    #expect(record.animations[0].details["from"] == .number(5))
    #expect(record.animations[0].details["to"] == .numbers([5, 9, 5, 5]))
    let properties = record.objects.first { $0.path == "card" }?.properties
    #expect(properties?["cornerRadius"] == .constant(.numbers([5, 9, 5, 5])))
    #expect(properties?["maskedCorners"] == .constant(.number(1)))
    #expect(properties?["cornerCurve"] == .constant(.word("continuous")))
    let usual = record.objects.first { $0.path == "plain" }?.properties.keys.sorted()
    #expect(usual == ["backgroundColor", "bounds", "position"])
  }
}
