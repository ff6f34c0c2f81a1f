import CoreGraphics
import Springform

// A loop that is run from within a turn: what is due has its turn by itself, later, and time stands still within one, so that nothing can
// happen meanwhile.

extension RunLoop {
  /// Comes back at once.
  public func run(until limitDate: Date) { noteMissing("nested runs of the loop, which come back at once") }
  @discardableResult
  public func run(mode: Mode, before limitDate: Date) -> Bool {
    run(until: limitDate)
    return true
  }
  public func run() { run(until: .distantFuture) }
  public func acceptInput(forMode mode: Mode, before limitDate: Date) { run(until: limitDate) }

  /// Calls a block in a turn of its own, as soon as what happens now is over.
  public func perform(_ block: @escaping () -> Void) { MainLoop.required(for: "RunLoop.perform(_:)").after(0, block) }
  public func perform(inModes modes: [Mode], block: @escaping () -> Void) { perform(block) }

  public var currentMode: Mode? { .default }
}
