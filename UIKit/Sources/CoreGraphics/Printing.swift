// What a component prints is for who runs it, and goes to the standard error: curves and pictures may go to the standard output. These hide
// the standard library's functions of the same names, which print to the standard output.

public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  write(items.map { "\($0)" }.joined(separator: separator) + terminator)
}

public func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  write(items.map { String(reflecting: $0) }.joined(separator: separator) + terminator)
}

@discardableResult
public func dump<T>(
  _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max
) -> T {
  var text = ""
  dump(value, to: &text, name: name, indent: indent, maxDepth: maxDepth, maxItems: maxItems)
  write(text)
  return value
}

private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

extension CGSize {
  /// As Apple's overlay has it for points, rectangles and sizes; Foundation lacks that of sizes here.
  public var debugDescription: String { "(\(width), \(height))" }
}
