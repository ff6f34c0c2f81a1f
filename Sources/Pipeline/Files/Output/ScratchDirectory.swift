import Glibc

/// A directory of this process's own, which goes with the object, or when the process is interrupted; where it cannot, the next
/// process that makes one in the same place removes it.
package final class ScratchDirectory: Sendable {
  package let path: String
  private let descriptor: Int32

  /// - Parameter parent: where it is made.
  /// - Throws: ``OutputError/cannotCreate(path:code:)``.
  package init(in parent: String) throws(OutputError) {
    let made = createPartial(for: parent + "/scratch", .directory(mode: 0o700))
    guard made.descriptor >= 0 else { throw .cannotCreate(path: parent, code: errno) }
    (path, descriptor) = (made.path, made.descriptor)
  }

  deinit {
    removeTree(path)
    PendingOutputs.remove(path)
    close(descriptor)
  }
}
