import CLinux
import Glibc

/// Another program at work for us, with pipes to its standard input and from its standard output.
///
/// It never outlives us: it is killed and reaped when the object goes away before the end, and with all others when we are
/// interrupted (``ChildProcesses``). Where we are killed without a chance to do so, its pipes end, and with them the program. What it
/// writes to standard error is kept for ``ChildError`` and shown to nobody as long as all goes well.
package final class ChildProcess {
  /// The other end of one of the program's standard streams.
  package enum Stream {
    /// `/dev/null`.
    case nothing
    /// Ours, by ``write(_:)`` or ``read(into:)``.
    case pipe
  }

  private let program: String
  private let timeout: Double?
  private let messageFile: MessageFile
  private let pid: pid_t
  private var input: Int32
  private let output: Int32
  private var isReaped = false

  /// Starts a program.
  /// - Parameters:
  ///   - program: its name, which is looked for as a shell does, or its path.
  ///   - arguments: what follows the name.
  ///   - input: where its standard input comes from.
  ///   - output: where its standard output goes.
  ///   - file: a descriptor that it gets as its descriptor ``inheritedDescriptor``.
  ///   - memory: the most bytes of address space that it may have.
  ///   - timeout: how many seconds it may let a reader or a writer wait; for ever by default.
  /// - Throws: ``ChildError/notFound(program:)``, ``ChildError/cannotStart(program:code:)``.
  package init(
    _ program: String, arguments: [String], input: Stream = .nothing, output: Stream = .nothing, file: Int32? = nil,
    memory: Int? = nil, timeout: Double? = nil
  ) throws(ChildError) {
    self.program = program
    self.timeout = timeout
    guard let messages = MessageFile() else { throw .cannotStart(program: program, code: errno) }
    messageFile = messages
    guard let toChild = Pipe(if: input == .pipe, isToChild: true) else {
      throw .cannotStart(program: program, code: errno)
    }
    guard let fromChild = Pipe(if: output == .pipe, isToChild: false) else {
      throw .cannotStart(program: program, code: errno)
    }
    let streams = [toChild.theirs, fromChild.theirs, messages.descriptor] + (file.map { [$0] } ?? [])
    let started = ChildProcesses.start { spawn(program, arguments, streams) }
    guard let pid = started.pid else {
      throw started.code == ENOENT
        ? .notFound(program: program) : .cannotStart(program: program, code: started.code)
    }
    self.pid = pid
    (self.input, self.output) = (toChild.take(), fromChild.take())
    if let memory {
      var limit = rlimit(rlim_cur: rlim_t(memory), rlim_max: rlim_t(memory))
      prlimit(pid, RLIMIT_AS, &limit, nil)
    }
  }

  /// The descriptor by which the program finds a file that it was given; as a path, `/proc/self/fd/3`.
  package static let inheritedDescriptor: Int32 = 3

  /// Everything that a program prints.
  /// - Parameter limit: the most bytes that are taken; the program is stopped when it prints more.
  /// - Throws: ``ChildError``.
  package static func output(
    of program: String, arguments: [String], limit: Int = 1 << 20, file: Int32? = nil, memory: Int? = nil,
    timeout: Double? = nil
  ) throws(ChildError) -> [UInt8] {
    let child = try ChildProcess(
      program, arguments: arguments, output: .pipe, file: file, memory: memory, timeout: timeout)
    var bytes = [UInt8](repeating: 0, count: limit + 1)
    let count = try child.read(into: &bytes)
    guard count <= limit else { throw .tooMuchOutput(program: program, limit: limit) }
    try child.finish()
    return Array(bytes[..<count])
  }

  /// Hands bytes to its standard input.
  /// - Throws: ``ChildError/failed(program:end:messages:)`` when it has ended, ``ChildError/tooSlow(program:seconds:)``.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(ChildError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(input, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        try wait(for: input, POLLOUT)
      } else if errno != EINTR {
        // Why it does not read any more, it has told.
        try finish()
        throw .failed(program: program, end: .exit(0), messages: messages)
      }
    }
  }

  /// Fills a buffer from its standard output.
  /// - Returns: how many bytes there were, fewer than the buffer holds only at the end.
  /// - Throws: ``ChildError/tooSlow(program:seconds:)``.
  package func read(into buffer: inout [UInt8]) throws(ChildError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let count = buffer.withUnsafeMutableBytes { bytes in
        Glibc.read(output, bytes.baseAddress.map { $0 + filled }, bytes.count - filled)
      }
      if count == 0 { break }
      if count > 0 {
        filled += count
      } else if errno == EAGAIN {
        try wait(for: output, POLLIN)
      } else if errno != EINTR {
        break
      }
    }
    return filled
  }

  /// Ends its standard input and waits until it ends, which it may take any time for.
  /// - Throws: ``ChildError/failed(program:end:messages:)`` unless it ended with 0.
  package func finish() throws(ChildError) {
    closeInput()
    let end = reap()
    guard end == .exit(0) else { throw .failed(program: program, end: end, messages: messages) }
  }

  /// What it has written to standard error so far, of which so much is kept.
  package var messages: String { messageFile.text }

  private func wait(for descriptor: Int32, _ event: Int32) throws(ChildError) {
    var waiting = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    let milliseconds = timeout.map { Int32(min($0 * 1000, 1e9)) } ?? -1
    guard poll(&waiting, 1, milliseconds) == 0 else { return }
    throw .tooSlow(program: program, seconds: timeout ?? 0)
  }

  private func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  private func reap() -> ChildError.End {
    isReaped = true
    return ChildProcesses.reap(pid)
  }

  deinit {
    closeInput()
    if output >= 0 { close(output) }
    guard !isReaped else { return }
    // It leads a group of its own.
    kill(-pid, SIGKILL)
    _ = reap()
  }
}

