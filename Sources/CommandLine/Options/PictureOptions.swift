import ArgumentParser
import Glibc
import Springform
import SpringformNumerics

/// What part of a scene is drawn, and how.
struct PictureOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: "Pictures per second: by default \(usualRate.decimalText), and \(usualVideoRate.decimalText) of a video.")
  var fps: Double?

  static let usualRate = 50.0
  /// Screens' own; a GIF has no delay for it.
  static let usualVideoRate = 60.0

  @Option(parsing: .unconditional, help: "Pixels per point, 1 by default.")
  var scale: Double?

  @Option(parsing: .unconditional, help: ArgumentHelp("Begin at this time of the scene.", valueName: "seconds"))
  var from: Double?

  @Option(parsing: .unconditional, help: ArgumentHelp("End at this time of the scene.", valueName: "seconds"))
  var to: Double?

  @Option(parsing: .unconditional, help: "Play faster (above 1) or slower.")
  var speed = 1.0

  @Option(parsing: .unconditional, help: ArgumentHelp("Show the last picture longer.", valueName: "seconds"))
  var hold: Double?

  @Option(help: ArgumentHelp("What lies behind the scene.", valueName: "color|transparent"))
  var background: ColorOption?

  @Flag(inversion: .prefixedNo, help: "Draw the touching finger.")
  var touches = true

  @Flag(
    name: .customLong("debug-physics"), help: "Draw bodies, attachments, boundaries and contacts over the scene.")
  var debugPhysics = false

  @Option(parsing: .unconditional, help: "How many pictures are drawn at the same time; by default one per core.")
  var jobs: Int?

  /// - Parameters:
  ///   - time: for a still, the moment it shows.
  ///   - isExact: whether it shows that very moment, and not the last refresh before it.
  ///   - isVideo: whether the result is a video.
  func settings(
    seed: UInt64, stillAt time: Double?, isExact: Bool = false, isVideo: Bool = false
  ) throws -> RenderSettings {
    var settings = RenderSettings()
    settings.rate = fps ?? (isVideo ? Self.usualVideoRate : Self.usualRate)
    settings.scale = scale ?? 1
    settings.from = from ?? 0
    settings.to = to
    settings.speed = speed
    settings.hold = hold
    settings.background = background?.color
    settings.showsTouches = touches
    settings.showsPhysics = debugPhysics
    settings.seed = seed
    settings.jobs = jobs ?? processorCount()
    if let from, let to, from >= to, to >= 0, from.isFinite {
      throw UsageError.conflict("--from \(from.decimalText) is not before --to \(to.decimalText)", hint: "swap them")
    }
    if let time {
      guard from == nil, to == nil, hold == nil else {
        throw UsageError.conflict("--frame draws a single picture", hint: "leave out --from, --to and --hold")
      }
      guard (0...1e6).contains(time) else {
        throw UsageError.value(option: "--frame", value: time.decimalText, expected: "from 0 to 1000000 seconds")
      }
      return isExact ? settings.still(exactlyAt: time) : settings.still(at: time)
    }
    return settings
  }
}

/// How many cores there are to use, at least 1.
func processorCount() -> Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }
