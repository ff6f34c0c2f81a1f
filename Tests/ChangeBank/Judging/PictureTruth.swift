// What of each kind of change can be seen in its pictures.

/// A claim that is right, with its number if it has one.
struct RightClaim {
  var claim: Claim
  /// Without its sign.
  var number: Double?
  /// The words of its direction; one of them has to be there.
  var direction: [String]

  init(_ claim: Claim, _ number: Double? = nil, _ direction: String...) {
    self.claim = claim
    self.number = number
    self.direction = direction
  }
}

extension Change {
  /// What may be claimed of the pictures: any of these is right.
  var rightClaims: [RightClaim] {
    switch kind {
    case .color, .recolored: return [RightClaim(.color)]
    case .opacity, .dimmed: return [RightClaim(.opacity, share.map { abs($0) * 100 }, isMore ? "higher" : "lower")]
    case .darkened: return [RightClaim(.brightness, 7, "darker")]
    // What hangs on a longer string hangs lower by as much.
    case .position, .shifted, .replicatorOffset, .attachmentLength: return [RightClaim(.shifted, 0.5)]
    case .size, .scaled: return [RightClaim(.size, 1, "larger")]
    case .rotation: return [RightClaim(.turned)]
    case .lineWidth: return [RightClaim(.outline, nil, "wider")]
    case .text: return [RightClaim(.text)]
    case .fontSize: return [RightClaim(.size, nil, "larger")]
    case .fontWeight: return [RightClaim(.weight, nil, isHeavier ? "heavier" : "lighter")]
    case .gradient: return [RightClaim(.gradient)]
    case .shadowOpacity:
      return [RightClaim(.shadowStrength, share.map { abs($0) * 100 }, isMore ? "stronger" : "weaker")]
    case .shadowColor: return [RightClaim(.shadowColor)]
    case .shadowRadius: return [RightClaim(.shadowBlur, nil, isMore ? "softer" : "harder")]
    case .shadowOffset: return [RightClaim(.shadowOffset, nil, isMore ? "further down" : "further up")]
    case .layerMissing, .erased: return [RightClaim(.missing)]
    case .layerAdded, .stamped: return [RightClaim(.added)]
    case .swappedChannels: return [RightClaim(.channels)]
    case .dampingRatio, .bounce, .attachmentDamping: return [RightClaim(.spring)]
    case .stiffness, .frequency: return [RightClaim(.spring), RightClaim(.speed, nil, "faster")]
    case .mass, .response: return [RightClaim(.spring), RightClaim(.speed, nil, "slower")]
    case .duration, .dragDuration, .slower: return [RightClaim(.speed, 4.8, "slower"), RightClaim(.spring)]
    case .faster: return [RightClaim(.speed, 5, "faster")]
    case .stagger: return [RightClaim(.staggered, nil, "later")]
    case .curve, .dragCurve, .keyTime: return [RightClaim(.paced)]
    case .gravity: return [RightClaim(.speed, nil, "faster")]
    case .delay, .eventTime, .holdTime: return [RightClaim(.delayed, 1, "later"), RightClaim(.inserted, 1, "more")]
    case .late: return [RightClaim(.delayed, 1, "later"), RightClaim(.inserted, 1, "more")]
    case .touchTime: return [RightClaim(.delayed, nil, "earlier"), RightClaim(.inserted, nil, "missing")]
    case .endValue: return [RightClaim(.shifted, 0.5), RightClaim(.size, 1), RightClaim(.opacity)]
    case .dropped: return [RightClaim(.inserted, 1, "missing")]
    case .doubled: return [RightClaim(.inserted, 1, "more"), RightClaim(.repeated)]
    case .wrongFrame: return [RightClaim(.glitch), RightClaim(.flicker)]
    case .frozen: return [RightClaim(.frozen)]
    case .cutOff: return [RightClaim(.cutOff), RightClaim(.length)]
    case .reversed: return [RightClaim(.reversed)]
    case .repeated: return [RightClaim(.repeated), RightClaim(.inserted, nil, "more")]
    case .halfRate: return [RightClaim(.rate)]
    case .parameter: return parameterClaims
    case .argument: return argumentClaims
    case .cornerRadius: return [RightClaim(.corners, nil, isGrowing ? "rounder" : "less round")]
    case .layerOrder: return [RightClaim(.order)]
    case .matrix, .limitedRange, .fullRange, .gamma, .linearLight, .gray, .premultipliedTwice, .straightAlpha:
      return conversionClaims
    case .mirrored: return [RightClaim(.mirrored, nil, "left to right")]
    case .upsideDown: return [RightClaim(.mirrored, nil, "top to bottom")]
    case .blurredAll, .blurredRegion: return [RightClaim(.blurred)]
    case .pointer: return [RightClaim(.pointer)]
    case .seam: return [RightClaim(.seam, place)]
    case .regionFlickers: return [RightClaim(.flicker)]
    case .loopShifted: return [RightClaim(.loop, place, "later")]
    case .droppedSome, .heldSome: return [RightClaim(.lost, place)]
    case .lateSpot: return [RightClaim(.delayed, place, "later")]
    case .strokeEnd: return [RightClaim(isGrowing ? .added : .missing)]
    case .blur: return [RightClaim(.blurred)]
    // Another way between the same ends, chance, matter and a finger's way: pictures show that something moves otherwise from a time
    // on, and each of these may be why. Dashes of another length are other dashes nearly everywhere.
    case .velocity, .startValue, .keyframe, .repeatCount, .dragEnd, .elasticity, .friction, .density, .resistance,
      .push, .seed, .emitter, .dash:
      return []
    }
  }

