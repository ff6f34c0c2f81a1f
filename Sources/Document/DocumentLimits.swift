/// How much a document may hold. Whoever wrote it is not trusted.
package struct DocumentLimits: Hashable, Sendable {
  /// The file's size in bytes.
  package var bytes: Int
  /// How deep values may be nested.
  package var depth: Int
  /// The number of values, those that aliases repeat counted each time.
  package var nodes: Int

  package init(bytes: Int = 1 << 20, depth: Int = 64, nodes: Int = 100_000) {
    self.bytes = bytes
    self.depth = depth
    self.nodes = nodes
  }
}
