import CoreGraphics
import Springform
import UIKit

extension Text {
  /// The text as the stage draws it.
  /// - Parameters:
  ///   - environment: says what the text itself leaves open.
  ///   - color: that of letters without one of their own.
  func attributed(in environment: EnvironmentValues, _ color: Springform.Color) -> AttributedText {
    var result = AttributedText([])
    for run in runs {
      let style = run.style
      var font = environment.stageFont(of: style.font)
      if let weight = style.weight ?? environment.fontWeight { font.weight = weight.weight }
      font.isItalic = font.isItalic || style.isItalic || environment.isItalic
      font.hasMonospacedDigits = font.hasMonospacedDigits || style.hasMonospacedDigits
      var attributes = TextAttributes(font: font)
      attributes.color = style.color.map { $0.resolved(in: environment).stageColor } ?? color
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
    case .named(let name):
      picture = UIImage(named: name)
      if picture == nil { noteMissing("the picture \"\(name)\" of the asset catalogue") }
    case .symbol(let name):
      isSymbol = true
      let font = environment.stageFont
      let weight = UIImage.SymbolWeight(environment.fontWeight?.weight ?? font.weight)
      picture = UIImage(
        systemName: name,
        withConfiguration: UIImage.SymbolConfiguration(
          pointSize: CGFloat(font.size), weight: weight))
    }
    return switch renderingMode {
    case .template: (picture, true)
    case .original: (picture, false)
    case nil: (picture, isSymbol || picture?.renderingMode == .alwaysTemplate)
    }
  }
}
