public import SpringformBitmap

/// What happened between an expected and an actual animation, as far as their pictures tell.
public enum Diagnosis: Hashable, Sendable {
  case identical
  /// Pictures differ as the tolerance allows.
  case similar
  /// What is shown passes at all times; the animations as a whole differ, as the findings say.
  case findings
  /// The same pictures, all later (or, negative, earlier), in seconds and in frames of the expected animation.
  case delayed(seconds: Double, frames: Double)
  /// The same way in less time: 1.05 is 5 % faster.
  case speed(ratio: Double)
  /// From this frame of the actual animation on, everything is `count` frames later (negative: earlier).
  case inserted(frame: Int, count: Int)
  /// What begins to move at `start` begins so many frames of the expected animation later (negative: earlier), and all
  /// else is in time; from `end` on, that is in time, too. Seconds of the expected animation.
  case retimed(start: Double, end: Double?, frames: Double)
  /// What begins to move one after the other from `start` on, in seconds of the expected animation, does so ever later (or
  /// earlier), the last by so many frames.
  case staggered(start: Double, frames: Double)
  /// What moves from `start` on does the same in less time, and all else is in time: 1.05 is 5 % faster.
  case localSpeed(start: Double, ratio: Double)
  /// What moves from `start` to `end` goes the same way in the same time, and at another pace between: so many frames behind
  /// (negative: ahead), where most. Seconds of the expected animation.
  case paced(start: Double, end: Double, frames: Double)
  /// The same motion in another number of pictures a second.
  case rate(expected: Double, actual: Double)
  /// From this time on one picture stays, in seconds.
  case frozen(at: Double)
  /// It ends at this time, in seconds, before it should.
  case cutOff(at: Double)
  /// The last picture comes first.
  case reversed
  /// The same pictures, begun so much later (negative: earlier) and gone on with from the first one after the last: seconds, and
  /// frames of the expected animation.
  case loop(seconds: Double, frames: Int)
  /// Pictures are left out, or stay for longer, and all others are right.
  case lost(PictureLoss)
  /// A spring with other constants.
  case dynamics(DynamicsChange)
  /// These frames of the actual animation are wrong, and those around them are right.
  case glitch(frames: Range<Int>)
  /// In these frames of the actual animation something flashes or is gone, and those around them are right; the bounds are nil
  /// where that is most of the picture.
  case flicker(frames: [Int], bounds: PixelRect?)
  case color(ColorChange)
  /// What is drawn in the bounds stands out less (below 1) or more (above 1) against what is behind: the factor of its
  /// opacity.
  case opacity(ratio: Double, bounds: PixelRect)
  /// What was drawn in the bounds is gone.
  case missing(bounds: PixelRect)
  /// What is drawn in the bounds is new.
  case added(bounds: PixelRect)
  /// Every colour is a factor of what it was, nearly everywhere: 0.93 is 7 % darker.
  case brightness(ratio: Double, bounds: PixelRect)
  /// Red and blue have changed places.
  case swappedChannels(bounds: PixelRect)
  /// All colours were converted alike.
  case converted(ColorConversion)
  /// Colours were multiplied by alpha twice, or not at all.
  case premultiplied(isTwice: Bool)
  /// Everything is mirrored.
  case mirrored(MirrorAxis)
  /// What is drawn in the bounds is blurred by a Gaussian of so many pixels' standard deviation; nil for all of the picture.
  case blurred(radius: Double, bounds: PixelRect?)
  /// The picture is cut by a line, and one side of it is shifted.
  case seam(PictureSeam)
  /// Corners in the bounds are rounder, or less round.
  case corners(areRounder: Bool, bounds: PixelRect)
  /// Of two things that overlap in the bounds, the other one lies above.
  case order(bounds: PixelRect)
  /// A mouse pointer lies over the picture, at one place or at several ones.
  case pointer(bounds: PixelRect, isMoving: Bool)
  /// What is drawn in the bounds is larger (above 1) or smaller by these factors.
  case scaled(width: Double, height: Double, bounds: PixelRect)
  /// What is drawn in the bounds is turned clockwise, in radians, and its own width and height are these factors of what they
  /// were.
  case turned(angle: Double, width: Double, height: Double, bounds: PixelRect)
  /// The shadow in the bounds is another one.
  case shadow(ShadowChange, bounds: PixelRect)
  /// What fills something in the bounds changes from colour to colour otherwise.
  case gradient(bounds: PixelRect)
  /// Text in the bounds reads otherwise.
  case text(bounds: PixelRect)
  /// Text in the bounds has heavier strokes, or lighter ones.
  case weight(isHeavier: Bool, bounds: PixelRect)
  /// Something stands elsewhere, by the same vector at all moments: pixels to the right, and down.
  case shifted(x: Double, y: Double, bounds: PixelRect)
  /// Outlines lie outside of where they were by so many pixels (negative: inside): strokes are wider by twice as much.
  case outline(outset: Double, bounds: PixelRect)
  /// Something else.
  case unexplained
}

/// How a damped oscillation changed. A change of 0.05 is 5 % more.
public struct DynamicsChange: Hashable, Sendable {
  /// Change of stiffness over mass, nil for none.
  public var stiffness: Double?
  /// Change of damping over mass, nil for none.
  public var damping: Double?

  package init(stiffness: Double? = nil, damping: Double? = nil) {
    self.stiffness = stiffness
    self.damping = damping
  }
}

/// How many pictures are not shown when they should be.
public struct PictureLoss: Hashable, Sendable {
  /// Pictures that never show.
  public var missing = 0
  /// Refreshes at which the picture before shows once more.
  public var held = 0

  package init(missing: Int = 0, held: Int = 0) {
    self.missing = missing
    self.held = held
  }
}

/// A line through the whole picture, at one side of which all is shifted.
public struct PictureSeam: Hashable, Sendable {
  /// Whether it runs from the top to the bottom.
  public var isVertical: Bool
  /// The first column, or row, behind it.
  public var place: Int
  /// Whether what lies to the right of it, or below, is shifted, rather than what lies to the left or above.
  public var isBehind: Bool
  /// Pixels to the right, and down.
  public var x: Int
  public var y: Int
}

/// A colour that became another one. Pixels 0xAARRGGBB, premultiplied.
public struct ColorChange: Hashable, Sendable {
  public var expected: UInt32
  public var actual: UInt32
  /// About how many pixels have just that colour at the moment at which most do.
  public var pixels: Int
  /// Around all that changed at that moment.
  public var bounds: PixelRect
  /// The factor of the opacity that would have done the same, nil when none would. Of greys it cannot be told.
  public var opacityRatio: Double?

  package init(expected: UInt32, actual: UInt32, pixels: Int, bounds: PixelRect, opacityRatio: Double? = nil) {
    self.expected = expected
    self.actual = actual
    self.pixels = pixels
    self.bounds = bounds
    self.opacityRatio = opacityRatio
  }
}

/// How a shadow changed.
public enum ShadowChange: Hashable, Sendable {
  /// A factor of its opacity.
  case strength(ratio: Double)
  case color
  /// Its blur is wider.
  case softer
  /// Its blur is narrower.
  case harder
  /// Its place, 1 for farther to the right or down, -1 for farther to the left or up.
  case moved(x: Int, y: Int)
}
