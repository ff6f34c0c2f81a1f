import SpringformBitmap

/// Chooses the smallest image of a picture that changes no more colours than one table holds.
///
/// What stays may be drawn again in the colour that is on screen. So the table may be the global one, its first part, or
/// one of its own; what that has room for beside the colours that change are those most frequent among what stays.
struct GIFExactImage {
  /// Everything that changes.
  let changes: GIFChanges
  let task: GIFImageTask
  /// The colours that certainly are on screen where nothing changes, with 0 for unknown ones.
  private let staying: ColorHistogram

  init(of changes: GIFChanges, for task: GIFImageTask) {
    self.changes = changes
    self.task = task
    staying = changes.hasUnchanged ? changes.unchangedColors(in: task.known) : ColorHistogram()
  }

  func smallest() -> GIFImage? {
    var best: (rectangle: GIFRectangle, image: GIFImage)?
    for table in tables() {
      let rectangle = rectangle(table)
      let image = rectangle.longest()
      if image.size < best?.image.size ?? .max { best = (rectangle, image) }
    }
    return best.map { $0.rectangle.smallest($0.image) }
  }

  private func tables() -> [GIFTable] {
    var tables: [GIFTable] = []
    let colors = changes.histogram.colors
    if let global = task.global?.palette {
      let indices = colors.compactMap { global.index(of: $0) }
      if indices.count == colors.count {
        for isShort in [true, false] {
          let table =
            GIFTable(
              global: global.colors, drawing: indices, hasTransparentEntry: hasTransparentEntry, isShort: isShort)
            ?? redrawing(global.colors)
          if let table, table.codeSize >= (tables.last?.codeSize ?? 0) + 2 { tables.append(table) }
        }
      }
    }
    let least = tables.first?.codeSize ?? .max
    return tables + localTables().filter { $0.codeSize < least }
  }

  private var hasTransparentEntry: Bool { changes.hasUnchanged || task.needsTransparentEntry }

  /// The global table where all of its colours are drawn, and what stays has these colours, too.
  private func redrawing(_ colors: [UInt32]) -> GIFTable? {
    let table = ColorTable(colors)
    guard !task.needsTransparentEntry, staying.colors.allSatisfy(table.contains) else { return nil }
    return GIFTable(wholeGlobal: colors, hasTransparentEntry: false)
  }

  /// None when there are too many colours.
  private func localTables() -> [GIFTable] {
    let changing = changes.histogram
    let isChanging = ColorTable(changing.colors)
    let others = staying.byFrequency { !isChanging.contains($0) }
    let colors = changing.colors.isEmpty ? [0xFF00_0000] : changing.byFrequency
    let most = task.settings.maximumColors
    // With similar colours an entry for what stays is worth a larger table: what is drawn again must not take one.
    let isFull =
      colors.count == most || colors.count == 1 << GIFTable.bitDepth(entries: colors.count) && !allowsSimilarColors
    var tables: [GIFTable] = []
    if !hasTransparentEntry || isFull && others.isEmpty && !task.needsTransparentEntry {
      tables.append(GIFTable(local: colors, hasTransparentEntry: false))
    }
    guard hasTransparentEntry, colors.count < most else { return tables }
    let entries = min(1 << GIFTable.bitDepth(entries: colors.count + 1), most)
    let room = entries - 1 - colors.count
    return tables + [GIFTable(local: colors + others.filter { $0 != 0 }.prefix(room), hasTransparentEntry: true)]
  }

  private func rectangle(_ table: GIFTable) -> GIFRectangle {
    let colors = ColorTable(table.colors)
    func index(_ color: UInt32) -> UInt8? {
      colors.position(of: color).map { UInt8(truncatingIfNeeded: $0) }.flatMap { table.draws($0) ? $0 : nil }
    }
    let drawn = changes.histogram.colors.map { index($0) ?? 0 }
    let transparent = table.transparentIndex ?? 0
    var indices = changes.indices(drawn, else: transparent)
    var unchanged: [UInt8] = []
    if changes.hasUnchanged {
      unchanged = changes.unchangedIndices(in: task.known, none: transparent) { $0 == 0 ? nil : index($0) }
      if table.transparentIndex == nil {
        // Everything is drawn: what changes and what stays each has 0 where the other has its index.
        indices = zip(indices, unchanged).map { $0 | $1 }
        unchanged = []
      }
    }
    let neighbors = neighbors(in: table)
    return GIFRectangle(
      rect: changes.rect, table: table, indices: indices, unchanged: unchanged, neighbors: neighbors,
      resting: neighbors.isEmpty ? [] : task.restingInRect)
  }

  private var allowsSimilarColors: Bool { task.settings.exactTolerance > 0 && task.fixedColors.isEmpty }

  /// Similar colours that may be shown where the quality allows it, but not for fills unless loss is asked for, and not where
  /// what stays is drawn again.
  private func neighbors(in table: GIFTable) -> PaletteNeighbors {
    guard allowsSimilarColors, table.transparentIndex != nil || !changes.hasUnchanged else { return .none }
    let fills = ColorTable(
      task.settings.keepsFills ? Palette.fills(of: changes.histogram, room: table.colors.count) : [])
    return PaletteNeighbors(
      among: table.colors, tolerance: task.settings.exactTolerance, restingLevels: task.settings.exactRestingLevels,
      isDrawn: { table.draws(UInt8(truncatingIfNeeded: $0)) }, mayChange: { !fills.contains(table.colors[$0]) })
  }
}
