/// Why a result could not be put where it belongs.
public enum OutputError: Error, Equatable {
  /// The file or directory could not be created; `code` is the C library's error number.
  case cannotCreate(path: String, code: Int32)
  /// Writing failed, for example because the disk is full.
  case writeFailed(path: String, code: Int32)
  /// Nobody reads our standard output any more.
  case closedPipe
}

extension OutputError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cannotCreate(let path, let code): "cannot create '\(path)': \(systemMessage(code))"
    case .writeFailed(let path, let code): "cannot write '\(path)': \(systemMessage(code))"
    case .closedPipe: "nobody reads standard output any more"
    }
  }
}
