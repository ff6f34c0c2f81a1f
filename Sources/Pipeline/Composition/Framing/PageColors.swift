import SpringformBitmap
import SpringformGeometry

/// The colours that go with a page.
struct PageColors {
  let page: Color
  let isDark: Bool
  let text: Color
  let faintText: Color
  /// The line around a picture that may be of the page's own colour.
  let hairline: Color
  /// How dark shadows are, 0...1; none falls on a page that is not opaque.
  let shadow: Double

  private static let darkText = Color.rgb(29, 29, 31)
  private static let lightText = Color.rgb(245, 245, 247)

  init(page: Color) {
    self.page = page
    // What is seen of a page that is not opaque is not known: gray reads on light and on dark.
    guard page.alpha >= 0.5 else {
      text = Color.rgb(118, 118, 128)
      faintText = text
      hairline = Color(white: 0.5, alpha: 0.35)
      shadow = 0
      isDark = false
      return
    }
    isDark = Self.contrast(Self.lightText, page) > Self.contrast(Self.darkText, page)
    text = isDark ? Self.lightText : Self.darkText
    faintText = text.withAlpha(0.66)
    hairline = isDark ? Color(white: 1, alpha: 0.14) : Color(white: 0, alpha: 0.1)
    shadow = page.alpha < 1 ? 0 : isDark ? 0.55 : 0.2
  }

  /// The contrast ratio of WCAG 2.2: 1 to 21.
  private static func contrast(_ a: Color, _ b: Color) -> Double {
    let (high, low) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)
  }

  private static func luminance(_ color: Color) -> Double {
    0.2126 * SRGB.linear(color.red) + 0.7152 * SRGB.linear(color.green) + 0.0722 * SRGB.linear(color.blue)
  }
}
