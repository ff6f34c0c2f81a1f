import QuartzCore
import Synchronization

/// The pictures and colours in a folder: those of its asset catalogues, and pictures that are files of their own.
final class AssetCatalog: Sendable {
  /// Folders of one picture each, by name.
  private let imageSets: [String: URL]
  /// Folders of one colour each, by name.
  private let colorSets: [String: URL]
  /// Pictures by their file's name, without scale and extension.
  private let files: [String: [PictureFile]]
  /// Files of one symbol each, by name: of catalogues, and of folders called `Symbols`.
  private let symbols: [String: URL]

  /// Of a folder, as it was when it was first asked for.
  static func of(_ bundle: Bundle) -> AssetCatalog {
    let path = bundle.resourcePath ?? bundle.bundlePath
    return known.withLock { known in
      if let catalog = known[path] { return catalog }
      let catalog = AssetCatalog(
        URL(fileURLWithPath: path).resolvingSymlinksInPath(), isDeep: bundle !== Bundle.main)
      known[path] = catalog
      return catalog
    }
  }

  private static let known = Mutex<[String: AssetCatalog]>([:])

  /// - Parameter isDeep: whether folders inside count. Beside a program lies all that was built with it.
  private init(_ folder: URL, isDeep: Bool) {
    var search = Search()
    search.walk(folder, in: nil, depth: isDeep ? 0 : Search.depthLimit - 1)
    (imageSets, colorSets, files, symbols) = (search.imageSets, search.colorSets, search.files, search.symbols)
  }

  /// Pictures that were asked for before, by name and surroundings.
  private let read = Mutex<[String: UIImage]>([:])

  /// The picture of a name, read once.
  func image(_ name: String, in surroundings: UITraitCollection) -> UIImage? {
    let key = "\(surroundings.userInterfaceStyle) \(surroundings.displayScale) \(name)"
    if let image = read.withLock({ $0[key] }) { return image }
    guard let image = picture(name)?.image(in: surroundings) else { return nil }
    read.withLock { $0[key] = image }
    return image
  }

  /// What a name stands for, which for a file may end with its extension.
  private func picture(_ name: String) -> PictureSet? {
    if let set = imageSets[name] { return PictureSet(catalogFolder: set) }
    let plain = (name as NSString).lastPathComponent
    if let files = files[plain] { return PictureSet(files: files) }
    let wanted = PictureFile(URL(fileURLWithPath: plain))
    let matching = (files[wanted.name] ?? []).filter { $0.url.pathExtension == wanted.url.pathExtension }
    let exact = matching.filter { $0.url.lastPathComponent == plain }
    return matching.isEmpty ? nil : PictureSet(files: wanted.scale > 1 ? exact : matching)
  }

  /// The SVG file that draws a symbol.
  func symbol(_ name: String) -> URL? { symbols[name] }

  func color(_ name: String) -> NamedColor? { colorSets[name].flatMap { NamedColor(catalogFolder: $0) } }
}

/// A file with a picture: `name@2x.png`.
struct PictureFile {
  let url: URL
  /// Without scale and extension.
  let name: String
  let scale: Int

  static let extensions: Set<String> = ["png", "gif", "webp", "svg", "pdf", "jpg", "jpeg", "heic"]

  init(_ url: URL) {
    var base = url.deletingPathExtension().lastPathComponent
    // Pictures for one kind of device.
    for device in ["~iphone", "~ipad"] where base.hasSuffix(device) { base.removeLast(device.count) }
    self.url = url
    scale = base.hasSuffix("@3x") ? 3 : base.hasSuffix("@2x") ? 2 : 1
    name = scale > 1 ? String(base.dropLast(3)) : base
  }
}

extension AssetCatalog {
  /// What lies in a folder and in those below it.
  private struct Search {
    var imageSets: [String: URL] = [:]
    var colorSets: [String: URL] = [:]
    var files: [String: [PictureFile]] = [:]
    var symbols: [String: URL] = [:]

    /// Deeper than this are no pictures, but links that lead round in a circle.
    static let depthLimit = 16

    /// - Parameters:
    ///   - folder: where to look, in the order of names.
    ///   - namespace: what the names in a catalogue begin with; `nil` outside of any.
    ///   - depth: how many folders are around it.
    mutating func walk(_ folder: URL, in namespace: String?, depth: Int) {
      guard depth < Self.depthLimit,
        let urls = try? FileManager.default.contentsOfDirectory(
          at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
      else { return }
      for url in urls.sorted(by: { $0.path < $1.path }) {
        let name = url.deletingPathExtension().lastPathComponent
        switch (url.pathExtension, namespace) {
        case ("xcassets", _): walk(url, in: "", depth: depth + 1)
        case ("imageset", let space?): add(url, space + name, to: \.imageSets)
        case ("colorset", let space?): add(url, space + name, to: \.colorSets)
        case ("symbolset", let space?):
          if let file = CatalogContents(url)?.symbols?.lazy.compactMap(\.filename).first {
            add(url.appendingPathComponent(file), space + name, to: \.symbols)
          }
        // Bundles are asked for by themselves.
        case ("bundle", _), ("framework", _): break
        case (_, let space):
          if (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true {
            walk(url, in: space.map { $0 + Self.namespace(of: url) }, depth: depth + 1)
          } else if space == nil, PictureFile.extensions.contains(url.pathExtension.lowercased()) {
            let file = PictureFile(url)
            files[file.name, default: []].append(file)
            if folder.lastPathComponent == "Symbols", url.pathExtension.lowercased() == "svg" {
              add(url, name, to: \.symbols)
            }
          }
        }
      }
    }

    /// Of two with one name the first counts.
    private mutating func add(_ url: URL, _ name: String, to sets: WritableKeyPath<Search, [String: URL]>) {
      if self[keyPath: sets][name] == nil { self[keyPath: sets][name] = url }
    }

    private static func namespace(of group: URL) -> String {
      let contents = CatalogContents(group)
      return contents?.properties?.providesNamespace == true ? group.lastPathComponent + "/" : ""
    }
  }
}