  private var conversionClaims: [RightClaim] {
    switch kind {
    case .matrix: [RightClaim(.matrix)]
    case .limitedRange: [RightClaim(.range, nil, "paler")]
    case .fullRange: [RightClaim(.range, nil, "stronger")]
    case .gamma: [RightClaim(.gamma, place, "darker")]
    case .linearLight: [RightClaim(.linearLight)]
    case .gray: [RightClaim(.gray)]
    case .premultipliedTwice: [RightClaim(.premultiplied, nil, "twice")]
    case .straightAlpha: [RightClaim(.premultiplied, nil, "not multiplied")]
    default: []
    }
  }

  /// A coordinate, a number of frames or an exponent.
  private var place: Double? { if case .number(let place)? = truth.new { place } else { nil } }

  private var isGrowing: Bool {
    if case .by(let delta)? = truth.change { return delta > 0 }
    return isMore
  }

  /// What is true of the pictures without being the cause.
  var tolerableClaims: [Claim] {
    switch kind {
    case .gradient, .opacity, .dimmed, .shadowOpacity, .darkened: [.color]
    // A translucent colour and another opacity of it do the same.
    case .color: truth.old?.isTranslucent == true ? [.opacity] : []
    case .shadowColor: [.color, .shadowStrength]
    // What lies in a layer that grows, and keeps its distance to the upper left corner, is drawn farther to the left and up.
    case .size: [.outline, .shifted]
    case .cornerRadius, .shadowRadius, .fontWeight, .fontSize: [.outline]
    case .layerMissing, .layerAdded, .layerOrder, .erased, .stamped, .pointer: [.color, .missing, .added]
    // What is translucent shows less of its colour, or more.
    case .swappedChannels, .matrix, .premultipliedTwice, .straightAlpha: [.color]
    // In a picture with one colour besides black and white.
    case .limitedRange, .fullRange, .gamma, .linearLight, .gray: [.color]
    case .stagger: [.delayed]
    case .duration, .dragDuration: [.paced]
    // Copies of a layer, each turned farther than the one before.
    case .replicatorOffset: [.turned]
    case .parameter: [.outline, .size]
    default: []
    }
  }

  /// What is given to a use of a component is seen as what it is there.
  private var argumentClaims: [RightClaim] {
    switch truth.old {
    case .color: [RightClaim(.color)]
    case .text: [RightClaim(.text)]
    default: []
    }
  }

  private var parameterClaims: [RightClaim] {
    let name = truth.name?.lowercased() ?? ""
    if case .color = truth.old { return [RightClaim(.color)] }
    // Of what is drawn, or of the picture itself.
    if name == "width" || name == "height" { return [RightClaim(.size, nil, "larger"), RightClaim(.canvas)] }
    // In degrees.
    if name == "angle", case .number(let old)? = truth.old, case .number(let new)? = truth.new {
      return [RightClaim(.turned, abs(new - old))]
    }
    if name.contains("damping") { return [RightClaim(.spring)] }
    if ["duration", "interval", "fall"].contains(where: name.contains) {
      return [RightClaim(.speed, nil, "slower"), RightClaim(.spring)]
    }
    if name.contains("frequency") { return [RightClaim(.spring), RightClaim(.speed, nil, "faster")] }
    if ["opening", "closing", "dismissal", "time", "pop"].contains(where: name.contains) {
      return [RightClaim(.delayed, 1, "later"), RightClaim(.inserted, 1, "more")]
    }
    return []
  }

  private var isHeavier: Bool {
    guard case .text(let old)? = truth.old, case .text(let new)? = truth.new else { return true }
    let weights = ["regular", "medium", "semibold", "bold", "heavy"]
    return (weights.firstIndex(of: old) ?? 0) < (weights.firstIndex(of: new) ?? 0)
  }

  private var isMore: Bool { (share ?? 0) > 0 }

  /// By which share a number grew, if the truth tells.
  private var share: Double? {
    if case .number(let old)? = truth.old, case .number(let new)? = truth.new, old != 0 { return new / old - 1 }
    if case .factor(let factor)? = truth.change { return factor - 1 }
    return nil
  }
}

extension Truth.Value {
  fileprivate var isTranslucent: Bool {
    if case .color(let text) = self { text.count == 9 } else { false }
  }
}
