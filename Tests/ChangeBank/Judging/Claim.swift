/// A cause that a sentence about pictures alone can name, and the words by which it is known. A new wording is a word in this
/// table.
enum Claim: CaseIterable {
  case delayed, staggered, speed, paced, length, inserted, spring, glitch, flicker
  case color, opacity, missing, added, shifted, outline, size, turned
  case text, weight, brightness, channels
  case shadowStrength, shadowColor, shadowBlur, shadowOffset, gradient
  case frozen, cutOff, reversed, repeated, rate
  case canvas
  case corners, order, matrix, range, gamma, linearLight, gray, premultiplied
  case mirrored, blurred, pointer, seam, loop, lost

  /// Whether its number stands before its words.
  var hasNumberBefore: Bool {
    switch self {
    case .inserted, .size, .shadowStrength, .lost: true
    default: false
    }
  }

  var words: [String] {
    switch self {
    case .delayed: ["starts ", "touch comes"]
    case .speed: ["runs "]
    case .staggered: ["start ever "]
    case .paced: ["in between"]
    case .length: [" s instead of "]
    case .inserted: [" more at frame", " missing at frame"]
    case .spring: ["the spring"]
    case .glitch: ["a glitch"]
    case .flicker: ["flicker"]
    case .color: ["the colour #"]
    case .opacity: ["opacity is", "would an opacity"]
    case .missing: ["something is missing"]
    case .added: ["something is new"]
    case .shifted: ["shifted by", "moved by"]
    case .outline: ["outlines lie"]
    case .size: ["% larger", "% smaller", "scaled"]
    case .turned: ["turned by", "rotated"]
    case .text: ["text reads otherwise"]
    case .weight: ["text is heavier", "text is lighter"]
    case .shadowStrength: ["% stronger", "% weaker"]
    case .shadowColor: ["the shadow has another colour"]
    case .shadowBlur: ["the shadow is softer", "the shadow is harder"]
    case .shadowOffset: ["the shadow lies further"]
    case .gradient: ["the gradient"]
    case .brightness: ["colours are darker", "colours are brighter"]
    case .channels: ["red and blue"]
    case .frozen: ["frozen", "stands still"]
    case .cutOff: ["cut off", "ends early"]
    case .reversed: ["reversed", "backward"]
    case .repeated: ["repeated", "repeats", "plays again", "shown again"]
    case .canvas: [" pixels instead of "]
    case .rate: ["at another rate", "same motion at", "half the rate"]
    case .corners: ["the corners"]
    case .order: ["lies above"]
    case .matrix: ["BT.601"]
    case .range: ["limited range"]
    case .gamma: ["a gamma of"]
    case .linearLight: ["linear light"]
    case .gray: ["all is grey", "saturated"]
    case .premultiplied: ["multiplied by alpha"]
    case .mirrored: ["mirrored"]
    case .blurred: ["blurred"]
    case .pointer: ["a pointer"]
    case .seam: ["a seam at"]
    case .loop: ["the loop begins"]
    case .lost: [" pictures are missing", " picture is missing"]
    }
  }
}
