import QuartzCore

/// How strong a constraint is, from 1 to 1000. What is required has to be; of the others the strongest are kept first.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  /// How strongly a control keeps its content from being compressed.
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How strongly a control hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// How strongly a view wants to have the size that is asked for in `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func + (priority: UILayoutPriority, offset: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + offset)
  }
  public static func - (priority: UILayoutPriority, offset: Float) -> UILayoutPriority { priority + -offset }
  public static func += (priority: inout UILayoutPriority, offset: Float) { priority = priority + offset }
  public static func -= (priority: inout UILayoutPriority, offset: Float) { priority = priority - offset }

  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }

  /// The solver's: none for what is required.
  var strength: Double? { rawValue >= Self.required.rawValue ? nil : Double(rawValue) }
}
