import Springform
import UIKit

/// The rows of a list, with what lies behind, between, before and beside them.
struct ListRows<Content: View>: PrimitiveView {
  let isPlain: Bool
  let content: Content
  var selection: RowSelection?
  /// Where taps come from.
  var taps: RowTaps?

  /// What of a row a child of the list's node is.
  private struct Part: Hashable {
    enum Kind: Hashable { case edit, reorder, button(Int) }
    let row: ObjectIdentifier
    let kind: Kind
  }

  func update(_ node: Node) {
    let fingers = node.state as? RowFingers ?? RowFingers(node)
    node.state = fingers
    var environment = node.environment
    environment.isListRow = true
    let sources = node.child(.part(0, 0), content, environment: environment).outerElements
    let rows = fingers.order(fingers.cells(for: sources))
    let element = node.own { ListElement(node, fingers) }
    fingers.list = element
    element.isEditing = node.environment.editMode?.wrappedValue.isEditing == true
    fingers.selection = selection
    taps?.fingers = fingers
    let selected = selection?.read() ?? []
    var cards: [Int: Element] = [:]
    var backgrounds: [ObjectIdentifier: Element] = [:]
    var lines: [Element] = []
    for (index, row) in rows.enumerated() {
      let section = row.traits.listSection
      if !isPlain, section.role == .row, cards[section.section] == nil {
        let card = RoundedRectangle(cornerRadius: ListElement.cornerRadius).fill(
          Color(uiColor: .secondarySystemGroupedBackground))
        cards[section.section] = node.child(.part(1, section.section), card).elements.first
      }
      if let view = row.traits[RowBackgroundKey.self] {
        backgrounds[ObjectIdentifier(row)] =
          node.child(.part(2, index), ZStack { view }).elements.first
      } else if let tag = fingers.tag(of: row), selected.contains(tag) {
        backgrounds[ObjectIdentifier(row)] =
          node.child(.part(4, index), ground(of: index, in: rows)).elements.first
      }
      if section.role == .row {
        lines += node.child(.part(3, lines.count), Color(uiColor: .separator)).elements
      }
    }
    var controls: [ObjectIdentifier: RowControls] = [:]
    for row in rows {
      let choice = selection?.isMultiple == true ? fingers.tag(of: row).map(selected.contains) : nil
      let shown = controlsOf(row, choice: choice, in: element, node, fingers)
      controls[ObjectIdentifier(row)] = shown
      guard let cell = row as? RowCell else { continue }
      let swipe = fingers.swipes[ObjectIdentifier(cell.row)]
      let buttons = (swipe?.actions ?? []).enumerated().compactMap { index, action in
        node.child(
          part(cell.row, .button(index)), RowSwipeButton(action: action) { [weak fingers] in fingers?.perform(action) }
        ).elements.first
      }
      cell.show(swipe, behind: backgrounds[ObjectIdentifier(row)], parts: shown.all, buttons: buttons)
      cell.ground = Color(uiColor: isPlain ? .systemBackground : .secondarySystemGroupedBackground)
      cell.isLifted = fingers.drag?.row == ObjectIdentifier(cell.row)
    }
    (element.isPlain, element.cards, element.backgrounds, element.lines) = (
      isPlain, cards, backgrounds, lines
    )
    (element.rows, element.controls) = (rows, controls)
    // In the order in which they are drawn; cards by their sections, and last the row that is dragged.
    let free = rows.filter { !($0 is RowCell) }
    let (lifted, lying) = rows.split { ($0 as? RowCell)?.isLifted == true }
    element.children =
      cards.sorted { $0.key < $1.key }.map(\.value) + free.compactMap { backgrounds[ObjectIdentifier($0)] } + lines
      + lying + free.flatMap { controls[ObjectIdentifier($0)]?.all ?? [] } + lifted
  }

