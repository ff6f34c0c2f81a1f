import Glibc
import Testing
import UIKit

@Suite struct PrintingTests {
  /// What a component prints does not mix with curves and pictures that go to the standard output. Whatever else says something meanwhile
  /// still says it.
  @Test func printedToTheStandardError() {
    let pipe = Pipe()
    let own = dup(STDERR_FILENO)
    dup2(pipe.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
    print("printed", 1, separator: "-", terminator: ";")
    debugPrint("quoted", terminator: ";")
    dump([7])
    dup2(own, STDERR_FILENO)
    pipe.fileHandleForWriting.closeFile()
    let written = pipe.fileHandleForReading.readDataToEndOfFile()
    FileHandle(fileDescriptor: own, closeOnDealloc: true).write(written)
    let text = String(decoding: written, as: UTF8.self)
    #expect(text.contains("printed-1;") && text.contains("\"quoted\";") && text.contains("▿ 1 element\n  - 7\n"))
  }
}
