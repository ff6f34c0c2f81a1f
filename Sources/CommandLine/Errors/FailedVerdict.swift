/// The command did what it should and has told so; what it found makes the process fail.
struct FailedVerdict: Error {
  let exitCode: Int32
}
