import SpringformBitmap

/// What makes the difference of one moment's pictures.
enum PictureCause {
  case placement(PlacementEstimate)
  /// None of which is convincing by itself, of what changed with such a roughness.
  case placements([PlacementEstimate], roughness: Float)
  /// The contrast is the factor of the opacity that would have done the same; of greys it cannot be told.
  case color(expected: UInt32, actual: UInt32, count: Int, contrast: Double?, isGray: Bool)
  /// A factor of the opacity.
  case contrast(Double)
  case brightness(Double)
  case swappedChannels
  case missing
  case added
  /// Pixels outwards.
  case outline(Double)
  case shadow(ShadowChange)
  case gradient
  case text(TextEstimate.Change)
  case whole(WholeCause)
  case corners(areRounder: Bool)
  case order
  case pointer

  /// Nil when none is convincing.
  init?(_ samples: ChangeSamples) {
    let found = WholeCause(samples).map(Self.whole) ?? Self.shape(samples) ?? Self.flat(samples)
    guard let cause = found ?? Self.blur(samples) ?? Self.edges(samples) else { return nil }
    self = cause.mayBeShift ? Self.shift(samples) ?? cause : cause
  }

  /// Whether an edge that moved by a part of a pixel looks the same: it takes and leaves a mixture of what is on both sides.
  private var mayBeShift: Bool {
    switch self {
    case .missing, .added, .contrast: true
    default: false
    }
  }

  /// A shift that accounts for nearly all.
  private static func shift(_ samples: ChangeSamples) -> Self? {
    guard let shift = PlacementEstimate.shift(samples), shift.whole > 0.98, isConvincing(shift, samples) else {
      return nil
    }
    return .placement(shift)
  }

  /// Whether one moment is enough to tell it.
  var isConvincing: Bool { if case .placements = self { false } else { true } }

  /// What is known by where in a shape it changed.
  private static func shape(_ samples: ChangeSamples) -> Self? {
    if PointerEstimate(samples) != nil { return .pointer }
    if OrderEstimate(samples) != nil { return .order }
    return CornerEstimate(samples).map { .corners(areRounder: $0.areRounder) }
  }

  /// What softens edges, and does nothing else.
  private static func blur(_ samples: ChangeSamples) -> Self? {
    guard let blur = BlurEstimate(samples), blur.explained > explainedShare else { return nil }
    return .whole(.blur(Double(blur.radius)))
  }

  /// What leaves all outlines where they were.
  private static func flat(_ samples: ChangeSamples) -> Self? {
    if samples.swappedShare > 0.98, samples.changed.count > 8 { return .swappedChannels }
    let color = ColorEstimate(samples)
    if let brightness = BrightnessEstimate(samples), brightness.explained > max(0.98, color?.explained ?? 0) {
      return .brightness(Double(brightness.ratio))
    }
    let smooth = SmoothEstimate(samples)
    let contrast = ContrastEstimate.best(samples)
    if smooth?.kind == .shadow, color.map({ $0.explained < 0.97 }) ?? true,
      let shadow = ShadowEstimate(samples, contrast)
    {
      return .shadow(shadow.change)
    }
    let isColor = color.map { $0.explained > 0.97 && $0.explained > contrast?.explained ?? 0 } ?? false
    if !isColor || color?.contrast.map({ abs($0) < 0.03 }) == true, let presence = presence(samples, contrast) {
      return presence
    }
    if let contrast, contrast.explained > explainedShare, contrast.ratio > goneShare,
      contrast.isColorful || color.map({ 1 - contrast.explained < (1 - $0.explained) / 2 && !$0.isGray }) == true
    {
      return .contrast(Double(contrast.ratio))
    }
    if smooth?.kind == .gradient, contrast?.explained ?? 0 < 0.85 { return .gradient }
    if let color, color.explained > 0.97 {
      if samples.isAlongSides, color.expected == samples.background { return nil }
      if color.actual == samples.borderColor { return samples.continues(samples.expected) ? nil : .missing }
      return .color(
        expected: color.expected, actual: color.actual, count: color.count, contrast: color.contrast.map(Double.init),
        isGray: color.isGray)
    }
    return nil
  }

  /// What came or went.
  private static func presence(_ samples: ChangeSamples, _ contrast: ContrastEstimate?) -> Self? {
    guard samples.count >= fewestPixels, !samples.isAlongSides else { return nil }
    if let cover = CoverEstimate(samples) {
      let isGround =
        samples.ground.map { $0 == (cover.color, cover.color) } ?? false || cover.color == samples.borderColor
      // What shrinks leaves ground beside ground.
      let hasGone = !samples.continues(samples.expected) || samples.isRare(cover.color)
      if isGround, hasGone, cover.explained > coveredShare || cover.share > 0.8 && cover.explained > 0.9 {
        return .missing
      }
      let isNew = cover.color != samples.background && !samples.isGround && !samples.continues(samples.actual)
      if !isGround, isNew, cover.explained > coveredShare { return .added }
    }
    // What grew has its own colour beside it.
    if let contrast, contrast.explained > explainedShare, abs(contrast.ratio) < goneShare {
      return samples.continues(samples.expected) ? nil : .missing
    }
    if !samples.isGround, let exchanged = samples.exchanged, let contrast = ContrastEstimate.best(exchanged),
      contrast.explained > explainedShare, abs(contrast.ratio) < goneShare
    {
      return samples.continues(samples.actual) ? nil : .added
    }
    return nil
  }

