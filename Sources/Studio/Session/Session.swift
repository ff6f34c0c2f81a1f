import SpringformBitmap
import SpringformPipeline
import SpringformRaster
import SpringformScene

/// What one page has open: its scene, the take that is played or was played last, and the pictures it shows.
actor Session {
  let scenes: SceneList
  private let send: @Sendable (Message) -> Void
  private(set) var open: OpenScene?
  private var watching: Task<Void, Never>?
  /// What is being played.
  private var playing: Task<Void, Never>?
  /// The last take that was played to its end, and its number.
  private var shot: (take: Int, footage: Footage)?
  /// The take that others are compared with.
  private var kept: (take: Int, footage: Footage)?
  /// What was sent last in each channel: the list, how it was drawn, and the picture.
  private var shown: [Int: (list: DisplayList, scale: Double, bitmap: Bitmap)] = [:]

  /// A page has not more channels.
  private static let channels = 0..<4
  /// A picture has at most so many pixels to a point.
  private static let scales = 0.01...4.0

  init(_ scenes: SceneList, send: @escaping @Sendable (Message) -> Void) {
    self.scenes = scenes
    self.send = send
  }

  func begin() {
    tell(.scenes(scenes.entries.map(\.name)))
    watching = Task {
      while (try? await Task.sleep(for: OpenScene.interval)) != nil { await lookForChanges() }
    }
  }

  func end() {
    playing?.cancel()
    watching?.cancel()
  }

  func receive(_ request: Request) async {
    do {
      switch request {
      case .open(let name): try await openScene(name)
      case .play(let take, let values, let strokes, let time, let scale):
        try await play(take, values, Stroke.read(strokes), showing: time, scale: try Self.checked(scale))
      case .keep(let take): kept = shot?.take == take ? shot : nil
      case .picture(let id, let channel, let take, let refresh, let scale):
        try await picture(id, channel, take, refresh, try Self.checked(scale))
      case .words(let values): if let scene = open?.scene { tell(.words(Words(values, of: scene.parameters))) }
      case .save(let values, let strokes, let over): try save(values, Stroke.read(strokes), over: over)
      case .export(let id, let values, let suffix, let scale, let fps):
        try await export(id, values, suffix, scale, fps)
      }
    } catch {
      tell(.failure(text: scenes.services.describe(error)))
    }
  }

  func tell(_ event: Event) { if let message = try? event.message { send(message) } }

  func send(_ file: FileMessage) { send(file.message) }

  private static func checked(_ scale: Double) throws -> Double {
    guard scales.contains(scale) else { throw PlaybackError.setting(.scale, value: scale) }
    return scale
  }

  private func openScene(_ name: String) async throws {
    guard let entry = scenes.entries.first(where: { $0.name == name }) else { return }
    playing?.cancel()
    (shot, kept) = (nil, nil)
    var scene = OpenScene(entry)
    defer { open = scene }
    tell(.scene(SceneInfo(try await scene.read(), of: entry)))
  }

  /// Reads the scene again when one of its files was saved. What is wrong is told, and the pictures stay.
  private func lookForChanges() async {
    guard var scene = open, scene.hasChanged else { return }
    do {
      let loaded = try await scene.read()
      open = scene
      tell(.scene(SceneInfo(loaded, of: scene.entry)))
    } catch {
      open = scene
      tell(.failure(text: scenes.services.describe(error)))
    }
  }

  private func play(
    _ take: Int, _ values: [String: String], _ strokes: [Stroke]?, showing time: Double, scale: Double
  ) async throws {
    playing?.cancel()
    guard let open, let scene = open.scene, let playable = try open.playable(values, strokes) else { return }
    var settings = scenes.settings
    settings.seed = scene.seed
    let film = try Film(playable, settings: settings, showing: time)
    playing = Task {
      do {
        let (footage, files) = try await ReadFiles.during {
          try await film.shoot { [weak self] list, refresh in
            try await self?.show(list, take: take, refresh, scale)
          }
        }
        try Task.checkCancellation()
        self.open?.note(files)
        shot = (take, footage)
        tell(.timeline(Timeline(take: take, footage, strokes: strokes)))
      } catch is CancellationError {
      } catch {
        tell(.failure(text: scenes.services.describe(error)))
      }
    }
  }

  private func picture(_ id: Int, _ channel: Int, _ take: Int, _ refresh: Int, _ scale: Double) async throws {
    let known = [shot, kept].compactMap(\.self).first { $0.take == take }
    guard Self.channels.contains(channel), let lists = known?.footage.lists, lists.indices.contains(refresh) else {
      return send(PictureMessage(gone: take, refresh: refresh, id: id, channel: channel).message)
    }
    try await show(lists[refresh], id: id, channel: channel, take: take, refresh, scale)
  }

  /// Draws a list, if it is not what the channel shows, and sends what differs.
  private func show(
    _ list: DisplayList, id: Int = 0, channel: Int = 0, take: Int, _ refresh: Int, _ scale: Double
  ) async throws {
    let bitmap: Bitmap
    if let shown = shown[channel], shown.list == list, shown.scale == scale {
      bitmap = shown.bitmap
    } else {
      bitmap = try await Self.draw(list, scale)
    }
    try Task.checkCancellation()
    var picture = PictureMessage(take: take, refresh: refresh, bitmap, after: shown[channel]?.bitmap)
    (picture.id, picture.channel) = (id, channel)
    send(picture.message)
    shown[channel] = (list, scale, bitmap)
  }

  @concurrent private static func draw(_ list: DisplayList, _ scale: Double) async throws -> Bitmap {
    try Renderer(scale: scale).render(list)
  }
}
