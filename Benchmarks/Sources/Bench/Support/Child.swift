import Glibc

/// Another program's run: what it took.
struct Child {
  var exitCode: Int32
  /// Of the clock on the wall.
  var seconds: Double
  /// Of all cores.
  var processorSeconds: Double
  /// The most memory it had, in bytes.
  var memory: Int

  /// Longer than this nobody waits, in seconds.
  static let patience = 300

  /// Runs a program to its end. It reads nothing; what it prints goes to a file, or nowhere.
  ///
  /// The memory counted is at least that of this process, so whoever measures has to stay small.
  static func run(_ command: [String], output: String = "/dev/null") throws -> Child {
    let words = ["timeout", String(patience)] + command
    var arguments = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let started = ContinuousClock.now
    var process: pid_t = 0
    let code = posix_spawnp(&process, "timeout", &actions, nil, arguments, environ)
    guard code == 0 else { throw BenchError.failed(command: words, code: code) }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    let ended = ContinuousClock.now
    return Child(
      exitCode: status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F, seconds: (ended - started) / .seconds(1),
      processorSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime), memory: usage.ru_maxrss * 1024)
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
}