  /// What moves outlines.
  private static func edges(_ samples: ChangeSamples) -> Self? {
    let placements = PlacementEstimate.all(samples)
    let placement = PlacementEstimate.best(placements)
    if let text = TextEstimate(samples, placement: placement) { return .text(text.change) }
    if let size = placements.first(where: { $0.freedom == .scale }), isTypeSize(size, samples) {
      return .placement(size)
    }
    let outline = OutlineEstimate(samples)
    let isOutset = outline.map { abs($0.consistency) > 0.8 } ?? false
    let explained = (placement?.explained ?? 0, isOutset ? outline?.explained ?? 0 : 0)
    // Farther than their slopes reach, outlines cannot be told from what moved.
    if let outline, isOutset, abs(outline.outset) < 3, explained.1 > 0.8,
      1 - explained.1 < (1 - explained.0) * 0.8
    {
      return .outline(Double(outline.outset))
    }
    guard let placement else { return nil }
    if 1 - explained.0 < (1 - explained.1) * 0.8, isConvincing(placement, samples) { return .placement(placement) }
    // Where sides say otherwise it is no size, and whatever explains less is none of the causes.
    if placement.isOfSize, SideEstimate(samples, placement).contradict { return nil }
    let possible = placements.filter { estimate in
      estimate.isOfSize ? !SideEstimate(samples, estimate).contradict : estimate.freedom != .shift || !samples.isGrowth
    }
    return .placements(possible, roughness: samples.roughness)
  }

  private static func isConvincing(_ placement: PlacementEstimate, _ samples: ChangeSamples) -> Bool {
    let (explained, whole) = (placement.explained, placement.whole)
    // Sides of several things at once are found less exactly than what accounts for nearly all.
    let isExact = min(explained, whole) > exactShare
    if placement.isOfSize, !isExact, SideEstimate(samples, placement).contradict { return false }
    let side = min(samples.bounds.width, samples.bounds.height)
    let isThick = side >= leastSide
    // Far away much looks alike.
    let way = max(abs(placement.x), abs(placement.y))
    if way >= 4 || way * 5 > Float(side), whole <= 0.95 { return false }
    switch placement.freedom {
    case .shift: return explained > 0.85 && whole > 0.6 && !samples.isGrowth
    case .scale, .turn:
      return explained > 0.85 && whole > 0.68 && isThick && !placement.isContradicted(samples.roughness)
    // With more freedom more can be made to fit.
    case .width, .height: return explained > 0.93 && isThick && !placement.isContradicted(samples.roughness)
    case .any: return explained > 0.9 && isThick && !placement.isSheared
    }
  }

  /// Whether it is another size of type. Where the sides of small letters are depends on how these are antialiased; but the ink
  /// grows with them, in height and in all.
  private static func isTypeSize(_ scale: PlacementEstimate, _ samples: ChangeSamples) -> Bool {
    guard scale.explained > 0.85, scale.whole > 0.68, max(abs(scale.x), abs(scale.y)) < 4, samples.roughness > 1 else {
      return false
    }
    return InkRow(samples)?.isScaled(by: scale.size.width) ?? false
  }

  /// What is thinner may as well have grown or shrunk.
  fileprivate static let leastSide = 5
  /// Of what differs, what no other cause leaves so little of.
  private static let exactShare: Float = 0.99
  /// A cause has to explain so much of what differs.
  private static let explainedShare: Float = 0.95
  /// What is drawn with less of its contrast is as good as gone.
  private static let goneShare: Float = 0.15
  /// What covers all else leaves nothing of it.
  private static let coveredShare: Float = 0.98
  /// What comes or goes with fewer may as well have grown or shrunk.
  private static let fewestPixels = 12
}

extension ChangeSamples {
  /// Whether all that changed did so the same way: what moves leaves on one side what it takes on the other.
  fileprivate var isGrowth: Bool {
    var (sum, length) = (Components.zero, Float(0))
    for place in changed {
      let difference = difference(place)
      sum += difference
      length += difference.length
    }
    return sum.length > 0.8 * length
  }

  /// Whether all lies along whole sides of the picture, and thinly: what fills the picture may have moved or turned, and leave
  /// there what is behind it.
  fileprivate var isAlongSides: Bool {
    let (width, height) = (expected.width, expected.height)
    let columns = bounds.width == width ? [bounds.y == 0, bounds.y + bounds.height == height].count { $0 } : 0
    let rows = bounds.height == height ? [bounds.x == 0, bounds.x + bounds.width == width].count { $0 } : 0
    return columns + rows > 0 && count < PictureCause.leastSide * (columns * width + rows * height)
  }

  /// Whether a picture has, next to what changed, much of the colour that it has there.
  fileprivate func continues(_ picture: Bitmap) -> Bool {
    var counts: [UInt32: Int] = [:]
    for place in changed { counts[picture[place.x, place.y], default: 0] += 1 }
    guard let most = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key, most != background else {
      return false
    }
    let around = nearChange.filter { expected[$0.x, $0.y] == actual[$0.x, $0.y] }
    let alike = around.count { expected[$0.x, $0.y] == most }
    return alike * 10 > around.count && alike * 20 > nearChange.count - around.count
  }
}
