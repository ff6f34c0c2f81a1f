import SpringformVerification

/// A file of a scene that a visitor may take along, as the page's template wants it.
struct PreviewDownload {
  let fileName: String
  private(set) var path: String
  let size: String
  /// What it is called when it has been taken along.
  let saved: String
  let file: PreviewManifest.File
  let type: String

  static func all(of entry: PreviewManifest.Entry) -> [Self] {
    let (media, copies) = (entry.media, entry.stablePaths)
    let files: [(name: String, file: PreviewManifest.File?, copy: String, type: String)] = [
      ("GIF", media.animation, copies.animation, "image/gif"), ("WebP", media.webP, copies.webP, "image/webp"),
      ("MP4", media.video, copies.video, "video/mp4"), ("Poster", media.poster, copies.poster, "image/png"),
      ("Film strip", media.strip, copies.strip, "image/png"),
    ]
    return files.compactMap { name, file, copy, type in
      file.map { Self(name, $0, copy: copy, type: type, path: linkPath(copy)) }
    }
  }

  private init(_ name: String, _ file: PreviewManifest.File, copy: String, type: String, path: String) {
    fileName = name
    self.path = path
    size = byteSize(file.bytes)
    let suffix = name == "Film strip" ? "-strip" : ""
    let base = copy.split(separator: "/").last.map(String.init) ?? copy
    let stem = base.prefix(upTo: base.lastIndex(of: ".") ?? base.endIndex)
    saved = stem + suffix + base.dropFirst(stem.count)
    self.file = file
    self.type = type
  }

  /// The same file at another address.
  func leading(to address: String) -> Self {
    var result = self
    result.path = address
    return result
  }
}
