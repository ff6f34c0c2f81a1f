import SpringformNumerics

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
