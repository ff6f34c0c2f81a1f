import Synchronization

/// What all pages are to know of the program itself: that it is being built anew, and what is wrong with that.
package final class Bulletin: Sendable {
  package enum Notice: Sendable, Hashable {
    case building
    /// The text has lines, and carets below them.
    case failed(String)
  }

  private let state = Mutex<(count: Int, notice: Notice?)>((0, nil))

  package init() {}

  package func post(_ notice: Notice) { state.withLock { $0 = ($0.count + 1, notice) } }

  /// - Parameter count: how many there were when somebody looked last; how many there are now, afterwards.
  /// - Returns: the last one, if it is new.
  func news(since count: inout Int) -> Notice? {
    state.withLock { state in
      defer { count = state.count }
      return count < state.count ? state.notice : nil
    }
  }
}
