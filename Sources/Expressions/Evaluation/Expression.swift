/// An expression that is ready to run: checked, typed, and compiled to closures.
package struct Expression: Sendable {
  package let code: Thunk
  package let traits: Traits
  /// The members of named objects and the derived values that it reads, in the order of their first reading.
  package let reads: [Reference]
  /// How many operations lie within one another, those of the derived values that it reads included.
  package let depth: Int

  /// In the place of one that could not be compiled.
  package static let nothing = Expression(code: .constant(0), traits: [], reads: [])

  package init(code: Thunk, traits: Traits, reads: [Reference], depth: Int = 0) {
    self.code = code
    self.traits = traits
    self.reads = reads
    self.depth = depth
  }

  package var type: ValueType { code.type }
  /// Whether its value may change while the scene plays.
  package var isLive: Bool { traits.contains(.live) }
  /// Whether it reads nothing at all, so that its value is known when it is read.
  package var isConstant: Bool { traits.isEmpty && reads.isEmpty }

  /// The derived values that tell whether it has to be worked out anew; `nil` when it reads something else that changes.
  package static func inputs(_ traits: Traits, _ reads: [Reference]) -> [Int]? {
    guard !traits.contains(.direct) else { return nil }
    return reads.compactMap { if case .derived(let index) = $0 { index } else { nil } }
  }

  package struct Traits: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Reads something that changes while the scene plays.
    package static let live = Traits(rawValue: 1)
    /// Reads something that changes itself, not only through derived values.
    package static let direct = Traits(rawValue: 8)
    /// Draws random numbers.
    package static let random = Traits(rawValue: 2)
    /// Reads a parameter, the canvas or a repetition's counter: constant, but known only when the scene is built.
    package static let built = Traits(rawValue: 4)
  }
}

/// Something with a definition of its own, whose order matters: a derived value, or a named object's member.
package enum Reference: Hashable, Sendable {
  case derived(Int)
  case member(object: Int, name: String)
}
