import SpringformGeometry
import SpringformScene
import Testing

@Suite("Masks and effects on colours as a canvas records them")
struct CanvasEffectTests {
  private let path = Path.rect(Rect(x: 0, y: 0, width: 10, height: 10))
  private let effect = ColorEffect.matrix(ColorMatrix(alpha: .init(0, 0, 0, 0.5, 0)))

  private func fill(_ color: Color, _ transform: AffineTransform = .identity) -> DisplayList.Command {
    .fill(path, rule: .nonZero, paint: .color(color), transform: transform)
  }

  private func recorded(_ draw: (inout Canvas) -> Void) -> [DisplayList.Command] {
    var canvas = Canvas()
    draw(&canvas)
    return canvas.commands
  }

  @Test("A mask's group says how it is read")
  func masks() {
    let commands = recorded { canvas in
      canvas.withMask(coverage: .luminance, isInverted: true) {
        $0.fill(path, with: .white)
      } _: {
        $0.fill(path, with: .black)
      }
    }
    #expect(
      commands == [
        .beginGroup(Group(maskCoverage: .luminance, isMaskInverted: true)), fill(.black), .beginMask, fill(.white),
        .endGroup,
      ])
  }

  @Test("A mask that draws nothing leaves nothing, or everything when it is inverted", arguments: MaskCoverage.allCases)
  func emptyMask(coverage: MaskCoverage) {
    func commands(isInverted: Bool, _ body: (inout Canvas) -> Void) -> [DisplayList.Command] {
      recorded { $0.withMask(coverage: coverage, isInverted: isInverted, { _ in }, body) }
    }
    #expect(commands(isInverted: false) { $0.fill(path, with: .black) } == [])
    #expect(commands(isInverted: true) { $0.fill(path, with: .black) } == [fill(.black)])
    #expect(commands(isInverted: true) { _ in } == [])
    // Nor is a mask of nothing one.
    #expect(recorded { $0.withMask(isInverted: true, { $0.fill(path, with: .white) }, { _ in }) } == [])
  }

  @Test("Effects make a group; none makes none")
  func effects() {
    #expect(recorded { $0.withColorEffects([]) { $0.fill(path, with: .black) } } == [fill(.black)])
    #expect(recorded { $0.withColorEffects([effect]) { _ in } } == [])
    #expect(
      recorded { $0.withColorEffects([effect]) { $0.fill(path, with: .black) } } == [
        .beginGroup(Group(colorEffects: [effect])), fill(.black), .endGroup,
      ])
  }

  @Test("What is kept and drawn again elsewhere keeps both")
  func moved() {
    let drawing = Drawing { canvas in
      canvas.withColorEffects([effect]) { canvas in
        canvas.withMask(coverage: .luminance, isInverted: true) {
          $0.fill(path, with: .white)
        } _: {
          $0.fill(path, with: .black)
        }
      }
    }
    let place = AffineTransform(scaleX: 3, y: 3)
    #expect(
      recorded { canvas in canvas.withTransform(place) { $0.draw(drawing) } } == [
        .beginGroup(Group(colorEffects: [effect])),
        .beginGroup(Group(maskCoverage: .luminance, isMaskInverted: true)), fill(.black, place), .beginMask,
        fill(.white, place), .endGroup, .endGroup,
      ])
  }

  @Test("A tint multiplies what comes of effects, and no mask's luminance")
  func tinted() {
    let (tint, half) = (Color(red: 1, green: 0.5, blue: 0), Color(white: 0.5))
    let shadow = Shadow(color: .white, offset: .zero, radius: 1)
    let commands: [DisplayList.Command] = [
      .beginGroup(Group(shadow: shadow, colorEffects: [effect])), .beginGroup(Group(shadow: shadow)), fill(.white),
      .endGroup, .beginMask, fill(.white), .endGroup, fill(.white),
      .beginGroup(Group(maskCoverage: .luminance)), .beginGroup(Group()), fill(half), .endGroup, .beginMask,
      .beginGroup(Group(shadow: shadow)), fill(.white), .endGroup, fill(half), .endGroup, fill(half),
      .beginGroup(Group()), fill(half), .beginMask, fill(half), .endGroup, fill(.white),
    ]
    let (white, gray) = (fill(tint), fill(Color(red: 0.5, green: 0.25, blue: 0)))
    let factors = ColorMatrix(
      red: .init(1, 0, 0, 0, 0), green: .init(0, 0.5, 0, 0, 0), blue: .init(0, 0, 0, 0, 0))
    let tintedShadow = Shadow(color: tint, offset: .zero, radius: 1)
    #expect(
      recorded { $0.replay(commands, transform: .identity, tint: tint) } == [
        .beginGroup(Group(shadow: tintedShadow, colorEffects: [effect, .matrix(factors)])),
        .beginGroup(Group(shadow: shadow)), fill(.white), .endGroup, .beginMask, fill(.white), .endGroup, white,
        .beginGroup(Group(maskCoverage: .luminance)), .beginGroup(Group()), gray, .endGroup, .beginMask,
        .beginGroup(Group(shadow: shadow)), fill(.white), .endGroup, fill(half), .endGroup, gray,
        .beginGroup(Group()), gray, .beginMask, gray, .endGroup, white,
      ])
  }
}
