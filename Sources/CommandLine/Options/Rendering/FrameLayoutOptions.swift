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
      "Draw so many moments side by side in one picture, evenly from the first to the last.", valueName: "count"))
  var filmstrip: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Draw so many moments over one another in one picture; what moves fades with its age.", valueName: "count"))
  var onion: Int?

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
    return filmstrip.map { .filmstrip($0) } ?? onion.map { .onion($0) } ?? .each
  }
}
