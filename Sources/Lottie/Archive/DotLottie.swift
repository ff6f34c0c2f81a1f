import SpringformCodecs

/// A dotLottie archive: animations, their pictures and a list of them, `manifest.json`.
///
/// Few bytes may stand for many, and many names for the same ones: a picture is inflated when an asset uses it, and what all of
/// them come to is counted.
struct DotLottie {
  /// The text of the first animation, or of the one that is named as the initial one.
  let animation: [UInt8]
  /// What its theme makes of properties with a slot, by the slots' names.
  let theme: [(name: String, property: JSONNode)]
  /// What of it is not applied, in words that follow "has a theme".
  let themeProblems: [String]
  private let archive: ZipArchive
  /// How many bytes pictures may still come to.
  private var rest = LottieAnimation.maximumFileSize

  static func isArchive(_ bytes: [UInt8]) -> Bool { ZipArchive.isArchive(bytes) }

  /// - Throws: ``LottieError/archive(_:)``.
  init(_ bytes: [UInt8]) throws(LottieError) {
    do throws(ZipArchive.Failure) {
      archive = try ZipArchive(bytes)
      guard archive.holds("manifest.json") else { throw .file("manifest.json") }
      let manifest = try archive.file("manifest.json", maximumSize: 1 << 20)
      let root = try? JSONReader.read(manifest, maximumValues: 10_000, maximumDepth: 32)
      let entry = Self.initialAnimation(root)
      let name = entry?["id"]?.text ?? ""
      // Version 2 has shorter names of folders.
      let path = ["animations/\(name).json", "a/\(name).json"].first(where: archive.holds)
      guard let path else { throw .file("animations/\(name).json") }
      animation = try archive.file(path, maximumSize: LottieAnimation.maximumFileSize)
      if let theme = root?["initial"]?["theme"]?.text ?? entry?["initialTheme"]?.text ?? entry?["defaultTheme"]?.text {
        (self.theme, themeProblems) = try Self.theme(theme, in: archive)
      } else {
        (theme, themeProblems) = ([], [])
      }
    } catch {
      throw .archive(error.reason)
    }
  }

  /// A picture, `nil` where there is none of this name.
  /// - Throws: ``LottieError/archive(_:)``, also where the pictures have too many bytes together.
  mutating func picture(_ name: String) throws(LottieError) -> [UInt8]? {
    guard let path = path(of: name) else { return nil }
    do throws(ZipArchive.Failure) {
      let picture = try archive.file(path, maximumSize: rest)
      rest -= picture.count
      return picture
    } catch {
      guard case .tooLarge = error else { throw .archive(error.reason) }
      throw .archive("its pictures have more than \(LottieAnimation.maximumFileSize >> 20) MiB together")
    }
  }

  private func path(of name: String) -> String? {
    ["images/", "i/"].map { $0 + name }.first(where: archive.holds)
  }

  private static func initialAnimation(_ manifest: JSONNode?) -> JSONNode? {
    let all = manifest?["animations"]?.elements
    let name = manifest?["initial"]?["animation"]?.text ?? manifest?["activeAnimationId"]?.text
    return name.flatMap { name in all?.first { $0["id"]?.text == name } } ?? all?.first
  }

  /// The rules of a theme as properties: what is given as `value` or as `keyframes` is in the form of a file then.
  private static func theme(
    _ name: String, in archive: ZipArchive
  ) throws(ZipArchive.Failure) -> ([(name: String, property: JSONNode)], [String]) {
    guard let path = ["t/\(name).json", "themes/\(name).json"].first(where: archive.holds) else {
      return ([], ["'\(name)' that is not in the archive"])
    }
    let text = try archive.file(path, maximumSize: 1 << 20)
    guard let root = try? JSONReader.read(text, maximumValues: 100_000, maximumDepth: 32) else {
      return ([], ["'\(name)' that is no JSON"])
    }
    var (properties, problems) = ([(name: String, property: JSONNode)](), [String]())
    for rule in root["rules"]?.elements ?? [] {
      guard let slot = rule["id"]?.text else { continue }
      if let property = ThemeRule(rule).property {
        properties.append((slot, property.inTheme))
      } else if problems.count < 20 {
        problems.append("whose rule for '\(slot)' is not applied")
      }
    }
    return (properties, problems)
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
