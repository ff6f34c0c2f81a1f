import Glibc
import Synchronization

/// The programs at work for this process, so that none stays when it is interrupted.
package enum ChildProcesses {
  private static let running = Mutex<Set<pid_t>>([])

  static func start(_ spawn: () -> (pid: pid_t?, code: Int32)) -> (pid: pid_t?, code: Int32) {
    running.withLock { running in
      let started = spawn()
      if let pid = started.pid { running.insert(pid) }
      return started
    }
  }

  /// Waits until a program ends, and forgets it.
  static func reap(_ pid: pid_t) -> ChildError.End {
    // Its number is not given to another before it is forgotten here.
    var information = siginfo_t()
    while waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    return running.withLock { running in
      running.remove(pid)
      return end(of: pid)
    }
  }

  /// Kills and reaps all of them, with what they have started in turn, and keeps new ones from appearing: the caller ends the
  /// process while `body` runs. Whoever waits for one of them goes on waiting, and tells nobody that it failed.
  package static func killAll(andThen body: () -> Never) -> Never {
    running.withLock { running in
      for pid in running { kill(-pid, SIGKILL) }
      for pid in running { _ = end(of: pid) }
      body()
    }
  }

  private static func end(of pid: pid_t) -> ChildError.End {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    // As the macros of wait.h read it, which Swift does not see.
    let signal = status & 0x7F
    return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }
}
