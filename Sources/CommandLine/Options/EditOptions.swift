import ArgumentParser
import Springform
import SpringformNumerics

/// What becomes of frames on their way into another file.
struct EditOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pictures per second: the pace of PNG files and raw frames, 50 by default.",
      discussion: "What has times of its own, an animation or anything with --delays, is sampled at this rate."))
  var fps: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long frames stay, one time for all or one for each: 0.1, 100ms and 10cs are the same.",
      valueName: "time,..."))
  var delays: DelaysOption?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Begin with what is shown at this time of the frames.", valueName: "seconds"))
  var from: Double?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("End at this time of the frames.", valueName: "seconds"))
  var to: Double?

  @Option(parsing: .unconditional, help: ArgumentHelp("Keep only this part, in pixels.", valueName: "x,y,w,h"))
  var crop: CropOption?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size in pixels or percent, after cropping; with one side the proportions stay.", valueName: "wxh|w|xh|n%"))
  var resize: ResizeOption?

  @Option(parsing: .unconditional, help: "Play faster (above 1) or slower.")
  var speed = 1.0

  @Option(parsing: .unconditional, help: ArgumentHelp("Show the last picture longer.", valueName: "seconds"))
  var hold = 0.0

  /// Whether pictures and times stay as they are.
  var isNone: Bool {
    fps == nil && delays == nil && from == nil && to == nil && crop == nil && resize == nil && speed == 1 && hold == 0
  }

  static let usualRate = 50.0

  /// - Parameter hasTimes: whether the frames come with times of their own.
  func timing(hasTimes: Bool) throws -> FrameTiming {
    try PlaybackError.Setting.rate.check(fps ?? 1)
    try PlaybackError.Setting.speed.check(speed)
    try PlaybackError.Setting.hold.check(hold)
    try PlaybackError.Setting.from.check(from ?? 0)
    try PlaybackError.Setting.to.check(to ?? 1)
    if let to, to <= from ?? 0 { throw EditError.nothingShown(from: from ?? 0, to: to, end: 0) }
    return FrameTiming(
      delays: delays?.seconds ?? [], from: from ?? 0, to: to, speed: speed, rate: hasTimes || delays != nil ? fps : nil,
      hold: hold)
  }

  var shape: FrameShape {
    FrameShape(crop: crop?.area, width: resize?.width, height: resize?.height, scale: resize?.scale ?? 1)
  }
}

extension PlaybackError.Setting {
  /// Refuses a value that is out of range.
  func check(_ value: Double) throws(PlaybackError) {
    guard range.contains(value) else { throw .setting(self, value: value) }
  }
}

/// Times in seconds, with or without units.
struct DelaysOption: ExpressibleByArgument {
  let seconds: [Double]

  /// One over the delay in the middle of all, in pictures per second.
  var typicalRate: Double { 1 / (seconds.middle ?? 1) }

  /// The shortest that any format can hold, and an hour.
  private static let range = 0.001...3600.0

  init?(argument: String) {
    var seconds: [Double] = []
    for text in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let delay = Self.delay(text), Self.range.contains(delay) else { return nil }
      seconds.append(delay)
    }
    self.seconds = seconds
  }

  private static func delay(_ text: Substring) -> Double? {
    for (unit, perSecond) in [("ms", 1000.0), ("cs", 100), ("s", 1)] where text.hasSuffix(unit) {
      return Double(text.dropLast(unit.count)).map { $0 / perSecond }
    }
    return Double(text)
  }
}

/// A part of a picture as `X,Y,W,H`.
struct CropOption: ExpressibleByArgument {
  let area: PixelRect

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3]
    else { return nil }
    area = PixelRect(x: x, y: y, width: width, height: height)
  }
}

/// A place in a picture as `X,Y`, in pixels.
struct PointOption: ExpressibleByArgument {
  let point: Point
  /// As it was given.
  let text: String

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else { return nil }
    (point, text) = (Point(x: x, y: y), argument)
  }

  /// Refuses a place outside of pictures of a size.
  func check(in size: PixelSize) throws {
    guard point.x >= 0, point.y >= 0, point.x <= Double(size.width), point.y <= Double(size.height) else {
      throw UsageError.value(option: "--at", value: text, expected: "inside \(size.width)x\(size.height) pixels")
    }
  }
}

/// A size in pixels of which one side may be left open: `WxH`, `W` or `xH`; or a share of both: `50%`.
struct ResizeOption: ExpressibleByArgument {
  let width: Int?
  let height: Int?
  /// 0.5 is half as wide and high.
  let scale: Double

  /// Per cent.
  private static let percentages = 1.0...1000.0

  init?(argument: String) {
    if argument.hasSuffix("%") {
      guard let percent = Double(argument.dropLast()), Self.percentages.contains(percent) else { return nil }
      (width, height, scale) = (nil, nil, percent / 100)
      return
    }
    scale = 1
    let sides = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    let numbers = sides.map { Int($0) }
    guard (1...2).contains(sides.count), zip(sides, numbers).allSatisfy({ $0.isEmpty || ($1 ?? 0) > 0 }) else {
      return nil
    }
    width = numbers[0]
    height = numbers.count == 2 ? numbers[1] : nil
    if width == nil, height == nil { return nil }
  }
}

/// A size in pixels as `WxH`.
struct PixelSizeOption: ExpressibleByArgument {
  let width: Int
  let height: Int

  init?(argument: String) {
    guard let sides = ResizeOption(argument: argument), let width = sides.width, let height = sides.height else {
      return nil
    }
    self.width = width
    self.height = height
  }
}
