import FlipCardDemo
import Springform
import Testing
import UIKit
import ViewScenes

/// A component's own pictures and colours, from the catalogue beside its source.
@Suite struct PictureComponentTests {
  private func picture(at time: Double, _ style: UIUserInterfaceStyle = .light) throws -> Bitmap {
    let scene = FlipCardDemo(style)
    let stage = Stage(size: scene.size)
    scene.build(on: stage)
    let clock = Clock(rate: 50)
    for index in 0...Int(time * 50) where stage.error == nil { stage.advance(to: clock.tick(index)) }
    #expect(stage.error == nil)
    return try Renderer(scale: 1).render(stage.displayList(background: .white, showsTouches: false))
  }

  @Test func cataloguesAreRead() throws {
    let day = try picture(at: 0)
    #expect(day[80, 100] == 0xFFFF_9900 && day[80, 50] == 0xFFFF_F4D6)
    #expect(try picture(at: 0, .dark)[80, 50] == 0xFF28_2C46)
  }

  /// A screen beside the component's folder has `@objc` and `#selector` as the component has.
  @Test func screensMayBeTranslatedToo() throws {
    let scene = FlipCardScreenDemo()
    let stage = Stage(size: scene.size)
    scene.build(on: stage)
    func cards(in layer: Layer) -> [Layer] {
      layer.sublayers.flatMap { [$0] + cards(in: $0) }.filter { $0.typeName == "FlipCard" }
    }
    let card = try #require(cards(in: stage.rootLayer).first)
    var alphas: [Double] = []
    for index in 0...25 {
      stage.advance(to: Clock(rate: 50).tick(index))
      if index == 10 || index == 20 { alphas.append(card.opacity) }
    }
    #expect(stage.error == nil && alphas == [1, 0.5])
  }

  /// The card shows its other side after the turn, and neither when it is halfway round.
  @Test func cardIsTurned() throws {
    let night = try picture(at: 1)
    #expect(night[65, 110] == 0xFF33_3399 && night[80, 50] == 0xFFFF_F4D6)
    let turning = try picture(at: 0.36)
    #expect(turning[40, 100] == 0xFFFF_FFFF && turning[80, 100] != 0xFFFF_FFFF)
  }
}
