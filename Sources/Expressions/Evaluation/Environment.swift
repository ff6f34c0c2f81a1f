public import SpringformDocument
public import SpringformGeometry

/// What compiled expressions are evaluated in: a slot for whatever a name stands for, and what only the host can tell.
///
/// It is a class that hosts inherit from, and no protocol, because its slots are read with every operand: a stored property of
/// a known class costs a load, a requirement a call through a table.
open class Environment {
  @exclusivity(unchecked) package final var parameters: [Value]
  /// Themes' and files' values, by their slots.
  package final let constants: [Value]
  // Nothing that runs while one of these is changed looks at it; checking that each time costs more than the change.
  /// Counters and what events bring, by their slots.
  @exclusivity(unchecked) package final var locals: [Value]
  /// What events change.
  @exclusivity(unchecked) package final var states: [Value] = []
  /// Named objects; several for one name that is repeated.
  @exclusivity(unchecked) package final var objects: [[AnyObject]]
  let derivedValues: [DerivedValue]
  @exclusivity(unchecked) final var memos: [Memo]
  /// Counts the moments at which something may have changed.
  @exclusivity(unchecked) package final var revision = 0

  package init(
    parameters: [Value], constants: [Value] = [], derived: [DerivedValue] = [], objectCount: Int = 0,
    localCount: Int = 1
  ) {
    self.parameters = parameters
    self.constants = constants
    derivedValues = derived
    memos = Array(repeating: Memo(), count: derived.count)
    objects = Array(repeating: [], count: objectCount)
    locals = Array(repeating: .number(0), count: localCount)
  }

  // MARK: What the host tells

  /// Seconds since the beginning.
  open var time: Double { 0 }

  /// In points.
  open var canvasSize: Size { .zero }

  /// A random number in the range, another one each time.
  open func random(in range: ClosedRange<Double>) -> Double { range.lowerBound }

  /// The same number from -1 to 1 for the same x, close to those of its neighbours.
  open func noise(at x: Double) -> Double { 0 }

  /// Evaluation has met what cannot be; what it gives from now on does not matter.
  open func fail(_ what: String, at position: SourcePosition, hint: String?) {}

  // MARK: Texts

  /// The most bytes of a text that expressions make, so that none that grows with every refresh eats the memory.
  package static let textLimit = 1 << 16

  /// A number that a text is to show; the scene ends where it is none.
  final func shown(_ number: Double, at position: SourcePosition) -> Double {
    if number.isFinite { return number }
    fail(
      "a text cannot show a number that is not finite", at: position,
      hint: "divide by what is not 0, or use if(condition, a, b)")
    return 0
  }

  final func joined(_ a: String, _ b: String, at position: SourcePosition) -> String {
    guard a.utf8.count + b.utf8.count <= Self.textLimit else {
      fail("a text of more than \(Self.textLimit) bytes is not made", at: position, hint: nil)
      return ""
    }
    return a + b
  }

  // MARK: Elements

  /// The number of an element, or `nil` and a failure when there is no such element.
  final func index(_ number: Double, count: Int, at position: SourcePosition) -> Int? {
    if let index = Int(exactly: number.rounded(.down)), index >= 0, index < count { return index }
    fail("there is no element \(written(number)) of \(count); the first is 0", at: position, hint: nil)
    return nil
  }
}
