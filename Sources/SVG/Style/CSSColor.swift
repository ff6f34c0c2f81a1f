import Glibc
import SpringformGeometry
import SpringformNumerics

/// Colours as CSS writes them (CSS Color, level 4), as red, green and blue.
enum CSSColor {
  /// A colour's function in the words that every reader of SVG knows; `nil` for what needs no rewriting or is no colour.
  static func rewritten(_ text: String) -> String? {
    guard let (name, arguments) = CSSText.function(text), name != "url" else { return nil }
    // The old form with commas is understood.
    if ["rgb", "rgba", "hsl", "hsla"].contains(name), arguments.contains(",") { return nil }
    return color(text, depth: 0).map { self.text(of: $0) }
  }

  static func text(of color: Color) -> String {
    let channels = [color.red, color.green, color.blue].map { channel in
      "\(Int((channel.clamped(to: 0...1, otherwise: 0) * 255).rounded()))"
    }
    let alpha = color.alpha.clamped(to: 0...1, otherwise: 0)
    return alpha == 1
      ? "rgb(\(channels.joined(separator: ",")))"
      : "rgba(\(channels.joined(separator: ",")),\(alpha.decimalText(places: 4)))"
  }

  /// A colour by its name, its number or a function; `nil` for anything else.
  static func color(_ text: some StringProtocol) -> Color? { color(text, depth: 0) }

  private static func color(_ text: some StringProtocol, depth: Int) -> Color? {
    guard depth < 8 else { return nil }
    let word = CSSText.trimmed(Substring(text)).lowercased()
    if word.hasPrefix("#") { return hexadecimal(word.dropFirst()) }
    if let named = CSSColorNames.color(word) { return named }
    guard let (name, arguments) = CSSText.function(word) else { return nil }
    if name == "color-mix" { return mixed(arguments, depth: depth) }
    var parts = CSSText.words(arguments.replacing(",", with: " ").replacing("/", with: " "))
    var space = name
    if name == "color", !parts.isEmpty { space = String(parts.removeFirst()) }
    guard parts.count == 3 || parts.count == 4 else { return nil }
    let alpha = parts.count == 4 ? number(parts[3], hundred: 1) : 1
    guard let alpha, let rgb = channels(space, Array(parts.prefix(3))) else { return nil }
    return Color(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha.clamped(to: 0...1, otherwise: 1))
  }

  private static func hexadecimal(_ digits: Substring) -> Color? {
    let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard values.count == digits.count else { return nil }
    let bytes: [Int]
    switch values.count {
    case 3, 4: bytes = values.map { $0 * 17 }
    case 6, 8: bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    return .rgb(bytes[0], bytes[1], bytes[2], alpha: bytes.count == 4 ? Double(bytes[3]) / 255 : 1)
  }

  private static func number(_ text: Substring, hundred: Double) -> Double? {
    text == "none" ? 0 : CSSNumbers(hundred: hundred).value(text)
  }

  private static func hue(_ text: Substring) -> Double? { text == "none" ? 0 : CSSNumbers.angle(text) }

  private static func channels(_ space: String, _ parts: [Substring]) -> [Double]? {
    func numbers(_ hundreds: Double...) -> [Double]? {
      let values = zip(parts, hundreds).compactMap { number($0, hundred: $1) }
      return values.count == parts.count ? values : nil
    }
    switch space {
    case "rgb", "rgba": return numbers(255, 255, 255)?.map { $0 / 255 }
    case "hsl", "hsla", "hwb":
      guard let hue = hue(parts[0]), let first = number(parts[1], hundred: 100),
        let second = number(parts[2], hundred: 100)
      else { return nil }
      return space == "hwb" ? hwb(hue, first / 100, second / 100) : hsl(hue, first / 100, second / 100)
    case "oklch", "lch":
      let isOK = space == "oklch"
      guard let hue = hue(parts[2]), let lightness = number(parts[0], hundred: isOK ? 1 : 100),
        let chroma = number(parts[1], hundred: isOK ? 0.4 : 150)
      else { return nil }
      let lab = [lightness, chroma * cos(hue), chroma * sin(hue)]
      return isOK ? ColorSpaces.oklab(lab) : ColorSpaces.lab(lab)
    case "oklab": return numbers(1, 0.4, 0.4).map(ColorSpaces.oklab)
    case "lab": return numbers(100, 125, 125).map(ColorSpaces.lab)
    default: return numbers(1, 1, 1).flatMap { ColorSpaces.rgb($0, in: space) }
    }
  }

  private static func hsl(_ hue: Double, _ saturation: Double, _ lightness: Double) -> [Double] {
    let degrees = hue * 180 / .pi
    return [0.0, 8, 4].map { offset in
      let k = (offset + degrees / 30).remainder(dividingBy: 12)
      let turn = k < 0 ? k + 12 : k
      let spread = saturation * min(lightness, 1 - lightness)
      return lightness - spread * max(-1, min(turn - 3, 9 - turn, 1))
    }
  }

  private static func hwb(_ hue: Double, _ white: Double, _ black: Double) -> [Double] {
    if white + black >= 1 { return Array(repeating: white / (white + black), count: 3) }
    return hsl(hue, 1, 0.5).map { $0 * (1 - white - black) + white }
  }

  /// `in srgb, red 30%, blue`. Spaces other than sRGB and OKLab are not mixed in.
  private static func mixed(_ arguments: Substring, depth: Int) -> Color? {
    let parts = CSSText.list(arguments)
    guard parts.count == 3, let space = CSSText.words(parts[0]).dropFirst().first, space == "srgb" || space == "oklab"
    else { return nil }
    let operands = parts.dropFirst().compactMap { part -> (Color, Double?)? in
      let words = CSSText.words(part)
      let share = words.first { $0.hasSuffix("%") }.flatMap { Double($0.dropLast()) }
      guard let word = words.first(where: { !$0.hasSuffix("%") }) else { return nil }
      return color(word, depth: depth + 1).map { ($0, share.map { $0 / 100 }) }
    }
    guard operands.count == 2 else { return nil }
    let first = operands[0].1 ?? operands[1].1.map { 1 - $0 } ?? 0.5
    let second = operands[1].1 ?? 1 - first
    guard first >= 0, second >= 0, first + second > 0 else { return nil }
    let share = second / (first + second)
    func coordinates(_ color: Color) -> [Double] {
      let rgb = [color.red, color.green, color.blue]
      return (space == "srgb" ? rgb : ColorSpaces.toOKLab(rgb)).map { $0 * color.alpha }
    }
    let (a, b) = (operands[0].0, operands[1].0)
    let alpha = a.alpha + (b.alpha - a.alpha) * share
    let mixed = zip(coordinates(a), coordinates(b)).map { alpha > 0 ? ($0 + ($1 - $0) * share) / alpha : 0 }
    let rgb = space == "srgb" ? mixed : ColorSpaces.oklab(mixed)
    return Color(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha * min(first + second, 1))
  }
}
