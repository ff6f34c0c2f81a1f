import SpringformMotionRecord

/// Records as scenes leave them, in few words.
extension MotionRecord {
  static func of(_ change: (inout MotionRecord) -> Void) -> MotionRecord {
    var record = MotionRecord()
    record.standards = .ofLayers
    change(&record)
    return record
  }

  mutating func add(_ path: String, _ properties: [String: RecordedHistory] = [:], kind: String = "Layer") {
    objects.append(Object(path: path, kind: kind, properties: properties))
  }

  mutating func tap(_ target: String, at time: Double, _ details: [String: RecordedValue] = [:]) {
    touches.append(
      Event(
        time: time - 0.1, kind: "tap", target: target,
        details: details.merging(["duration": .number(0.1)]) { own, _ in own }))
  }

  mutating func drag(_ target: String, at time: Double, by offset: [Double], duration: Double) {
    touches.append(
      Event(
        time: time, kind: "drag", target: target,
        details: [
          "duration": .number(duration), "step 1.duration": .number(duration), "step 1.by": .numbers(offset),
          "step 1.curve": .word("easeInEaseOut"),
        ]))
  }

  mutating func animate(
    _ target: String, _ property: String, at time: Double, by cause: Cause = .touch, kind: String = "animation",
    _ details: [String: RecordedValue]
  ) {
    animations.append(
      Event(time: time, kind: kind, target: target, property: property, cause: cause, details: details))
  }
}

extension RecordedHistory {
  static func number(_ value: Double) -> Self { .constant(.number(value)) }
  static func numbers(_ values: Double...) -> Self { .constant(.numbers(values)) }
  static func text(_ text: String) -> Self { .constant(.text(text)) }
  static func word(_ word: String) -> Self { .constant(.word(word)) }

  static func steps(_ steps: (Double, RecordedValue)...) -> Self {
    .changes(steps.map { Change(time: $0.0, value: $0.1) })
  }

  /// A way along x with a value at each fifth of a second.
  static func way(_ values: Double..., digest: String) -> Self {
    .curve(
      Curve(
        count: 57,
        samples: values.enumerated().map { Change(time: Double($0.offset) / 5, value: .numbers([$0.element, 40])) },
        digest: digest))
  }
}

/// What is told of two records.
func phrases(_ old: MotionRecord, _ new: MotionRecord) -> [String] {
  MotionRecordComparison(expected: old, actual: new).changes.map(\.phrase)
}

extension StandardValues {
  /// Some of what layers tell.
  static var ofLayers: Self {
    var standards = Self()
    standards.add(
      [
        "opacity": .number(1), "isHidden": .flag(false), "position": .numbers([0, 0]),
        "bounds": .numbers([0, 0, 0, 0]),
        "anchorPoint": .numbers([0.5, 0.5]), "transform": .numbers([1, 0, 0, 1, 0, 0]), "zPosition": .number(0),
        "rotation.x": .number(0), "rotation.y": .number(0), "skew": .numbers([0, 0]), "cornerRadius": .number(0),
        "maskedCorners": .number(15), "shadowColor": .word("#000000"), "shadowOpacity": .number(0),
        "shadowOffset": .numbers([0, -3]), "shadowRadius": .number(3), "blurRadius": .number(0),
        "backgroundColor": .word("clear"), "speed": .number(1), "blendMode": .word("normal"),
      ], of: "Layer")
    standards.add(
      [
        "fillColor": .word("#000000"), "strokeColor": .word("clear"), "lineWidth": .number(1),
        "strokeStart": .number(0), "strokeEnd": .number(1), "lineCap": .word("butt"),
      ], of: "ShapeLayer")
    return standards
  }
}

/// What is told of a record that is changed in one way.
func phrases(of record: MotionRecord, _ change: (inout MotionRecord) -> Void) -> [String] {
  phrases(
    record,
    .of {
      $0 = record; change(&$0)
    })
}

/// A change of a record and what is told of it.
struct Told: Sendable {
  let change: @Sendable (inout MotionRecord) -> Void
  let phrase: String

  init(_ phrase: String, _ change: @escaping @Sendable (inout MotionRecord) -> Void) {
    self.change = change
    self.phrase = phrase
  }
}
