import SpringformGeometry
import SpringformMotion
import SpringformScene
import Testing

@testable import SpringformPipeline

@Suite("Which moments a film strip shows")
struct MomentChoiceTests {
  private func choice(_ stretches: [Range<Int>], _ events: [MomentChoice.Event] = []) -> MomentChoice {
    MomentChoice(count: 100, stretches: stretches, weights: Array(repeating: 1, count: 100), events: events)
  }

  @Test("The first and the last; then each stretch, the longest first where there are too few")
  func stretches() {
    let three = choice([10..<20, 40..<42, 60..<90])
    #expect(three.stops(2) == [0, 99])
    #expect(three.stops(3) == [0, 75, 99])
    #expect(three.stops(4) == [0, 15, 75, 99])
    #expect(three.stops(5) == [0, 15, 41, 75, 99])
  }

  @Test("Then what is at rest between two, as late as it can be seen; all else evenly in the time of motion")
  func rests() {
    let two = choice([10..<20, 40..<60])
    #expect(two.stops(5) == [0, 15, 39, 50, 99])
    #expect(two.stops(8) == [0, 12, 17, 39, 43, 50, 56, 99])
  }

  @Test("A touch or an animation that would be missed has a picture, as far as there are enough")
  func events() {
    let long = [10..<90]
    let tap = MomentChoice.Event(refreshes: 20...25, best: 20)
    #expect(choice(long).stops(5) == [0, 23, 50, 76, 99])
    #expect(choice(long, [tap]).stops(4) == [0, 20, 55, 99])
    #expect(choice(long, [tap]).stops(3) == [0, 50, 99])
    let seen = MomentChoice.Event(refreshes: 20...25, best: 22)
    #expect(choice(long, [seen]).stops(5) == choice(long).stops(5))
  }

  @Test("There are always as many as wanted, each once, in order", arguments: 2...100)
  func counts(number: Int) {
    for stretches in [[10..<20, 40..<42, 60..<90], [1..<2], [1..<100], [3..<4, 98..<100]] {
      let events = stride(from: 0, to: 99, by: 7).map { MomentChoice.Event(refreshes: $0...$0 + 1, best: $0) }
      let stops = choice(stretches, events).stops(number)
      #expect(stops.count == number && Set(stops).count == number && stops == stops.sorted())
      #expect(stops.first == 0 && stops.last == 99)
    }
  }

  /// A large panel that goes up and down, then a small dot that moves by itself, for as long.
  private struct PanelAndDot: Scene {
    var size: Size { Size(width: 300, height: 200) }
    var duration: Double? { 4 }
    func build(on stage: Stage) {
      let panel = Layer(frame: Rect(x: 0, y: 100, width: 300, height: 100), backgroundColor: .systemTeal)
      let dot = Layer(frame: Rect(x: 20, y: 20, width: 6, height: 6), backgroundColor: .black)
      for layer in [panel, dot] { stage.rootLayer.addSublayer(layer) }
      stage.at(0.5) { stage.animate(duration: 1, curve: .linear) { panel.position.y += 80 } }
      stage.at(2) { stage.animate(duration: 1, curve: .linear) { dot.position.x += 40 } }
    }
  }

  @Test("A small thing's motion counts as a large one's")
  func smallThings() throws {
    let composition = try Composition(
      SceneTable(PanelAndDot()), settings: RenderSettings(rate: 50), layout: .filmstrip(9))
    let times = try #require(composition.times)
    let counts = [0.5...1.55, 2.01...3.05].map { range in times.count { range.contains($0) } }
    #expect(counts == [3, 3], "\(times)")
    #expect(times.contains { (1.56...2).contains($0) }, "at rest in between: \(times)")
  }

  @Test("The end of a spring's way, which nobody sees, is no motion")
  func tail() throws {
    struct Drop: Scene {
      var size: Size { Size(width: 200, height: 100) }
      var duration: Double? { 6 }
      func build(on stage: Stage) {
        let square = Layer(frame: Rect(x: 20, y: 20, width: 40, height: 40), backgroundColor: .black)
        stage.rootLayer.addSublayer(square)
        stage.at(0.2) { stage.animate(spring: Spring(response: 0.4, dampingRatio: 0.8)) { square.position.x += 60 } }
      }
    }
    let survey = try MotionSurvey(SceneTable(Drop()), settings: RenderSettings(rate: 50))
    let stretch = try #require(survey.stretches.first)
    #expect(
      survey.stretches.count == 1 && (10...12).contains(stretch.lowerBound) && stretch.upperBound < 50, "\(stretch)")
  }

  @Test("Below a picture stands what happens there")
  func notes() throws {
    let composition = try Composition(
      SceneTable(PanelAndDot()), settings: RenderSettings(rate: 50), layout: .filmstrip(.times([0, 1, 1.8, 2.5])))
    #expect(composition.notes == ["", "the teal rectangle moves", "", "the black square moves"])
    let onion = try Composition(SceneTable(PanelAndDot()), settings: RenderSettings(rate: 50), layout: .onion(4))
    #expect(onion.notes == nil)
  }
}
