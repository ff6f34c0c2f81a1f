/// What of a scene file was not changed: it is written in a way that only a person can change.
package enum SceneFileEditError: Error, Hashable {
  case parameter(String)
  case tape
}

extension SceneFileEditError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .parameter(let name): "the value of '\(name)' is written in a way that only you can change in the file"
    case .tape: "the file's tape is written in a way that only you can change"
    }
  }
}
