import SpringformGeometry
import Synchronization

/// The parsed copies of one document, as many as threads ever drew it at a time: a handle serves one thread after the other,
/// so that pictures are drawn in parallel and nothing is parsed for each.
final class HandlePool: Sendable {
  private let bytes: [UInt8]
  private let idle: Mutex<[Handle]>

  /// - Throws: ``SVGError/malformed(message:)``
  init(_ bytes: [UInt8]) throws(SVGError) {
    self.bytes = bytes
    idle = Mutex([try Handle(bytes)])
  }

  deinit {
    idle.withLock { handles in
      for handle in handles { handle.release() }
    }
  }

  /// Runs `body` with a handle that nobody else uses meanwhile.
  /// - Parameter tint: what `currentColor` is; `nil` for what the document says.
  /// - Throws: ``SVGError/malformed(message:)`` when there is no memory for another handle.
  func using<Result>(tint: Color?, _ body: (Handle) -> Result) throws(SVGError) -> Result {
    var handle = if let handle = take(for: tint) { handle } else { try Handle(bytes) }
    if handle.tint != tint { handle.setTint(tint) }
    defer { idle.withLock { [handle] in $0.append(handle) } }
    return body(handle)
  }

  /// An idle handle: best one of this tint, else another that can be given it. A tint cannot be taken off again.
  private func take(for tint: Color?) -> Handle? {
    idle.withLock { handles in
      let index = handles.lastIndex { $0.tint == tint } ?? (tint == nil ? nil : handles.indices.last)
      return index.map { handles.remove(at: $0) }
    }
  }
}
