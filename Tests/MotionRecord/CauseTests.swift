import SpringformMotionRecord
import Testing

@Suite("Which of several changes are told")
struct CauseTests {
  /// A tap that moves a card; when that is done a badge fades in; a label counts, a knob follows by a display link.
  private let scene = MotionRecord.of {
    $0.parameters = ["damping": "0.5"]
    $0.add("card", ["position": .steps((0, .numbers([100, 40])), (0.5, .numbers([200, 40])))])
    $0.add("card/label", ["string": .steps((0, .text("0")), (0.9, .text("1")))])
    $0.add("badge", ["opacity": .steps((0, .number(0)), (0.9, .number(1)))])
    $0.add("knob", ["position": .way(0, 10, 20, 30, 40, digest: "a")])
    $0.tap("card", at: 0.5)
    $0.animate(
      "card", "position", at: 0.5, ["from": .numbers([100, 40]), "to": .numbers([200, 40]), "duration": .number(0.4)])
    $0.animate(
      "badge", "opacity", at: 0.9, by: .completion, ["from": .number(0), "to": .number(1), "duration": .number(0.2)])
  }

  @Test("The same record has no changes, nor has one whose layers are only called otherwise, or with a new parameter")
  func nothing() {
    #expect(phrases(scene, scene).isEmpty)
    let renamed = phrases(of: scene) {
      $0.objects[2].path = "pill"
      $0.animations[1].target = "pill"
    }
    #expect(renamed.isEmpty)
    #expect(phrases(of: scene) { $0.parameters["speed"] = "1" }.isEmpty)
    #expect(phrases(of: scene) { $0.animations[0].details["to"] = .numbers([200.0001, 40]) }.isEmpty)
  }

  @Test("What comes later with its touch, its predecessor's end or an earlier block is a consequence")
  func shifts() {
    let later = phrases(of: scene) {
      $0.touches[0].time += 0.2
      for index in $0.animations.indices { $0.animations[index].time += 0.2 }
      $0.objects[0].properties["position"] = .steps((0, .numbers([100, 40])), (0.7, .numbers([200, 40])))
      $0.objects[1].properties["string"] = .steps((0, .text("0")), (1.1, .text("1")))
      $0.objects[2].properties["opacity"] = .steps((0, .number(0)), (1.1, .number(1)))
    }
    #expect(later == ["the first touch comes 200 ms later (0.70 s, was 0.50 s)"])
    let longer = phrases(of: scene) {
      $0.animations[0].details["duration"] = .number(0.5)
      $0.animations[1].time += 0.1
      $0.objects[1].properties["string"] = .steps((0, .text("0")), (1, .text("1")))
      $0.objects[2].properties["opacity"] = .steps((0, .number(0)), (1, .number(1)))
    }
    #expect(longer == ["the animation of `card.position` begun by the tap at 0.50 s lasts 0.5 s, was 0.4 s"])
  }