/// The two ends of a pipe, or `/dev/null` and nothing. What is not taken is closed.
private final class Pipe {
  let theirs: Int32
  private var ours: Int32 = -1

  /// How much of it the kernel holds, in bytes, if it lets us: a picture at a time, not a sixteenth of one.
  private static let capacity: Int32 = 1 << 20

  /// `nil`, with `errno`, where there are too many open files.
  init?(if isWanted: Bool, isToChild: Bool) {
    guard isWanted else {
      theirs = open("/dev/null", O_RDWR | O_CLOEXEC)
      if theirs < 0 { return nil }
      return
    }
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { return nil }
    (theirs, ours) = isToChild ? (ends[0], ends[1]) : (ends[1], ends[0])
    _ = fcntl(ours, F_SETFL, O_NONBLOCK)
    _ = fcntl(ours, F_SETPIPE_SZ, Self.capacity)
  }

  /// Our end, which the caller closes.
  func take() -> Int32 {
    defer { ours = -1 }
    return ours
  }

  deinit {
    close(theirs)
    if ours >= 0 { close(ours) }
  }
}

/// Starts a program with these descriptors as its 0, 1, 2 and so on.
private func spawn(_ program: String, _ arguments: [String], _ streams: [Int32]) -> (pid: pid_t?, code: Int32) {
  var actions = posix_spawn_file_actions_t()
  var attributes = posix_spawnattr_t()
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  // Ours are beyond those it gets, so that none is overwritten before it is passed on.
  let high = streams.map { fcntl($0, F_DUPFD_CLOEXEC, 64) }
  defer { for descriptor in high where descriptor >= 0 { close(descriptor) } }
  guard high.allSatisfy({ $0 >= 0 }) else { return (nil, EMFILE) }
  for (number, descriptor) in high.enumerated() {
    posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
  }
  // What is blocked or ignored here would be so there, too. In a group of its own, it does not hear of Ctrl-C before us.
  var none = sigset_t()
  var all = sigset_t()
  sigemptyset(&none)
  sigfillset(&all)
  posix_spawnattr_setsigmask(&attributes, &none)
  posix_spawnattr_setsigdefault(&attributes, &all)
  posix_spawnattr_setpgroup(&attributes, 0)
  posix_spawnattr_setflags(
    &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
  var texts = ([program] + arguments).map { strdup($0) } + [nil]
  defer { for text in texts { free(text) } }
  var pid: pid_t = 0
  let code = posix_spawnp(&pid, program, &actions, &attributes, &texts, environ)
  return (code == 0 ? pid : nil, code)
}
