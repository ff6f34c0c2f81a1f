import SpringformBitmap
import SpringformNumerics

// All that a comparison has to say in words stands here and in ConversionWords.swift, because the command line, the report and
// tests speak it.

extension AnimationComparison {
  /// One sentence without a full stop: the cause with its numbers, how much differs, and what else is to be known.
  public var sentence: String { sentence(cause: nil) }

  /// The same, where somebody knows the cause who does not have to tell it from pictures.
  package func sentence(cause: String?, frames: FrameWords = .ofActual) -> String {
    switch diagnosis {
    case .identical:
      joined([
        cause ?? "",
        "identical" + (isStill ? "" : ": \(Words.frames(expected.starts.count)), \(Words.seconds(expected.duration))"),
      ])
    case .similar: joined([cause ?? "", "similar: " + similarity])
    case .findings: joined([cause ?? "", list(of: findings), pictures])
    // Another size may well be why.
    case .unexplained where expected.size != actual.size:
      joined([cause ?? "", list(of: findings), extent(frames), cut, quantisation])
    default:
      joined([
        cause ?? phrase(frames), extent(frames), list(of: findings),
        cut, quantisation,
      ])
    }
  }

  /// The cause alone, without how much differs: what animations that changed alike have in common. `nil` where none was found.
  public var cause: String? { cause(frames: .ofActual) }

  package func cause(frames: FrameWords) -> String? {
    switch diagnosis {
    case .identical, .similar, .unexplained: nil
    case .findings: list(of: findings)
    default: phrase(frames)
    }
  }

  /// What encoders do to pictures differs from one to the next, and is no motion.
  private func phrase(_ frames: FrameWords) -> String {
    let phrase = diagnosis.phrase(step: expected.typicalDelay, moments, frames)
    return metric == .lossy && diagnosis == .unexplained
      ? phrase.replacing("the motion differs", with: "the pictures differ", maxReplacements: 1) : phrase
  }

  private var isStill: Bool { expected.starts.count == 1 && actual.starts.count == 1 }

  private func joined(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: "; ") }

  private func list(of findings: [Finding]) -> String { findings.map(\.phrase).joined(separator: ", ") }

  private var similarity: String {
    let changed = moments.filter { $0.tier != .identical }
    guard let most = changed.map(\.comparison.changedPixels).max() else {
      return joined([list(of: findings), pictures])
    }
    if metric == .lossy {
      let loss = isQuantised ? "the palette" : "what lossy encoders do"
      return joined(["only \(loss) differs, as the metric lossy tells", list(of: findings)])
    }
    let differing = changed.map(\.comparison.differentPixels).max() ?? 0
    let place = isStill ? "" : " in \(changed.count.groupedText) of \(moments.count.groupedText) moments"
    let what =
      differing > 0
      ? "at most \(Words.pixels(differing)) \(differing == 1 ? "is" : "are") different\(place), which is allowed"
      : "at most \(Words.pixels(most)) \(most == 1 ? "differs" : "differ")\(place), by no more than is allowed"
    return joined([what, list(of: findings), quantisation])
  }

  /// For animations that differ only as a whole.
  private var pictures: String {
    moments.allSatisfy { $0.tier == .identical } ? "the pictures are the same at all times" : "the pictures are similar"
  }

  /// How much differs, and when the pictures are farthest apart, which need not be when most pixels differ.
  private func extent(_ frames: FrameWords) -> String {
    guard let worst, moments.indices.contains(worst) else { return "" }
    let moment = moments[worst]
    let pixels = Words.pixels(moment.comparison.differentPixels)
    if isStill {
      return "\(pixels) \(moment.comparison.differentPixels == 1 ? "is" : "are") different"
        + (moment.comparison.bounds.map { " in \(Words.area($0))" } ?? "")
    }
    return
      "\(failingCount.groupedText) of \(moments.count.groupedText) moments \(failingCount == 1 ? "differs" : "differ"), "
      + "the worst at \(Words.seconds(moment.start)) (\(frames.number(at: moment))) with \(pixels)"
  }

  /// That not everything was tried to find the cause.
  private var cut: String { isSearchCut ? "the search for the cause ended early, with the work that it may do" : "" }

  private var quantisation: String {
    let loss = isQuantised ? "a GIF's palette is part of what differs" : ""
    return metric == .lossy ? joined([loss, "judged by the metric lossy"]) : loss
  }
}

