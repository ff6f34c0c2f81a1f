import SpringformDynamics
import SpringformGeometry
package import SpringformMotion
package import SpringformMotionRecord
import SpringformNumerics

/// Writes down what a stage does: touches, animations as they are started, and at every refresh the properties of all layers,
/// behaviours and gesture recognisers.
final class MotionRecorder {
  /// What makes things happen now.
  private var cause = MotionRecord.Cause.start
  private var subjects: [ObjectIdentifier: RecordedSubject] = [:]
  /// In the order of their first appearance, each after the one that holds it.
  private var order: [RecordedSubject] = []
  private var animations: [Started] = []
  /// Which of them lead to values of their layers' own.
  private var unsettled: [(index: Int, later: () -> [String: RecordedValue])] = []
  /// The springs of all animations, as they were started, and of attachments, as they were first seen.
  private var springs: [(spring: Spring, frequency: Double?, subject: RecordedSubject, property: String?)] = []
  private var names = PropertyNames()
  private var sampleCount = 0
  /// Whether properties are written down, or only what there is.
  private let listsProperties: Bool
  private var layers = RecordedLayers()
  /// What layers have besides their properties, and what these follow.
  private var notes: [ObjectIdentifier: LayerNote] = [:]
  var constants = RecordedConstants()
  /// What the condition reads that has become true and makes things happen now.
  var condition: (names: [String], region: Layer)?
  /// When what happens now was planned; `nil` for what nobody had planned.
  private var planned: Double?

  init(listsProperties: Bool = true) { self.listsProperties = listsProperties }

  private struct LayerNote {
    let layer: Layer
    var variables: LayerVariables?
    var follows: [(name: String, region: Layer)] = []
  }

  private struct Started {
    var event: MotionRecord.Event
    let subject: RecordedSubject
    let condition: (names: [String], region: Layer)?
  }

  /// Something makes things happen from now on.
  /// - Parameter planned: when that was decided; a finger's way and refreshes are decided by nobody on the stage.
  func begin(_ cause: MotionRecord.Cause, planned: Double = 0) {
    self.cause = cause
    self.planned = cause == .time || cause == .completion ? planned : nil
  }

  // MARK: Notes

  func note(_ variables: LayerVariables, of layer: Layer) {
    notes[ObjectIdentifier(layer), default: LayerNote(layer: layer)].variables = variables
  }

  /// - Parameter region: the layer of the component whose names they are; the stage's for the scene's.
  func note(_ names: [String], followedBy layer: Layer, in region: Layer) {
    notes[ObjectIdentifier(layer), default: LayerNote(layer: layer)].follows += names.map { ($0, region) }
  }

  /// A name as those outside its region say it.
  private func path(_ name: String, in region: Layer) -> String? {
    guard let path = subjects[ObjectIdentifier(region)]?.path else { return nil }
    return path.isEmpty ? name : path + "/" + name
  }

  private func follows(of subject: RecordedSubject) -> [String]? {
    let paths = subject.follows.compactMap { path($0.name, in: $0.region) }
    return paths.isEmpty ? nil : Set(paths).sorted()
  }

  // MARK: Animations

  /// Notes an animation that a layer starts.
  func started(_ descriptions: [AnimationDescription], on layer: Layer, at time: Double) {
    let subject = subject(of: layer, at: time)
    for description in descriptions {
      var event = MotionRecord.Event(
        time: RecordedValue.rounded(time), kind: description.kind, target: "",
        property: description.property.map { names.name(of: $0.path, on: layer, set: $0.set) }, cause: cause,
        details: description.details.mapValues(\.rounded))
      event.planned = planned.map(RecordedValue.rounded)
      if let later = description.later { unsettled.append((animations.count, later)) }
      animations.append(Started(event: event, subject: subject, condition: condition))
      springs += description.springs.map { ($0, nil, subject, event.property) }
    }
  }

  /// Notes what animations make of what was changed after they were added. Called before time goes on.
  func settle() {
    noteLater()
    unsettled = []
  }

  private func noteLater() {
    for (index, later) in unsettled {
      animations[index].event.details.merge(later().mapValues(\.rounded)) { $1 }
    }
  }

  // MARK: Objects

  /// Looks at everything on the stage; called at every refresh.
  func sample(_ stage: Stage) {
    sampleCount += 1
    sample(stage.rootLayer, at: stage.time)
    for entry in stage.animators {
      for behavior in entry.animator.allBehaviors {
        let isNew = subjects[ObjectIdentifier(behavior)] == nil
        let subject = subject(
          of: behavior, holder: nil, name: nil, typeName: "\(type(of: behavior))", at: stage.time)
        if isNew, let attachment = behavior as? AttachmentBehavior { note(attachment, subject) }
        see(subject, at: stage.time) { [self] properties in
          for property in behavior.recordedProperties {
            properties.add(property.name, property.value, property.standard)
          }
          let items = behavior.recordedItems.compactMap { subjects[ObjectIdentifier($0)] }
          properties.add("items", .word(RecordedSubject.list(items)), .word(""))
        }
      }
    }
    for subject in order where subject.lastSample == sampleCount - 1 { subject.disappears = stage.time }
  }

