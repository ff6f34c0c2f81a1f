public import CoreGraphics

/// Who is told of notifications by a selector. Foundation's centre on Linux knows closures only.
///
/// Each scene has its own: those that play at the same time have a centre in common, and know nothing of each other.
private final class Observers: Companion {
  struct Entry {
    weak let observer: AnyObject?
    let center: NotificationCenter
    let name: Notification.Name?
    let token: any NSObjectProtocol
  }

  private(set) var entries: [Entry] = []

  init(_ loop: MainLoop) {}
  deinit { remove { _ in true } }

  func add(_ entry: Entry) { entries.append(entry) }

  /// Whose observer is no more goes anyway.
  func remove(_ isMeant: (Entry) -> Bool) {
    for entry in entries where isMeant(entry) || entry.observer == nil {
      entry.center.removeObserver(entry.token as Any)
    }
    entries.removeAll { isMeant($0) || $0.observer == nil }
  }
}

extension NotificationCenter {
  /// Calls a method of none or one argument, the notification, whenever one is posted in the scene in which this is called.
  /// - Parameters:
  ///   - observer: is not kept.
  ///   - aSelector: the method.
  ///   - aName: of the notifications; any with `nil`.
  ///   - anObject: who posts them; anybody with `nil`.
  public func addObserver(
    _ observer: AnyObject, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
  ) {
    let loop = MainLoop.required(for: "NotificationCenter.addObserver(_:selector:name:object:)")
    // It is used in the turns of its own scene only.
    nonisolated(unsafe) weak let receiver = observer
    let token = observe(aName, anObject) { [weak loop] notification in
      guard let receiver, let loop, loop === MainLoop.current else { return }
      if !aSelector.perform(on: receiver, with: [notification]) {
        loop.fail("the observer \(type(of: receiver)) has no method \(aSelector)")
      }
    }
    Observers.of(loop).add(Observers.Entry(observer: observer, center: self, name: aName, token: token))
  }

  /// Calls a closure whenever a notification is posted in the scene in which this is called, within the turn in which it is.
  ///
  /// In the place of Foundation's, whose closures hear of every scene that plays and whose queues are not the stage's: of two the
  /// compiler takes the one that asks for more, here an object.
  /// - Parameters:
  ///   - name: of the notifications; any with `nil`.
  ///   - obj: who posts them; anybody with `nil`.
  ///   - queue: where the closure is called; whichever it is, here that is at once.
  /// - Returns: what ends it when it is handed to `removeObserver(_:)`.
  public func addObserver(
    forName name: Notification.Name?, object obj: AnyObject?, queue: Foundation.OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard let loop = MainLoop.current else { return observe(name, obj, block) }
    return observe(name, obj) { [weak loop] notification in
      if let loop, loop === MainLoop.current { block(notification) }
    }
  }

  /// The same; of several the compiler takes the one that has to turn nothing into an optional, which is meant by `.main`.
  public func addObserver(
    forName name: Notification.Name?, object obj: AnyObject?, queue: OperationQueue,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { addObserver(forName: name, object: obj, queue: nil, using: block) }

  /// The same, with a queue that may be none.
  @_disfavoredOverload
  public func addObserver(
    forName name: Notification.Name?, object obj: AnyObject?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { addObserver(forName: name, object: obj, queue: nil, using: block) }

  /// Ends all that was begun for an observer.
  public func removeObserver(_ observer: AnyObject) {
    remove(observer) { _ in true }
    // It may be what Foundation's own method has returned.
    removeObserver(observer as Any)
  }

  /// Ends what was begun for an observer and notifications of a name; of all names with `nil`.
  public func removeObserver(_ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?) {
    remove(observer) { aName == nil || $0 == aName }
  }

  private func remove(_ observer: AnyObject, _ isMeant: (Notification.Name?) -> Bool) {
    guard let loop = MainLoop.current else { return }
    Observers.of(loop).remove { $0.observer === observer && $0.center === self && isMeant($0.name) }
  }
}
