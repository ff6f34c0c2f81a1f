/// Which release of iOS a scene's app is taken to be built for. What an animation does that does not say it depends on
/// it.
package struct Deployment: Hashable, Sendable {
  /// The releases that are told apart.
  package static let releases = 13...26
  /// What a scene takes that does not say one.
  package static let usualRelease = 18

  /// The major version, 13...26.
  package let release: Int

  /// - Parameter release: the major version; the nearest of ``releases`` counts.
  package init(release: Int = usualRelease) {
    self.release = min(max(release, Self.releases.lowerBound), Self.releases.upperBound)
  }
}
