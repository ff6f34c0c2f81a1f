package import SpringformCodecs
package import SpringformGeometry
import SpringformMotion
import SpringformNumerics
import SpringformScene
package import SpringformText

/// Scenes that play together, and the pictures that show them.
package struct Composition: Sendable {
  private let playbacks: [Playback]
  private let kind: SceneTable.Kind
  private let settings: RenderSettings
  /// The refreshes shown, those of the longest scene; a shorter one stays at its last.
  private let shown: Range<Int>
  /// The refreshes that the one picture shows; `nil` when there is a picture for each.
  private let stops: [Int]?
  private let isOnion: Bool
  /// What happens at each moment of a single scene's film strip, in few words; empty where nothing does.
  package let notes: [String]?
  /// `nil` for nothing but the scene.
  private let sheet: Sheet?
  /// Pixels per point; a strip of several scenes, whose rows cannot be broken, may have fewer than it was asked for.
  package let scale: Double

  /// What a film strip's width is kept to where nobody asked for more: pages and reviews show no wider ones as they are. In points, so
  /// that a scene's strip has the same rows at any scale; of several scenes, whose rows cannot be broken, in pixels.
  private static let usualWidth = 2000.0

  /// The most scenes at a time.
  package static let maximumSceneCount = 100

  /// - Parameters:
  ///   - table: the scenes.
  ///   - settings: how they are drawn; the same for all.
  ///   - layout: which moments a picture shows.
  ///   - framing: what stands around them.
  ///   - isScaleFree: whether nobody asked for the settings' scale.
  /// - Throws: ``CompositionError``, ``StyledTextError``, ``PlaybackError``, and what the scenes throw.
  package init(
    _ table: SceneTable, settings: RenderSettings, layout: FrameLayout = .each,
    framing: Framing = Framing(), isScaleFree: Bool = false
  ) throws {
    guard (1...Self.maximumSceneCount).contains(table.scenes.count) else {
      throw CompositionError.sceneCount(table.scenes.count)
    }
    if let padding = framing.padding, !(0...Framing.maximumPadding).contains(padding) {
      throw CompositionError.padding(padding)
    }
    playbacks = try table.scenes.map { try Playback($0, settings: settings) }
    self.settings = settings
    kind = table.kind
    let shown = playbacks[0].shown.lowerBound..<(playbacks.map(\.shown.upperBound).max() ?? 0)
    self.shown = shown
    let moments = try ChosenMoments(layout, of: playbacks, shown: shown)
    (stops, notes) = (moments.stops, moments.notes)
    if case .onion = layout { isOnion = true } else { isOnion = false }
    let strip = isOnion ? nil : moments.times
    guard table.scenes.count > 1 || layout.moments != nil && !isOnion || framing != Framing() else {
      sheet = nil
      scale = settings.scale
      return
    }
    let (sizes, background) = (playbacks.map(\.size), playbacks[0].background)
    func makeSheet(columns: Int? = nil, scale: Double) throws -> Sheet {
      try Sheet(
        Sheet.Content(table, sizes: sizes, strip: strip, notes: moments.notes ?? [], columns: columns), framing,
        background: background, scale: scale)
    }
    var sheet = try makeSheet(columns: layout.columns, scale: settings.scale)
    var scale = settings.scale
    if let count = strip?.count, layout.columns == nil {
      if table.scenes.count == 1 {
        var rows = 1
        while sheet.background.size.width > Self.usualWidth, rows < count {
          rows += 1
          sheet = try makeSheet(columns: (count + rows - 1) / rows, scale: scale)
        }
      } else if isScaleFree, sheet.background.size.width * scale > Self.usualWidth {
        scale = max(Self.usualWidth / sheet.background.size.width, 0.001)
        // Edges lie between pixels, which are larger now.
        sheet = try makeSheet(scale: scale)
        scale = max(min(scale, Self.usualWidth / sheet.background.size.width), 0.001)
      }
    }
    self.sheet = sheet
    self.scale = scale
  }

  /// Shows a scene as it is.
  package init(_ playback: Playback) {
    playbacks = [playback]
    kind = .single
    settings = playback.settings
    shown = playback.shown
    stops = nil
    notes = nil
    isOnion = false
    sheet = nil
    scale = playback.settings.scale
  }

  /// The pictures' canvas in points.
  package var size: Size { sheet?.background.size ?? playbacks[0].size }

  package var pictureCount: Int { stops == nil ? shown.count : 1 }

  /// The times of the scene that a film strip or an onion skin shows, in seconds.
  package var times: [Double]? { stops?.map { playbacks[0].clock.tick($0).time } }

  /// Draws the pictures in parallel and hands them to a sink in order, then finishes the sink.
  ///
  /// The scenes are played, and the sink fed, by the calling task, while at most `jobs` other pictures are being drawn; so
  /// memory does not grow with the length of the animation. A picture equal to the one before is not drawn again.
  /// - Parameters:
  ///   - sink: where the pictures go.
  ///   - progress: called after each picture that the sink took, with the count so far and the total.
  /// - Returns: what is known of the scenes afterwards.
  /// - Throws: what the scenes, the drawing or the sink throws.
  @discardableResult
  package func render(
    into sink: any FrameSink, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws -> Rendered {
    var settings = settings
    settings.scale = scale
    let renderer = try ParallelRenderer(size: size, background: sheet?.background, settings: settings)
    var sameness = SweepSameness(kind)
    let cursors = try playbacks.map { try PlaybackCursor($0) }
    defer { for cursor in cursors { cursor.end() } }
    try await renderer.render(
      pictureCount, times: frameTimes, into: sink, progress: { progress($0, pictureCount) }
    ) { number in
      let refreshes = stops ?? [shown.lowerBound + number]
      let states = try cursors.map { cursor in try refreshes.map { try cursor.state(at: $0) } }
      let lists = states.map { $0.map(\.list) }
      sameness.look(at: lists)
      let picture = compose(lists)
      guard let shutter = settings.shutter, shutter.angle > 0, states.joined().contains(where: { !$0.isStill }) else {
        return .moment(picture)
      }
      return .exposure(picture) { try exposures(states, count: shutter.sampleCount) }
    }
    return Rendered(
      fonts: Set(cursors.flatMap(\.usedFonts)).sorted(), unchangingDirections: sameness.unchangingDirections)
  }

  /// What is known of the scenes once they have been drawn.
  package struct Rendered: Sendable {
    /// The faces that drew their texts, in ascending order.
    package let fonts: [FontFace]
    /// Directions of a table, 0 for the first, along which all scenes looked the same all the time.
    package let unchangingDirections: [Int]
  }

  /// When a picture appears and goes, in seconds of the result.
  private func frameTimes(of number: Int) -> (start: Double, end: Double) {
    let hold = number == pictureCount - 1 ? settings.hold ?? playbacks.map(\.scene.hold).max() ?? 0 : 0
    return (Double(number) / settings.rate, Double(number + 1) / settings.rate + hold)
  }

  /// One picture of what the scenes show at the moments it has of each.
  private func compose(_ lists: [[DisplayList]]) -> DisplayList {
    let cells = isOnion ? lists.map { OnionSkin(of: $0).list } : Array(lists.joined())
    return sheet?.compose(cells) ?? cells[0]
  }

  /// The picture at each moment while the shutter is open.
  private func exposures(_ states: [[PlaybackCursor.State]], count: Int) throws -> [DisplayList] {
    let exposures = try zip(playbacks, states).map { playback, states in
      try states.map { $0.isStill ? Array(repeating: $0.list, count: count) : try playback.exposure(at: $0.refresh) }
    }
    return (0..<count).map { moment in compose(exposures.map { $0.map { $0[moment] } }) }
  }
}

extension Sheet.Content {
  /// - Parameters:
  ///   - sizes: of the scenes, in points.
  ///   - strip: the times of a film strip's moments, in seconds.
  ///   - notes: what happens at them, where the strip is a single scene's.
  ///   - columns: of a single scene's strip; as many as it has moments by default.
  fileprivate init(
    _ table: SceneTable, sizes: [Size], strip: [Double]?, notes: [String], columns: Int?
  ) throws(CompositionError) {
    func rows<Element>(_ elements: [Element], _ columns: Int) -> [[Element]] {
      stride(from: 0, to: elements.count, by: columns).map { Array(elements[$0...].prefix(columns)) }
    }
    guard let strip else {
      switch table.kind {
      case .single: self.init(cells: [sizes])
      case .list(let labels):
        let columns = Self.columns(for: sizes)
        self.init(cells: rows(sizes, columns), cellLabels: rows(labels, columns))
      case .table(let rows, let columns):
        let cells = rows.indices.map { Array(sizes[($0 * columns.count)...].prefix(columns.count)) }
        self.init(cells: cells, rowLabels: rows, columnLabels: columns)
      }
      return
    }
    let times = strip.map { CellLabel(value: Self.text(ofTime: $0)) }
    let cells = sizes.map { Array(repeating: $0, count: strip.count) }
    switch table.kind {
    case .single:
      let columns = columns ?? strip.count
      self.init(
        cells: rows(cells[0], columns), cellLabels: rows(times, columns), cellNotes: rows(notes, columns))
    case .list(let labels): self.init(cells: cells, rowLabels: labels, columnLabels: times)
    case .table: throw .filmstripOfTable
    }
  }

  /// How many columns bring cells closest to a picture of 4 by 3, without many places left empty.
  private static func columns(for sizes: [Size]) -> Int {
    let width = max(sizes.map(\.width).max() ?? 1, 1)
    let height = max(sizes.map(\.height).max() ?? 1, 1)
    func cost(_ columns: Int) -> Double {
      let rows = (sizes.count + columns - 1) / columns
      let ratio = Double(columns) * width / (Double(rows) * height * 4 / 3)
      return max(ratio, 1 / ratio) + 0.25 * Double(rows * columns - sizes.count)
    }
    return (1...max(sizes.count, 1)).min { cost($0) < cost($1) } ?? 1
  }

  /// Seconds with two digits.
  private static func text(ofTime time: Double) -> String {
    time.decimalText(fixedPlaces: 2) + " s"
  }
}