/// How a sentence calls a frame: by its number in the one animation or the other.
package enum FrameWords {
  case ofActual
  /// Where the expected animation is a file that is looked at, and the other one comes and goes.
  case ofExpected

  fileprivate func number(at moment: Moment) -> String {
    self == .ofActual ? "frame \(moment.actualFrame)" : "the file's frame \(moment.expectedFrame)"
  }
}

extension Finding {
  /// For example "90 frames instead of 89".
  package var phrase: String {
    switch difference {
    case .size(let expected, let actual):
      "\(actual.width)x\(actual.height) pixels instead of \(expected.width)x\(expected.height)"
    case .frameCount(let expected, let actual): "\(Words.frames(actual)) instead of \(expected.groupedText)"
    case .rate(let expected, let actual):
      "\(actual.decimalText(places: 2)) frames a second instead of \(expected.decimalText(places: 2))"
    case .duration(let expected, let actual): "\(Words.seconds(actual)) instead of \(Words.seconds(expected))"
    case .plays(let expected, let actual): "plays \(Words.plays(actual)) instead of \(Words.plays(expected))"
    case .delays(let frame, let expected, let actual, let count):
      "frame \(frame) shows for \(Words.seconds(actual)) instead of \(Words.seconds(expected))"
        + (count > 1 ? " (\(count.groupedText) frames have another delay)" : "")
    }
  }
}

