import Glibc
import SpringformBitmap
import SpringformCodecs
import SpringformComparison
import SpringformPipeline
import SpringformText
import Testing

@testable import SpringformVerification

@Suite("Baselines")
struct BaselineStoreTests {
  @Test("A baseline holds every picture without loss, with its time, the curves and the versions")
  func roundTrip() async throws {
    let directory = try Directory()
    let subject = subject(slide { $0.label = "Text" })
    try directory.store.write(try await Recording(of: subject))
    let baseline = try #require(try directory.store.baseline(named: "slide"))
    var drawn: [Bitmap] = []
    let sink = PictureSink { drawn.append($0) }
    try await Playback(subject.scene, settings: subject.settings).render(into: sink)
    var pictures = try RecordedPictures(baseline)
    for bitmap in drawn { #expect(try pictures.nextPicture() == bitmap) }
    #expect(try pictures.nextPicture() == nil)
    let manifest = baseline.manifest
    #expect(manifest.frames.map(\.time) == [0, 0.1, 0.2, 0.3, 0.4])
    #expect(manifest.frames.map(\.digest) == drawn.map(\.digest))
    #expect(manifest.animation.duration == 0.5)
    #expect(manifest.curves.times == [0, 0.1, 0.2, 0.3, 0.4])
    #expect(manifest.curves.columns.map(\.name) == ["square.x"])
    #expect(manifest.curves.columns[0].values.first == 7 && manifest.curves.columns[0].values.last == 27)
    #expect(manifest.environment.fonts.map(\.family) == ["Inter"])
    #expect(directory.names("baselines") == ["slide.apng", "slide.json"])
  }

  @Test("A baseline that is there already is not written again")
  func untouched() async throws {
    let directory = try Directory()
    #expect(try directory.store.write(try await Recording(of: subject())))
    let before = ["slide.apng", "slide.json"].map { directory.identity("baselines/" + $0) }
    #expect(try !directory.store.write(try await Recording(of: subject())))
    #expect(["slide.apng", "slide.json"].map { directory.identity("baselines/" + $0) } == before)
  }

  @Test("Wherever a replacement was interrupted, the baseline is the old one or the new one, and the next one heals it")
  func interruptions() async throws {
    let old = try await Recording(of: subject())
    let new = try await Recording(of: subject(slide { $0.distance = 10 }))
    let newer = try await Recording(of: subject(slide { $0.distance = 5 }))
    let (oldText, newText) = (try old.manifest.text(), try new.manifest.text())
    // What is on the disk after each step: animation, its successor, manifest; and which baseline that is.
    let states: [(animation: [UInt8]?, next: [UInt8]?, manifest: String?, is: Recording?)] = [
      (nil, new.animation, nil, nil), (nil, new.animation, newText, new), (new.animation, nil, newText, new),
      (old.animation, new.animation, oldText, old), (old.animation, new.animation, newText, new),
    ]
    for state in states {
      for next in [new, newer] {
        let directory = try Directory()
        if let bytes = state.animation { try directory.write(bytes, to: "baselines/slide.apng") }
        if let bytes = state.next { try directory.write(bytes, to: "baselines/slide.apng.next") }
        if let text = state.manifest { try directory.write(text, to: "baselines/slide.json") }
        let found = try directory.store.baseline(named: "slide")
        #expect(found?.manifest == state.is?.manifest)
        #expect(found?.animation == state.is?.animation)
        try directory.store.write(next)
        #expect(try directory.store.baseline(named: "slide")?.animation == next.animation)
        #expect(directory.names("baselines") == ["slide.apng", "slide.json"])
      }
    }
  }

  @Test("A replacement that is taken back leaves the committed animation, even if only its successor held it")
  func committedSuccessor() async throws {
    let directory = try Directory()
    let new = try await Recording(of: subject())
    try directory.write(Array("an older animation".utf8), to: "baselines/slide.apng")
    try directory.write(new.animation, to: "baselines/slide.apng.next")
    try directory.write(try new.manifest.text(), to: "baselines/slide.json")
    // The same again: nothing to write, but the names are put right.
    #expect(try !directory.store.write(new))
    #expect(try directory.read("baselines/slide.apng") == new.animation)
    #expect(directory.names("baselines") == ["slide.apng", "slide.json"])
  }

  @Test("Names of any kind are stored under harmless ones and found again")
  func oddNames() async throws {
    let directory = try Directory()
    let names = [
      "a b", "\"quoted\" 'names'", "<script>alert(1)</script>", "../../up", "line\nbreak", "ü/ö", "-rf", ".",
    ]
    for name in names { try directory.store.write(try await Recording(of: subject(named: name))) }
    #expect(try directory.store.headers().map(\.name) == names.sorted())
    #expect(directory.names() == ["baselines"])
    for name in names { #expect(try directory.store.baseline(named: name)?.manifest.name == name) }
    for name in names { try directory.store.remove(name) }
    #expect(directory.names("baselines").isEmpty)
  }

  @Test("Other files in the directory are none of the store's")
  func foreignFiles() async throws {
    let directory = try Directory()
    try directory.store.write(try await Recording(of: subject()))
    try directory.write("{}", to: "baselines/package.json")
    try directory.write("notes", to: "baselines/README.md")
    try directory.write(try await Recording(of: subject()).manifest.text(), to: "baselines/copy.json")
    try directory.write([], to: "baselines/picture.apng")
    #expect(try directory.store.headers().map(\.name) == ["slide"])
    #expect(try directory.store.headers(otherThan: ["slide"]).isEmpty)
    // With an animation beside it a file of that name is a damaged baseline.
    try directory.write([], to: "baselines/package.apng")
    #expect(try directory.store.headers().map(\.name) == ["package", "slide"])
  }

  @Test("There are no baselines where there is no directory")
  func nothing() throws {
    let directory = try Directory()
    #expect(try directory.store.baseline(named: "slide") == nil)
    #expect(try directory.store.headers().isEmpty)
  }

  @Test("A manifest has a line for each frame and each curve's values, and keeps every number")
  func manifestText() async throws {
    let manifest = try await Recording(of: subject(named: "quote\" \\, [x] {y}:")).manifest
    let text = try manifest.text()
    #expect(try Manifest(bytes: Array(text.utf8), path: "") == manifest)
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.contains("\"digest\"") && $0.contains("\"time\"") } == 5)
    #expect(lines.count { $0.contains("\"values\": [7, ") } == 1)
  }

