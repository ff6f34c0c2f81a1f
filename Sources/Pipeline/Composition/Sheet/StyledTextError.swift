package import SpringformText

/// Why a presentation cannot be laid out.
package enum StyledTextError: Error, Hashable {
  /// A caption or a label cannot be set.
  case font(FontError)
}

extension StyledTextError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .font(let error): "the caption or a label: \(error)"
    }
  }
}
