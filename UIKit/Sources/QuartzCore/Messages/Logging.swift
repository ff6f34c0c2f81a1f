public import CoreGraphics

// What an app writes into the system's log goes to the standard error, with its category.

public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)
}

/// A part of an app that writes into the log.
public final class OSLog: NSObject, @unchecked Sendable {
  fileprivate let category: String
  fileprivate let isWritten: Bool

  public convenience init(subsystem: String, category: String) { self.init(category, isWritten: true) }
  public convenience init(subsystem: String, category: Category) { self.init(category.rawValue, isWritten: true) }
  private init(_ category: String, isWritten: Bool) { (self.category, self.isWritten) = (category, isWritten) }

  public static let `default` = OSLog("", isWritten: true)
  public static let disabled = OSLog("", isWritten: false)

  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  public func isEnabled(type: OSLogType) -> Bool { isWritten }

  fileprivate func write(_ text: String) {
    guard isWritten else { return }
    FileHandle.standardError.write(Data("\(category.isEmpty ? "" : "[\(category)] ")\(text)\n".utf8))
  }
}

/// Writes a text in which `%@`, `%d` and their like stand for arguments, and may say in braces who is to see them.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) { log.write(logged(message, args)) }

public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) { log.write(logged(message, args)) }

package func logged(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
  var format = message.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
  // `%{public}@`
  while let start = format.range(of: "%{"), let end = format.range(of: "}", range: start.upperBound..<format.endIndex) {
    format.replaceSubrange(start.lowerBound..<end.upperBound, with: "%")
  }
  // Foundation's formats take its own strings.
  let boxed = arguments.map { argument -> any CVarArg in (argument as? String).map { NSString(string: $0) } ?? argument
  }
  return String(format: format, arguments: boxed)
}

/// Writes interpolated texts into the log.
public struct Logger: Sendable {
  private let log: OSLog

  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  public init(_ logObj: OSLog) { log = logObj }
  public init() { log = .default }

  public func log(_ message: OSLogMessage) { log.write(message.text) }
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text) }
  public func trace(_ message: OSLogMessage) { log.write(message.text) }
  public func debug(_ message: OSLogMessage) { log.write(message.text) }
  public func info(_ message: OSLogMessage) { log.write(message.text) }
  public func notice(_ message: OSLogMessage) { log.write(message.text) }
  public func warning(_ message: OSLogMessage) { log.write(message.text) }
  public func error(_ message: OSLogMessage) { log.write(message.text) }
  public func critical(_ message: OSLogMessage) { log.write(message.text) }
  public func fault(_ message: OSLogMessage) { log.write(message.text) }
}

/// A text for the log, in which values may say who is to see them: on the machine that renders a scene, everybody is.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  package let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
  fileprivate var text = ""
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) { text += literal }
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some Any, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += "\(value())" }
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some Any, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
  ) { text += format.text("\(value())") }
}

public enum OSLogPrivacy: Sendable { case auto, `public`, `private`, sensitive }
public enum OSLogStringAlignment: Sendable { case none }

/// How many digits a number has after its point.
public struct OSLogFloatFormatting: Sendable {
  fileprivate let precision: Int?
  public static let fixed = OSLogFloatFormatting(precision: nil)
  public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(precision: precision) }

  fileprivate func text(_ number: String) -> String {
    Double(number).map { String(format: "%.\(precision ?? 6)f", $0) } ?? number
  }
}
