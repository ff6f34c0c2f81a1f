/// A scene parameter with a range and a line of help.
///
/// ```swift
/// struct Parameters: SceneParameters {
///   @Parameter("how soon the swing dies down", in: 0.05...1) var damping = 0.5
/// }
/// ```
@propertyWrapper
public struct Parameter<Value: Decodable & Sendable>: Decodable, Sendable {
  public var wrappedValue: Value
  let help: String
  let numericRange: ClosedRange<Double>?

  public init(wrappedValue: Value, _ help: String) {
    self.wrappedValue = wrappedValue
    self.help = help
    numericRange = nil
  }

  public init(wrappedValue: Value, _ help: String, in range: ClosedRange<Double>) where Value == Double {
    self.wrappedValue = wrappedValue
    self.help = help
    numericRange = range
  }

  public init(wrappedValue: Value, _ help: String, in range: ClosedRange<Double>) where Value == Double? {
    self.wrappedValue = wrappedValue
    self.help = help
    numericRange = range
  }

  public init(wrappedValue: Value, _ help: String, in range: ClosedRange<Int>) where Value == Int {
    self.wrappedValue = wrappedValue
    self.help = help
    numericRange = Double(range.lowerBound)...Double(range.upperBound)
  }

  public init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Value.self)
    help = ""
    numericRange = nil
  }
}

/// The wrapper without its value's type, for looking at a parameter whose type is not known.
protocol BoundedParameter {
  var help: String { get }
  var numericRange: ClosedRange<Double>? { get }
  var content: Any { get }
  /// The same parameter with the value that a text stands for.
  func reading(_ text: String, named name: String) throws -> Self
}

extension Parameter: BoundedParameter {
  var content: Any { wrappedValue }

  func reading(_ text: String, named name: String) throws -> Self {
    var result = self
    result.wrappedValue = try ParameterText.read(Value.self, from: text, named: name)
    let number = (result.wrappedValue as? Double) ?? (result.wrappedValue as? Int).map { Double($0) }
    if let numericRange, let number, !numericRange.contains(number) {
      throw ParameterError.outOfRange(name: name, text: text, range: numericRange)
    }
    return result
  }
}
