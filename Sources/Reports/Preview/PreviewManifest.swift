package import SpringformBitmap
package import SpringformPipeline
package import SpringformVerification

/// What is in a gallery: the content of its `manifest.json`. The next run goes by it to draw only what changed.
package struct PreviewManifest: Codable, Hashable, Sendable {
  /// The format of the file; another is not understood, and everything is drawn again.
  package static let currentFormat = 2
  package var format: Int
  /// The product's version.
  package var springform: String
  /// In the gallery's order.
  package var scenes: [Entry]

  init(scenes: [Entry]) {
    format = Self.currentFormat
    springform = springformVersion
    self.scenes = scenes
  }

  /// A scene.
  package struct Entry: Codable, Hashable, Sendable {
    package var name: String
    /// The scene's name, as on the command line.
    package var scene: String
    /// What people call it, `nil` for its name.
    package var title: String?
    package var summary: String
    /// What was set, in order.
    package var set: [ParameterSetting]
    /// All that can be set.
    package var parameters: [Parameter]
    package var look: PreviewScene.Appearance?
    package var settings: RecordedSettings
    /// Pixels.
    package var width: Int
    package var height: Int
    /// Seconds of one play.
    package var duration: Double
    /// How often it plays, `nil` for ever.
    package var plays: Int?
    /// When each picture appears, and its pixels' digest.
    package var frames: [RecordedFrame]
    package var curves: [Curve]
    package var media: Media
    /// What the GIF had to give up for the budget, in words.
    package var gaveUp: [String]
    /// Which of the other formats are not there and why.
    package var missing: [MissingFormat]
    package var environment: Environment
    /// The digest of everything that decides how the media look, `nil` when it cannot be told.
    package var key: Digest?
    /// The files that the scene read.
    package var files: [ReadFiles.Entry]

    package var stablePaths: StablePaths { StablePaths(name: name) }

    /// The files that have a name of the scene's, those for an animation first.
    var copies: [Copy] {
      let paths = stablePaths
      let files: [(name: String, file: File?, path: String, type: String)] = [
        ("GIF", media.animation, paths.animation, "image/gif"), ("WebP", media.webP, paths.webP, "image/webp"),
        ("MP4", media.video, paths.video, "video/mp4"), ("Poster", media.poster, paths.poster, "image/png"),
        ("Film strip", media.strip, paths.strip, "image/png"),
      ]
      return files.compactMap { name, file, path, type in
        file.map { Copy(name: name, file: $0, path: path, type: type) }
      }
    }

    /// What stands above it.
    package var heading: String { title ?? name }
  }

  package struct Parameter: Codable, Hashable, Sendable {
    package var name: String
    package var value: String
    package var isDefault: Bool
    package var help: String
  }

  package struct Curve: Codable, Hashable, Sendable {
    package var name: String
    package var unit: String?
  }

  /// The files of an entry, relative to the gallery; each is named by its content.
  package struct Media: Codable, Hashable, Sendable {
    /// A GIF.
    package var animation: File
    /// The same without loss, `nil` where a side is longer than the format has.
    package var webP: File?
    /// The same as MP4, `nil` where no program could write it.
    package var video: File?
    /// A PNG of the frame that says most.
    package var poster: File
    /// When that frame appears, in seconds.
    package var posterTime: Double
    /// A PNG of six to twelve frames beside each other.
    package var strip: File
    /// Every frame without loss, and the curves, for the page.
    package var frames: File

    var all: [File] { [animation, webP, video, poster, strip, frames].compactMap(\.self) }
  }

  /// Where copies of an entry's media lie under names that stay when the pictures change, for others to link to.
  package struct StablePaths: Hashable, Sendable {
    package let animation: String
    package let webP: String
    package let video: String
    package let poster: String
    package let strip: String

    static let directories = ["animations", "posters", "strips"]

    init(name: String) {
      let name = FileName.encoded(name)
      (animation, webP, video) = ("animations/\(name).gif", "animations/\(name).webp", "animations/\(name).mp4")
      (poster, strip) = ("posters/\(name).png", "strips/\(name).png")
    }
  }

  /// A copy of a file under a name that stays.
  struct Copy {
    /// As people call it.
    let name: String
    let file: File
    let path: String
    let type: String
  }

  package struct File: Codable, Hashable, Sendable {
    package var path: String
    package var bytes: Int
  }
}
