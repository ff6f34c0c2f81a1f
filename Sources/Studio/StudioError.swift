/// Why there is no studio.
package enum StudioError: Error, Hashable {
  /// Nothing can listen at the port; 0 stands for any. The code is the system's.
  case port(UInt16, code: Int32)
}
