import CBox2D

/// The library that simulates rigid bodies.
public enum DynamicsLibraries {
  /// Its name and the version that it reports at run time; Debian's 2.4.1 says 2.4.0.
  public static var versions: [(name: String, version: String)] {
    let version = CBoxLibraryVersion()
    return [("box2d", "\(version.major).\(version.minor).\(version.revision)")]
  }

  /// Whether it moves as UIKit does: no version but 2.4 simulates.
  public static var isSupported: Bool { CBoxLibraryIsSupported() }
}
