import UIKitCore

/// Views that are not seen any more and wait to be used again, and what classes new ones are of.
final class ReusePool {
  private var classes: [String: AnyClass] = [:]
  private var waiting: [String: [UIView]] = [:]

  private var nibs: [String: UINib] = [:]

  func register(_ type: AnyClass?, for identifier: String) { (classes[identifier], nibs[identifier]) = (type, nil) }
  func register(_ nib: UINib?, for identifier: String) { (nibs[identifier], classes[identifier]) = (nib, nil) }

  func keep(_ view: UIView, for identifier: String?) {
    guard let identifier else { return }
    waiting[identifier, default: []].append(view)
  }

  /// What is dequeued by an identifier while a function runs is a view that is in use.
  func reuse(_ view: UIView, for identifier: String?, _ body: () -> Void) {
    guard let identifier else { return body() }
    inUse = (identifier, view)
    body()
    inUse = nil
  }

  private var inUse: (identifier: String, view: UIView)?

  /// - Parameters:
  ///   - kind: what the views are at least.
  ///   - prepare: called of one that was used before.
  ///   - make: makes one of a class.
  func dequeue<Kind: UIView>(
    _ identifier: String, kind: Kind.Type, prepare: (Kind) -> Void, make: (Kind.Type) -> Kind
  ) -> Kind? {
    if let inUse, inUse.identifier == identifier, let view = inUse.view as? Kind { return view }
    if let view = waiting[identifier]?.popLast() as? Kind {
      UIView.performWithoutAnimation { prepare(view) }
      return view
    }
    guard let type = classes[identifier] else {
      // Says which file it is, and ends the process.
      _ = nibs[identifier]?.instantiate(withOwner: nil)
      return nil
    }
    guard let type = type as? Kind.Type else {
      MainLoop.current?.fail(
        "the class \(type) is registered with the identifier \(identifier), but is no \(Kind.self)")
      return nil
    }
    var made: Kind?
    UIView.performWithoutAnimation { made = make(type) }
    if let made, Swift.type(of: made) != type {
      MainLoop.current?.fail("\(type) has no initialiser that one of its kind could be made with when it is dequeued")
    }
    return made
  }
}
