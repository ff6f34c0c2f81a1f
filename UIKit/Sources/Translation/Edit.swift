import SwiftSyntax

/// A piece of a source and what stands there instead. Lines keep their numbers.
struct Edit {
  let start: AbsolutePosition
  let end: AbsolutePosition
  let text: String

  init(_ start: AbsolutePosition, _ end: AbsolutePosition, _ text: String) {
    (self.start, self.end, self.text) = (start, end, text)
  }

  /// Replaces a node, but not the space and the comments around it.
  init(_ node: some SyntaxProtocol, _ text: String) {
    self.init(node.positionAfterSkippingLeadingTrivia, node.endPositionBeforeTrailingTrivia, text)
  }

  init(insert text: String, at position: AbsolutePosition) { self.init(position, position, text) }
}

extension DeclModifierListSyntax {
  /// Those of some names, where they stand: what the list's own `filter` returns has lost its places.
  func called(_ names: String...) -> [DeclModifierSyntax] { map(\.self).filter { names.contains($0.name.text) } }
}

extension [Edit] {
  /// The source with all edits made. None overlaps another; of two at one place the first comes first.
  func applied(to source: String) -> String {
    let bytes = Array<UInt8>(source.utf8)
    var result: [UInt8] = []
    var position = 0
    let ordered = enumerated().sorted {
      ($0.element.start.utf8Offset, $0.offset) < ($1.element.start.utf8Offset, $1.offset)
    }
    for edit in ordered.map(\.element) where edit.start.utf8Offset >= position {
      result += bytes[position..<edit.start.utf8Offset]
      result += edit.text.utf8
      position = edit.end.utf8Offset
      // What an edit takes out of several lines is made up for.
      let lost = bytes[edit.start.utf8Offset..<position].count { $0 == UInt8(ascii: "\n") }
      let made = edit.text.count { $0 == "\n" }
      result += Array<UInt8>(repeating: UInt8(ascii: "\n"), count: lost > made ? lost - made : 0)
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }
}
