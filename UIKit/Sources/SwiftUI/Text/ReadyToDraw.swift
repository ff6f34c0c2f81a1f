import CoreGraphics
import Springform
import UIKit

// Texts and pictures as the stage draws them: in a layer, and on a canvas.

extension EnvironmentValues {
  /// The stage's font for letters of a style.
  /// - Parameter scale: how much smaller they are than they would be, to fit, 0...1.
  func stageFont(of style: Text.Style, scale: CGFloat = 1) -> Springform.Font {
    var font = stageFont(of: style.font)
    if let weight = style.weight ?? fontWeight { font.weight = weight.weight }
    font.isItalic = font.isItalic || style.isItalic || isItalic
    font.hasMonospacedDigits = font.hasMonospacedDigits || style.hasMonospacedDigits
    font.size *= Double(scale * style.scale * textScale)
    return font
  }
}

extension Text {
  /// The text as the stage draws it.
  /// - Parameters:
  ///   - environment: says what the text itself leaves open.
  ///   - scale: how much smaller letters are than they would be, to fit, 0...1.
  ///   - color: that of letters of a style.
  func attributed(
    in environment: EnvironmentValues, scale: CGFloat = 1, color: (Style) -> Springform.Color
  ) -> AttributedText {
    var result = AttributedText([])
    for run in runs {
      let style = run.style
      var attributes = TextAttributes(font: environment.stageFont(of: style, scale: scale))
      attributes.color = color(style)
      attributes.letterSpacing = Double(style.kerning != 0 ? style.kerning : environment.kerning)
      if style.isUnderlined { attributes.underline = TextAttributes.Rule() }
      if style.isStruckThrough { attributes.strikethrough = TextAttributes.Rule() }
      attributes.baselineOffset = Double(style.baselineOffset)
      attributes.paragraph.alignment = environment.multilineTextAlignment.onStage
      attributes.paragraph.lineSpacing = Double(environment.lineSpacing)
      result.runs.append(AttributedText.Run(environment.textCase(run.string), attributes))
    }
    return result
  }
}

extension Image {
  /// The picture, and whether it is a template for a colour.
  func picture(in environment: EnvironmentValues) -> (picture: UIImage?, isTemplate: Bool) {
    let picture: UIImage?
    var isSymbol = false
    switch source {
    case .picture(let given): picture = given
    case .named(let asset):
      picture = asset.picture(for: environment.colorScheme)
      if picture == nil { noteOnce("the asset catalogue has no picture \"\(asset.name)\"") }
    case .symbol(let name):
      isSymbol = true
      picture = Self.symbol(name, in: environment)
    }
    return switch renderingMode {
    case .template: (picture, true)
    case .original: (picture, false)
    case nil: (picture, isSymbol || picture?.renderingMode == .alwaysTemplate)
    }
  }

  /// A symbol as large and as bold as the text around it, or larger.
  static func symbol(_ name: String, in environment: EnvironmentValues, enlargedBy factor: CGFloat = 1) -> UIImage? {
    let font = environment.stageFont
    let weight = UIImage.SymbolWeight(environment.fontWeight?.weight ?? font.weight)
    return UIImage(
      systemName: environment.symbolVariants.shownName(of: name),
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: CGFloat(font.size) * factor, weight: weight, scale: environment.imageScale.symbolScale))
  }
}
