import SpringformMotionRecord
import Testing

@Suite("How one change is told")
struct PhraseTests {
  /// What becomes of a property of a layer.
  @Test(
    "A property is told by its name, its new value and its old one",
    arguments: [
      ("string", .text("May"), .text("Mai"), "`card/label.text` was 'May', is 'Mai'"),
      ("string", .text("a\nb"), .text(""), "`card/label.text` was 'a⏎b', is ''"),
      ("textColor", .word("#7A7793"), .word("#8A87A3"), "`card/label.textColor` is #8A87A3, was #7A7793"),
      ("opacity", .number(1), .number(0.95), "`card/label.opacity` is 0.95, was 1"),
      ("opacity", nil, .number(0.95), "`card/label.opacity` is 0.95, was 1"),
      ("shadowOffset", .numbers(0, 8), .numbers(0, 10), "`card/label.shadowOffset` is (0, 10), was (0, 8)"),
      ("shadowOffset", nil, .numbers(0, 10), "`card/label.shadowOffset` is (0, 10), was (0, -3)"),
      (
        "position", .numbers(100, 40), .numbers(105, 40),
        "`card/label.position` is 5 points further right: (105, 40), was (100, 40)"
      ),
      (
        "position", .numbers(100, 40), .numbers(99.5, 41),
        "`card/label.position` is 0.5 points further left and 1 point further down: (99.5, 41), was (100, 40)"
      ),
      (
        "bounds", .numbers(0, 0, 200, 100), .numbers(0, 0, 202, 100),
        "`card/label.bounds` is 202x100 points, was 200x100 (1 % wider)"
      ),
      (
        "bounds", .numbers(0, 0, 200, 100), .numbers(0, 0, 198, 99),
        "`card/label.bounds` is 198x99 points, was 200x100 (1 % smaller)"
      ),
      (
        "bounds", .numbers(0, 0, 200, 100), .numbers(0, 0, 202, 90),
        "`card/label.bounds` is 202x90 points, was 200x100 (1 % wider and 10 % lower)"
      ),
      (
        "bounds", .numbers(0, 0, 20, 10), .numbers(0, 5, 20, 10),
        "`card/label.bounds` begins 5 points further down: at (0, 5), was (0, 0)"
      ),
      (
        "path.bounds", .numbers(0, 0, 40, 40), .numbers(0, 0, 41, 41),
        "`card/label.path` is 41x41 points, was 40x40 (2.5 % larger)"
      ),
      ("path", .word("ab"), .word("cd"), "`card/label.path` has another outline"),
      ("contents", .word("ab"), .word("cd"), "`card/label.contents` is drawn otherwise"),
      ("font.size", .number(14), .number(15), "`card/label.font.size` is 15, was 14 (7.1 % larger)"),
      ("cornerRadius", .number(10), .number(8), "`card/label.cornerRadius` is 8, was 10 (20 % smaller)"),
      ("isHidden", nil, .constant(.flag(true)), "`card/label.isHidden` is true, was false"),
      ("transform", nil, .numbers(1.1, 0, 0, 1.1, 0, 0), "`card/label.scale` is 1.1, was 1"),
      ("transform", nil, .numbers(0, 1, -1, 0, 0, 0), "`card/label.rotation` is 90°, was 0°"),
      ("corners", .number(14), .number(4), "`card/label.corners` is 4, was 14"),
      ("perspective", .number(760), .number(500), "`card/label.perspective` is 500, was 760"),
      (
        "document.element", .word("neck of robot.svg ab"), .word("neck of robot.svg cd"),
        "the element `neck` of robot.svg is drawn otherwise"
      ),
      (
        "transform", .numbers(0, 1, -1, 0, 3, 0), .numbers(2, 0, 0, 1, 0, 0),
        "`card/label.transform` has scale (2, 1), was 1, and rotation 0°, was 90°, and translation (0, 0), was (3, 0)"
      ),
      ("blendMode", nil, .word("multiply"), "`card/label.blendMode` is multiply, was normal"),
      (
        "string", .steps((0, .text("a")), (0.8, .text("May"))), .steps((0, .text("a")), (0.8, .text("Mai"))),
        "`card/label.text` was 'May', is 'Mai', from 0.80 s on"
      ),
      (
        "string", .steps((0, .text("a")), (0.5, .text("b"))), .steps((0, .text("a")), (0.7, .text("b"))),
        "`card/label.string` changes 200 ms later (0.70 s, was 0.50 s)"
      ),
      (
        "fillColor", .steps((0, .word("#FF0000"))), .steps((0, .word("#FF0000")), (0.5, .word("#00FF00"))),
        "`card/label.fillColor` is #00FF00, was #FF0000, from 0.50 s on"
      ),
    ] as [(String, RecordedHistory?, RecordedHistory, String)])
  func property(name: String, old: RecordedHistory?, new: RecordedHistory, phrase: String) {
    func record(_ value: RecordedHistory?) -> MotionRecord {
      .of {
        $0.add("card")
        $0.add("card/label", value.map { [name: $0] } ?? [:], kind: "TextLayer")
        $0.add("button")
        $0.add("button/label")
      }
    }
    #expect(phrases(record(old), record(new)) == [phrase])
  }

