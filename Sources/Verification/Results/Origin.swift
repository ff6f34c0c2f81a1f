package import SpringformBitmap

/// Digests of the files that a result speaks of.
package struct Origin: Codable, Hashable, Sendable {
  /// Of the baseline's manifest as it was when the scene was verified; `nil` without a baseline.
  package var baseline: Digest?
  /// Of the manifest of the baseline that the scene was renamed from.
  package var renamed: Digest?
  /// Of the manifest of what was drawn, stored beside it; `nil` when it was not stored.
  package var actual: Digest?

  package init(baseline: Digest? = nil, actual: Digest? = nil) {
    self.baseline = baseline
    self.actual = actual
  }
}
