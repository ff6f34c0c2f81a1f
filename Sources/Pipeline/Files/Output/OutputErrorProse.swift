extension OutputError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cannotCreate(let path, let code): "cannot create '\(path)': \(systemMessage(code))"
    case .writeFailed(let path, let code): "cannot write '\(path)': \(systemMessage(code))"
    case .closedPipe: "nobody reads standard output any more"
    }
  }
}
