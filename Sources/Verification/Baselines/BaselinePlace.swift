import Glibc
import SpringformPipeline

/// A directory whose files are ordinary ones, or links to such within it.
struct BaselinePlace {
  let directory: String

  /// - Throws: ``BaselineError/notADirectory(path:)``, ``BaselineError/unreadable(path:code:)``.
  func exists() throws(BaselineError) -> Bool {
    var status = stat()
    guard stat(directory, &status) == 0 else {
      // A link that leads nowhere is no place to begin one.
      var link = stat()
      guard errno == ENOENT, lstat(directory, &link) != 0 else {
        throw .unreadable(path: directory, code: errno)
      }
      return false
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .notADirectory(path: directory) }
    return true
  }

  /// Whether there is an ordinary file.
  /// - Throws: ``BaselineError`` for anything else that is there.
  func holds(_ path: String) throws(BaselineError) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      guard errno == ENOENT else { throw .unreadable(path: path, code: errno) }
      return false
    }
    if status.st_mode & S_IFMT == S_IFLNK {
      guard FolderEntry.leads(path, into: directory) else { throw .outside(path: path) }
      guard stat(path, &status) == 0 else { throw .unreadable(path: path, code: errno) }
    }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG else { throw .wrongKind(path: path, isDirectory: kind == S_IFDIR) }
    return true
  }

  func bytes(of path: String, maximumSize: Int = InputFile.maximumSize) throws(BaselineError) -> [UInt8] {
    guard try holds(path) else { throw .unreadable(path: path, code: ENOENT) }
    do {
      return try InputFile.bytes(of: path, maximumSize: maximumSize)
    } catch .unreadable(_, let code) {
      throw .unreadable(path: path, code: code)
    } catch .largeFilePointer {
      throw .largeFilePointer(path: path)
    } catch .tooLarge {
      throw .unreadable(path: path, code: EFBIG)
    } catch .notPlain {
      throw .wrongKind(path: path, isDirectory: false)
    } catch {
      throw .unreadable(path: path, code: ENOENT)
    }
  }

  /// A manifest's file, which is never large.
  func text(of path: String) throws(BaselineError) -> [UInt8] {
    try bytes(of: path, maximumSize: ResultsFolder.largestText)
  }

  /// The names in the directory, in ascending order.
  func entries() throws(BaselineError) -> [String] {
    guard access(directory, R_OK | X_OK) == 0 else { throw .unreadable(path: directory, code: errno) }
    return directoryEntries(directory)
  }
}
