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
    entry.copies.map(Self.init)
  }

  private init(_ copy: PreviewManifest.Copy) {
    file = copy.file
    type = copy.type
    fileName = copy.name
    path = linkPath(copy.path)
    size = byteSize(file.bytes)
    let suffix = fileName == "Film strip" ? "-strip" : ""
    let base = copy.path.split(separator: "/").last.map(String.init) ?? copy.path
    let stem = base.prefix(upTo: base.lastIndex(of: ".") ?? base.endIndex)
    saved = stem + suffix + base.dropFirst(stem.count)
  }

  /// The same file at another address.
  func leading(to address: String) -> Self {
    var result = self
    result.path = address
    return result
  }
}
