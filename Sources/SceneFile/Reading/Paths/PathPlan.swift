import Springform
import SpringformExpressions

/// A path whose points are expressions.
struct PathPlan: Sendable {
  let dependencies: Dependencies
  let make: Computed<Path>

  var isLive: Bool { dependencies.isLive }

  /// The most elements of a path.
  static let elementLimit = 10_000
}
