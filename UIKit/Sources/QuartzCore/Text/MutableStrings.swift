public import CoreGraphics

extension NSMutableString {
  /// Appends what a format and its arguments make.
  public func appendFormat(_ format: String, _ arguments: any CVarArg...) {
    append(String(format: format, arguments: arguments))
  }
}
