import SpringformCodecs

/// A dotLottie archive: animations, their pictures and a list of them, `manifest.json`.
struct DotLottie {
  /// The text of the first animation.
  let animation: [UInt8]
  /// The pictures beside it, by the names that it uses.
  var pictures: [String: [UInt8]] = [:]

  static func isArchive(_ bytes: [UInt8]) -> Bool { ZipArchive.isArchive(bytes) }

  /// - Throws: ``LottieError/archive(_:)``.
  init(_ bytes: [UInt8]) throws(LottieError) {
    do throws(ZipArchive.Failure) {
      let archive = try ZipArchive(bytes)
      guard archive.names.contains("manifest.json") else { throw .file("manifest.json") }
      let manifest = try archive.file("manifest.json", maximumSize: 1 << 20)
      let name = Self.firstName(manifest) ?? ""
      // Version 2 has shorter names of folders.
      let path = ["animations/\(name).json", "a/\(name).json"].first(where: archive.names.contains)
      guard let path else { throw .file("animations/\(name).json") }
      animation = try archive.file(path, maximumSize: LottieAnimation.maximumFileSize)
      for path in archive.names {
        guard let folder = ["images/", "i/"].first(where: path.hasPrefix), path != folder else { continue }
        let picture = try archive.file(path, maximumSize: LottieAnimation.maximumFileSize)
        pictures[String(path.dropFirst(folder.count))] = picture
      }
    } catch {
      throw .archive(error.reason)
    }
  }

  private static func firstName(_ manifest: [UInt8]) -> String? {
    let root = try? JSONReader.read(manifest, maximumValues: 10_000, maximumDepth: 32)
    return root?["animations"]?.elements?.first?["id"]?.text
  }
}

extension ZipArchive.Failure {
  fileprivate var reason: String {
    switch self {
    case .noDirectory: "the archive has no directory"
    case .file(let name): "'\(name)' is missing or damaged"
    case .tooLarge(let name, let limit): "'\(name)' has more than \(limit >> 20) MiB"
    }
  }
}
