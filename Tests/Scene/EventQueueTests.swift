import Testing

@testable import SpringformScene

@Suite("Events at their own time")
struct EventQueueTests {
  @Test("Beginnings and ends of animations are no plans, whatever else is taken back")
  func plans() {
    var queue = EventQueue()
    for kind in [EventQueue.Kind.animationStart, .touch, .animationEnd, .touch] { queue.add(at: 1, kind, now: 0) {} }
    #expect(queue.hasPlans)
    queue.drop(.touch)
    #expect(!queue.hasPlans)
    queue.add(at: 2, .block, now: 1) {}
    var seen: [EventQueue.Kind] = []
    while let event = queue.next(until: 2) { seen.append(event.kind) }
    #expect(seen == [.animationStart, .animationEnd, .block] && !queue.hasPlans)
  }
}
