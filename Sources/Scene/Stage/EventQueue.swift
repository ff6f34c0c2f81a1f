/// Things that happen at their own time, whatever the refresh rate.
struct EventQueue {
  /// At the same time, touches come before scheduled blocks, and those before what animations say of their beginnings,
  /// completions, and the ends that lead to more.
  enum Kind: Int {
    case touch
    case block
    /// An animation's time begins.
    case animationStart
    case completion
    /// An animation's time is over. Running animations are counted elsewhere, and one that was removed has no end.
    case animationEnd

    var isPlan: Bool { self != .animationStart && self != .animationEnd }
  }

  struct Event {
    let time: Double
    let kind: Kind
    let sequence: Int
    /// When it was added.
    let planned: Double
    let body: () -> Void

    fileprivate func comesBefore(_ other: Event) -> Bool {
      (time, kind.rawValue, sequence) < (other.time, other.kind.rawValue, other.sequence)
    }
  }

  /// In descending order: the next event is the last.
  private var events: [Event] = []
  private var count = 0

  /// Whether anything but the beginnings and ends of animations is to come.
  var hasPlans: Bool { planCount > 0 }
  private var planCount = 0

  /// - Parameter now: the scene's time.
  mutating func add(at time: Double, _ kind: Kind, now: Double, _ body: @escaping () -> Void) {
    let event = Event(time: time, kind: kind, sequence: count, planned: now, body: body)
    count += 1
    if kind.isPlan { planCount += 1 }
    var (low, high) = (0, events.count)
    while low < high {
      let middle = (low + high) / 2
      if event.comesBefore(events[middle]) { low = middle + 1 } else { high = middle }
    }
    events.insert(event, at: low)
  }

  /// Takes back what is planned of a kind.
  mutating func drop(_ kind: Kind) {
    events.removeAll { $0.kind == kind }
    planCount = events.count { $0.kind.isPlan }
  }

  /// Takes out the next event that is due.
  mutating func next(until time: Double) -> Event? {
    guard let event = events.last, event.time <= time else { return nil }
    if event.kind.isPlan { planCount -= 1 }
    return events.removeLast()
  }
}