  /// What lies behind a selected row; its corners are those of the card that it lies on.
  private func ground(of index: Int, in rows: [Element]) -> some View {
    let section = rows[index].traits.listSection
    func ends(_ other: Int) -> CGFloat {
      isPlain || rows.indices.contains(other) && rows[other].traits.listSection == section
        ? 0 : ListElement.cornerRadius
    }
    let (top, bottom) = (ends(index - 1), ends(index + 1))
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top
    )
    .fill(Color(uiColor: .systemGray4))
  }

  private func part(_ row: Element, _ kind: Part.Kind) -> Node.Key {
    .id(AnyHashable(Part(row: ObjectIdentifier(row), kind: kind)), 0)
  }

  /// What the row is deleted and moved by while the list is edited.
  /// - Parameter choice: of a row among which several can be chosen, whether it is.
  private func controlsOf(
    _ row: Element, choice: Bool?, in list: ListElement, _ node: Node, _ fingers: RowFingers
  ) -> RowControls {
    let edits = row.traits[RowEditsKey.self]
    let row = row.ownRow
    let isShown = list.isEditing
    var shown = RowControls()
    if let choice {
      let sign = RowControl(isShown: isShown, width: EditControl.width) { _ in
        EditControl(.choice)
      } update: {
        $0.isChosen = choice
      }
      (shown.edit, shown.hasEdit) = (node.child(part(row, .edit), sign).outerElements.first, isShown)
    } else if edits.deletable != nil {
      let sign = RowControl(isShown: isShown, width: EditControl.width) { _ in
        let control = EditControl(.delete)
        control.onTap = { [weak fingers, weak row] in if let row { fingers?.openDeletion(of: row) } }
        return control
      }
      (shown.edit, shown.hasEdit) = (node.child(part(row, .edit), sign).outerElements.first, isShown)
    }
    if edits.movable != nil {
      let grip = RowControl(isShown: isShown, width: ReorderControl.width) { _ in
        let control = ReorderControl(frame: .zero)
        control.follow = { [weak fingers, weak row] in if let row { fingers?.follow($0, row) } }
        return control
      }
      (shown.reorder, shown.hasReorder) = (node.child(part(row, .reorder), grip).outerElements.first, isShown)
    }
    return shown
  }
}

/// What a row is deleted or moved by, which fades in while its list is edited.
private struct RowControl<Control: UIView>: View {
  let isShown: Bool
  let width: CGFloat
  let make: (Node) -> Control
  var update: (Control) -> Void = { _ in }

  var body: some View {
    if isShown {
      let (width, update) = (width, update)
      PlatformView<Control>(
        make: make, update: { view, _ in update(view) }, sizing: { CGSize(width: width, height: $1.height ?? 0) })
    }
  }
}

extension [Element] {
  fileprivate func split(_ isFirst: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}

/// What lies at the ends of a row while its list is edited.
struct RowControls {
  var edit: Element?
  var reorder: Element?
  /// Whether they are there, rather than on their way out.
  var (hasEdit, hasReorder) = (false, false)

  var all: [Element] { [edit, reorder].compactMap(\.self) }
  /// How much room they take at each end, in points.
  var room: (leading: CGFloat, trailing: CGFloat) {
    (hasEdit ? EditControl.width : 0, hasReorder ? ReorderControl.width : 0)
  }
}

extension ViewTraits {
  /// Rows outside of sections are one.
  fileprivate var listSection: SectionPart {
    self[SectionPartKey.self] ?? SectionPart(section: 0, role: .row)
  }
}

final class ListElement: Element {
  var isPlain = false
  var isEditing = false
  var rows: [Element] = []
  var controls: [ObjectIdentifier: RowControls] = [:]
  var cards: [Int: Element] = [:]
  var backgrounds: [ObjectIdentifier: Element] = [:]
  var lines: [Element] = []
  private let fingers: RowFingers
  /// Where the rows with what is around them lie in the list.
  private var frames: [(row: Element, frame: CGRect)] = []

  // In points, as UIKit's lists have them.
  private static let margin: CGFloat = 16
  private static let gapBetweenSections: CGFloat = 20
  static let cornerRadius: CGFloat = 10

  init(_ node: Node, _ fingers: RowFingers) {
    self.fingers = fingers
    super.init(node)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    arrange(proposal.width ?? 320).size
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ViewPlacement] {
    let arrangement = arrange(size.width)
    frames = arrangement.frames
    return laidOut.map { arrangement.places[ObjectIdentifier($0)] ?? .nowhere }
  }

  override func place(_ size: CGSize, _ proposal: ProposedViewSize, on surface: Surface) {
    super.place(size, proposal, on: surface)
    var above = parent
    while let element = above, !(element is ScrollElement) { above = element.parent }
    if let scroll = above as? ScrollElement { fingers.attach(to: scroll) }
  }

  // MARK: What fingers ask

  /// How wide rows are with what is around them, in points.
  var rowWidth: CGFloat { frames.first?.frame.width ?? 0 }

  /// The row at a point of the list's surface.
  func row(at point: CGPoint) -> Element? { row(inside: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)) }

  /// The row at a point of the list.
  func row(inside point: CGPoint) -> Element? {
    frames.first { $0.frame.contains(point) && $0.row.traits.listSection.role == .row }.map(\.row.ownRow)
  }

  func cellFrame(of row: Element) -> CGRect? {
    frames.first { $0.row.ownRow === row }?.frame
  }

