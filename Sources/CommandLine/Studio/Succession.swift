import Glibc
import Springform
import SpringformStudio

/// A studio that goes on as another program: at the same address, so that its pages find it again.
enum Succession {
  /// Nobody but this process and its successor sees it: the token is not for the list of processes.
  private static let variable = "SPRINGFORM_STUDIO"

  /// Where the studio was that this one follows; `nil` for the first.
  static func inherited() -> StudioPlace? {
    defer { unsetenv(variable) }
    return getenv(variable).flatMap { StudioPlace(String(cString: $0)) }
  }

  /// Ends this program, with everything that is under way, and begins the other with the same arguments.
  static func begin(_ executable: String, at place: StudioPlace) -> Never {
    PendingOutputs.discardAll {
      setenv(variable, place.text, 1)
      for descriptor in directoryEntries("/proc/self/fd").compactMap({ Int32($0) }) where descriptor > 2 {
        _ = fcntl(descriptor, F_SETFD, place.sockets.contains(descriptor) ? 0 : FD_CLOEXEC)
      }
      var none = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, nil)
      var arguments = Swift.CommandLine.arguments.map { strdup($0) } + [nil]
      execv(executable, &arguments)
      _exit(71)
    }
  }
}
