public import SpringformBitmap

/// A baseline as it is stored, whole and undamaged as far as digests tell.
public struct Baseline: Sendable {
  public let manifest: Manifest
  /// Of the manifest's file.
  public let digest: Digest
  /// The APNG's bytes.
  public let animation: [UInt8]
  /// Where the animation is.
  let path: String
}