extension Diagnosis {
  /// The cause alone.
  /// - Parameters:
  ///   - step: the time between two frames, in seconds.
  ///   - moments: the moments that frames' times are taken from.
  ///   - frames: how frames are called.
  fileprivate func phrase(step: Double, _ moments: [Moment], _ frames: FrameWords) -> String {
    func at(_ frame: Int) -> String {
      guard let moment = moments.first(where: { $0.actualFrame == frame }) else { return "frame \(frame)" }
      let (number, time) = (frames.number(at: moment), Words.seconds(moment.start))
      return frames == .ofExpected ? "\(time) (\(number))" : "\(number) (\(time))"
    }
    switch self {
    case .identical, .similar, .findings: return ""
    case .delayed(let seconds, let frames):
      let step = frames == 0 ? step : seconds / frames
      return "starts \(Words.time(frames, step)) \(seconds > 0 ? "later" : "earlier"), and is the same from then on"
    case .speed(let ratio): return "runs \(Words.percent(abs(ratio - 1))) \(ratio > 1 ? "faster" : "slower")"
    case .inserted(let frame, let count):
      let what = count > 0 ? "more" : "missing"
      return "\(Words.frames(abs(count))) \(what) at \(at(frame)), and the rest comes that much "
        + (count > 0 ? "later" : "earlier")
    case .retimed(let start, let end, let frames):
      return
        "the motion from \(Words.seconds(start)) on starts \(Words.time(frames, step)) \(frames > 0 ? "later" : "earlier")"
        + (end.map { ", and from \(Words.seconds($0)) on all is in time" } ?? "")
    case .staggered(let start, let frames):
      return
        "the parts that move from \(Words.seconds(start)) on start ever \(frames > 0 ? "later" : "earlier"), the last by "
        + Words.time(frames, step)
    case .localSpeed(let start, let ratio):
      return "the motion from \(Words.seconds(start)) on runs \(Words.percent(abs(ratio - 1))) "
        + (ratio > 1 ? "faster" : "slower")
    case .paced(let start, let end, let frames):
      return "the motion from \(Words.seconds(start)) to \(Words.seconds(end)) begins and ends as before, and is up to "
        + "\(Words.time(frames, step)) \(frames > 0 ? "behind" : "ahead") in between"
    case .rate(let expected, let actual):
      return "the same motion at \(actual.decimalText(places: 2)) frames a second instead of "
        + expected.decimalText(places: 2)
    case .frozen(let time): return "frozen from \(Words.seconds(time)) on"
    case .cutOff(let time): return "cut off at \(Words.seconds(time)): all before it is right"
    case .reversed: return "reversed: the last frame comes first"
    case .loop(let seconds, let frames):
      return "the loop begins \(Words.time(Double(frames), seconds / Double(frames))) "
        + (frames > 0 ? "later" : "earlier") + "; the pictures are the same"
    case .lost(let loss): return loss.phrase
    case .dynamics(let change): return change.phrase
    case .glitch(let frames):
      return "a glitch at \(at(frames.lowerBound))"
        + (frames.count > 1 ? " and \(Words.frames(frames.count - 1)) after it" : "")
        + ": the frames around it are right"
    case .flicker(let frames, let bounds):
      guard let first = frames.first else { return "" }
      if frames.count == 1 { return "\(at(first)) flickers: the frames around it are right" }
      guard let bounds else { return "\(Words.frames(frames.count)) flicker, first \(at(first))" }
      return "a region of \(Words.area(bounds)) flickers in \(Words.frames(frames.count)), first at \(at(first))"
    case .color(let change): return change.phrase
    case .opacity(let ratio, let bounds):
      return "opacity is \(Words.percent(abs(ratio - 1))) \(ratio > 1 ? "higher" : "lower") in \(Words.area(bounds))"
    case .missing(let bounds): return "something is missing in \(Words.area(bounds))"
    case .added(let bounds): return "something is new in \(Words.area(bounds))"
    case .brightness(let ratio, let bounds):
      return
        "colours are \(ratio > 1 ? "brighter" : "darker") by \(Words.percent(abs(ratio - 1))) in \(Words.area(bounds))"
    case .swappedChannels(let bounds): return "red and blue are swapped in \(Words.area(bounds))"
    case .converted(let conversion): return conversion.phrase
    case .premultiplied(let isTwice):
      return isTwice
        ? "colours were multiplied by alpha twice: what is translucent is darker"
        : "colours were not multiplied by alpha: what is translucent is brighter"
    case .mirrored(let axis): return "everything is mirrored \(axis == .vertical ? "left to right" : "top to bottom")"
    case .blurred(let radius, let bounds):
      return "\(bounds.map { "what is drawn in \(Words.area($0))" } ?? "everything") is blurred by about "
        + Words.count(radius, "pixel")
    case .seam(let seam): return seam.phrase
    case .corners(let areRounder, let bounds):
      return "the corners are \(areRounder ? "rounder" : "less round") in \(Words.area(bounds))"
    case .order(let bounds): return "of two things that overlap, the other one lies above in \(Words.area(bounds))"
    case .pointer(let bounds, let isMoving):
      return "a pointer lies over it\(isMoving ? " and moves, first" : "") in \(Words.area(bounds))"
    case .scaled(let width, let height, let bounds):
      return "what is drawn is \(Words.scale(width, height)) in \(Words.area(bounds))"
    case .turned(let angle, let width, let height, let bounds):
      let degrees = (abs(angle) * 180 / .pi).decimalText(places: 1)
      let size = width == 1 && height == 1 ? "" : " and \(Words.scale(width, height))"
      return
        "turned by \(degrees) degrees \(angle > 0 ? "clockwise" : "counterclockwise")\(size) in \(Words.area(bounds))"
    case .shifted(let x, let y, let bounds):
      let distances = [Words.distance(x, "to the right", "to the left"), Words.distance(y, "down", "up")].compactMap(
        \.self)
      return "shifted by \(distances.joined(separator: " and ")) in \(Words.area(bounds))"
    case .shadow(let change, let bounds): return "the shadow \(change.phrase) in \(Words.area(bounds))"
    case .gradient(let bounds): return "the gradient has other colours in \(Words.area(bounds))"
    case .text(let bounds): return "the text reads otherwise in \(Words.area(bounds))"
    case .weight(let isHeavier, let bounds):
      return "the text is \(isHeavier ? "heavier" : "lighter"), its strokes \(isHeavier ? "wider" : "thinner"), in "
        + Words.area(bounds)
    case .outline(let outset, let bounds):
      let size = abs(outset).decimalText(places: 2)
      let width = (abs(outset) * 2).decimalText(places: 1)
      return "outlines lie about \(size) pixels further \(outset > 0 ? "out" : "in"), as with strokes \(width) pixels "
        + "\(outset > 0 ? "wider" : "thinner"), in \(Words.area(bounds))"
    case .unexplained:
      let cause = "no single cause explains all that differs"
      // What does not differ at first is a matter of how it moves.
      guard let first = moments.first(where: { $0.tier == .different }), first.start > 0 else { return cause }
      return "the motion differs from \(Words.seconds(first.start)) on, and \(cause)"
    }
  }
}

extension DynamicsChange {
  /// For example "the spring's stiffness is 5 % higher, its damping the same".
  package var phrase: String {
    func change(_ value: Double) -> String { "\(Words.percent(abs(value))) \(value > 0 ? "higher" : "lower")" }
    return switch (stiffness, damping) {
    case (let stiffness?, let damping?):
      "the spring's stiffness is \(change(stiffness)), its damping \(change(damping))"
    case (let stiffness?, nil): "the spring's stiffness is \(change(stiffness)), its damping the same"
    case (nil, let damping?): "the spring's damping is \(change(damping)), its stiffness the same"
    case (nil, nil): "the spring is the same"
    }
  }
}

