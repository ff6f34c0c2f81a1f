import FoundationEssentials
import SpringformBitmap
import SpringformCodecs
import SpringformPipeline
import SpringformScene
import SpringformVerification
import Testing

@testable import SpringformReports

@Suite struct PreviewTests {
  private func make(_ scenes: [PreviewScene], in folder: Folder, _ change: (inout PreviewOptions) -> Void = { _ in })
    async throws -> PreviewManifest
  {
    var options = PreviewOptions()
    change(&options)
    return try await Preview(scenes, options: options).make(in: folder.path).manifest
  }

  @Test("the manifest tells of the scene, its frames and its media, which are named by their content")
  func manifest() async throws {
    let folder = try Folder()
    let entry = try #require(try await make([Ball.preview()], in: folder).scenes.first)
    #expect(entry.width == 60 && entry.height == 30 && entry.duration == 0.8 && entry.frames.count == 20)
    #expect(entry.frames[0].digest != entry.frames[19].digest)
    #expect(entry.curves == [PreviewManifest.Curve(name: "ball.x", unit: nil)])
    #expect(entry.parameters.map(\.name) == ["appearance", "way"])
    for file in entry.media.all {
      let bytes = try folder.bytes(file.path)
      #expect(bytes.count == file.bytes)
      #expect(file.path.hasPrefix("media/\(ContentDigest.of(bytes))."))
    }
    let read = try JSONDecoder().decode(PreviewManifest.self, from: Data(try folder.bytes("manifest.json")))
    #expect(read.scenes == [entry])
  }

  @Test("the GIF plays the scene, and the page's media hold every frame without loss")
  func media() async throws {
    let folder = try Folder()
    let entry = try #require(try await make([Ball.preview()], in: folder).scenes.first)
    let gif = try AnimationFrames(path: folder.path + "/" + entry.media.animation.path)
    #expect(gif.info.loop == .forever && gif.width == 60)
    let script = try folder.bytes(entry.media.frames.path)
    struct Content: Decodable {
      struct Curve: Decodable { let actual: CurveResult.Samples }
      let animation: String
      let curves: [Curve]
    }
    let content = try JSONDecoder().decode(Content.self, from: Data(PreviewFrames.json(in: script)))
    #expect(content.curves.count == 1 && content.curves[0].actual.times.count == 20)
    let bytes = try #require(Data(base64Encoded: content.animation))
    var cursor = try AnimationCursor(AnimationFrames(bytes: Array(bytes), path: "frames"))
    for frame in entry.frames { #expect(try cursor.picture(at: frame.time).digest == frame.digest) }
  }

  @Test("copies under the scene's name follow the pictures, go with the scene, and are what snippets link to")
  func stableNames() async throws {
    let folder = try Folder()
    let entry = try #require(try await make([Ball.preview()], in: folder).scenes.first)
    let paths = entry.stablePaths
    #expect(paths.animation == "animations/\(entry.name).gif" && paths.poster == "posters/\(entry.name).png")
    for copy in entry.copies { #expect(try folder.bytes(copy.path) == folder.bytes(copy.file.path)) }
    let snippets = PreviewSnippets(baseURL: "https://example.org/g")
    #expect(snippets.markdown(entry).hasSuffix("](https://example.org/g/animations/\(entry.name).gif)"))
    let changed = try #require(
      try await make([Ball.preview { $0.settings.to = 0.4 }], in: folder).scenes.first)
    #expect(changed.media.animation.path != entry.media.animation.path && changed.stablePaths == paths)
    #expect(try folder.bytes(paths.animation) == folder.bytes(changed.media.animation.path))
    _ = try await make([], in: folder)
    #expect((try? folder.bytes(paths.animation)) == nil && (try? folder.bytes(paths.strip)) == nil)
  }

  @Test("the film strip has six to twelve frames, the first and the last among them")
  func strip() async throws {
    let folder = try Folder()
    for (duration, count) in [(0.8, 6), (4.0, 8), (30.0, 12)] {
      let recording = try await Recording(of: Ball.preview { $0.settings.to = duration }.subject)
      let times = PreviewMedia.stripTimes(recording.manifest)
      #expect(times.count == count)
      #expect(times.first == 0 && times.last == recording.manifest.frames.last?.time)
    }
    let entry = try #require(try await make([Ball.preview()], in: folder).scenes.first)
    var strip = try AnimationDecoder(bytes: folder.bytes(entry.media.strip.path))
    let picture = try #require(try strip.nextFrame()?.bitmap)
    // Six frames of 60 pixels and five gaps of 8.
    #expect(picture.width == 400 && picture.height == 30)
    #expect(picture[63, 10] == 0)
  }

  @Test(
    "WebP holds every frame without loss and plays as often, and MP4 as long; both lie beside the GIF under the scene's name"
  )
  func films() async throws {
    let folder = try Folder()
    let entry = try #require(
      try await make([Ball.preview { $0.loop = .times(2) }], in: folder) { $0.findVideoProgram = { nil } }.scenes.first)
    let webP = try #require(entry.media.webP)
    #expect(entry.stablePaths.webP == "animations/ball.webp")
    let frames = try AnimationFrames(path: folder.path + "/" + webP.path)
    #expect(frames.info.loop == .times(2))
    var cursor = try AnimationCursor(frames)
    for frame in entry.frames { #expect(try cursor.picture(at: frame.time).digest == frame.digest) }
    // Without the program there is no video, and the page and the manifest say so.
    #expect(entry.media.video == nil)
    #expect(entry.missing == [.videoProgram])
    #expect(entry.missing.map(\.sentence) == ["no MP4: videos need the program ffmpeg, which is not here"])
    let coded = try JSONEncoder().encode(entry.missing + [.webP, .other("no")])
    #expect(try JSONDecoder().decode([MissingFormat].self, from: coded) == [.videoProgram, .webP, .other("no")])
    #expect(try folder.text("index.html").contains("no MP4: videos need the program ffmpeg"))
    #expect(!(try folder.text("index.html").contains("ball.mp4")))
  }

  @Test(
    "with the program there is a video, which is made when the program comes and goes with it",
    .enabled(if: FFmpeg.version != nil))
  func videos() async throws {
    let folder = try Folder()
    let (with, without): (String?, String?) = ("7.1", nil)
    for version in [without, with, without] {
      let entry = try #require(
        try await make([Ball.preview()], in: folder) { $0.findVideoProgram = { version } }.scenes.first)
      #expect((entry.media.video != nil) == (version != nil) && entry.missing.isEmpty == (version != nil))
      let copy = try? folder.bytes("animations/ball.mp4")
      #expect((copy != nil) == (version != nil))
      // ISO 14496-12: a file begins with the box of its type.
      #expect(copy.map { $0[4..<8].elementsEqual("ftyp".utf8) } ?? true)
      #expect(try folder.text("index.html").contains("ball.mp4") == (version != nil))
    }
  }