  /// A stiff one is no spring.
  private func note(_ attachment: AttachmentBehavior, _ subject: RecordedSubject) {
    guard attachment.frequency > 0 else { return }
    let spring = Spring(response: 1 / attachment.frequency, dampingRatio: attachment.damping)
    springs.append((spring, attachment.frequency, subject, nil))
  }

  private func sample(_ layer: Layer, at time: Double) {
    let subject = subject(of: layer, at: time)
    see(subject, at: time) { layer.recordAll(in: $0) }
    if let note = notes[ObjectIdentifier(layer)] {
      if let variables = note.variables { subject.see(variables, at: time) }
      subject.follows = note.follows
    }
    for recognizer in layer.gestureRecognizers {
      let recognized = self.subject(
        of: recognizer, holder: subject, name: nil, typeName: "\(type(of: recognizer))", at: time)
      see(recognized, at: time) { recognizer.record(in: $0) }
    }
    for sublayer in layer.heldLayers { sample(sublayer, at: time) }
  }

  private func see(_ subject: RecordedSubject, at time: Double, _ list: (PropertyRecorder) -> Void) {
    subject.see(sampleCount, at: time, listsProperties ? list : { _ in })
  }

  private func subject(of layer: Layer, at time: Double) -> RecordedSubject {
    if let known = subjects[ObjectIdentifier(layer)] { return known }
    let holder = layer.holder.map { subject(of: $0, at: time) }
    let isMask = layer.holder?.mask === layer
    let name = holder == nil ? "" : layer.name ?? layer.nameInSource?() ?? (isMask ? "mask" : nil)
    return subject(
      of: layer, holder: holder, name: name, typeName: layer.typeName ?? "\(type(of: layer))", at: time)
  }

  private func subject(
    of object: AnyObject, holder: RecordedSubject?, name: String?, typeName: String, at time: Double
  ) -> RecordedSubject {
    if let known = subjects[ObjectIdentifier(object)] { return known }
    let subject = RecordedSubject(
      object, holder: holder, name: name ?? typeName, kind: typeName, appears: sampleCount > 1 ? time : nil)
    subject.number = order.count { $0.holder === holder && $0.name == subject.name }
    subjects[ObjectIdentifier(object)] = subject
    order.append(subject)
    return subject
  }

  /// The layer that the record has at a path, once it has been on the stage.
  func layer(at path: String) -> Layer? { layers.layer(at: path, among: order) }

  // MARK: The record

  var startedSprings: [StartedSpring] {
    RecordedSubject.nameUniquely(order)
    return springs.map {
      StartedSpring(
        spring: $0.spring, frequency: $0.frequency, target: $0.subject.path, label: $0.subject.label,
        property: $0.property)
    }
  }

  func record(of stage: Stage, touches: [Touch]) -> MotionRecord {
    noteLater()
    RecordedSubject.nameUniquely(order)
    var record = MotionRecord()
    record.touches = touches.map { touch in
      touch.recorded(target: touch.target.map { subject(of: $0, at: stage.time).path } ?? "")
    }
    record.animations = animations.map { entry in
      var event = entry.event
      event.target = entry.subject.path
      event.reads = entry.condition.map { condition in
        condition.names.compactMap { path($0, in: condition.region) }.sorted()
      }
      return event
    }
    record.objects = order.map { subject in
      var object = subject.object
      object.follows = follows(of: subject)
      return object
    }
    var contents: [String: RecordedFile] = [:]
    for subject in order { subject.addFiles(to: &contents) }
    record.contents = contents.isEmpty ? nil : contents
    for subject in order { record.standards.add(subject.standards, of: subject.kind) }
    record.finger = stage.tape.finger.recorded(touches: !stage.tape.recordedTouches.isEmpty)
    if !constants.values.isEmpty {
      record.constants = constants.values.mapValues(\.rounded)
      record.files = constants.files.isEmpty ? nil : constants.files
    }
    return record
  }
}

/// A spring that drives an animation or is an attachment, to the last digit of its numbers.
package struct StartedSpring: Hashable, Sendable {
  package let spring: Spring
  /// How often an attachment swings, in hertz; `nil` for an animation.
  package let frequency: Double?
  /// The layer's or attachment's path; empty for the stage's root layer.
  package let target: String
  /// What an unnamed layer is, in words.
  package let label: String?
  /// What is animated, as Core Animation calls it; `nil` for an animation of an unknown kind.
  package let property: String?
}

extension RecordedValue {
  static func rounded(_ time: Double) -> Double { time.rounded(places: places) }
}

extension Stage {
  /// Whether what happens is written down for a ``motionRecord``; set it before the scene is built.
  package var recordsMotion: Bool {
    get { motionRecorder != nil }
    set { motionRecorder = newValue ? motionRecorder ?? MotionRecorder() : nil }
  }

  /// What happened so far; `nil` where nothing is written down.
  package var motionRecord: MotionRecord? { motionRecorder?.record(of: self, touches: tape.recordedTouches) }

  /// The springs so far, in the order in which they were started; none where nothing is written down.
  package var startedSprings: [StartedSpring] { motionRecorder?.startedSprings ?? [] }
}