extension ColorChange {
  /// For example "the colour #3478F6 became #387CFA, by 4 levels, on 1181 pixels in 41x40 pixels at (190, 80)".
  package var phrase: String {
    let a = Pixel.unpremultiplied(expected)
    let b = Pixel.unpremultiplied(actual)
    let levels = [Pixel.red, Pixel.green, Pixel.blue, Pixel.alpha].map { abs(Int($0(a)) - Int($0(b))) }.max() ?? 0
    return "the colour \(Words.color(a)) became \(Words.color(b)), by \(Words.count(Double(levels), "level")), on "
      + "\(Words.pixels(pixels)) in \(Words.area(bounds))"
      + (opacityRatio.map { ", as would an opacity \(Words.percent(abs($0 - 1))) \($0 > 1 ? "higher" : "lower")" } ?? "")
  }
}

extension ShadowChange {
  /// For example "is 28 % stronger".
  package var phrase: String {
    switch self {
    case .strength(let ratio): return "is \(Words.percent(abs(ratio - 1))) \(ratio > 1 ? "stronger" : "weaker")"
    case .color: return "has another colour"
    case .softer: return "is softer"
    case .harder: return "is harder"
    case .moved(let x, let y):
      let ways = [x == 0 ? nil : x > 0 ? "to the right" : "to the left", y == 0 ? nil : y > 0 ? "down" : "up"]
      return "lies further " + ways.compactMap(\.self).joined(separator: " and ")
    }
  }
}

/// Numbers and their units as people read them.
enum Words {
  static func count(_ value: Double, _ noun: String) -> String {
    let text = value.decimalText(places: 1)
    return "\(text) \(noun)\(text == "1" ? "" : "s")"
  }

  /// For example "1 frame (20 ms)", of so many frames, before or after.
  static func time(_ frames: Double, _ step: Double) -> String {
    "\(count(abs(frames), "frame")) (\(milliseconds(abs(frames) * step)))"
  }

  static func frames(_ count: Int) -> String { "\(count.groupedText) frame\(count == 1 ? "" : "s")" }
  static func pixels(_ count: Int) -> String { "\(count.groupedText) pixel\(count == 1 ? "" : "s")" }
  static func seconds(_ value: Double) -> String { value.decimalText(places: 3) + " s" }
  static func milliseconds(_ value: Double) -> String { (value * 1000).decimalText(places: 1) + " ms" }
  static func area(_ rect: PixelRect) -> String { "\(rect.width)x\(rect.height) pixels at (\(rect.x), \(rect.y))" }

  /// Two digits, unless there are more before the point.
  static func percent(_ share: Double) -> String { (share * 100).decimalText(places: share < 0.0995 ? 1 : 0) + " %" }

  static func plays(_ count: Int?) -> String {
    switch count {
    case nil: "for ever"
    case 1: "once"
    case let count?: "\(count) times"
    }
  }

  /// For example "0.5 pixels to the right", nil for less than can be told.
  static func distance(_ pixels: Double, _ positive: String, _ negative: String) -> String? {
    let size = abs(pixels).decimalText(places: 2)
    guard abs(pixels) >= 0.02 else { return nil }
    return "\(size) pixel\(size == "1" ? "" : "s") \(pixels > 0 ? positive : negative)"
  }

  /// For example "5 % larger", or "5 % larger in width" when the height stayed.
  static func scale(_ width: Double, _ height: Double) -> String {
    func change(_ factor: Double) -> String { "\(percent(abs(factor - 1))) \(factor > 1 ? "larger" : "smaller")" }
    if width == height { return change(width) }
    return [(width, "width"), (height, "height")].filter { $0.0 != 1 }.map { "\(change($0.0)) in \($0.1)" }
      .joined(separator: " and ")
  }

  /// `#RRGGBB`, or `#RRGGBBAA` for a transparent colour, of a pixel that is not premultiplied.
  static func color(_ pixel: UInt32) -> String {
    let alpha = Pixel.alpha(pixel)
    let (value, digits) = alpha == 255 ? (pixel & 0xFF_FFFF, 6) : (pixel << 8 | alpha, 8)
    return "#" + String(value, digits: digits, radix: 16, uppercase: true)
  }
}