  /// Where a dragged row would be among those of its data: behind all whose middles lie above its own.
  func place(of drag: RowDrag) -> Int {
    let others = frames.filter { drag.goes(among: $0.row) && ObjectIdentifier($0.row.ownRow) != drag.row }
    return others.filter { $0.frame.midY < drag.middle }.count
  }

  // MARK: Layout

  private typealias Arrangement = (
    size: CGSize, places: [ObjectIdentifier: ViewPlacement], frames: [(row: Element, frame: CGRect)]
  )

  private func arrange(_ width: CGFloat) -> Arrangement {
    var places: [ObjectIdentifier: ViewPlacement] = [:]
    var frames: [(row: Element, frame: CGRect)] = []
    func put(_ element: Element, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat?) {
      places[ObjectIdentifier(element)] = ViewPlacement(
        origin: CGPoint(x: x, y: y), proposal: ProposedViewSize(width: width, height: height))
    }
    let margin = isPlain ? 0 : Self.margin
    var y = isPlain ? 0 : Self.gapBetweenSections
    var starts: [Int: CGFloat] = [:]
    var ends: [Int: CGFloat] = [:]
    var before: (part: SectionPart, showsLine: Bool)?
    var unusedLines = lines[...]
    for row in rows where !row.isLeaving {
      let part = row.traits.listSection
      if let before, before.part.section != part.section {
        y += isPlain ? 0 : Self.gapBetweenSections
      }
      let cell = row as? RowCell
      if let cell, cell.collapses {
        put(cell, margin, y, width - 2 * margin, 0)
        continue
      }
      let isRow = part.role == .row
      var insets =
        row.traits[RowInsetsKey.self]
        ?? EdgeInsets(
          top: isRow ? 11 : 7, leading: isPlain && isRow ? 20 : Self.margin, bottom: isRow ? 11 : 7,
          trailing: isPlain && isRow ? 20 : Self.margin)
      let shown = controls[ObjectIdentifier(row)] ?? RowControls()
      insets.leading += shown.room.leading
      insets.trailing += shown.room.trailing
      let room = max(width - 2 * margin - insets.leading - insets.trailing, 0)
      let inner = row.ownRow.size(ProposedViewSize(width: room, height: nil))
      let environment = node.environment
      let least = isRow ? environment.defaultMinListRowHeight : environment.defaultMinListHeaderHeight ?? 0
      let height = max(inner.height + insets.top + insets.bottom, least)
      let free = height - insets.top - insets.bottom - inner.height
      var frame = CGRect(x: margin, y: y, width: width - 2 * margin, height: height)
      if cell?.isLifted == true, let drag = fingers.drag { frame.origin.y = drag.middle - height / 2 }
      frames.append((row, frame))
      /// Of what lies in the row's cell.
      func putInside(_ element: Element, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat?) {
        guard let cell else { return put(element, frame.minX + x, frame.minY + y, width, height) }
        cell.inner[ObjectIdentifier(element)] = ViewPlacement(
          origin: CGPoint(x: x, y: y), proposal: ProposedViewSize(width: width, height: height))
      }
      if let cell { put(cell, frame.minX, frame.minY, frame.width, height) }
      putInside(row.ownRow, insets.leading, insets.top + free / 2, room, nil)
      if let background = backgrounds[ObjectIdentifier(row)] { putInside(background, 0, 0, frame.width, height) }
      if let edit = shown.edit { putInside(edit, 0, 0, EditControl.width, height) }
      if let reorder = shown.reorder {
        putInside(reorder, frame.width - ReorderControl.width, 0, ReorderControl.width, height)
      }
      let showsLine = row.traits[RowLineKey.self]
      if isRow {
        if let before, before.part == part, before.showsLine, showsLine,
          let line = unusedLines.popFirst()
        {
          let thickness = 1 / host.pixelScale
          let end = isPlain ? 0 : margin
          put(
            line, margin + insets.leading, y - thickness, width - margin - insets.leading - end,
            thickness)
        }
        if starts[part.section] == nil { starts[part.section] = y }
        ends[part.section] = y + height
      }
      before = (part, showsLine)
      y += height
    }
    for (section, card) in cards {
      guard let start = starts[section], let end = ends[section] else { continue }
      put(card, margin, start, width - 2 * margin, end - start)
    }
    for case let cell as RowCell in rows {
      let part = cell.traits.listSection
      guard let own = frames.first(where: { $0.row === cell })?.frame else { continue }
      let isFirst = own.minY == starts[part.section]
      cell.corners(isFirst: isFirst, isLast: own.maxY == ends[part.section], radius: isPlain ? 0 : Self.cornerRadius)
    }
    return (CGSize(width: width, height: y + (isPlain ? 0 : Self.gapBetweenSections)), places, frames)
  }
}
