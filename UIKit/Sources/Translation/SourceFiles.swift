public import Foundation

extension Translation.Source {
  /// Reads a file. Old ones may be in another encoding than UTF-8; Swift's own words are ASCII in any, so that what is not UTF-8 is
  /// replaced, rather than that the file is refused.
  /// - Throws: `SourceError`.
  public init(contentsOf file: URL) throws(SourceError) {
    do {
      self.init(path: file.path, text: String(decoding: try Data(contentsOf: file), as: UTF8.self))
    } catch {
      throw SourceError.unreadable(path: file.path, reason: error.localizedDescription)
    }
  }
}

/// Why a source cannot be read.
public enum SourceError: Error, Hashable, CustomStringConvertible {
  case unreadable(path: String, reason: String)

  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
    }
  }
}
