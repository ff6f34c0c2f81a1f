import SpringformMotionRecord

/// An object that a record tells of.
final class RecordedSubject {
  // Kept as long as the recorder, so that no other object takes its identity.
  let subject: AnyObject
  let holder: RecordedSubject?
  let name: String
  let kind: String
  private let appears: Double?
  var disappears: Double?
  /// How many objects of the same name the holder had before.
  var number = 0
  private var isNumbered = false
  private(set) var lastSample = 0
  private let properties = PropertyRecorder()
  private var component: String?
  private var arguments: PropertyRecorder?
  private var states: PropertyRecorder?
  /// What its properties follow, each with the layer of the component whose name it is.
  var follows: [(name: String, region: Layer)] = []

  init(_ subject: AnyObject, holder: RecordedSubject?, name: String, kind: String, appears: Double?) {
    self.subject = subject
    self.holder = holder
    self.name = name
    self.kind = kind
    self.appears = appears
  }

  func see(_ sample: Int, at time: Double, _ list: (PropertyRecorder) -> Void) {
    lastSample = sample
    disappears = nil
    properties.sample(at: time, list)
  }

  func see(_ variables: LayerVariables, at time: Double) {
    let (arguments, states) = (arguments ?? PropertyRecorder(), states ?? PropertyRecorder())
    (component, self.arguments, self.states) = (variables.component, arguments, states)
    arguments.sample(at: time, variables.arguments)
    states.sample(at: time, variables.states)
  }

  /// Numbers those that have the name of a sibling.
  static func nameUniquely(_ subjects: [RecordedSubject]) {
    for subject in subjects where subject.number > 0 {
      for other in subjects where other.holder === subject.holder && other.name == subject.name {
        other.isNumbered = true
      }
    }
  }

  static func list(_ subjects: [RecordedSubject]) -> String {
    let names = subjects.map { $0.number > 0 ? "\($0.name)[\($0.number)]" : $0.name }
    return names.count > 6 ? "\(names.count): \(names[0]) to \(names[names.count - 1])" : names.joined(separator: ", ")
  }

  /// The root layer's is empty.
  var path: String {
    let own = isNumbered ? "\(name)[\(number)]" : name
    guard let above = holder?.path, !above.isEmpty else { return own }
    return above + "/" + own
  }

  /// What an unnamed layer is, in words.
  var label: String? { name == kind ? (subject as? Layer)?.label : nil }

  var standards: [String: RecordedValue] { properties.standards }

  /// Adds what the files say that it has shown, by what its properties say of them.
  func addFiles(to contents: inout [String: RecordedFile]) {
    for case (.word(let word), let file) in properties.files where contents[word] == nil {
      contents[word] = file.recordedFile
    }
  }

  var object: MotionRecord.Object {
    var object = MotionRecord.Object(
      path: path, kind: kind, appears: appears.map(RecordedValue.rounded),
      disappears: disappears.map(RecordedValue.rounded),
      properties: properties.histories)
    object.outline.noun = (subject as? Layer)?.outlineNoun
    object.component = component
    object.arguments = arguments?.histories
    object.states = states?.histories
    if object.arguments?.isEmpty ?? true { object.arguments = nil }
    if object.states?.isEmpty ?? true { object.states = nil }
    return object
  }
}

extension RecordedSubject {
  /// Whether a record has it at a path: without a number until a sibling of the same name comes, if it is the first.
  func isAt(_ path: Substring) -> Bool {
    let names = (number == 0 ? [name] : []) + ["\(name)[\(number)]"]
    guard let holder, !holder.name.isEmpty else { return names.contains { path == $0 } }
    return names.contains { path.hasSuffix("/" + $0) && holder.isAt(path.dropLast($0.count + 1)) }
  }
}
