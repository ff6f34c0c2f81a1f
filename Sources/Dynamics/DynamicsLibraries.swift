import CBox2D

/// The library that simulates rigid bodies.
package enum DynamicsLibraries {
  /// Its name and the version that it reports at run time; Debian's 2.4.1 says 2.4.0.
  package static var versions: [(name: String, version: String)] {
    let version = CBoxLibraryVersion()
    return [("box2d", "\(version.major).\(version.minor).\(version.revision)")]
  }

  /// Whether it moves as UIKit does: no version but 2.4 simulates.
  package static var isSupported: Bool { CBoxLibraryIsSupported() }
}
