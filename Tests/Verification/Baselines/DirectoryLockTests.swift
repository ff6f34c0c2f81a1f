import Glibc
import SpringformVerification
import Testing

@Suite("The lock between those who use one directory")
struct DirectoryLockTests {
  /// Whether somebody else could lock the directory now, without waiting.
  private func isFree(_ directory: Directory, for operation: Int32) -> Bool {
    let descriptor = open(directory.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(descriptor) }
    return flock(descriptor, operation | LOCK_NB) == 0
  }

  @Test("Who writes is alone, who reads is not, and afterwards the directory is free again")
  func lock() throws {
    let directory = try Directory()
    withLock(on: directory.path, .exclusive) {
      #expect(!isFree(directory, for: LOCK_SH))
      #expect(!isFree(directory, for: LOCK_EX))
    }
    withLock(on: directory.path, .shared) {
      #expect(isFree(directory, for: LOCK_SH))
      #expect(!isFree(directory, for: LOCK_EX))
    }
    #expect(isFree(directory, for: LOCK_EX))
  }

  @Test("A directory that is not there needs no lock")
  func missing() throws {
    let directory = try Directory()
    #expect(withLock(on: directory.path + "/none", .exclusive) { 7 } == 7)
  }
}
