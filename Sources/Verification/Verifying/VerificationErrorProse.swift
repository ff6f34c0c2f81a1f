extension VerificationError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notReproducible(let name):
      "'\(name)' shows other pictures each time it is drawn; use stage.random and the scene's own time only"
    case .duplicateName(let name): "two scenes or variants are called '\(name)'; rename one"
    }
  }
}
