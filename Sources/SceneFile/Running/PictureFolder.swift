import Springform
import SpringformPipeline

/// The one folder that a scene file may take pictures from, with those below it.
struct PictureFolder {
  private let folder: String

  init(_ folder: String) { self.folder = folder.isEmpty ? "." : folder }

  /// The picture's path, or `nil` when there is no file of this name inside; links that lead outside count as none.
  func path(of name: String) -> String? {
    let path = folder + "/" + name
    return FolderEntry.leads(path, into: folder) ? canonicalPath(path) : nil
  }
}

extension Interpreter {
  /// A picture, read once.
  func picture(_ path: String) throws(InputError) -> Image {
    if let image = playthrough.pictures[path] { return image }
    let image = try Image(contentsOf: path, maximumArea: playthrough.pixelsLeft)
    playthrough.pixelsLeft -= image.bitmap.width * image.bitmap.height
    playthrough.pictures[path] = image
    return image
  }
}
