import Glibc
import SpringformPipeline

/// What a project's file may mean: it comes from anywhere, so its paths reach what lies in its own folder and below, wherever links
/// lead. More is for whoever runs the command to say.
struct ProjectReach: Sendable {
  /// Where the file is; empty for the current directory.
  let directory: String

  /// - Parameter path: as the file has it; nothing need be there.
  func contains(_ path: String) -> Bool {
    guard !path.hasPrefix("/"), ScenePlace.normalized(path).split(separator: "/").first != ".." else { return false }
    // As far as it is there, a link may lead elsewhere, and one that leads nowhere does when somebody makes what it names.
    let folder = directory.isEmpty ? "." : directory
    var place = folder
    for part in path.split(separator: "/") {
      place += "/" + part
      var status = stat()
      guard lstat(place, &status) == 0 else { return true }
      guard FolderEntry.leads(place, into: folder) || canonicalPath(place) == canonicalPath(folder) else {
        return false
      }
    }
    return true
  }
}