  @Test(
    "A spring is told in its author's words, and an animation by the touch that began it",
    arguments: [
      (["spring.dampingRatio": 0.5], ["spring.dampingRatio": 0.6], "has damping ratio 0.6, was 0.5"),
      (["spring.response": 0.4], ["spring.response": 0.42], "has response 0.42 s, was 0.4 s"),
      (["spring.stiffness": 200], ["spring.stiffness": 210], "has stiffness 210, was 200"),
      (["spring.bounce": 0.2], ["spring.bounce": 0.3], "has bounce 0.3, was 0.2"),
      (
        ["spring.duration": 0.5, "spring.bounce": 0.2, "duration": 0.5],
        ["spring.duration": 0.6, "spring.bounce": 0.3, "duration": 0.6],
        "follows a spring of bounce 0.3, duration 0.6 s, was one of bounce 0.2, duration 0.5 s"
      ),
      (
        ["spring.mass": 1, "spring.stiffness": 200, "spring.damping": 20, "duration": 0.7],
        ["spring.mass": 1, "spring.stiffness": 300, "spring.damping": 10, "duration": 1.3],
        "follows a spring of damping 10, stiffness 300, was one of damping 20, stiffness 200"
      ),
      (
        ["spring.duration": 0.5, "spring.dampingRatio": 0.2], ["spring.response": 0.5, "spring.dampingRatio": 0.2],
        "follows a spring of damping ratio 0.2, response 0.5 s, was a spring of damping ratio 0.2, duration 0.5 s"
      ),
    ] as [([String: Double], [String: Double], String)])
  func spring(old: [String: Double], new: [String: Double], phrase: String) {
    func record(_ details: [String: Double]) -> MotionRecord {
      .of {
        $0.add("card")
        $0.tap("card", at: 0.5)
        $0.animate("card", "position", at: 0.5, details.mapValues { .number($0) })
      }
    }
    #expect(phrases(record(old), record(new)) == ["the spring of `card.position` begun by the tap at 0.50 s " + phrase])
  }

