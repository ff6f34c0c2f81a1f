import SpringformBitmap
import SpringformPipeline
import SpringformScene
import SpringformVerification
import Testing
// It brings Foundation along, into test bundles only: every test runner of Linux links it.
import XCTest

extension TestPlace {
  /// Fails the running test, whichever of the two libraries runs it.
  ///
  /// Outside of a task of Swift Testing's, in a detached one for example, nobody can tell which of them it is. Then both are
  /// told; the one that runs no tests takes no notice.
  func fail(_ message: String) {
    if Test.current == nil { XCTFail(message, file: filePath, line: line) }
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }

  /// Hands a file to Swift Testing, which keeps it where `swift test --attachments-path` says.
  func attach(_ bytes: [UInt8], named name: String) {
    guard Test.current != nil else { return }
    Attachment.record(bytes, named: name, sourceLocation: sourceLocation)
  }

  /// Whether the running test is one of several that differ in their arguments.
  var takesArguments: Bool { Test.Case.current?.isParameterized ?? false }

  private var sourceLocation: SourceLocation {
    SourceLocation(fileID: fileID, filePath: "\(filePath)", line: Int(line), column: column)
  }
}

/// What an error says to the author of a test.
func describe(_ error: any Error) -> String {
  switch error {
  case let error as RecordModeError:
    "\(RecordMode.variable) is '\(error.text)' and must be "
      + RecordMode.allCases.map(\.rawValue).joined(separator: " or ")
  case let error as SceneFailure: "the scene threw \(error.underlying)"
  default: "\(error)"
  }
}
