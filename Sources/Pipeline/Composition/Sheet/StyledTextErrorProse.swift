extension StyledTextError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .font(let error): "the caption or a label: \(error)"
    }
  }
}
