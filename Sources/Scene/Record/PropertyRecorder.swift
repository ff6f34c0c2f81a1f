import SpringformBitmap
package import SpringformGeometry
package import SpringformMotionRecord

/// Follows the properties of one object: they are listed at every refresh, always in the same order, and what has changed
/// is noted.
package final class PropertyRecorder {
  private var properties: [Property] = []
  /// The property that is listed next.
  private var index = 0
  private var time = 0.0
  /// What the object drew last, and its digest, which is empty for nothing.
  private var drawn: (commands: [DisplayList.Command], digest: String) = ([], "")
  /// The files that the object has shown, by what its properties say of them.
  private(set) var files: [(value: RecordedValue, file: any RecordableFile)] = []

  private struct Property {
    let name: String
    let standard: RecordedValue?
    var last: RecordedValue
    var path: Path?
    var file: (any RecordableFile)?
    var changes: [RecordedHistory.Change]
  }

  /// Lists the properties as they are at a time.
  func sample(at time: Double, _ list: (PropertyRecorder) -> Void) {
    (self.time, index) = (time, 0)
    list(self)
  }

  /// - Parameters:
  ///   - name: as Core Animation calls the property.
  ///   - value: what it is now.
  ///   - standard: the value that goes without saying.
  package func add<Value: Recordable>(_ name: String, _ value: Value, default standard: Value? = nil) {
    add(name, value.recorded, standard?.recorded)
  }

  /// A gradient's properties; nothing of one that has not painted yet.
  func add(_ name: String, _ gradient: LayerGradient) {
    let standard = LayerGradient()
    guard gradient != standard || position(of: name + ".colors") != nil else { return }
    add(name + ".colors", gradient.colors, default: standard.colors)
    add(name + ".locations", gradient.locations, default: standard.locations)
    add(name + ".startPoint", gradient.startPoint, default: standard.startPoint)
    add(name + ".endPoint", gradient.endPoint, default: standard.endPoint)
    add(word: gradient.kind.word, name + ".kind", default: standard.kind.word)
  }

  /// What is done to colours, as numbers; nothing of a layer of which that never was.
  func add(_ name: String, _ effects: [ColorEffect]) {
    guard !effects.isEmpty || position(of: name) != nil else { return }
    add(name, effects.flatMap(\.numbers), default: [])
  }

  /// A name out of several.
  func add(word: String, _ name: String, default standard: String?) {
    add(name, .word(word), standard.map { .word($0) })
  }

  /// A path is written down as the rectangle around it and a digest.
  package func add(_ name: String, path: Path) {
    // Most paths stay as they are, and equal ones share their elements.
    if index + 1 < properties.count, properties[index].path == path, properties[index + 1].name == name {
      index += 2
      return
    }
    let number = position(of: name + ".bounds")
    add(name + ".bounds", (path.controlBounds ?? .zero).recorded, Rect.zero.recorded)
    if let number { properties[number].path = path }
    add(name, path.recorded, Path().recorded)
  }

  /// A file is written down as a digest, and once for all that show it also what it says.
  package func add(_ name: String, file: (any RecordableFile)?) {
    // Digests of files take long, and most stay the same.
    if let file, index < properties.count, properties[index].file === file, properties[index].name == name {
      index += 1
      return
    }
    let value = file?.recorded ?? .word("none")
    add(name, value, .word("none"))
    properties[index - 1].file = file
    if let file, !files.contains(where: { $0.value == value }) { files.append((value, file)) }
  }

  /// What an object draws is written down as a digest.
  func add(_ name: String, drawn commands: [DisplayList.Command]) {
    // Most draw the same again and again, and to write it out takes long.
    if commands != drawn.commands {
      drawn = (commands, commands.isEmpty ? "" : Digest(of: Array(DrawnText.text(of: commands).utf8)).short)
    }
    add(name, .word(drawn.digest), .word(""))
  }

  package func add(_ name: String, _ value: RecordedValue, _ standard: RecordedValue?) {
    guard let position = position(of: name) else {
      let first = RecordedHistory.Change(time: time, value: value.rounded)
      properties.append(Property(name: name, standard: standard, last: first.value, changes: [first]))
      index = properties.count
      return
    }
    index = position + 1
    guard properties[position].last != value else { return }
    let value = value.rounded
    guard properties[position].last != value else { return }
    properties[position].last = value
    properties[position].changes.append(RecordedHistory.Change(time: time, value: value))
  }

  private func position(of name: String) -> Int? {
    if index < properties.count, properties[index].name == name { return index }
    return properties.firstIndex { $0.name == name }
  }

  /// The values that go without saying, by property. Nothing is none: of a list, a path or a drawing that was empty, people say that
  /// it was not set.
  var standards: [String: RecordedValue] {
    var result: [String: RecordedValue] = [:]
    let nothing: [RecordedValue] = [.numbers([]), .word(""), Path().recorded]
    for property in properties {
      if let standard = property.standard, !nothing.contains(standard) { result[property.name] = standard }
    }
    return result
  }

  /// What the record keeps: all but what was the default throughout.
  var histories: [String: RecordedHistory] {
    var result: [String: RecordedHistory] = [:]
    for property in properties where property.changes.count > 1 || property.last != property.standard {
      result[property.name] = RecordedHistory(property.changes)
    }
    return result
  }
}

extension RecordedHistory {
  /// The most changes that are written down one by one.
  private static let changeLimit = 6
  /// How many values of a curve are written down.
  private static let sampleCount = 5

  init(_ changes: [Change]) {
    let changes = changes.map { Change(time: RecordedValue.rounded($0.time), value: $0.value) }
    if changes.count == 1 {
      self = .constant(changes[0].value)
    } else if changes.count <= Self.changeLimit {
      self = .changes(changes)
    } else {
      let samples = (0..<Self.sampleCount).map { changes[$0 * (changes.count - 1) / (Self.sampleCount - 1)] }
      let text = changes.map { "\($0.time) \($0.value.digested)" }.joined(separator: "\n")
      self = .curve(Curve(count: changes.count, samples: samples, digest: Digest(of: Array(text.utf8)).short))
    }
  }
}

extension RecordedValue {
  /// What a curve's digest is made of: a part of the format, as ``DrawnText``.
  fileprivate var digested: String {
    switch self {
    case .number(let number): "number(\(number))"
    case .numbers(let numbers): "numbers(\(numbers))"
    case .flag(let flag): "flag(\(flag))"
    case .text(let text): "text(\(text.debugDescription))"
    case .word(let word): "word(\(word.debugDescription))"
    }
  }
}
