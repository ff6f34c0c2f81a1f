package import SpringformBitmap

/// A baseline as it is stored, whole and undamaged as far as digests tell.
package struct Baseline: Sendable {
  package let manifest: Manifest
  /// Of the manifest's file.
  package let digest: Digest
  /// The APNG's bytes.
  package let animation: [UInt8]
  /// Where the animation is.
  let path: String
}
