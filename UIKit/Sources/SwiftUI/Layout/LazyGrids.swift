/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
  /// How wide a column is, in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    /// A share of the room that there is.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// To the next, in points; `nil` for 8.
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

/// Views that fill columns row by row. All of them are made at once: nothing is lazy but the name.
public struct LazyVGrid<Content: View>: PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment, self.spacing) = (columns, alignment, spacing)
    (self.pinnedViews, self.content) = (pinnedViews, content())
  }

  package func update(_ node: Node) {
    pinnedViews.noteIfPinned()
    node.child(.only, content)
    let element = node.container { LazyGridElement(node, axis: .vertical) }
    (element.items, element.gap) = (columns, spacing)
    element.alignment = Alignment(horizontal: alignment, vertical: .center)
  }
}

/// Views that fill rows column by column. All of them are made at once: nothing is lazy but the name.
public struct LazyHGrid<Content: View>: PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.rows, self.alignment, self.spacing) = (rows, alignment, spacing)
    (self.pinnedViews, self.content) = (pinnedViews, content())
  }

  package func update(_ node: Node) {
    pinnedViews.noteIfPinned()
    node.child(.only, content)
    let element = node.container { LazyGridElement(node, axis: .horizontal) }
    (element.items, element.gap) = (rows, spacing)
    element.alignment = Alignment(horizontal: .center, vertical: alignment)
  }
}

/// Whether a view goes over all columns, as a section's header does.
struct WholeLineKey: LayoutValueKey { static let defaultValue = false }

/// Fills tracks, which lie beside each other across its axis, line by line along it.
final class LazyGridElement: Element {
  /// Along which it grows.
  let axis: Axis
  var items: [GridItem] = []
  /// Between two lines, in points; `nil` for 8.
  var gap: CGFloat?
  var alignment = Alignment.center

  init(_ node: Node, axis: Axis) {
    self.axis = axis
    super.init(node)
  }

  private struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment
  }

  /// The tracks in some room.
  private func tracks(_ room: CGFloat?) -> [Track] {
    var tracks: [Track] = []
    func gap(after index: Int) -> CGFloat {
      index < items.count - 1 ? items[index].spacing ?? 8 : 0
    }
    let fixed = items.indices.reduce(CGFloat(0)) { sum, index in
      if case .fixed(let length) = items[index].size {
        sum + length + gap(after: index)
      } else {
        sum + gap(after: index)
      }
    }
    var remaining = room.map { max($0 - fixed, 0) }
    var flexible = items.filter { if case .fixed = $0.size { false } else { true } }.count
    var position: CGFloat = 0
    func clamp(_ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
      max(min(length, most), least)
    }
    for (index, item) in items.enumerated() {
      let alignment = item.alignment ?? .center
      var lengths: [CGFloat]
      let between = item.spacing ?? 8
      let share = remaining.map { $0 / CGFloat(max(flexible, 1)) }
      switch item.size {
      case .fixed(let length): lengths = [length]
      case .flexible(let least, let most): lengths = [clamp(share ?? least, least, most)]
      case .adaptive(let least, let most):
        let count =
          share.map { max(((($0 + between) / max(least + between, 1))).rounded(.down), 1) } ?? 1
        let each = share.map { ($0 - between * (count - 1)) / count } ?? least
        lengths = Array(repeating: clamp(each, least, most), count: Int(min(count, 10_000)))
      }
      if case .fixed = item.size {
      } else {
        let taken = lengths.reduce(0, +) + between * CGFloat(lengths.count - 1)
        remaining = remaining.map { max($0 - taken, 0) }
        flexible -= 1
      }
      for (number, length) in lengths.enumerated() {
        tracks.append(Track(start: position, length: length, alignment: alignment))
        position += length + (number < lengths.count - 1 ? between : gap(after: index))
      }
    }
    return tracks
  }

  private func arrange(_ proposal: ProposedViewSize) -> (size: CGSize, places: [ViewPlacement]) {
    let across = axis.other
    let room = proposal[across].flatMap { $0.isFinite ? $0 : nil }
    let tracks = tracks(room)
    let extent = tracks.last.map { $0.start + $0.length } ?? 0
    guard !tracks.isEmpty else { return (.zero, laidOut.map { _ in .nowhere }) }
    let width = max(room ?? extent, extent)
    let (outer, inner) = (Self.box(width, 0, axis), Self.box(extent, 0, axis))
    let shift =
      axis == .vertical
      ? outer[alignment.horizontal] - inner[alignment.horizontal]
      : outer[alignment.vertical] - inner[alignment.vertical]
    var places: [ViewPlacement] = []
    var position: CGFloat = 0
    for (number, line) in lines(tracks.count).enumerated() {
      if number > 0 { position += gap ?? 8 }
      let isWhole = line.count == 1 && line[0].traits[WholeLineKey.self]
      let lineTracks =
        isWhole ? [Track(start: -shift, length: width, alignment: alignment)] : tracks
      let height = zip(line, lineTracks).map { $0.size(offered($1.length))[axis] }.max() ?? 0
      for (element, track) in zip(line, lineTracks) {
        let proposal = offered(track.length)
        var box = CGSize.zero
        (box[across], box[axis]) = (track.length, height)
        var origin = aligned(element, proposal, in: box, track.alignment)
        origin[across] += track.start + shift
        origin[axis] += position
        places.append(ViewPlacement(origin: origin, proposal: proposal))
      }
      position += height
    }
    var size = CGSize.zero
    (size[across], size[axis]) = (width, position)
    return (size, places)
  }

  private static func box(_ across: CGFloat, _ along: CGFloat, _ axis: Axis) -> ViewDimensions {
    var size = CGSize.zero
    (size[axis.other], size[axis]) = (across, along)
    return ViewDimensions(size: size) { _ in nil }
  }

  private func offered(_ length: CGFloat) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[axis.other] = length
    return proposal
  }

  private func lines(_ count: Int) -> [[Element]] {
    var lines: [[Element]] = []
    var isFull = true
    for element in laidOut {
      let isWhole = element.traits[WholeLineKey.self]
      if isWhole || isFull {
        lines.append([element])
      } else {
        lines[lines.count - 1].append(element)
      }
      isFull = isWhole || lines[lines.count - 1].count == count
    }
    return lines
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { arrange(proposal).size }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ViewPlacement] {
    var proposal = proposal
    proposal[axis.other] = size[axis.other]
    return arrange(proposal).places
  }
}
