import Glibc
import Springform
import SpringformReports
import SpringformVerification
import Testing

@testable import SpringformCommandLine

/// Errors say what is wrong; here stands what the command line adds: exit codes after sysexits.h, and options to try.
@Suite("What the command line makes of errors")
struct ErrorMessageTests {
  @Test(
    "Results of an earlier run",
    arguments: [
      (
        .missing(path: "r/results.json"), 66,
        "there is no 'r/results.json'; run 'verify' first, or give its --report directory"
      ),
      (.unreadable(path: "r", .unreadable(path: "r", code: EACCES)), 66, "cannot read 'r': permission denied"),
      (.damaged(path: "r", reason: "it is no JSON"), 65, "'r' is damaged: it is no JSON; verify again"),
      (.unknownFormat(path: "r", found: 7), 65, "'r' has the format 7, and this version reads 2; verify again"),
      (.notWhatWasVerified(path: "r"), 65, "'r' is not what was verified; nothing is accepted; verify again"),
      (.unknownScene("bal", known: ["ball", "box"]), 64, "unknown scene 'bal'; did you mean 'ball'?"),
      (.notAcceptable("x", .identical), 64, "'x' cannot be accepted: it passed"),
      (
        .notAcceptable("x", .obsolete), 64,
        "'x' cannot be accepted: nothing is compared with it; 'prune' removes the baseline"
      ),
      (
        .notAcceptable("x", .failed), 64,
        "'x' cannot be accepted: it could not be compared; mend what was reported and verify again"
      ),
      (.baselineChanged("x"), 65, "the baseline of 'x' is not the one that it was compared with; verify again"),
      (.notShards(path: "r"), 65, "'r' is not a part of several; merge what 'verify --shard' wrote"),
      (.shardCounts([2, 3]), 65, "the results are parts of 2 and 3; merge those of one verification"),
      (.shards(twice: [1], missing: [2], count: 2), 65, "the parts are not complete; twice: 1/2; missing: 2/2"),
      (.sceneTwice("x"), 65, "two parts tell of 'x'; merge those of one verification"),
      (.mergedIntoPart(path: "r"), 64, "the results of 'r' cannot be joined into that directory itself"),
      (
        .unlike(what: "cairo", path: "r", value: "1", otherPath: "s", otherValue: "2"), 65,
        "the parts were not made alike: cairo is 1 in 'r' and 2 in 's'"
      ),
    ] as [(ResultsError, Int32, String)])
  func results(error: ResultsError, exitCode: Int32, text: String) { expect(error, exitCode, text) }

  @Test(
    "Files, pictures, charts and galleries",
    arguments: [
      (OutputError.cannotCreate(path: "a", code: EEXIST), 73, "cannot create 'a': file exists"),
      (OutputError.writeFailed(path: "a", code: ENOSPC), 74, "cannot write 'a': no space left on device"),
      (OutputError.closedPipe, 141, nil),
      (BitmapError.size(width: 99_999, height: 1), 64, "pictures of 99999x1 pixels are too large; try a smaller size"),
      (BitmapError.size(width: 0, height: 1), 64, "pictures of 0x1 pixels are empty; each side has at least one pixel"),
      (BitmapError.pixelCount(3, width: 2, height: 2), 70, "internal: there are 3 pixels for a picture of 2x2"),
      (
        BitmapError.area(x: 1, y: 2, width: 3, height: 4), 70,
        "internal: the area 1,2,3x4: must have pixels and lie inside the picture"
      ),
      (
        ChartError.noCurves, 64, #"the scene traces no curves; declare one with stage.trace("name") { value }"#
      ),
      (
        ChartError.tooSmall(width: 249, height: 99.5), 64,
        "the chart does not fit; use --size 249x99.5 or larger, or fewer --curves"
      ),
      (ChartError.font(.size(0)), 64, "a font of 0 points is not possible"),
      (
        PreviewError.budget(scene: "ball", limit: 30_000, smallest: 31_416, losses: ["2 colors", "half the size"]), 64,
        "--budget: the GIF of 'ball' takes 31.5 kB even with 2 colors and half the size, and 30 kB are allowed; "
          + "show less of it"
      ),
      (PreviewError.duplicateName("ball"), 64, "the scene 'ball' is given twice; name it once"),
    ] as [(any Error, Int32, String?)])
  func files(error: any Error, exitCode: Int32, text: String?) { expect(error, exitCode, text) }

  private func expect(_ error: any Error, _ exitCode: Int32, _ text: String?) {
    let message = ErrorMessage(error)
    #expect(message.message == text)
    #expect(message.exitCode == exitCode)
    #expect(message.details.isEmpty)
  }
}
