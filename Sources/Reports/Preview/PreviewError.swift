import SpringformNumerics

/// Why a gallery could not be made.
package enum PreviewError: Error, Equatable {
  /// Even with all losses a scene's GIF is larger than the budget.
  case budget(scene: String, limit: Int, smallest: Int, losses: [String])
  /// Two scenes of the gallery have one name.
  case duplicateName(String)
}

extension PreviewError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .budget(let scene, let limit, let smallest, let losses):
      "the GIF of '\(scene)' takes \(smallest.byteText()) even with \(losses.joined(conjunction: "and")), and "
        + "\(limit.byteText()) are allowed; show less of it"
    case .duplicateName(let name): "the scene '\(name)' is given twice; name it once"
    }
  }
}
