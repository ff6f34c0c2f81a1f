import Springform
import SpringformComparison
import SpringformNumerics

/// A diagnosis for programs: its kind, and the numbers that belong to it.
struct CauseSummary: Encodable {
  private(set) var kind: String
  /// How much later; negative for earlier.
  private(set) var seconds: Double?
  /// The same in frames, or a number of frames.
  private(set) var frames: Double?
  /// The numbers of frames of the actual animation.
  private(set) var at: [Int]?
  /// A factor: of the speed, or of an opacity.
  private(set) var ratio: Double?
  /// Changes as a share: 0.05 is 5 % more.
  private(set) var stiffness: Double?
  private(set) var damping: Double?
  /// Colours as 0xAARRGGBB in hexadecimal, premultiplied.
  private(set) var expectedColor: String?
  private(set) var actualColor: String?
  /// Pixels to the right and down; of a shadow, 1 or -1.
  private(set) var x: Double?
  private(set) var y: Double?
  /// Pixels outwards.
  private(set) var outset: Double?
  /// Radians clockwise.
  private(set) var angle: Double?
  /// Factors.
  private(set) var width: Double?
  private(set) var height: Double?
  /// The first column or row behind a seam.
  private(set) var seam: Int?
  /// Of a blur, in pixels.
  private(set) var radius: Double?
  /// How many times the picture before shows once more.
  private(set) var held: Int?
  /// When it begins and, if it does, ends; in seconds.
  private(set) var start: Double?
  private(set) var end: Double?
  /// Frames per second.
  private(set) var expectedRate: Double?
  private(set) var actualRate: Double?
  private(set) var bounds: PixelRect?

  init(_ diagnosis: Diagnosis) {
    kind = Self.kind(diagnosis)
    switch diagnosis {
    case .identical, .similar, .findings, .reversed, .unexplained: break
    case .delayed(let seconds, let frames): (self.seconds, self.frames) = (seconds, frames)
    case .speed(let ratio): self.ratio = ratio
    case .inserted(let frame, let count): (at, frames) = ([frame], Double(count))
    case .retimed(let start, let end, let frames): (self.start, self.end, self.frames) = (start, end, frames)
    case .staggered(let start, let frames): (self.start, self.frames) = (start, frames)
    case .localSpeed(let start, let ratio): (self.start, self.ratio) = (start, ratio)
    case .paced(let start, let end, let frames): (self.start, self.end, self.frames) = (start, end, frames)
    case .rate(let expected, let actual): (expectedRate, actualRate) = (expected, actual)
    case .frozen(let time), .cutOff(let time): start = time
    case .brightness(let ratio, let bounds): (self.ratio, self.bounds) = (ratio, bounds)
    case .swappedChannels(let bounds): self.bounds = bounds
    case .scaled(let width, let height, let bounds): (self.width, self.height, self.bounds) = (width, height, bounds)
    case .turned(let angle, let width, let height, let bounds):
      (self.angle, self.width, self.height, self.bounds) = (angle, width, height, bounds)
    case .dynamics(let change): (stiffness, damping) = (change.stiffness, change.damping)
    case .glitch(let frames): at = Array(frames)
    case .flicker(let frames, let bounds): (at, self.bounds) = (frames, bounds)
    case .loop(let seconds, let frames): (self.seconds, self.frames) = (seconds, Double(frames))
    case .lost(let loss): (frames, held) = (Double(loss.missing), loss.held)
    case .converted(let conversion):
      switch conversion {
      case .gamma(let number), .saturation(let number): ratio = number
      case .matrix, .limitedRange, .fullRange, .linearLight, .encodedTwice: break
      }
    case .premultiplied, .mirrored: break
    case .blurred(let radius, let bounds): (self.radius, self.bounds) = (radius, bounds)
    case .seam(let seam): (x, y, self.seam) = (Double(seam.x), Double(seam.y), seam.place)
    case .corners(_, let bounds), .order(let bounds), .pointer(let bounds, _): self.bounds = bounds
    case .color(let change):
      (expectedColor, actualColor) = (Self.text(change.expected), Self.text(change.actual))
      (bounds, ratio) = (change.bounds, change.opacityRatio)
    case .opacity(let ratio, let bounds): (self.ratio, self.bounds) = (ratio, bounds)
    case .missing(let bounds), .added(let bounds), .gradient(let bounds), .text(let bounds), .weight(_, let bounds):
      self.bounds = bounds
    case .shadow(let change, let bounds):
      self.bounds = bounds
      switch change {
      case .strength(let ratio): self.ratio = ratio
      case .moved(let x, let y): (self.x, self.y) = (Double(x), Double(y))
      case .color, .softer, .harder: break
      }
    case .shifted(let x, let y, let bounds): (self.x, self.y, self.bounds) = (x, y, bounds)
    case .outline(let outset, let bounds): (self.outset, self.bounds) = (outset, bounds)
    }
  }

  private static func kind(_ diagnosis: Diagnosis) -> String {
    switch diagnosis {
    case .identical: "identical"
    case .similar: "similar"
    case .findings: "findings"
    case .delayed: "delayed"
    case .speed: "speed"
    case .inserted: "inserted"
    case .retimed: "retimed"
    case .staggered: "staggered"
    case .localSpeed: "local-speed"
    case .paced: "paced"
    case .rate: "rate"
    case .frozen: "frozen"
    case .cutOff: "cut-off"
    case .reversed: "reversed"
    case .brightness: "brightness"
    case .swappedChannels: "swapped-channels"
    case .scaled: "scaled"
    case .turned: "turned"
    case .dynamics: "dynamics"
    case .glitch: "glitch"
    case .flicker: "flicker"
    case .loop: "loop"
    case .lost: "lost-pictures"
    case .converted(let conversion): kind(conversion)
    case .premultiplied(let isTwice): isTwice ? "premultiplied-twice" : "not-premultiplied"
    case .mirrored(let axis): axis == .vertical ? "mirrored-left-to-right" : "mirrored-top-to-bottom"
    case .blurred: "blurred"
    case .seam(let seam): seam.isVertical ? "vertical-seam" : "horizontal-seam"
    case .corners(let areRounder, _): areRounder ? "rounder-corners" : "less-round-corners"
    case .order: "order"
    case .pointer: "pointer"
    case .color: "color"
    case .opacity: "opacity"
    case .missing: "missing"
    case .added: "added"
    case .shifted: "shifted"
    case .outline: "outline"
    case .shadow(let change, _): kind(change)
    case .gradient: "gradient"
    case .text: "text"
    case .weight(let isHeavier, _): isHeavier ? "heavier-text" : "lighter-text"
    case .unexplained: "unexplained"
    }
  }

  private static func kind(_ change: ShadowChange) -> String {
    switch change {
    case .strength: "shadow-opacity"
    case .color: "shadow-color"
    case .softer: "softer-shadow"
    case .harder: "harder-shadow"
    case .moved: "shadow-offset"
    }
  }

  private static func kind(_ conversion: ColorConversion) -> String {
    switch conversion {
    case .matrix(let isBT601): isBT601 ? "bt601-for-bt709" : "bt709-for-bt601"
    case .limitedRange: "limited-range"
    case .fullRange: "full-range"
    case .gamma: "gamma"
    case .linearLight: "linear-light"
    case .encodedTwice: "encoded-twice"
    case .saturation: "saturation"
    }
  }

  private static func text(_ color: UInt32) -> String {
    String(color, digits: 8, radix: 16)
  }
}
