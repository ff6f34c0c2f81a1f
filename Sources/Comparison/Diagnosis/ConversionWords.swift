import SpringformNumerics

extension ColorConversion {
  /// For example "colours were converted with BT.601 instead of BT.709".
  var phrase: String {
    switch self {
    case .matrix(let isBT601):
      return "colours were converted with \(isBT601 ? "BT.601 instead of BT.709" : "BT.709 instead of BT.601")"
    case .limitedRange: return "colours are paler: full range was squeezed into limited range, 16 to 235"
    case .fullRange: return "colours are stronger: limited range, 16 to 235, was stretched to full range"
    case .gamma(let gamma):
      return "tones between black and white are \(gamma > 1 ? "darker" : "lighter"), as by a gamma of "
        + gamma.decimalText(places: 2)
    case .linearLight: return "tones between black and white are darker: linear light is shown as sRGB"
    case .encodedTwice: return "tones between black and white are lighter: sRGB was taken for linear light"
    case .saturation(let factor):
      guard factor > 0 else { return "all is grey: the colours are gone" }
      return "colours are \(Words.percent(abs(factor - 1))) \(factor > 1 ? "more" : "less") saturated"
    }
  }
}

extension PictureLoss {
  /// For example "5 pictures are missing; the motion is the same".
  var phrase: String {
    func are(_ count: Int) -> String { count == 1 ? "1 picture is" : "\(count.groupedText) pictures are" }
    let cause =
      missing == 0
      ? "\(are(held)) shown for longer"
      : held == 0 ? "\(are(missing)) missing" : "\(are(missing)) missing, and those before them stay instead"
    return cause + "; the motion is the same"
  }
}

extension PictureSeam {
  /// For example "a seam at x = 120: what lies to the right of it is shifted by 3 pixels down".
  var phrase: String {
    let side = isVertical ? "to the \(isBehind ? "right" : "left") of it" : isBehind ? "below it" : "above it"
    let way = [Words.distance(Double(x), "to the right", "to the left"), Words.distance(Double(y), "down", "up")]
    return "a seam at \(isVertical ? "x" : "y") = \(place): what lies \(side) is shifted by "
      + way.compactMap(\.self).joined(separator: " and ")
  }
}