  @Test(
    "Curves keep seven significant digits",
    arguments: [
      (0, 0), (1.0 / 3, 0.3333333), (-12345.6789, -12345.68), (1e-9 / 3, 3.333333e-10), (123_456_789, 123_456_800),
      (.infinity, nil), (.nan, nil), (.leastNonzeroMagnitude, .leastNonzeroMagnitude),
      (.greatestFiniteMagnitude, 1.797693e308),
    ] as [(Double, Double?)])
  func rounding(value: Double, rounded: Double?) { #expect(RecordedCurves.rounded(value) == rounded) }

  @Test("Many that write one baseline at the same time, and read it, all find it whole")
  func simultaneous() async throws {
    let directory = try Directory()
    let recordings = [
      try await Recording(of: subject()), try await Recording(of: subject(slide { $0.distance = 9 })),
    ]
    let store = directory.store
    try store.write(recordings[0])
    try await withThrowingTaskGroup { group in
      for index in 0..<4 {
        group.addTask {
          for turn in 0..<150 {
            try store.write(recordings[(index + turn) % 2])
            #expect(try store.baseline(named: "slide") != nil)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(directory.names("baselines") == ["slide.apng", "slide.json"])
  }
}

/// Hands pictures out.
final class PictureSink: FrameSink {
  private let take: (Bitmap) -> Void
  init(_ take: @escaping (Bitmap) -> Void) { self.take = take }
  func write(_ frame: Frame) { take(frame.bitmap) }
  func finish() {}
}
