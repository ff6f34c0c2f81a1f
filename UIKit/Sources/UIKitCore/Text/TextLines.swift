import QuartzCore
import Springform

/// Where the lines of a label's text lie, from the first one's upper left corner, in points.
struct TextLines {
  let size: CGSize
  /// What follows the last letter: no width, and the height of its line.
  let end: CGRect

  /// - Parameters:
  ///   - content: the text, how it looks, and how many lines it may have.
  ///   - width: the longest a line may be; `nil` for no other breaks than the text's own.
  init(_ content: LabelContent, width: CGFloat?) {
    let text = content.text
    let lastFont = text.runs.last { !$0.string.isEmpty }.map { UIFont($0.attributes.font) }
    let line = (lastFont ?? content.look.font).lineHeight
    let layout = TextMeasure.layout(
      text, width: width.map(Double.init), lines: content.lines > 0 ? content.lines : nil,
      truncation: content.look.lineBreakMode.truncation)
    size = CGSize(width: CGFloat(layout.size.width), height: max(CGFloat(layout.size.height), line))
    let isNewLine = text.runs.last { !$0.string.isEmpty }?.string.last?.isNewline == true && !layout.isTruncated
    if !isNewLine, let last = layout.parts.last {
      end = CGRect(x: last.frame.maxX, y: last.frame.minY, width: 0, height: last.frame.height)
    } else {
      let room = width ?? size.width
      let x: CGFloat =
        switch content.look.alignment {
        case .center: room / 2
        case .right: room
        default: 0
        }
      end = CGRect(x: x, y: size.height - line, width: 0, height: line)
    }
  }
}
