import SwiftUI

/// Puts views into lines, as words are, and begins a new line where the next does not fit.
struct FlowLayout: Layout {
  var spacing = 8.0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(of: subviews, within: proposal.width ?? .infinity)
    return CGSize(
      width: lines.map(\.width).max() ?? 0,
      height: lines.map(\.height).reduce(0, +) + spacing * Double(max(lines.count - 1, 0)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for line in lines(of: subviews, within: bounds.width) {
      var x = bounds.midX - line.width / 2
      for index in line.indices {
        let size = subviews[index].sizeThatFits(.unspecified)
        subviews[index].place(
          at: CGPoint(x: x, y: y + line.height / 2), anchor: .leading, proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += line.height + spacing
    }
  }

  private struct Line {
    var indices: [Int] = []
    var width = 0.0
    var height = 0.0
  }

  private func lines(of subviews: Subviews, within width: Double) -> [Line] {
    var lines: [Line] = []
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      if lines.isEmpty || lines[lines.count - 1].width + spacing + size.width > width {
        lines.append(Line())
      }
      var line = lines.removeLast()
      line.width += size.width + (line.indices.isEmpty ? 0 : spacing)
      line.height = max(line.height, size.height)
      line.indices.append(index)
      lines.append(line)
    }
    return lines
  }
}