  @Test(
    "A tap begins what begins as its finger comes down, while it is down or as it lifts, and what comes before the next one",
    arguments: [
      (0.4, "0.50"), (0.45, "0.50"), (0.5, "0.50"), (0.6, "0.50"), (0.8, "0.90"), (0.9, "0.90"), (0.91, "1.00"),
    ])
  func taps(time: Double, tap: String) {
    func record(_ duration: Double) -> MotionRecord {
      .of {
        $0.add("card")
        // The last one comes down as the one before lifts.
        for time in [0.5, 0.9, 1] { $0.tap("card", at: time) }
        $0.animate("card", "position", at: time, ["duration": .number(duration)])
      }
    }
    #expect(
      phrases(record(0.4), record(0.5)) == [
        "the animation of `card.position` begun by the tap at \(tap) s lasts 0.5 s, was 0.4 s"
      ])
  }

  @Test(
    "An animation is told by what it animates and when it begins",
    arguments: [
      (["duration": .number(0.25)], ["duration": .number(0.3)], "lasts 0.3 s, was 0.25 s"),
      (["curve": .word("easeIn")], ["curve": .word("easeOut")], "follows easeOut, was easeIn"),
      (["curve": .word("linear")], ["curve": .numbers([0.4, 0, 0.2, 1])], "follows (0.4, 0, 0.2, 1), was linear"),
      ([:], ["delay": .number(0.1)], "is delayed by 0.1 s, was 0 s"),
      (["to": .number(0)], ["to": .number(0.1)], "goes to 0.1, was 0"),
      (["from": .number(1)], ["from": .number(0.9)], "starts from 0.9, was 1"),
      (["repeatCount": .number(3)], ["repeatCount": .word("inf")], "plays for ever, was 3 times"),
      ([:], ["autoreverses": .flag(true)], "has `autoreverses` true, was false"),
      (["value 1": .number(1)], ["value 1": .number(2)], "goes through 2, was 1, as value 1"),
      (
        ["curve": .word("easeIn"), "duration": .number(0.5)],
        ["spring.mass": .number(1), "spring.stiffness": .number(100), "duration": .number(0.7)],
        "follows a spring of mass 1, stiffness 100, was easeIn"
      ),
    ] as [([String: RecordedValue], [String: RecordedValue], String)])
  func animation(old: [String: RecordedValue], new: [String: RecordedValue], phrase: String) {
    func record(_ details: [String: RecordedValue]) -> MotionRecord {
      .of {
        $0.add("ball")
        $0.animate("ball", "opacity", at: 1.25, by: .time, details)
      }
    }
    let told = phrases(record(old), record(new))
    #expect(
      told.map { $0.replacing("the spring of", with: "the animation of") } == [
        "the animation of `ball.opacity` begun at 1.25 s " + phrase
      ])
  }

  @Test(
    "An animation of a transform is told by what it does, and an impulse as one",
    arguments: [
      (
        ["from": .numbers([1, 0, 0, 1, 0, 0]), "to": .numbers([1.4, 0, 0, 1.4, 0, 0])],
        ["from": .numbers([1, 0, 0, 1, 0, 0]), "to": .numbers([1.5, 0, 0, 1.5, 0, 0])],
        "animation of `dot.scale` begun at 1.25 s goes to 1.5, was 1.4"
      ),
      (
        ["value 1": .numbers([0, 1, -1, 0, 0, 0])], ["value 1": .numbers([-1, 0, 0, -1, 0, 0])],
        "animation of `dot.rotation` begun at 1.25 s goes through 180°, was 90°, as value 1"
      ),
      (
        ["to": .numbers([6, 0])], ["to": .numbers([9, 0])],
        "animation of `dot.translation` begun at 1.25 s goes to (9, 0), was (6, 0)"
      ),
      (
        ["to": .numbers([0, 6]), "impulse": .flag(true), "spring.response": .number(0.5)],
        ["to": .numbers([0, 7]), "impulse": .flag(true), "spring.response": .number(0.5)],
        "spring of `dot.translation` begun at 1.25 s has impulse (0, 7), was (0, 6)"
      ),
    ] as [([String: RecordedValue], [String: RecordedValue], String)])
  func transforms(old: [String: RecordedValue], new: [String: RecordedValue], phrase: String) {
    func record(_ details: [String: RecordedValue]) -> MotionRecord {
      .of {
        $0.add("dot")
        $0.animate("dot", "transform", at: 1.25, by: .time, details)
      }
    }
    #expect(phrases(record(old), record(new)) == ["the " + phrase])
  }

  @Test("Names are the author's: a value's own, and those of all that a behaviour acts on")
  func names() {
    let record = MotionRecord.of {
      $0.add("swing", kind: "ValueLayer")
      $0.animate("swing", "number", at: 0.5, by: .time, ["duration": .number(0.4)])
      $0.add(
        "FieldBehavior", ["strength": .number(0.15), "items": .word("ball, ball[1], ball[2], bob")],
        kind: "FieldBehavior")
    }
    let told = phrases(of: record) {
      $0.animations[0].details["duration"] = .number(0.5)
      $0.objects[1].properties["strength"] = .number(0.25)
    }
    #expect(
      told == [
        "`FieldBehavior.strength` of 3 `ball` items and `bob` is 0.25, was 0.15",
        "the animation of `swing` begun at 0.50 s lasts 0.5 s, was 0.4 s",
      ])
  }

  @Test("What one animation moves again and again is told by all of its names")
  func several() {
    let record = MotionRecord.of {
      for name in ["night", "press"] {
        $0.add(name, kind: "ValueLayer")
        for time in [0.5, 1.5] {
          $0.animate(name, "number", at: time, by: .time, ["duration": .number(0.4)])
        }
      }
    }
    let told = phrases(of: record) {
      for index in $0.animations.indices { $0.animations[index].details["duration"] = .number(0.5) }
    }
    #expect(
      told == [
        "the animations of `night` and `press` begun from 0.50 s to 1.50 s have a duration of 0.5 s, was 0.4 s"
      ])
  }

  /// Cosines and sines of 30 and 32 degrees.
  @Test("What each copy of a replicator adds is told by its parts")
  func copies() {
    func record(_ cosine: Double, _ sine: Double) -> MotionRecord {
      .of {
        $0.add("fan", ["instanceTransform": .numbers(cosine, sine, -sine, cosine, 0, 0)], kind: "ReplicatorLayer")
      }
    }
    #expect(
      phrases(record(0.8660254, 0.5), record(0.8480481, 0.5299193))
        == ["`fan.instanceRotation` is 32°, was 30°"])
  }

  @Test("How fingers are drawn, what themes and files say, and states have their words; older records do not tell")
  func besides() {
    let old = MotionRecord.of {
      $0.finger = ["diameter": .number(28)]
      $0.constants = ["accent": .word("#5B5BD6"), "places[2].note": .text("Tram 28")]
      $0.files = ["places": "places.csv"]
      $0.add("", kind: "Layer")
      $0.objects[0].states = ["page": .steps((0, .number(0)), (0.5, .number(1)))]
    }
    let new = MotionRecord.of {
      $0 = old
      $0.finger = ["diameter": .number(36)]
      $0.constants = ["accent": .word("#5B8BD6"), "places[2].note": .text("Tram 29")]
      $0.objects[0].states = ["page": .steps((0, .number(0)), (0.5, .number(2)))]
    }
    #expect(
      phrases(old, new) == [
        "`accent` is #5B8BD6, was #5B5BD6", "`places[2].note` in places.csv was 'Tram 28', is 'Tram 29'",
        "the state `page` is 2, was 1, from 0.50 s on", "`touches.diameter` is 36, was 28",
      ])
    let older = MotionRecord.of {
      $0 = old
      ($0.finger, $0.constants, $0.files, $0.objects[0].states) = (nil, nil, nil, nil)
    }
    #expect(phrases(older, new).isEmpty)
  }

  @Test("An animation that is gone, new or later is told so")
  func animationPresence() {
    let one = MotionRecord.of {
      $0.add("ball")
      $0.animate("ball", "opacity", at: 0.5, by: .time, ["to": .number(0)])
    }
    let two = MotionRecord.of {
      $0 = one
      $0.animate("ball", "opacity", at: 0.7, by: .time, ["to": .number(1)])
    }
    #expect(phrases(one, two) == ["the animation of `ball.opacity` begun at 0.70 s is new"])
    #expect(phrases(two, one) == ["the animation of `ball.opacity` begun at 0.70 s is missing"])
    #expect(
      phrases(of: one) { $0.animations[0].time = 0.55 } == [
        "the animation of `ball.opacity` begun at 0.55 s comes 50 ms later (0.55 s, was 0.50 s)"
      ])
  }

  @Test(
    "A touch is told by its number",
    arguments: [
      Told("the first touch comes 200 ms earlier (0.30 s, was 0.50 s)") { $0.touches[0].time -= 0.2 },
      Told("the second touch comes 33 ms later (1.033 s, was 1.00 s)") { $0.touches[1].time += 0.033 },
      Told("the second touch (on `knob`) goes by (0, 110), was (0, 100)") {
        $0.touches[1].details["step 1.by"] = .numbers([0, 110])
      },
      Told("the second touch (on `knob`) takes 0.6 s, was 0.5 s") {
        $0.touches[1].details["step 1.duration"] = .number(0.6)
        $0.touches[1].details["duration"] = .number(0.6)
      },
      Told("the first touch (on `knob`) is at (3, 4), was at the middle") {
        $0.touches[0].details["location"] = .numbers([3, 4])
      },
      Told("the first touch is on `card`, was on `knob`") { $0.touches[0].target = "card" },
      Told("the first touch is on the stage, was on `knob`") { $0.touches[0].target = "" },
      Told("the second touch (on `knob`) goes another way") {
        for step in 1...5 { $0.touches[1].details["step \(step).to"] = .numbers([Double(step), 0]) }
      },
      Told("the second touch, a drag at 1.00 s, is missing") { $0.touches.removeLast() },
      Told("the third touch, a tap at 2.00 s, is new") { $0.tap("card", at: 2) },
    ])
  func touch(told: Told) {
    let record = MotionRecord.of {
      $0.add("knob")
      $0.add("card")
      $0.tap("knob", at: 0.5)
      $0.drag("knob", at: 1, by: [0, 100], duration: 0.5)
    }
    #expect(phrases(of: record, told.change) == [told.phrase])
  }

  @Test(
    "Layers, behaviours, settings and the scene itself have their words",
    arguments: [
      Told("the parameter `damping` is 0.6, was 0.5") { $0.parameters["damping"] = "0.6" },
      Told("the parameter `title` is 'Mai', was 'May'") { $0.parameters["title"] = "Mai" },
      Told("the seed is 7, was 0") { $0.seed = 7 },
      Told("`canvas.size` is 320x240, was 320x200") { $0.objects[0].properties["size"] = .numbers(320, 240) },
      Told("the scene's `duration` is 2.5 s, was 2 s") { $0.objects[0].properties["duration"] = .number(2.5) },
      Told("`badge` is missing") { $0.objects.removeAll { $0.path.hasPrefix("badge") } },
      Told("`hint` is new") { $0.add("hint") },
      Told("`badge` is a ShapeLayer, was a Layer") { $0.objects[1].kind = "ShapeLayer" },
      Told("`badge` appears at 0.40 s, did not before") { $0.objects[1].appears = 0.4 },
      Told("`toast` appears 100 ms earlier (0.40 s, was 0.50 s)") { $0.objects[2].appears = 0.4 },
      Told("`toast` stays, disappeared at 1.50 s") { $0.objects[2].disappears = nil },
      Told("`GravityBehavior.magnitude` is 1.5, was 1") { $0.objects[3].properties["magnitude"] = .number(1.5) },
      Told("`LongPressRecognizer.minimumPressDuration` is 0.6 s, was 0.5 s") {
        $0.objects[4].properties["minimumPressDuration"] = .number(0.6)
      },
      Told("`badge` lies above `toast`, was below") { $0.objects.swapAt(1, 2) },
    ])
  func objects(told: Told) {
    let record = MotionRecord.of {
      $0.parameters = ["damping": "0.5", "title": "May"]
      $0.add("", ["size": .numbers(320, 200), "duration": .number(2)], kind: "Stage")
      $0.add("badge")
      $0.add("toast", ["zPosition": .number(1)])
      $0.objects[2].appears = 0.5
      $0.objects[2].disappears = 1.5
      $0.add("GravityBehavior", ["magnitude": .number(1)], kind: "GravityBehavior")
      $0.add("badge/LongPressRecognizer", ["minimumPressDuration": .number(0.5)], kind: "LongPressRecognizer")
    }
    #expect(phrases(of: record, told.change) == [told.phrase])
  }

  @Test("A value that goes on changing is told by when and how far it goes another way")
  func course() {
    let old = MotionRecord.of { $0.add("knob", ["position": .way(0, 10, 20, 30, 40, digest: "a")]) }
    let new = MotionRecord.of { $0.add("knob", ["position": .way(0, 10, 20, 35, 42, digest: "b")]) }
    #expect(phrases(old, new) == ["`knob.position` takes another course from 0.40 s on, by up to 5 points"])
    // The samples are the same to within what processors round differently.
    let rounded = MotionRecord.of { $0.add("knob", ["position": .way(0, 10, 20, 30.0001, 40, digest: "c")]) }
    #expect(phrases(old, rounded).isEmpty)
  }
}
