import Glibc
import SpringformBitmap
import SpringformPipeline
import SpringformScene
import SpringformVerification

/// Makes a gallery: a directory with a page that works from disk, media, a film strip for each scene, a summary for a pull
/// request, and a manifest.
package struct Preview: Sendable {
  private let scenes: [PreviewScene]
  private let options: PreviewOptions

  /// What was done.
  package struct Outcome: Sendable {
    package var manifest: PreviewManifest
    /// The names of the scenes that were drawn; the others were found as an earlier run left them.
    package var drawn: [String]
    package var pagePath: String
  }

  /// - Parameters:
  ///   - scenes: in the gallery's order; no two may have one name.
  ///   - options: how the gallery is made.
  package init(_ scenes: [PreviewScene], options: PreviewOptions) {
    self.scenes = scenes
    self.options = options
  }

  /// Makes the gallery in a directory, or brings it up to date. The manifest is the last file that is written.
  /// - Parameters:
  ///   - directory: made when it is not there; files in it that are not the gallery's stay.
  ///   - progress: called after each picture with the scene's name and the counts of pictures.
  ///   - finished: called after each scene with whether it was drawn.
  /// - Throws: ``PreviewError``, `OutputError`, `InputError`; what a scene or its drawing throws.
  package func make(
    in directory: String, progress: (_ name: String, _ done: Int, _ total: Int) -> Void = { _, _, _ in },
    finished: (_ entry: PreviewManifest.Entry, _ isDrawn: Bool) -> Void = { _, _ in }
  ) async throws -> Outcome {
    let names = scenes.map(\.subject.name).sorted()
    for (one, other) in zip(names, names.dropFirst()) where one == other { throw PreviewError.duplicateName(one) }
    let folder = PreviewFolder(directory: directory)
    try folder.begin()
    let share = DirectoryShare(of: folder.mediaPath)
    let old = folder.manifest()
    let machine = MachineDigest.current()
    let ffmpeg = scenes.isEmpty ? nil : options.findVideoProgram()
    var entries: [PreviewManifest.Entry] = []
    var drawn: [String] = []
    for scene in scenes {
      let key = try machine.map { try PreviewKey(scene, budget: options.budget, ffmpeg: ffmpeg, machine: $0).digest() }
      var entry = options.usesCache ? reusable(old, scene, key, folder) : nil
      if entry == nil {
        entry = try await draw(scene, key: key, makesVideo: ffmpeg != nil, into: folder) {
          progress(scene.subject.name, $0, $1)
        }
        drawn.append(scene.subject.name)
      }
      guard let entry else { continue }
      try folder.copyMedia(of: entry)
      finished(entry, drawn.last == entry.name)
      entries.append(entry)
    }
    let manifest = PreviewManifest(scenes: entries)
    try write(manifest, in: folder)
    let isAlone = share.exclude()
    folder.removeMedia(of: old, exceptThoseOf: manifest, withOrphans: isAlone)
    return Outcome(manifest: manifest, drawn: drawn, pagePath: directory + "/index.html")
  }

  /// What an earlier run made of the same inputs, with its words brought up to date.
  private func reusable(
    _ old: PreviewManifest?, _ scene: PreviewScene, _ key: Digest?, _ folder: PreviewFolder
  ) -> PreviewManifest.Entry? {
    guard let key, var entry = old?.scenes.first(where: { $0.name == scene.subject.name }), entry.key == key,
      entry.files.allSatisfy({ (try? ContentDigest.ofFile($0.path)) == $0.digest }),
      entry.media.all.allSatisfy(folder.holds)
    else { return nil }
    entry.describe(scene)
    return entry
  }

  private func draw(
    _ scene: PreviewScene, key: Digest?, makesVideo: Bool, into folder: PreviewFolder, progress: (Int, Int) -> Void
  ) async throws -> PreviewManifest.Entry {
    let (recording, files) = try await ReadFiles.during {
      // What was read to make the scene is read again: it may have changed since.
      for path in scene.files { _ = try InputFile.bytes(of: path) }
      return try await Recording(of: scene.subject, progress: progress)
    }
    let media = try await PreviewMedia(
      recording, subject: scene.subject, budget: options.budget, makesVideo: makesVideo)
    let manifest = recording.manifest
    var entry = PreviewManifest.Entry(
      name: manifest.name, scene: manifest.scene, summary: "", set: manifest.parameters, parameters: [],
      settings: manifest.settings, width: manifest.animation.width, height: manifest.animation.height,
      duration: manifest.animation.duration, plays: manifest.animation.plays, frames: manifest.frames,
      curves: manifest.curves.columns.map { PreviewManifest.Curve(name: $0.name, unit: $0.unit) },
      media: PreviewManifest.Media(
        animation: try folder.write(media.animation, suffix: ".gif"),
        webP: try media.films.webP.map { try folder.write($0, suffix: ".webp") },
        video: try media.films.video.map { try folder.write($0, suffix: ".mp4") },
        poster: try folder.write(media.poster, suffix: ".png"), posterTime: media.posterTime,
        strip: try folder.write(media.strip, suffix: ".png"),
        frames: try folder.write(media.frames, suffix: ".js")),
      gaveUp: media.gaveUp, missing: media.films.missing, environment: manifest.environment, key: key, files: files)
    entry.describe(scene)
    return entry
  }

  private func write(_ manifest: PreviewManifest, in folder: PreviewFolder) throws {
    let path = folder.directory + "/"
    let page = try PreviewPage(manifest, folder: folder, options: options)
    try page.write(to: path + "index.html")
    try OutputFile.write(
      Array(PreviewSummary(manifest, baseURL: options.baseURL).text.utf8), inFolder: path + "summary.md")
    try OutputFile.write(Array(try DiffableJSON.text(manifest).utf8), inFolder: folder.manifestPath)
  }
}

extension PreviewManifest.Entry {
  /// Takes over what is told of a scene but does not change its pictures.
  fileprivate mutating func describe(_ scene: PreviewScene) {
    title = scene.title
    summary = scene.summary
    look = scene.look
    parameters = scene.parameters.map { parameter in
      let setting = scene.subject.parameters.last { $0.name == parameter.name }
      return PreviewManifest.Parameter(
        name: parameter.name, value: setting?.value ?? parameter.defaultText,
        isDefault: setting == nil || setting?.value == parameter.defaultText, help: parameter.help)
    }
  }
}
