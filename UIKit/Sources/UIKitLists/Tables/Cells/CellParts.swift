import UIKitCore

extension UITableViewCell {
  /// Points between a picture and a text. Apple names none of these.
  private static let (gap, accessoryGap): (CGFloat, CGFloat) = (15, 8)
  /// Where the second text of ``CellStyle/value2`` begins.
  private static let secondColumn: CGFloat = 110

  /// Where the content lies in a cell that is so wide: what it is edited by takes room before and after it, and an accessory after it.
  func contentRoom(in width: CGFloat) -> (minX: CGFloat, width: CGFloat) {
    let start = isEditing && (editing.control != nil || shouldIndentWhileEditing) ? EditControl.width : 0
    var end = width - endWidth
    if let view = shownAccessory { end -= view.bounds.width + accessoryMargin + Self.accessoryGap }
    return (start, max(end - start, 0))
  }

  /// How much the list of titles and what the row is moved by take at the end.
  private var endWidth: CGFloat {
    (table?.sectionIndex.width ?? 0) + (isEditing && editing.reorder != nil ? ReorderControl.width : 0)
  }

  private var accessoryMargin: CGFloat { isEditing && editing.reorder != nil ? 0 : Self.margin }

  /// Puts the accessory, the content and the labels of the cell's style where they belong.
  func layOutParts() {
    let room = contentRoom(in: bounds.width)
    if let view = shownAccessory {
      let (size, end) = (view.bounds.size, bounds.width - endWidth)
      view.frame = CGRect(
        x: end - accessoryMargin - size.width, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
    }
    layOutEditing()
    let content = CGRect(x: room.minX, y: 0, width: room.width, height: bounds.height)
    if contentView.frame != content { contentView.frame = content }
    layOutTexts(in: CGRect(x: 0, y: 0, width: room.width, height: bounds.height))
    swipe?.cellLaidOut()
  }

  private var shownText: UILabel? { used(parts.text) }
  private var shownDetail: UILabel? { used(parts.detail) }
  private func used(_ label: UILabel?) -> UILabel? { label?.text?.isEmpty == false ? label : nil }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  /// Where texts begin in the content.
  var textStart: CGFloat {
    let start = Self.margin + indentation
    guard let image = parts.image?.image else { return start }
    return start + image.size.width + Self.gap
  }

  private func layOutTexts(in room: CGRect) {
    guard !contentView.containsConstraints else { return }
    if let view = parts.image, let image = view.image {
      view.frame = CGRect(
        x: Self.margin + indentation, y: room.midY - image.size.height / 2, width: image.size.width,
        height: image.size.height)
    }
    let start = textStart
    let width = max(room.width - start - Self.margin, 0)
    let text = shownText?.sizeThatFits(CGSize(width: width, height: 0)) ?? .zero
    let detail = shownDetail?.sizeThatFits(CGSize(width: width, height: 0)) ?? .zero
    switch style {
    case .default:
      shownText?.frame = CGRect(x: start, y: 0, width: width, height: room.height)
    case .subtitle:
      let y = room.midY - (text.height + detail.height) / 2
      shownText?.frame = CGRect(x: start, y: y, width: width, height: text.height)
      shownDetail?.frame = CGRect(x: start, y: y + text.height, width: width, height: detail.height)
    case .value1:
      let detailWidth = min(detail.width, width)
      shownText?.frame = CGRect(x: start, y: 0, width: min(text.width, width - detailWidth), height: room.height)
      shownDetail?.frame = CGRect(
        x: start + width - detailWidth, y: 0, width: detailWidth, height: room.height)
    case .value2:
      shownText?.textAlignment = .right
      shownText?.textColor = tintColor
      shownText?.frame = CGRect(
        x: start, y: 0, width: Self.secondColumn - start - Self.accessoryGap, height: room.height)
      shownDetail?.frame = CGRect(
        x: Self.secondColumn, y: 0, width: max(room.width - Self.secondColumn - Self.margin, 0), height: room.height)
    }
  }

  /// How high the texts are, with room above and below.
  func partsHeight(in width: CGFloat) -> CGFloat {
    guard shownText != nil || shownDetail != nil else { return 0 }
    let room = contentRoom(in: width).width - textStart - Self.margin
    let heights = [shownText, shownDetail].map { $0?.sizeThatFits(CGSize(width: room, height: 0)).height ?? 0 }
    return (style == .subtitle ? heights[0] + heights[1] : max(heights[0], heights[1])) + 2 * Self.verticalRoom
  }

  private static let verticalRoom: CGFloat = 11
}
