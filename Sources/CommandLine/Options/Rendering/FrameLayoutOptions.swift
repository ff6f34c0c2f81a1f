import ArgumentParser
import Springform
import SpringformNumerics

/// Which moments of a scene a picture shows.
struct FrameLayoutOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Draw the one picture that is on screen at this time.", valueName: "seconds"))
  var frame: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Draw so many moments side by side in one picture, from the first to the last, or those at these seconds.",
      discussion:
        "Below each stands its time and what happens there; in rows where one would be wider than 2000 points.",
      valueName: "count|t1,t2,…"))
  var filmstrip: MomentsOption?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("How many moments of a film strip make a row.", valueName: "count"))
  var columns: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Draw so many moments, or those at these seconds, over one another in one picture; what moves fades with its age.",
      valueName: "count|t1,t2,…"))
  var onion: MomentsOption?

  @Option(
    help: ArgumentHelp(
      "Where the moments of a film strip or an onion skin lie.",
      discussion: """
        motion: where something moves, none of it left out as far as the count allows (a film strip's default). time: at equal \
        distances (an onion skin's).
        """))
  var spread: SpreadOption?

  /// The option that asks for a single picture.
  var stillOption: String? { given.first }

  private var given: [String] {
    [("--frame", frame != nil), ("--filmstrip", filmstrip != nil), ("--onion", onion != nil)].filter(\.1).map(\.0)
  }

  func layout() throws -> FrameLayout {
    if given.count > 1 {
      throw UsageError.conflict(
        "\(given.joined(conjunction: "and")) each say which moments to draw", hint: "give one of them")
    }
    if spread != nil, filmstrip == nil, onion == nil {
      throw UsageError.conflict("--spread without moments", hint: "add --filmstrip COUNT or --onion COUNT")
    }
    if columns != nil, filmstrip == nil {
      throw UsageError.conflict("--columns without a film strip", hint: "add --filmstrip COUNT")
    }
    return try filmstrip.map { .filmstrip(try moments($0, .motion), columns: columns) }
      ?? onion.map { .onion(try moments($0, .time)) } ?? .each
  }

  private func moments(_ option: MomentsOption, _ usual: FrameLayout.Spread) throws -> FrameLayout.Moments {
    switch option {
    case .count(let count): return .count(count, spread?.spread ?? usual)
    case .times(let times):
      if spread != nil {
        throw UsageError.conflict(
          "--spread chooses moments, and times name them", hint: "give a count, or leave out --spread")
      }
      return .times(times)
    }
  }
}

/// How many moments, or which: several times with commas between them.
enum MomentsOption: ExpressibleByArgument {
  case count(Int)
  case times([Double])

  init?(argument: String) {
    if let count = Int(argument) {
      self = .count(count)
      return
    }
    let times = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard times.count > 1, times.allSatisfy({ $0?.isFinite == true }) else { return nil }
    self = .times(times.compactMap(\.self))
  }
}

enum SpreadOption: String, CaseIterable, ExpressibleByArgument {
  case time, motion

  var spread: FrameLayout.Spread {
    switch self {
    case .time: .time
    case .motion: .motion
    }
  }
}
