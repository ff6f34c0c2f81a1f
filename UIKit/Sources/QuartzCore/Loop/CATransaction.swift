/// Changes of layers that are one: how long the animations last that follow from them, and what happens when those have ended.
public enum CATransaction {
  /// A transaction that is not committed yet.
  final class Open {
    var animationDuration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    private var completion: Completion?
    /// By keys of an app's own.
    fileprivate var values: [String: Any] = [:]

    /// Animations added from now on are waited for.
    func complete(with block: (() -> Void)?) {
      completion = block.map { Completion($0) }
    }

    /// Who is told of the animations that run in the transaction.
    var waiting: Completion? { completion }

    func close(on loop: MainLoop) { completion?.close(on: loop) }
  }

  /// What is done when the last animation has ended; without any, when the transaction is committed.
  final class Completion {
    fileprivate private(set) var block: (() -> Void)?
    private var running = 0
    private var isClosed = false

    init(_ block: @escaping () -> Void) { self.block = block }

    func animationBegan() { running += 1 }

    func animationEnded(on loop: MainLoop) {
      running -= 1
      finishIfDone(on: loop)
    }

    fileprivate func close(on loop: MainLoop) {
      isClosed = true
      finishIfDone(on: loop)
    }

    private func finishIfDone(on loop: MainLoop) {
      guard isClosed, running == 0, let block else { return }
      self.block = nil
      loop.after(0, block)
    }
  }

  public static func begin() { loop.transactions.append(Open()) }

  public static func commit() {
    // The last one is the turn's own.
    guard loop.transactions.count > 1, let last = loop.transactions.popLast() else { return }
    last.close(on: loop)
  }

  /// Commits the transaction that nobody has begun.
  public static func flush() {
    guard loop.transactions.count == 1 else { return }
    loop.transactions[0].close(on: loop)
    loop.transactions = [Open()]
  }

  /// Of implicit animations, in seconds; 0.25 unless set.
  public static func animationDuration() -> CFTimeInterval { value(\.animationDuration) ?? 0.25 }
  public static func setAnimationDuration(_ duration: CFTimeInterval) { open.animationDuration = duration }

  public static func animationTimingFunction() -> CAMediaTimingFunction? { value(\.timingFunction) }
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { open.timingFunction = function }

  /// Whether changes are changes only.
  public static func disableActions() -> Bool { value(\.disablesActions) ?? false }
  public static func setDisableActions(_ flag: Bool) { open.disablesActions = flag }

  /// Runs a block when the animations that are added from now on in this transaction have ended.
  public static func setCompletionBlock(_ block: (() -> Void)?) { open.complete(with: block) }

  static var pendingBlock: (() -> Void)? { open.waiting?.block }
  static func setOwnValue(_ value: Any?, forKey key: String) { open.values[key] = value }
  static func ownValue(forKey key: String) -> Any? {
    loop.transactions.reversed().lazy.compactMap { $0.values[key] }.first
  }

  private static var loop: MainLoop { .required(for: "CATransaction") }
  private static var open: Open { loop.transactions[loop.transactions.count - 1] }

  /// What the innermost transaction says that says anything.
  private static func value<Value>(_ property: KeyPath<Open, Value?>) -> Value? {
    loop.transactions.reversed().lazy.compactMap { $0[keyPath: property] }.first
  }
}
