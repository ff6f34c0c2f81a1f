import SpringformPipeline
import Testing

@testable import SpringformVerification

@Suite("What is told of results that are of no use")
struct ResultsErrorTests {
  @Test(
    "Each error is a sentence",
    arguments: [
      (.missing(path: "r/results.json"), "there is no 'r/results.json'"),
      (.unreadable(path: "r", .tooLarge(path: "r", limit: 2 << 20)), "'r' is too large; at most 2 MiB are read"),
      (.damaged(path: "r", reason: "it is no JSON"), "'r' is damaged: it is no JSON; verify again"),
      (.unknownFormat(path: "r", found: 7), "'r' has the format 7, and this version reads 2; verify again"),
      (.notWhatWasVerified(path: "r"), "'r' is not what was verified; nothing is accepted; verify again"),
      (.unknownScene("x", known: ["y"]), "unknown scene 'x'"),
      (.notAcceptable("x", .identical), "'x' cannot be accepted: it passed"),
      (.notAcceptable("x", .similar), "'x' cannot be accepted: it passed"),
      (.notAcceptable("x", .obsolete), "'x' cannot be accepted: nothing is compared with it"),
      (
        .notAcceptable("x", .missing),
        "'x' cannot be accepted: it could not be compared; mend what was reported and verify again"
      ),
      (
        .notAcceptable("x", .failed),
        "'x' cannot be accepted: it could not be compared; mend what was reported and verify again"
      ),
      (.notAcceptable("x", .changed), "'x' cannot be accepted: nothing that was drawn is stored"),
      (.notAcceptable("x", .new), "'x' cannot be accepted: nothing that was drawn is stored"),
      (.baselineChanged("x"), "the baseline of 'x' is not the one that it was compared with; verify again"),
      (
        .tooLargeJournal(path: "r"),
        "'r' is too large to go on from; at most 64 MiB are read; remove it to verify all scenes again"
      ),
      (.notShards(path: "r"), "'r' is not a part of several"),
      (.shardCounts([2, 3, 4]), "the results are parts of 2, 3 and 4; merge those of one verification"),
      (
        .shards(twice: [1], missing: [2, 4], count: 4),
        "the parts are not complete; twice: 1/4; missing: 2/4 and 4/4"
      ),
      (.shards(twice: [], missing: [3], count: 3), "the parts are not complete; missing: 3/3"),
      (.sceneTwice("x"), "two parts tell of 'x'; merge those of one verification"),
      (.mergedIntoPart(path: "r"), "the results of 'r' cannot be joined into that directory itself"),
      (
        .unlike(what: "cairo", path: "r", value: "1.16", otherPath: "s", otherValue: "1.18"),
        "the parts were not made alike: cairo is 1.16 in 'r' and 1.18 in 's'"
      ),
    ] as [(ResultsError, String)])
  func sentences(error: ResultsError, sentence: String) { #expect("\(error)" == sentence) }
}
