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
  /// - Throws: ``BaselineError`` for anything else that is there, or has the place of a folder on the way.
  func holds(_ path: String) throws(BaselineError) -> Bool {
    var status = stat()
    for folder in folders(of: path) {
      guard lstat(folder, &status) == 0 else {
        guard errno == ENOENT else { throw .unreadable(path: folder, code: errno) }
        return false
      }
      let kind = status.st_mode & S_IFMT
      guard kind != S_IFLNK else { throw .linkedFolder(path: folder) }
      guard kind == S_IFDIR else { throw .notADirectory(path: folder) }
    }
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

  /// The paths of manifests and animations in the directory and the folders below it, from there on. What is hidden is passed over, and
  /// so are folders that are links, or have a file's name.
  func files() throws(BaselineError) -> [String] {
    let paths: [String]
    do throws(InputError) {
      // Where a link leads is looked at when the file is read.
      paths = try FileTree.paths(below: directory, suffixes: ["json", "apng"], isTrusted: true)
    } catch .unreadable(let path, let code) {
      throw .unreadable(path: path, code: code)
    } catch {
      throw .unreadable(path: directory, code: ENOENT)
    }
    return paths.filter { path in
      !path.split(separator: "/").dropLast().contains { FileName.fileSuffixes.contains(where: $0.hasSuffix) }
    }
  }

  /// Makes the folders that a file is in, below the directory.
  func makeFolders(of path: String) throws(OutputError) {
    for folder in folders(of: path) { try makeDirectory(inFolder: folder) }
  }

  /// Removes the folders that a file was in, below the directory, as far as nothing else is in them.
  func removeEmptyFolders(of path: String) {
    for folder in folders(of: path).reversed() where rmdir(folder) != 0 { return }
  }

  /// The folders between the directory and a file in it, the outermost first.
  private func folders(of path: String) -> [String] {
    let parts = path.dropFirst(directory.count + 1).split(separator: "/").dropLast()
    return parts.reduce(into: []) { folders, part in folders.append((folders.last ?? directory) + "/" + part) }
  }
}
