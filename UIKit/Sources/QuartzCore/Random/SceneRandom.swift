public import CoreGraphics
import Springform

/// The stage's chance, in the place of the machine's: a component that scatters confetti scatters it the same way each time it is
/// rendered, and another way with another seed.
public struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
  public init() {}

  public mutating func next() -> UInt64 { MainLoop.required(for: "a random number").stage.random.next() }
}

// The standard library's, which an own module's of the same name hides.

extension FixedWidthInteger {
  public static func random(in range: Range<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }

  public static func random(in range: ClosedRange<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
  public static func random(in range: Range<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }

  public static func random(in range: ClosedRange<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
}

extension CGFloat {
  public static func random(in range: Range<CGFloat>) -> CGFloat {
    CGFloat(Double.random(in: Double(range.lowerBound)..<Double(range.upperBound)))
  }

  public static func random(in range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat(Double.random(in: Double(range.lowerBound)...Double(range.upperBound)))
  }
}

extension Bool {
  public static func random() -> Bool {
    var generator = SystemRandomNumberGenerator()
    return random(using: &generator)
  }
}

extension Collection {
  public func randomElement() -> Element? {
    var generator = SystemRandomNumberGenerator()
    return randomElement(using: &generator)
  }
}

extension Sequence {
  public func shuffled() -> [Element] {
    var generator = SystemRandomNumberGenerator()
    return shuffled(using: &generator)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  public mutating func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }
}
