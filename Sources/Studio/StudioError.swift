/// What the studio has to say against something.
package enum StudioError: Error, Hashable {
  /// Nothing can listen at the port; 0 stands for any. The code is the system's.
  case port(UInt16, code: Int32)
  /// A page said what is no request.
  case request
}
