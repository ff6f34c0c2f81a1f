import SpringformDynamics
import SpringformGeometry
package import SpringformMotion
package import SpringformMotionRecord
import SpringformNumerics

/// Writes down what a stage does: touches, animations as they are started, and at every refresh the properties of all layers,
/// behaviours and gesture recognisers.
final class MotionRecorder {
  /// What makes things happen now.
  var cause = MotionRecord.Cause.start
  private var subjects: [ObjectIdentifier: RecordedSubject] = [:]
  /// In the order of their first appearance, each after the one that holds it.
  private var order: [RecordedSubject] = []
  private var animations: [(event: MotionRecord.Event, subject: RecordedSubject)] = []
  /// Which of them lead to values of their layers' own.
  private var unsettled: [(index: Int, later: () -> [String: RecordedValue])] = []
  /// The springs of all animations, as they were started, and of attachments, as they were first seen.
  private var springs: [(spring: Spring, frequency: Double?, subject: RecordedSubject, property: String?)] = []
  private var names = PropertyNames()
  private var sampleCount = 0

  // MARK: Animations

  /// Notes an animation that a layer starts.
  func started(_ descriptions: [AnimationDescription], on layer: Layer, at time: Double) {
    let subject = subject(of: layer, at: time)
    for description in descriptions {
      let event = MotionRecord.Event(
        time: RecordedValue.rounded(time), kind: description.kind, target: "",
        property: description.property.map { names.name(of: $0.path, on: layer, set: $0.set) }, cause: cause,
        details: description.details.mapValues(\.rounded))
      if let later = description.later { unsettled.append((animations.count, later)) }
      animations.append((event, subject))
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
        subject.see(sampleCount, at: stage.time) { [self] properties in
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
    subject.see(sampleCount, at: time) { layer.recordAll(in: $0) }
    for recognizer in layer.gestureRecognizers {
      self.subject(
        of: recognizer, holder: subject, name: nil, typeName: "\(type(of: recognizer))", at: time
      ).see(sampleCount, at: time) { recognizer.record(in: $0) }
    }
    for sublayer in layer.heldLayers { sample(sublayer, at: time) }
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
      return event
    }
    record.objects = order.map(\.object)
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

/// An object that a record tells of.
final class RecordedSubject {
  // Kept as long as the recorder, so that no other object takes its identity.
  private let subject: AnyObject
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

  var object: MotionRecord.Object {
    MotionRecord.Object(
      path: path, kind: kind, appears: appears.map(RecordedValue.rounded),
      disappears: disappears.map(RecordedValue.rounded),
      properties: properties.histories)
  }
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
