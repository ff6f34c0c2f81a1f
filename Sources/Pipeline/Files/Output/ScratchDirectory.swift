import Glibc

/// A directory of this process's own, which goes with the object, or when the process is interrupted.
package final class ScratchDirectory: Sendable {
  package let path: String

  /// - Parameter parent: where it is made.
  /// - Throws: ``OutputError/cannotCreate(path:code:)``.
  package init(in parent: String) throws(OutputError) {
    path = try PendingOutputs.unlessDiscarding { () throws(OutputError) in
      var template = Array((parent + "/springform-XXXXXX").utf8CString)
      guard mkdtemp(&template) != nil else { throw .cannotCreate(path: parent, code: errno) }
      return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    PendingOutputs.add(path)
  }

  deinit {
    removeTree(path)
    PendingOutputs.remove(path)
  }
}
