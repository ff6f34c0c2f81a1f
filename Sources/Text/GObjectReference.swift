import CPango

/// Owns one reference to a GObject and gives it back at the end.
final class GObjectReference {
  let pointer: UnsafeMutableRawPointer?

  /// Takes over the caller's reference.
  init(_ pointer: UnsafeMutableRawPointer?) { self.pointer = pointer }

  deinit {
    if let pointer { g_object_unref(pointer) }
  }
}
