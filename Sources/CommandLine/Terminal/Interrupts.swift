import Glibc
import Springform

/// Ctrl-C and its relatives: unfinished outputs are removed, then the process ends with 128 plus the signal's number.
///
/// The signals are blocked in every thread and awaited by the main one, so the clean-up is ordinary code.
enum Interrupts {

  /// Must come before any other thread exists: threads inherit what is blocked.
  static func block() {
    // A closed pipe is an error of the write that meets it.
    signal(SIGPIPE, SIG_IGN)
    var set = signalSet()
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  static func wait() -> Never {
    var set = signalSet()
    var number: Int32 = 0
    while sigwait(&set, &number) != 0 {}
    PendingOutputs.discardAll {
      ProgressBar.leave()
      _exit(128 + number)
    }
  }

  /// Whoever started us, such as nohup, may want a signal to have no effect.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }

  private static func signalSet() -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] where !isIgnored(number) { sigaddset(&set, number) }
    return set
  }
}
