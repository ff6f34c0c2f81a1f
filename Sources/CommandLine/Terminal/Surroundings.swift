import Glibc

/// What a process finds when it begins, however whoever started it has left it.
enum Surroundings {
  /// How many descriptors a command needs besides those that are open: for files, pipes and what waits for them.
  private static let descriptorCount: Int32 = 24

  /// Opens standard streams that are closed. Whatever is opened next would have their numbers, and be written to as such.
  static func openStandardStreams() {
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
      // It gets the lowest number that is free.
      if open("/dev/null", O_RDWR) < 0 { _exit(exitCode) }
    }
  }

  /// What is lacking to do anything, as a sentence; `nil` where nothing is.
  /// - Parameter arguments: of the process; at least its name.
  static func lack(_ arguments: [String]) -> String? {
    // Swift reads them there.
    guard !arguments.isEmpty else {
      return "this command's arguments cannot be read: there is no /proc; have it mounted"
    }
    guard hasDescriptors else {
      return "fewer than \(descriptorCount) files can be open besides those that are; raise the limit with 'ulimit -n'"
    }
    return nil
  }

  /// The exit code where the system does not give what it takes (sysexits.h: `EX_OSERR`).
  static let exitCode: Int32 = 71

  private static var hasDescriptors: Bool {
    let copies = (0..<descriptorCount).map { _ in fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0) }
    for copy in copies where copy >= 0 { close(copy) }
    return copies.allSatisfy { $0 >= 0 }
  }
}
