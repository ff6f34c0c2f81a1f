import SpringformMotionRecord
import Testing

@Suite("What follows from an animation, a size or a colour is folded into it")
struct ConsequenceTests {
  private func changes(
    of record: MotionRecord, _ change: (inout MotionRecord) -> Void
  ) -> [MotionChange] {
    MotionRecordComparison(
      expected: record,
      actual: .of {
        $0 = record
        change(&$0)
      }
    ).changes
  }

  @Test("A value that an animation sets from the beginning on follows from that")
  func begun() {
    let dot = MotionRecord.of {
      $0.add("dot", ["opacity": .number(0.3)])
      $0.animate(
        "dot", "opacity", at: 0, by: .start,
        ["from": .number(0.3), "to": .number(1), "duration": .number(0.6), "autoreverses": .flag(true)])
    }
    let told = changes(of: dot) {
      $0.animations[0].details["autoreverses"] = nil
      $0.objects[0].properties["opacity"] = .number(1)
    }
    #expect(
      told.map(\.phrase) == ["the animation of `dot.opacity` begun at the start has `autoreverses` false, was true"])
    #expect(told.first?.consequences == ["`dot.opacity` is 1, was 0.3"])
  }

  @Test("A value that is another one itself is no consequence of an animation that leads back to it")
  func own() {
    let dot = MotionRecord.of {
      $0.add("dot", ["opacity": .number(0.3)])
      $0.animate(
        "dot", "opacity", at: 0, by: .start,
        ["from": .number(0.3), "to": .number(1), "duration": .number(0.6), "autoreverses": .flag(true)])
    }
    let told = changes(of: dot) {
      $0.animations[0].details["from"] = .number(0.4)
      $0.objects[0].properties["opacity"] = .number(0.4)
    }
    #expect(told.map(\.phrase) == ["`dot.opacity` is 0.4, was 0.3"])
  }

  @Test("A goal that goes further by as much as a layer grows follows from its size")
  func size() {
    let banner = MotionRecord.of {
      $0.add("drop", ["number": .steps((0, .number(0)), (0.5, .number(-70)))], kind: "ValueLayer")
      $0.add("banner", ["bounds": .numbers(0, 0, 90, 40)])
      $0.animate(
        "drop", "number", at: 0.5, by: .time,
        ["from": .number(0), "to": .number(-70), "spring.response": .number(0.4), "spring.dampingRatio": .number(1)])
    }
    let told = changes(of: banner) {
      $0.objects[0].properties["number"] = .steps((0, .number(0)), (0.5, .number(-76)))
      $0.objects[1].properties["bounds"] = .numbers(0, 0, 90, 46)
      $0.animations[0].details["to"] = .number(-76)
    }
    #expect(told.map(\.phrase) == ["`banner.bounds` is 90x46 points, was 90x40 (15 % taller)"])
    let other = changes(of: banner) {
      $0.objects[1].properties["bounds"] = .numbers(0, 0, 90, 46)
      $0.animations[0].details["to"] = .number(-90)
    }
    #expect(other.count == 2)
  }

  /// A square whose colour and place follow a value that an animation moves from 1 s on.
  private let square = MotionRecord.of {
    $0.constants = ["tint": .word("#5B6CFF")]
    $0.add("a", ["number": .steps((0, .number(0)), (1, .number(1)))], kind: "ValueLayer")
    $0.add(
      "square",
      [
        "position": .curve(Self.way("a", .numbers([40, 40]), .numbers([140, 40]))),
        "fillColor": .curve(Self.way("b", .word("#EDF0F7"), .word("#5B6CFF"))),
      ])
    $0.objects[1].follows = ["a"]
    $0.animate("a", "number", at: 1, by: .time, ["from": .number(0), "to": .number(1), "duration": .number(0.6)])
  }

  private static func way(_ digest: String, _ values: RecordedValue...) -> RecordedHistory.Curve {
    RecordedHistory.Curve(
      count: 16,
      samples: values.enumerated().map { RecordedHistory.Change(time: Double($0.offset) * 1.6, value: $0.element) },
      digest: digest)
  }

  @Test("A course is another one from when on what it follows moves")
  func onset() {
    let told = changes(of: square) {
      $0.objects[1].properties["position"] = .curve(Self.way("c", .numbers([40, 40]), .numbers([140, 60])))
    }
    #expect(
      told.map(\.phrase) == ["`square.position` takes another course from 1.00 s on, by up to 20 points"])
    let unknown = changes(of: square) {
      $0.objects[1].properties["position"] = .curve(Self.way("c", .numbers([40, 40]), .numbers([140, 60])))
      $0.objects[1].follows = nil
    }
    #expect(unknown.map(\.phrase) == ["`square.position` takes another course, by up to 20 points"])
  }

  @Test("A way to another colour is told by that, and follows from a constant of that colour")
  func color() {
    func recolor(_ record: inout MotionRecord) {
      record.objects[1].properties["fillColor"] = .curve(Self.way("d", .word("#EDF0F7"), .word("#5B7CFF")))
    }
    #expect(
      changes(of: square, recolor).map(\.phrase) == ["`square.fillColor` goes to #5B7CFF, was #5B6CFF, from 1.00 s on"])
    let themed = changes(of: square) {
      recolor(&$0)
      $0.constants?["tint"] = .word("#5B7CFF")
    }
    #expect(themed.map(\.phrase) == ["`tint` is #5B7CFF, was #5B6CFF"])
  }

  @Test("A touch that lands beside its target is told as that, with what does not happen, whatever else has moved")
  func miss() {
    let button = MotionRecord.of {
      $0.add(
        "button",
        [
          "bounds": .numbers(0, 0, 184, 44), "position": .numbers(108, 150),
          "transform": .steps((0, .numbers([1, 0, 0, 1, 0, 0])), (1.6, .numbers([0.94, 0, 0, 0.94, 0, 0]))),
        ])
      $0.tap("button", at: 1.6, ["location": .numbers([92, 22])])
      $0.animate("button", "transform", at: 1.6, ["to": .numbers([0.94, 0, 0, 0.94, 0, 0]), "duration": .number(0.1)])
    }
    func miss(_ record: inout MotionRecord) {
      record.touches[0].details["location"] = .numbers([92, 60])
      record.animations = []
      record.objects[0].properties["transform"] = nil
    }
    let phrase =
      "the first touch misses `button` now: it is at (92, 60), was at (92, 22); what it set off does not happen"
    #expect(changes(of: button, miss).map(\.phrase) == [phrase])
    let moved = changes(of: button) {
      miss(&$0)
      $0.objects[0].properties["position"] = .numbers(108, 170)
    }
    #expect(moved.map(\.phrase).contains { $0.hasPrefix("the first touch misses `button` now") })
    let inside = changes(of: button) { $0.touches[0].details["location"] = .numbers([92, 30]) }
    #expect(
      inside.map(\.phrase) == ["the first touch (on `button`) is 8 points further down: at (92, 30), was (92, 22)"])
  }

  @Test("What is missing is called by what it was among its siblings", arguments: [0, 1, 2])
  func ordinal(index: Int) {
    let radii = [13.0, 7, 8]
    func moon(_ numbers: [Int], knowsOutlines: Bool) -> MotionRecord {
      .of {
        $0.add("moon")
        for (place, number) in numbers.enumerated() {
          let size = 2 * radii[number]
          $0.add(
            "moon/BodyLayer[\(place)]",
            [
              "fillColor": .word("#B6BDCF"), "position": .numbers(30 + 60 * Double(number), 30),
              "path": .word("6 elements \(number)"), "path.bounds": .numbers(0, 0, size, size),
            ], kind: "BodyLayer")
          if knowsOutlines { $0.objects[$0.objects.count - 1].outline.noun = "circle" }
        }
      }
    }
    let told = phrases(
      moon([0, 1, 2], knowsOutlines: false), moon([0, 1, 2].filter { $0 != index }, knowsOutlines: true))
    #expect(told == ["the \(["first", "second", "third"][index]) gray circle in `moon` is missing"])
  }

  @Test("Of pictures nobody reads the digest")
  func picture() {
    let avatar = MotionRecord.of { $0.add("avatar", ["image": .word("80x80 pixels 1b0fbd2264d0")], kind: "ImageLayer") }
    func told(_ image: String) -> [String] {
      changes(of: avatar) { $0.objects[0].properties["image"] = .word(image) }.map(\.phrase)
    }
    #expect(told("80x80 pixels f888a816efa8") == ["`avatar.image` has other pixels"])
    #expect(told("40x80 pixels f888a816efa8") == ["`avatar.image` has other pixels: 40x80 pixels, was 80x80 pixels"])
  }

  @Test("Where a rotation begins is told in degrees, by the layer's property")
  func rotation() {
    let hand = MotionRecord.of {
      $0.add("hand")
      $0.animate(
        "hand", "transform.rotation", at: 0, by: .start,
        ["from": .number(0), "to": .number(6.2832), "duration": .number(1.5)])
    }
    let told = changes(of: hand) { $0.animations[0].details["from"] = .number(0.1745) }
    #expect(told.map(\.phrase) == ["`hand.rotation` starts from 10°, was 0°"])
    #expect(told.first?.kind == .property)
  }

  @Test("What is delayed shows its first value meanwhile, which nobody has written")
  func fillMode() {
    let dot = MotionRecord.of {
      $0.add("dot")
      $0.animate("dot", "opacity", at: 0, by: .start, ["to": .number(1), "duration": .number(0.6)])
    }
    let told = changes(of: dot) {
      $0.animations[0].details["delay"] = .number(0.1)
      $0.animations[0].details["fillMode"] = .word("backwards")
    }
    #expect(told.map(\.phrase) == ["the animation of `dot.opacity` begun at the start is delayed by 0.1 s, was 0 s"])
  }
}
