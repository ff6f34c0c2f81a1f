import Glibc
import SpringformGeometry

/// An animator at a moment: what it does to letters, and how much to each of them.
struct TextAnimator {
  let anchor: Numbers?
  let position: Numbers?
  /// As a factor.
  let scale: Numbers?
  /// In radians.
  let rotation: Double?
  let rotationX: Double?
  let rotationY: Double?
  let skew: Double?
  let skewAxis: Double
  /// From 0 to 1.
  let opacity: Double?
  let fill: Numbers?
  /// In degrees.
  let hue: Double?
  let saturation: Double?
  let brightness: Double?
  let stroke: Numbers?
  let strokeWidth: Double?
  let tracking: Double?
  /// For each letter, breaks included.
  let shares: [Double]

  init(_ model: TextAnimatorModel, of letters: [TextSetting.Letter], in player: LottiePlayer, at frame: Double) {
    func value(_ property: Property<Numbers>?) -> Numbers? { property.map { player.value($0, at: frame) } }
    func number(_ property: Property<Numbers>?) -> Double? { value(property)?.x }
    func angle(_ property: Property<Numbers>?) -> Double? { number(property).map(LottiePlayer.radians) }
    anchor = value(model.anchor)
    position = value(model.position)
    scale = value(model.scale).map { $0 / 100 }
    rotation = angle(model.rotation)
    rotationX = angle(model.rotationX)
    rotationY = angle(model.rotationY)
    skew = angle(model.skew)
    skewAxis = angle(model.skewAxis) ?? 0
    opacity = number(model.opacity).map { $0 / 100 }
    fill = value(model.fill)
    hue = number(model.hue)
    saturation = number(model.saturation).map { $0 / 100 }
    brightness = number(model.brightness).map { $0 / 100 }
    stroke = value(model.stroke)
    strokeWidth = number(model.strokeWidth)
    tracking = number(model.tracking)
    let selection = TextSelection(model.selector, of: letters) { player.number($0, at: frame) }
    shares = letters.indices.map(selection.share)
  }
}

/// How a letter is painted.
struct LetterPaint {
  var opacity = 1.0
  var fill: Color?
  var stroke: Color?
  var strokeWidth: Double

  /// - Parameters:
  ///   - text: how it is painted without animators.
  ///   - fill: what replaces its fill.
  init(_ text: TextDocument, fill: Color?) {
    self.fill = text.fill == nil ? nil : fill ?? text.fill
    stroke = text.stroke
    // A stroke that animators alone bring has the width that SVG has where none is said.
    strokeWidth = text.stroke == nil ? 1 : text.strokeWidth
  }

  /// Changes it as much as the animators choose a letter.
  mutating func apply(_ animators: [TextAnimator], to letter: Int) {
    if animators.contains(where: { $0.stroke != nil }) { stroke = stroke ?? .black }
    for animator in animators {
      let share = animator.shares[letter]
      if let target = animator.opacity { opacity += (target * share - opacity) * share }
      if let width = animator.strokeWidth { strokeWidth += width * share }
      if let target = animator.stroke { stroke = stroke?.mixed(with: target, share) }
      if let target = animator.fill { fill = fill?.mixed(with: target, share) }
      if let hue = animator.hue { fill = fill?.changed(hue: hue / 360 * share) }
      if let saturation = animator.saturation { fill = fill?.changed(saturation: saturation * share) }
      if let brightness = animator.brightness { fill = fill?.changed(brightness: brightness * share) }
    }
    fill = fill?.clamped
    stroke = stroke?.clamped
  }
}

extension Color {
  fileprivate func mixed(with other: Numbers, _ share: Double) -> Color {
    Color(
      red: red + (other.x - red) * share, green: green + (other.y - green) * share,
      blue: blue + (other.z - blue) * share,
      alpha: alpha)
  }

  fileprivate var clamped: Color {
    Color(red: red.clampedToUnit, green: green.clampedToUnit, blue: blue.clampedToUnit, alpha: alpha)
  }

  /// Hue, saturation and brightness are changed in turns of one, and kept within their ranges; a hue goes round.
  fileprivate func changed(hue: Double = 0, saturation: Double = 0, brightness: Double = 0) -> Color {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    var turn = 0.0
    if range > 0 {
      if high == red {
        turn = (green - blue) / range + (green < blue ? 6 : 0)
      } else if high == green {
        turn = (blue - red) / range + 2
      } else {
        turn = (red - green) / range + 4
      }
    }
    turn = turn / 6 + hue
    if turn > 1 { turn -= 1 } else if turn < 0 { turn += 1 }
    let pure = ((high == 0 ? 0 : range / high) + saturation).clampedToUnit
    let value = (high + brightness).clampedToUnit
    /// How much of a colour there is, by how far its hue is away, in sixths of a turn.
    func component(_ shift: Double) -> Double {
      let place = (shift + turn * 6).truncatingRemainder(dividingBy: 6)
      return value * (1 - pure * min(max(min(place, 4 - place), 0), 1))
    }
    return Color(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }
}
