import Foundation
import Glibc
import SpringformProcesses
import Testing

@Suite("Other programs at work for us")
struct ChildProcessTests {
  @Test("What it prints is returned")
  func output() throws {
    #expect(try ChildProcess.output(of: "echo", arguments: ["a b", "$HOME"]) == Array("a b $HOME\n".utf8))
  }

  @Test("It is talked with as long as it lives")
  func conversation() throws {
    let child = try ChildProcess("cat", arguments: [], input: .pipe, output: .pipe)
    for word in ["first", "then"] {
      try Array(word.utf8).withUnsafeBytes { try child.write($0) }
      var answer = [UInt8](repeating: 0, count: word.utf8.count)
      #expect(try child.read(into: &answer) == answer.count)
      #expect(String(decoding: answer, as: UTF8.self) == word)
    }
    try child.finish()
  }

  @Test("A file comes as descriptor 3")
  func inheritedFile() throws {
    let null = open("/dev/null", O_RDONLY)
    defer { close(null) }
    let child = try ChildProcess(
      "readlink", arguments: ["/proc/self/fd/\(ChildProcess.inheritedDescriptor)"], output: .pipe, file: null)
    var path = [UInt8](repeating: 0, count: 100)
    let count = try child.read(into: &path)
    #expect(String(decoding: path[..<count], as: UTF8.self) == "/dev/null\n")
    try child.finish()
  }

  @Test("A failure tells the code and what was said, and success nothing")
  func failure() throws {
    #expect(throws: ChildError.failed(program: "sh", end: .exit(3), messages: "no\nnever")) {
      _ = try ChildProcess.output(of: "sh", arguments: ["-c", "echo no >&2; echo never >&2; exit 3"])
    }
    #expect(try ChildProcess.output(of: "sh", arguments: ["-c", "echo no >&2"]).isEmpty)
    #expect(
      ChildError.failed(program: "ffmpeg", end: .signal(9), messages: "a\nb\nc\nd").description
        == "ffmpeg was ended by signal 9: a; b; c; ...")
  }

  @Test("Who says more than is kept is not kept waiting")
  func manyMessages() throws {
    let failure = try #require(throws: ChildError.self) {
      _ = try ChildProcess.output(of: "sh", arguments: ["-c", "head -c 1000000 /dev/zero | tr '\\0' x >&2; exit 1"])
    }
    guard case .failed(_, .exit(1), let messages) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(messages.utf8.count > 60_000 && messages.utf8.count <= 65_536)
  }

  @Test("Who reads no further is told why it ended, not that a pipe is closed")
  func closedInput() throws {
    signal(SIGPIPE, SIG_IGN)
    let child = try ChildProcess("sh", arguments: ["-c", "echo enough >&2; exit 4"], input: .pipe)
    let bytes = [UInt8](repeating: 0, count: 1 << 22)
    #expect(throws: ChildError.failed(program: "sh", end: .exit(4), messages: "enough")) {
      try bytes.withUnsafeBytes { try child.write($0) }
    }
  }

  @Test("A program that is not there")
  func missing() {
    #expect(throws: ChildError.notFound(program: "no-such-program")) {
      _ = try ChildProcess.output(of: "no-such-program", arguments: [])
    }
  }

  @Test("Time, output and memory have limits")
  func limits() {
    #expect(throws: ChildError.tooSlow(program: "sleep", seconds: 0.01)) {
      _ = try ChildProcess.output(of: "sleep", arguments: ["1000"], timeout: 0.01)
    }
    #expect(throws: ChildError.tooMuchOutput(program: "yes", limit: 10)) {
      _ = try ChildProcess.output(of: "yes", arguments: [], limit: 10)
    }
    #expect(throws: ChildError.self) {
      _ = try ChildProcess.output(
        of: "python3", arguments: ["-c", "bytearray(1 << 30)"], memory: 1 << 29)
    }
  }

  @Test("Who lets go of it ends it, and nothing of it remains")
  func abandoned() throws {
    var child: ChildProcess? = try ChildProcess("sh", arguments: ["-c", "echo $$; exec sleep 1000"], output: .pipe)
    var digits: [UInt8] = []
    var next: [UInt8] = [0]
    while try child?.read(into: &next) == 1, next != Array("\n".utf8) { digits += next }
    let pid = try #require(pid_t(String(decoding: digits, as: UTF8.self)))
    #expect(kill(pid, 0) == 0)
    child = nil
    // Not even as a dead process that nobody has asked about.
    #expect(kill(pid, 0) == -1 && errno == ESRCH)
  }

  @Test("It hears the signals that are blocked here")
  func signals() throws {
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    #expect(throws: ChildError.failed(program: "sh", end: .signal(SIGTERM), messages: "")) {
      _ = try ChildProcess.output(of: "sh", arguments: ["-c", "kill -TERM $$; exit 0"])
    }
  }

  @Test("A file without a name is written by one and read by another")
  func anonymousFile() throws {
    let file = try AnonymousFile(Array("abc".utf8))
    let child = try ChildProcess(
      "cp", arguments: ["/etc/hostname", AnonymousFile.inheritedPath], file: file.descriptor)
    try child.finish()
    var bytes: [UInt8] = []
    try file.readAll { bytes += $0 }
    #expect(bytes == Array(try #require(try? String(contentsOfFile: "/etc/hostname", encoding: .utf8)).utf8))
  }
}
