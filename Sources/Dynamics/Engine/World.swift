import CBox2D
import SpringformGeometry

/// The solver's world behind one animator: the bodies of its items, in the order they came, and the boundaries.
final class World {
  let handle: CBoxWorld
  var referenceBounds: Rect
  /// Called when something happened that a resting simulation must wake up for.
  var onWake: () -> Void = {}

  private(set) var error: DynamicsError?
  private(set) var bodies: [Body] = []
  /// How far drawing is between the last two sub-steps: 1 at the last one.
  private(set) var blend = 1.0
  /// The simulated time in seconds.
  private(set) var time = 0.0
  var contacts = ContactTracker()

  private var bodiesByItem: [ObjectIdentifier: Body] = [:]
  /// Parts of groups and where they are on their group's body.
  private var parts: [ObjectIdentifier: (body: Body, place: DynamicItemState)] = [:]
  private var lastTag: UInt64 = 0
  private var accumulator = 0.0

  init(referenceBounds: Rect) {
    self.referenceBounds = referenceBounds
    var handle = CBoxWorld()
    let status = CBoxWorldCreate(&handle)
    self.handle = handle
    if status == CBoxStatusUnsupported {
      let version = CBoxLibraryVersion()
      record(
        .unsupportedLibrary(
          major: Int(version.major), minor: Int(version.minor), revision: Int(version.revision)))
    }
  }

  deinit {
    bodies.forEach { SimulatedItems.release($0.item) }
    CBoxWorldDestroy(handle)
  }

  /// Keeps the first error.
  func record(_ error: DynamicsError) {
    if self.error == nil { self.error = error }
  }

  func wake() { onWake() }

  /// A number no body or collision group of this world had before.
  func newTag() -> UInt64 {
    lastTag += 1
    return lastTag
  }

  // MARK: Bodies

  func body(of item: any DynamicItem) -> Body? { bodiesByItem[ObjectIdentifier(item)] }

  /// The item's body, one use more of it; `nil`, with the error recorded, when the item cannot be simulated.
  func enter(_ item: any DynamicItem) -> Body? {
    do throws(DynamicsError) {
      let body = if let known = body(of: item) { known } else { try makeBody(of: item) }
      body.uses += 1
      body.wake()
      return body
    } catch {
      record(error)
      return nil
    }
  }

  /// Gives back one use of the body; after the last one the item is no longer simulated.
  func leave(_ body: Body) {
    body.wake()
    body.uses -= 1
    guard body.uses == 0 else { return }
    wakeBodies(touching: body)
    CBoxBodyDestroy(body.handle)
    takeContacts()
    contacts.forget(body)
    bodies.removeAll { $0 === body }
    bodiesByItem[ObjectIdentifier(body.item)] = nil
    if let group = body.item as? DynamicItemGroup {
      for item in group.items { parts[ObjectIdentifier(item)] = nil }
    }
    SimulatedItems.release(body.item)
  }

  /// What rested on something that goes must fall.
  func wakeBodies(touching participant: AnyObject) {
    for body in bodies where contacts.areTouching(body, participant) { body.wake() }
  }

  private func makeBody(of item: any DynamicItem) throws(DynamicsError) -> Body {
    guard SimulatedItems.claim(item) else { throw .itemInUse }
    let tag = newTag()
    do throws(DynamicsError) {
      let body = try Body(of: item, tag: tag, in: self)
      bodies.append(body)
      bodiesByItem[ObjectIdentifier(item)] = body
      contacts.register(.body(body), tag: tag)
      if let group = item as? DynamicItemGroup {
        for (part, place) in zip(group.items, group.places) { parts[ObjectIdentifier(part)] = (body, place) }
      }
      return body
    } catch {
      SimulatedItems.release(item)
      throw error
    }
  }

  /// Where to draw an item, or `nil` when it is not simulated here.
  func presentation(of item: any DynamicItem) -> DynamicItemState? {
    if let body = body(of: item) { return presentation(of: body) }
    return parts[ObjectIdentifier(item)].map { presentation(of: $0.body).placing($0.place) }
  }

  func presentation(of body: Body) -> DynamicItemState {
    body.previous.interpolated(to: body.current, fraction: blend)
  }

  /// In metres per square second; the last one set counts.
  func setGravity(_ gravity: Vector) { CBoxWorldSetGravity(handle, CBoxVector(si: gravity)) }

  // MARK: Stepping

  /// UIKit's sub-step in seconds: 1/120 in single precision, a little more than the true one. That is why the first frame
  /// of 1/60 s has one sub-step and every later one two.
  static let substep: Float = 0.00833333377

  /// Box2D's iterations per sub-step, as UIKit asks for them.
  private static let iterations = (velocity: Int32(8), position: Int32(3))

  /// Moves on by as many sub-steps as `duration` seconds and the rest of earlier calls allow, and writes to the items.
  /// `prepare` is called before each sub-step with its length.
  func advance(by duration: Double, prepare: (Double) -> Void) {
    let length = Double(Self.substep)
    let before = bodies.map(\.current)
    accumulator += duration
    while accumulator >= length {
      accumulator -= length
      time += length
      prepare(length)
      guard CBoxWorldStep(handle, Self.substep, Self.iterations.velocity, Self.iterations.position) == CBoxStatusOK
      else {
        record(.diverged)
        return
      }
      bodies.forEach { $0.readSolver() }
    }
    // A tick of whole sub-steps shows them as they are; the single precision of the sub-step is no reason to blend.
    let steps = duration / length
    blend = (steps - steps.rounded()).magnitude < 1e-4 ? 1 : accumulator / length
    for (body, state) in zip(bodies, before) { body.writeItem(since: state) }
    takeContacts()
  }

  var isAwake: Bool { CBoxWorldIsAwake(handle) }

  /// Shows the solver's state as it is, because nothing moves any more.
  func endInterpolation() {
    blend = 1
    bodies.forEach { $0.endInterpolation() }
  }

  func takeContacts() {
    let count = CBoxWorldContactCount(handle)
    guard count > 0 else { return }
    let events = [CBoxContact](unsafeUninitializedCapacity: count) { buffer, taken in
      taken = CBoxWorldTakeContacts(handle, buffer.baseAddress, count)
    }
    events.forEach { contacts.note($0) }
  }
}
