import CBox2D
import SpringformGeometry

/// Turns the solver's contacts between shapes into contacts between items and boundaries: one beginning when the first
/// shapes of a pair touch, one end when the last ones part.
struct ContactTracker {
  enum Participant {
    case body(Body)
    case boundary(Boundary)
  }

  struct Touch {
    let body: Body
    let other: Participant
    let point: Point
  }

  private struct Pair: Hashable {
    let low: UInt64
    let high: UInt64

    init(_ a: UInt64, _ b: UInt64) {
      low = min(a, b)
      high = max(a, b)
    }
  }

  private var participants: [UInt64: Participant] = [:]
  private var tags: [ObjectIdentifier: UInt64] = [:]
  private var counts: [Pair: Int] = [:]
  private var began: [Touch] = []
  private var ended: [Touch] = []

  mutating func register(_ participant: Participant, tag: UInt64) {
    participants[tag] = participant
    tags[participant.id] = tag
  }

  mutating func forget(_ participant: AnyObject) {
    guard let tag = tags.removeValue(forKey: ObjectIdentifier(participant)) else { return }
    participants[tag] = nil
  }

  func areTouching(_ a: AnyObject, _ b: AnyObject) -> Bool {
    guard let a = tags[ObjectIdentifier(a)], let b = tags[ObjectIdentifier(b)] else { return false }
    return counts[Pair(a, b)] != nil
  }

  mutating func note(_ contact: CBoxContact) {
    let pair = Pair(contact.tagA, contact.tagB)
    let before = counts[pair] ?? 0
    let after = max(before + (contact.began ? 1 : -1), 0)
    counts[pair] = after > 0 ? after : nil
    guard (before == 0) != (after == 0), let touch = touch(of: contact) else { return }
    if contact.began { began.append(touch) } else { ended.append(touch) }
  }

  /// What has happened since the last time, beginnings and ends each in the solver's order.
  mutating func takeEvents() -> (began: [Touch], ended: [Touch]) {
    defer { (began, ended) = ([], []) }
    return (began, ended)
  }

  private func touch(of contact: CBoxContact) -> Touch? {
    guard let a = participants[contact.tagA], let b = participants[contact.tagB] else { return nil }
    let point = contact.point.point
    return switch (a, b) {
    case (.body(let body), _): Touch(body: body, other: b, point: point)
    case (.boundary, .body(let body)): Touch(body: body, other: a, point: point)
    case (.boundary, .boundary): nil
    }
  }
}

extension ContactTracker.Participant {
  var id: ObjectIdentifier {
    switch self {
    case .body(let body): ObjectIdentifier(body)
    case .boundary(let boundary): ObjectIdentifier(boundary)
    }
  }
}
