/// Why scenes cannot be held against their baselines.
package enum VerificationError: Error, Equatable {
  /// Drawn twice, the scene shows different pictures.
  case notReproducible(String)
  /// Two subjects have one name.
  case duplicateName(String)
}

extension VerificationError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notReproducible(let name):
      "'\(name)' shows other pictures each time it is drawn; use stage.random and the scene's own time only"
    case .duplicateName(let name): "two scenes or variants are called '\(name)'; rename one"
    }
  }
}
