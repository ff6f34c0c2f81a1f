/// How much looking for a cause may cost. It is counted in numbers that are looked at, before they are: so a search ends at the same
/// place on every machine, however fast or busy that is.
struct SearchBudget {
  /// What may be spent.
  let limit: Int
  /// What has been spent.
  private(set) var spent = 0
  /// Whether something was left out because it did not fit.
  private(set) var isExhausted = false

  init(limit: Int) { self.limit = limit }

  /// Whether there is room for so much more, which is spent then.
  mutating func allows(_ work: Int) -> Bool {
    guard work <= limit - spent else {
      isExhausted = true
      return false
    }
    spent += work
    return true
  }
}

/// Whether a comparison looks for what happened, and how much that may cost.
public enum CauseSearch: Hashable, Sendable {
  /// Pictures are only compared.
  case none
  /// Only whether all of one comes later, by which both can be shown side by side.
  case delay
  /// A search that ends when it has looked at so many numbers. What ``ordinary`` allows is more than any animation takes whose
  /// pictures differ for one reason.
  case upTo(work: Int)

  public static let ordinary = Self.upTo(work: 2_000_000_000)

  var work: Int {
    switch self {
    case .none: 0
    case .delay: 2_000_000_000
    case .upTo(let work): work
    }
  }
}

/// What decides how much a search in time costs.
struct SearchSize {
  /// Of both animations together.
  let frames: Int
  /// Of a signature.
  let cells: Int

  init(_ expected: FrameTrack, _ actual: FrameTrack) {
    frames = expected.frames.count + actual.frames.count
    cells = max(expected.frames.first?.cells.count ?? 0, actual.frames.first?.cells.count ?? 0)
  }

  /// One look at all components of all cells of all frames.
  var pass: Int { 4 * cells * frames }
}

extension SearchSize {
  /// A table of lags, one pass over the frames of one animation for each.
  var lagTable: Int { LagTable.lags * pass / 2 }
  /// Maps of time: some hundred tries with some of the frames, and some hundred with all. Sixteen numbers tell where a frame's
  /// contents lie.
  var timeMaps: Int { 16 * (1500 * min(frames, 300) + 400 * frames) + 4 * pass }
  /// Frames that another speed would show, as far as they are looked at.
  var resampling: Int { Resampling.looks * pass / 2 }
  /// Each lag twice, and its windows.
  var partialDelay: Int { 8 * PartialDelay.lags * pass / 2 }
  /// Springs of two signals in six parts of both animations.
  var dynamics: Int { 24 * OscillationFit.work(values: min(frames, 200)) }
  /// What differs in each cell, where it does, and what becomes of these parts.
  var parts: Int {
    8 * pass + Stretch.mostParts * (Stretch.work + 6 * OscillationFit.work(values: min(frames / 2, 600)))
  }
}
