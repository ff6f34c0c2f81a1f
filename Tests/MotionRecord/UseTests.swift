import SpringformMotionRecord
import Testing

@Suite("What differs in one use of a component, and what it may follow from")
struct UseTests {
  /// Three stars of one component, which light up as the scene counts on: two at once, the third later.
  private let scene = MotionRecord.of {
    $0.add("")
    $0.objects[0].states = ["chosen": .steps((0, .number(0)), (0.5, .number(2)), (1.5, .number(3)))]
    $0.tap("first", at: 0.48)
    $0.tap("third", at: 1.48)
    for (name, time) in [("first", 0.5), ("second", 0.5), ("third", 1.5)] {
      $0.add(name)
      let index = $0.objects.count - 1
      $0.objects[index].component = "star"
      $0.objects[index].follows = ["chosen"]
      $0.objects[index].arguments = [
        "lit": .steps((0, .flag(false)), (time, .flag(true))), "tint": .word("#FFB224"), "pause": .number(0.1),
      ]
      $0.add("\(name)/halo", ["strokeColor": .word("#FFB224")], kind: "ShapeLayer")
      $0.light(name, at: time)
    }
  }

  private func changes(_ change: (inout MotionRecord) -> Void) -> [MotionChange] {
    var new = scene
    change(&new)
    return MotionRecordComparison(expected: scene, actual: new).changes
  }

  @Test(
    "What a use is given otherwise is told by its name, with what follows from it, beside the component's own change")
  func ownChange() {
    let told = changes { record in
      for index in record.animations.indices { record.animations[index].details["value 1"] = .number(0.5) }
      // The second star lights up later, because it asks for more.
      record.animations[1].time = 1.5
      record.objects[3].arguments?["lit"] = .steps((0, .flag(false)), (1.5, .flag(true)))
    }
    #expect(
      told.map(\.phrase) == [
        "`second.lit` changes 1 s later (1.50 s, was 0.50 s)",
        "the keyframe animations of `halo.opacity` (3 layers) begun from 0.50 s to 1.50 s go through 0.5, was 0.8, as value 1",
      ])
    #expect(told[0].path == "second")
    #expect(told[0].consequences.count == 1)
  }

  @Test("What all uses are given follows from the state that they read")
  func state() {
    let told = changes { record in
      record.objects[0].states?["chosen"] = .steps((0, .number(0)), (0.5, .number(1)), (1.5, .number(3)))
      record.objects[3].arguments?["lit"] = .steps((0, .flag(false)), (1.5, .flag(true)))
      record.animations[1].time = 1.5
    }
    #expect(told.map(\.phrase) == ["the state `chosen` is 1, was 2, from 0.50 s on"])
    #expect(told[0].consequences.count == 2)
  }

  @Test("A look that all uses have is the component's, whatever one of them is given")
  func looks() {
    let told = changes { record in
      record.objects[1].arguments?["tint"] = .word("#FF0000")
      record.objects[2].properties["strokeColor"] = .word("#FF0000")
      for index in [2, 4, 6] { record.objects[index].properties["lineWidth"] = .number(3) }
    }
    #expect(
      told.map(\.phrase) == [
        "`first.tint` is #FF0000, was #FFB224",
        "3 `halo` layers (`first/halo`, `second/halo` and `third/halo`): `lineWidth` is 3, was 1 (200 % larger)",
      ])
    #expect(told[0].consequences == ["`first/halo.strokeColor` is #FF0000, was #FFB224"])
  }

  @Test("Two uses that are changed unequally are told each")
  func unequal() {
    let told = changes { record in
      record.objects[1].arguments?["pause"] = .number(0.2)
      record.objects[3].arguments?["pause"] = .number(0.3)
      record.animations[0].details["delay"] = .number(0.2)
      record.animations[1].details["delay"] = .number(0.3)
    }
    #expect(told.map(\.phrase) == ["`first.pause` is 0.2, was 0.1", "`second.pause` is 0.3, was 0.1"])
  }

  @Test("What happens in one use does not explain what comes later in another")
  func shifts() {
    let told = changes { record in
      record.animations[0].details["duration"] = .number(0.7)
      record.animations[2].time += 0.3
    }
    #expect(
      told.map(\.phrase) == [
        "the keyframe animation of `first/halo.opacity` begun at 0.50 s lasts 0.7 s, was 0.4 s",
        "the keyframe animation of `third/halo.opacity` begun at 1.80 s comes 300 ms later (1.80 s, was 1.50 s)",
      ])
  }

  @Test("A block that was set from the beginning comes when it was set to, whatever else lasts longer")
  func planned() {
    func record(_ duration: Double, _ time: Double, planned: Double) -> MotionRecord {
      .of {
        $0.add("card")
        $0.animate("card", "opacity", at: 0.2, by: .time, ["duration": .number(duration)])
        $0.animate("card", "position", at: time, by: .time, ["duration": .number(0.2)])
        $0.animations[1].planned = planned
      }
    }
    #expect(phrases(record(0.4, 1, planned: 0), record(0.5, 1.1, planned: 0)).count == 2)
    #expect(phrases(record(0.4, 1, planned: 0.2), record(0.5, 1.1, planned: 0.2)).count == 1)
  }

  @Test("What follows from a setting is what an experiment without its change does not show")
  func trials() {
    func record(_ response: Double, tint: String) -> MotionRecord {
      .of {
        $0.parameters = ["response": "\(response)"]
        $0.add("knob", ["backgroundColor": .word(tint)])
        for time in [0.5, 1.5] {
          $0.animate("knob", "position", at: time, by: .time, ["spring.response": .number(response * 2)])
        }
      }
    }
    let (old, new) = (record(0.45, tint: "#FF0000"), record(0.6, tint: "#00FF00"))
    let told = MotionRecordComparison(expected: old, actual: new, trials: [record(0.45, tint: "#00FF00")]).changes
    #expect(
      told.map(\.phrase) == [
        "the parameter `response` is 0.6, was 0.45 (and the two springs that it feeds)",
        "`knob.backgroundColor` is #00FF00, was #FF0000",
      ])
    #expect(
      told[0].consequences == [
        "the springs of `knob.position` begun from 0.50 s to 1.50 s have response 1.2 s, was 0.9 s"
      ])
  }
}

extension MotionRecord {
  fileprivate mutating func light(_ name: String, at time: Double) {
    animate(
      "\(name)/halo", "opacity", at: time, by: .refresh, kind: "keyframes",
      ["value 0": .number(0), "value 1": .number(0.8), "value 2": .number(0), "duration": .number(0.4)])
    animations[animations.count - 1].reads = ["\(name)/lit"]
  }
}
