import Glibc
import SpringformPipeline
import Testing

@Suite("What is told of files that cannot be written")
struct FileErrorTests {
  @Test(
    "Each error of an output is a sentence",
    arguments: [
      (.cannotCreate(path: "no/a.gif", code: ENOENT), "cannot create 'no/a.gif': no such file or directory"),
      (.writeFailed(path: "a.gif", code: ENOSPC), "cannot write 'a.gif': no space left on device"),
      (.closedPipe, "nobody reads standard output any more"),
    ] as [(OutputError, String)])
  func outputs(error: OutputError, sentence: String) { #expect("\(error)" == sentence) }
}