  @Test("a page has a heading of its own, and scenes have titles; their names stay those of files")
  func titles() async throws {
    let folder = try Folder()
    var scene = Ball.preview()
    scene.title = "A ball & its way"
    let manifest = try await make([scene, Ball.preview(name: "other")], in: folder) { $0.title = "How <we> move" }
    let page = try folder.text("index.html")
    #expect(page.contains("<h1>How &lt;we&gt; move</h1><p class=\"facts\">2 animations · Springform"))
    #expect(page.contains("<bdi class=\"name\">A ball &amp; its way</bdi>"))
    #expect(
      page.contains("<code class=\"value known\">ball</code>") && !page.contains("<code class=\"value known\">other"))
    #expect(manifest.scenes[0].stablePaths.animation == "animations/ball.gif")
    #expect(try folder.text("summary.md").contains(#"[A ball \& its way]"#))
    // Words alone draw nothing anew.
    scene.title = nil
    #expect(try await make([scene, Ball.preview(name: "other")], in: folder).scenes[0].heading == "ball")
    #expect(try folder.text("index.html").contains("<h1>2 animations</h1>"))
  }

  @Test("a size is told once: pixels and seconds on the card and among the details, bytes where a file is taken along")
  func sizes() async throws {
    let folder = try Folder()
    let entry = try #require(try await make([Ball.preview()], in: folder).scenes.first)
    let page = try folder.text("index.html")
    #expect(page.contains("<span class=\"meta\">60 × 30 · 0.8 s</span>"))
    for file in [entry.media.animation, entry.media.webP, entry.media.poster, entry.media.strip].compactMap(\.self) {
      #expect(page.contains("</b> \(byteSize(file.bytes))</a>"))
    }
    #expect(page.ranges(of: byteSize(entry.media.animation.bytes)).count == 1)
  }

  @Test("the poster is under way, and far from the first and the last frame")
  func poster() throws {
    let pictures = try [0xFF00_0000, 0xFF10_1010, 0xFFFF_0000, 0xFF00_0000].map { (pixel: UInt32) in
      try Bitmap(width: 2, height: 2, fill: pixel)
    }
    #expect(PosterChoice.poster(among: pictures) == pictures[2])
    #expect(PosterChoice.index(among: [pictures[0]]) == 0)
    #expect(PosterChoice.index(among: [pictures[0], pictures[0], pictures[0]]) == 0)
    // A square that goes to the right, rests there for most of the time, and comes back.
    let way = [0, 0, 0, 2, 5, 9] + Array(repeating: 10, count: 30) + [9, 5, 2, 0, 0, 0]
    let there = try way.map { try Folder.picture(40, 30, position: $0) }
    let chosen = PosterChoice.index(among: there)
    #expect([4, 5, 36, 37].contains(chosen), "\(chosen)")
    // One that opens and stays open is shown on its way.
    let opens = try ([0, 0, 0, 2, 5, 9] + Array(repeating: 10, count: 30)).map {
      try Folder.picture(40, 30, position: $0)
    }
    #expect(PosterChoice.index(among: opens) == 4)
  }

  @Test("the poster's moment is one of the frames, between the first and the last")
  func posterMoment() async throws {
    let folder = try Folder()
    let entry = try #require(try await make([Ball.preview()], in: folder).scenes.first)
    let time = entry.media.posterTime
    #expect(entry.frames.contains { $0.time == time })
    // It rolls from 0.1 to 0.6 s.
    #expect(time > 0.1 && time < 0.6)
    var decoder = try AnimationDecoder(bytes: folder.bytes(entry.media.poster.path))
    #expect(try decoder.nextFrame()?.bitmap.digest == entry.frames.first { $0.time == time }?.digest)
    #expect(try folder.text("index.html").contains("data-poster=\"\(time)\""))
  }

  @Test("a budget costs pictures first, then colours, then size, and no more than needed")
  func budget() async throws {
    let ladder = BudgetStep.galleryLadder(rate: 50)
    #expect(ladder.prefix(5).map(\.rateDivisor) == [1, 2, 3, 4, 4])
    #expect(ladder.map { $0.colors ?? 256 } == [256, 256, 256, 256, 128, 64, 32] + Array(repeating: 32, count: 8))
    #expect(ladder.suffix(8).map(\.scale) == [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2])
    #expect(ladder.prefix(7).allSatisfy { $0.scale == 1 })
    // Motion needs its pictures: at 10 a second none are left out.
    #expect(BudgetStep.galleryLadder(rate: 10).allSatisfy { $0.rateDivisor == 1 })
    #expect(
      ladder[14].losses(rate: 50) == [
        "12.5 instead of 50 pictures a second", "32 colors", "20 % of the width and height",
      ])

    let folder = try Folder()
    let whole = try #require(try await make([Ball.preview()], in: folder).scenes.first?.media.animation.bytes)
    let fitted = try #require(try await make([Ball.preview()], in: folder) { $0.budget = whole - 1 }.scenes.first)
    #expect(fitted.media.animation.bytes < whole)
    #expect(fitted.gaveUp == ["12.5 instead of 25 pictures a second"])
    let frames = try AnimationFrames(path: folder.path + "/" + fitted.media.animation.path).info
    #expect(frames.frames.allSatisfy { $0.storedDelay.seconds >= 0.08 })
    let exact = try #require(try await make([Ball.preview()], in: folder) { $0.budget = whole }.scenes.first)
    #expect(exact.gaveUp == [])
  }

  @Test("a budget that nothing can meet is an error that says how much it takes")
  func impossibleBudget() async throws {
    let folder = try Folder()
    do {
      _ = try await make([Ball.preview()], in: folder) { $0.budget = 100 }
      Issue.record("100 bytes were enough")
    } catch PreviewError.budget(let scene, let limit, let smallest, let losses) {
      #expect(scene == "ball" && limit == 100 && smallest > 100 && losses.count == 3)
    }
    #expect(throws: InputError.missing(path: folder.path + "/index.html")) { try folder.bytes("index.html") }
  }

  @Test(
    "a single file holds the GIF, the poster, the strip and the frames, each once; otherwise they lie beside the page")
  func singleFile() async throws {
    let folder = try Folder()
    let entry = try #require(try await make([Ball.preview()], in: folder).scenes.first)
    let page = try folder.text("index.html")
    for file in [entry.media.animation, entry.media.poster, entry.media.strip, entry.media.frames] {
      #expect(page.contains(file.path))
    }
    #expect(!page.contains("base64,"))
    _ = try await make([Ball.preview()], in: folder) { $0.isSingleFile = true }
    let alone = try folder.text("index.html")
    let gif = Data(try folder.bytes(entry.media.animation.path)).base64EncodedString()
    #expect(alone.contains("data:image/gif;base64,\(gif)\" download=\"ball.gif\""))
    for file in [entry.media.poster, entry.media.strip] {
      let content = Data(try folder.bytes(file.path)).base64EncodedString()
      #expect(alone.ranges(of: "data:image/png;base64,\(content)\"").count == 1)
    }
    #expect(alone.ranges(of: "data:").count(where: { alone[$0.upperBound...].hasPrefix("image/") }) == 3)
    #expect(!alone.contains("data:video/"))
    let json = String(decoding: PreviewFrames.json(in: try folder.bytes(entry.media.frames.path)), as: UTF8.self)
    #expect(alone.contains("<script type=\"application/json\" id=\"media-0\">\(json)</script>"))
  }

  @Test("a snippet in HTML shows who wants calm the poster, and WebP only where it is smaller")
  func snippet() async throws {
    let folder = try Folder()
    var entry = try #require(try await make([Ball.preview()], in: folder).scenes.first)
    let snippets = PreviewSnippets(baseURL: nil)
    func text(webP: String) -> String {
      """
      <picture>
        <source media="(prefers-reduced-motion: reduce)" srcset="posters/ball.png">
      \(webP)  <img src="animations/ball.gif" width="60" alt="A ball rolls">
      </picture>
      """
    }
    entry.media.webP?.bytes = entry.media.animation.bytes - 1
    #expect(snippets.html(entry) == text(webP: "  <source type=\"image/webp\" srcset=\"animations/ball.webp\">\n"))
    entry.media.webP?.bytes = entry.media.animation.bytes
    #expect(snippets.html(entry) == text(webP: ""))
    entry.media.video = nil
    #expect(snippets.video(entry) == nil)
    entry.media.video = entry.media.animation
    #expect(
      snippets.video(entry)
        == "<video src=\"animations/ball.mp4\" poster=\"posters/ball.png\" width=\"60\" autoplay muted"
        + " playsinline loop aria-label=\"A ball rolls\"></video>")
  }

  @Test("a scene with both looks comes with a picture that follows the reader's choice")
  func looks() async throws {
    let parameter = try #require(AppearanceParameter(Ball.Parameters.descriptions))
    #expect(parameter.name == "appearance" && parameter.value(for: .dark) == "dark")
    let folder = try Folder()
    let manifest = try await make(
      [Ball.preview(name: "ball@light", look: .light), Ball.preview(name: "ball@dark", look: .dark)], in: folder
    ) { $0.baseURL = "https://example.org/p" }
    let (light, dark) = (manifest.scenes[0].stablePaths, manifest.scenes[1].stablePaths)
    #expect(light != dark)
    let snippet = """
      <picture>
        <source media="(prefers-reduced-motion: reduce) and (prefers-color-scheme: dark)" srcset="https://example.org/p/\(dark.poster)">
        <source media="(prefers-reduced-motion: reduce)" srcset="https://example.org/p/\(light.poster)">
        <source media="(prefers-color-scheme: dark)" srcset="https://example.org/p/\(dark.animation)">
        <img src="https://example.org/p/\(light.animation)" width="60" alt="A ball rolls">
      </picture>
      """
    #expect(try folder.text("index.html").contains(htmlEscaped(snippet)))
  }

  @Test("scenes without such a parameter have one look")
  func noLooks() {
    struct Plain: SceneParameters {
      enum Size: String, Decodable, CaseIterable, Sendable { case small, large }
      var size = Size.small
      var shadow = true
    }
    struct Flagged: SceneParameters { var dark = false }
    #expect(AppearanceParameter(Plain.descriptions) == nil)
    #expect(AppearanceParameter(Flagged.descriptions)?.value(for: .light) == "false")
  }

  @Test("odd words stay words in page, summary and manifest", arguments: oddTexts)
  func oddNames(_ text: String) async throws {
    let folder = try Folder()
    let manifest = try await make([Ball.preview(name: text, summary: text) { $0.settings.to = 0.1 }], in: folder)
    #expect(manifest.scenes.first?.name == text)
    let page = try folder.text("index.html")
    let plain = try Folder()
    _ = try await make([Ball.preview(name: "a", summary: "a") { $0.settings.to = 0.1 }], in: plain)
    func tags(_ page: String) -> [Substring: Int] {
      page.split(separator: "<").reduce(into: [:]) { $0[$1.prefix { !$0.isWhitespace && $0 != ">" }, default: 0] += 1 }
    }
    #expect(tags(page) == tags(try plain.text("index.html")))
    let rows = try folder.text("summary.md").split(separator: "\n").filter { $0.hasPrefix("| [") }
    #expect(rows.count == 1)
  }

  @Test("two scenes of one name are refused")
  func duplicates() async throws {
    let folder = try Folder()
    await #expect(throws: PreviewError.duplicateName("ball")) {
      try await make([Ball.preview(), Ball.preview()], in: folder)
    }
  }
}
