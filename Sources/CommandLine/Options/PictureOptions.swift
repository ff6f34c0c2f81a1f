import ArgumentParser
import Glibc
import Springform

/// What part of a scene is drawn, and how.
struct PictureOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: "Pictures per second.")
  var fps = 50.0

  @Option(parsing: .unconditional, help: "Pixels per point.")
  var scale = 1.0

  @Option(parsing: .unconditional, help: ArgumentHelp("Begin at this time of the scene.", valueName: "seconds"))
  var from = 0.0

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

  /// - Parameter time: for a still, the moment it shows.
  func settings(seed: UInt64, stillAt time: Double?) throws -> RenderSettings {
    var settings = RenderSettings()
    settings.rate = fps
    settings.scale = scale
    settings.from = from
    settings.to = to
    settings.speed = speed
    settings.hold = hold
    settings.background = background?.color
    settings.showsTouches = touches
    settings.showsPhysics = debugPhysics
    settings.seed = seed
    settings.jobs = jobs ?? max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1)
    guard to.map({ from < $0 }) ?? true else {
      throw UsageError.conflict("--from \(plain(from)) is not before --to \(plain(to ?? 0))", hint: "swap them")
    }
    if let time {
      guard (0...1e6).contains(time) else {
        throw UsageError.value(option: "--frame", value: plain(time), expected: "from 0 to 1000000 seconds")
      }
      guard speed > 0, speed.isFinite, fps > 0, fps.isFinite else { return settings }
      // The picture on screen at a time is that of the last refresh before it.
      let clock = Clock(rate: fps / speed)
      let tick = clock.tick(max(clock.tickCount(before: time + clock.tick(1).time * (1 - 1e-6)) - 1, 0))
      settings.from = tick.time
      settings.to = tick.time + tick.duration
    }
    return settings
  }
}