  @Test("What happens under a finger does not come later because something before lasts longer")
  func underAFinger() {
    var held = scene
    held.drag("knob", at: 3, by: [40, 0], duration: 1)
    held.animate("knob", "transform", at: 3.35, by: .time, ["to": .number(1.2), "duration": .number(0.2)])
    held.animate("knob", "opacity", at: 4, by: .touch, ["to": .number(1), "duration": .number(0.2)])
    let told = phrases(of: held) {
      $0.animations[0].details["duration"] = .number(0.55)
      $0.animations[1].time += 0.15
      $0.animations[2].time += 0.15
      $0.animations[3].details["duration"] = .number(0.3)
    }
    #expect(
      told == [
        "the animation of `card.position` begun by the tap at 0.50 s lasts 0.55 s, was 0.4 s",
        "the animation of `knob.transform` begun at 3.50 s comes 150 ms later (3.50 s, was 3.35 s)",
        "the animation of `knob.opacity` begun by the end of the drag at 4.00 s lasts 0.3 s, was 0.2 s",
      ])
  }

  @Test("Transforms in space that stay in the plane are told as what they do")
  func flatTransforms() {
    func transform(_ scale: Double, x: Double = 0) -> RecordedValue {
      .numbers([scale, 0, 0, 0, 0, scale, 0, 0, 0, 0, 1, 0, x, 0, 0, 1])
    }
    var turned = scene
    turned.animate("knob", "transform", at: 1, by: .time, ["to": transform(1.15), "duration": .number(0.2)])
    let told = phrases(of: turned) { $0.animations[2].details["to"] = transform(1.2, x: 5) }
    #expect(
      told == [
        "the animation of `knob.transform` begun at 1.00 s goes to scale 1.2 and translation (5, 0), was scale 1.15"
      ])
  }

  @Test("Where an animation goes tells what is set there, and where later ones begin")
  func goals() {
    let told = phrases(of: scene) {
      $0.animations[0].details["to"] = .numbers([220, 40])
      $0.objects[0].properties["position"] = .steps((0, .numbers([100, 40])), (0.5, .numbers([220, 40])))
      $0.animate("card", "position", at: 1.5, by: .time, ["from": .numbers([220, 40]), "to": .numbers([100, 40])])
    }
    #expect(
      told == [
        "the animation of `card.position` begun by the tap at 0.50 s goes to (220, 40), was (200, 40)",
        "the animation of `card.position` begun at 1.50 s is new",
      ])
    // The whole way is 5 points further right.
    let moved = phrases(of: scene) {
      $0.objects[0].properties["position"] = .steps((0, .numbers([105, 40])), (0.5, .numbers([205, 40])))
      $0.animations[0].details["from"] = .numbers([105, 40])
      $0.animations[0].details["to"] = .numbers([205, 40])
    }
    #expect(moved == ["`card.position` is 5 points further right: (105, 40), was (100, 40)"])
  }

  @Test("A value that goes on changing is told only where nothing else has changed")
  func courses() {
    let other = RecordedHistory.way(0, 10, 25, 30, 40, digest: "b")
    #expect(
      phrases(of: scene) { $0.objects[3].properties["position"] = other } == [
        "`knob.position` takes another course from 0.20 s on, by up to 5 points"
      ])
    let both = phrases(of: scene) {
      $0.objects[3].properties["position"] = other
      $0.animations[0].details["duration"] = .number(0.41)
    }
    #expect(both == ["the animation of `card.position` begun by the tap at 0.50 s lasts 0.41 s, was 0.4 s"])
  }

  @Test("Where a way begins elsewhere, its beginning is told, and behaviours that are made on the way are not")
  func beginnings() {
    let record = MotionRecord.of {
      $0 = scene
      $0.add("attachment", ["length": .number(4), "items": .word("knob")], kind: "AttachmentBehavior")
      $0.objects[4].appears = 0.5
    }
    let longer = phrases(of: record) { $0.objects[4].properties["length"] = .number(5) }
    #expect(longer == ["`attachment.length` of `knob` is 5, was 4"])
    let moved = phrases(of: record) {
      $0.objects[3].properties["position"] = .way(5, 15, 25, 35, 45, digest: "b")
      $0.objects[4].properties["length"] = .number(5)
    }
    #expect(moved == ["`knob.position` is 5 points further right: (5, 40), was (0, 40)"])
  }

  @Test(
    "Where a finger takes hold of nothing, because what holds that is hidden or lies below others, behaviours are not missed",
    arguments: [("isHidden", RecordedValue.flag(true), "true, was false"), ("zPosition", .number(-1), "-1, was 0")])
  func holders(property: String, value: RecordedValue, words: String) {
    let record = MotionRecord.of {
      $0.add("box", ["isHidden": .constant(.flag(false)), "zPosition": .number(0)])
      $0.add("box/tag", ["position": .numbers(5, 5)])
      $0.add("AttachmentBehavior", ["items": .word("tag, finger")], kind: "AttachmentBehavior")
      $0.objects[2].appears = 0.5
    }
    let told = phrases(of: record) {
      $0.objects[0].properties[property] = .constant(value)
      $0.objects.removeLast()
    }
    #expect(told == ["`box.\(property)` is \(words)"])
    #expect(
      phrases(of: record) { $0.objects.removeLast() } == ["`AttachmentBehavior` of `tag` and `finger` is missing"])
  }

  @Test("What belongs to a layer goes with it")
  func parts() {
    let told = phrases(of: scene) {
      $0.objects.removeAll { $0.path.hasPrefix("card") }
      $0.animations.removeFirst()
      $0.touches.removeFirst()
    }
    #expect(told == ["`card` is missing"])
  }

  @Test("A layer that grows keeps a corner; its position is a consequence, and so is the size of a text")
  func frames() {
    let record = MotionRecord.of {
      $0.add("card", ["position": .numbers(100, 50), "bounds": .numbers(0, 0, 200, 100)])
      $0.add("label", ["string": .text("May"), "bounds": .numbers(0, 0, 30, 12)], kind: "TextLayer")
    }
    let wider = phrases(of: record) {
      $0.objects[0].properties["bounds"] = .numbers(0, 0, 202, 100)
      $0.objects[0].properties["position"] = .numbers(101, 50)
    }
    #expect(wider == ["`card.bounds` is 202x100 points, was 200x100 (1 % wider)"])
    let both = phrases(of: record) {
      $0.objects[0].properties["bounds"] = .numbers(0, 0, 202, 100)
      $0.objects[0].properties["position"] = .numbers(107, 50)
    }
    #expect(both.count == 2)
    let text = phrases(of: record) {
      $0.objects[1].properties["string"] = .text("Mai")
      $0.objects[1].properties["bounds"] = .numbers(0, 0, 27, 12)
    }
    #expect(text == ["`label.text` was 'May', is 'Mai'"])
  }

  @Test("A layer that is turned or scaled within its frame keeps the frame; a goal of one coordinate keeps the other")
  func keptFrames() {
    func record(height: Double, _ y: Double, scale: Double) -> MotionRecord {
      .of {
        $0.add(
          "card",
          [
            "position": .numbers(100, y), "bounds": .numbers(0, 0, 80, height),
            "transform": .numbers(1, 0, 0, scale, 0, 0),
          ])
        $0.animate(
          "card", "position", at: 0.5, by: .time, ["from": .numbers([100, y]), "to": .numbers([200, y])])
      }
    }
    let scaled = phrases(record(height: 40, 50, scale: 1), record(height: 20, 50, scale: 2))
    #expect(scaled == ["`card.scale` is (1, 2), was 1"])
    let lower = phrases(record(height: 40, 50, scale: 1), record(height: 40, 58, scale: 1))
    #expect(lower == ["`card.position` is 8 points further down: (100, 58), was (100, 50)"])
  }

  @Test("What a touch begins is gone when its target is hidden")
  func hidden() {
    #expect(
      phrases(of: scene) {
        $0.objects[0].properties["isHidden"] = .constant(.flag(true))
        $0.animations.removeFirst()
      } == ["`card.isHidden` is true, was false"])
  }

  @Test("Even steps between siblings are a stagger, whatever else moves beside them")
  func stagger() {
    func record(step: Double, byDelay: Bool) -> MotionRecord {
      .of {
        $0.animate("slider", "opacity", at: 0.1, by: .time, [:])
        for index in 0..<4 {
          let delay = Double(index) * step
          $0.add("dot[\(index)]")
          $0.animate(
            "dot[\(index)]", "opacity", at: byDelay ? 0.5 : 0.5 + delay, by: .time,
            byDelay && index > 0 ? ["delay": .number(delay)] : [:])
        }
      }
    }
    for byDelay in [true, false] {
      #expect(
        phrases(record(step: 0.08, byDelay: byDelay), record(step: 0.06, byDelay: byDelay)) == [
          "the stagger of `dot.opacity` (4 layers) begun at 0.50 s is 60 ms, was 80 ms"
        ])
    }
  }

  @Test("What is set when an animation of a stagger ends moves with it")
  func afterAStagger() {
    func record(step: Double) -> MotionRecord {
      .of {
        for index in 0..<4 {
          let start = 0.5 + Double(index) * step
          $0.add(
            "dot[\(index)]", ["isHidden": .steps((0, .flag(false)), (start + 0.4, .flag(true)))])
          $0.animate("dot[\(index)]", "opacity", at: start, by: .time, ["duration": .number(0.4)])
        }
      }
    }
    #expect(
      phrases(record(step: 0.08), record(step: 0.2)) == [
        "the stagger of `dot.opacity` (4 layers) begun at 0.50 s is 200 ms, was 80 ms"
      ])
  }

  @Test("The same change of many layers is told once")
  func siblings() {
    let record = MotionRecord.of {
      for index in 0..<12 {
        $0.add("dot[\(index)]", ["backgroundColor": .word("#FF0000"), "position": .numbers(Double(index) * 10, 5)])
      }
      $0.add("title", ["textColor": .word("#FF0000")], kind: "TextLayer")
      $0.add("footer", ["textColor": .word("#FF0000")], kind: "TextLayer")
      for index in 0..<3 {
        $0.animate("dot[\(index)]", "opacity", at: 0.5, by: .time, ["duration": .number(0.4)])
      }
    }
    let told = phrases(of: record) { record in
      for index in 0..<12 {
        record.objects[index].properties["backgroundColor"] = .word("#00FF00")
        record.objects[index].properties["position"] = .numbers(Double(index) * 10 + 5, 5)
      }
      for index in 12..<14 { record.objects[index].properties["textColor"] = .word("#0000FF") }
      for index in 0..<3 { record.animations[index].details["duration"] = .number(0.5) }
    }
    #expect(
      told == [
        "the animations of `dot.opacity` (3 layers) begun at 0.50 s have a duration of 0.5 s, was 0.4 s",
        "12 `dot` layers: `backgroundColor` is #00FF00, was #FF0000",
        "2 layers (`title` and `footer`): `textColor` is #0000FF, was #FF0000",
        "12 `dot` layers: `position` is 5 points further right: (5, 5), was (0, 5), for `dot[0]`",
      ])
    // One out of the middle is missing; the others are the same, whatever their numbers.
    let missing = phrases(of: record) {
      $0.objects.remove(at: 4)
      for index in 4..<11 { $0.objects[index].path = "dot[\(index)]" }
    }
    #expect(missing == ["`dot[4]` is missing"])
  }

  @Test("Of several changes all are told, the most visible first; the sentence names two and counts")
  func several() {
    let old = MotionRecord.of {
      $0 = scene
      $0.add("a", ["cornerRadius": .number(1), "zPosition": .number(1)])
      $0.add("b")
    }
    let new = MotionRecord.of {
      $0 = old
      $0.parameters["damping"] = "0.6"
      $0.objects.removeLast()
      $0.objects[4].properties = ["cornerRadius": .number(2), "zPosition": .number(2)]
      $0.animations[1].details["duration"] = .number(0.3)
    }
    let comparison = MotionRecordComparison(expected: old, actual: new)
    let kinds: [MotionChange.Kind] = [.parameter, .layer, .animation, .property, .property]
    #expect(comparison.changes.map(\.kind) == kinds)
    #expect(
      MotionRecordComparison.sentence(comparison.changes)
        == "the parameter `damping` is 0.6, was 0.5; `b` is missing; 5 changes in all")
  }

  @Test("Touches that come with the one before are told with it")
  func touches() {
    let record = MotionRecord.of {
      $0.add("card")
      for time in [0.5, 1, 1.5] { $0.tap("card", at: time) }
    }
    let told = phrases(of: record) { for index in 0..<3 { $0.touches[index].time -= 0.2 } }
    #expect(told == ["the first touch comes 200 ms earlier (0.30 s, was 0.50 s), and so do the 2 after it"])
  }
}
