import SpringformPipeline
import SpringformScene

/// A take that was played to its end, and what its refreshes show, which is laid down once the page has what it waits for.
struct Shot: Sendable {
  /// The page's number for it.
  let take: Int
  let footage: Footage
  private let laid: Task<[DisplayList], any Error>

  /// Begins to lay down what the refreshes show.
  init(take: Int, _ footage: Footage) {
    self.take = take
    self.footage = footage
    laid = Task { try await footage.lists() }
  }

  /// What the refreshes show, as soon as all are laid down.
  /// - Throws: what the scene throws, and `CancellationError` when nobody wants the take any more.
  func lists() async throws -> [DisplayList] { try await laid.value }

  /// Gives up what is not done yet.
  func cancel() { laid.cancel() }
}
