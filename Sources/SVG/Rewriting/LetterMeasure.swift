import SpringformText

extension SVGElement {
  /// Where each character of a text begins and ends, in pixels, in the font that librsvg takes for it.
  func letterPlaces(of text: String) -> [(start: Double, end: Double)] {
    let family = (inherited("font-family") ?? "Times New Roman").filter { !"\"'".contains($0) }
    let weight =
      switch inherited("font-weight") {
      case "bold", "bolder": " 700"
      case let text?: Int(text).map { " \($0)" } ?? ""
      case nil: ""
      }
    let style = ["italic": " Italic", "oblique": " Oblique"][inherited("font-style") ?? ""] ?? ""
    return LetterPlaces(text, description: family + "," + style + weight, size: fontSize).places
  }
}
