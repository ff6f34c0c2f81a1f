import SpringformBitmap
import SpringformGeometry
import SpringformPipeline
import SpringformRaster
import SpringformScene

/// What one page has open: its scene, the take that is played or was played last, and the picture it shows.
actor Session {
  private let scenes: SceneList
  private let send: @Sendable (Message) -> Void
  private var scene: LoadedScene?
  /// What is being played.
  private var playing: Task<Void, Never>?
  /// The last take that was played to its end, and its number.
  private var shot: (take: Int, footage: Footage)?
  /// What was sent last in each channel: the list, how it was drawn, and the picture.
  private var shown: [Int: (list: DisplayList, scale: Double, bitmap: Bitmap)] = [:]

  /// A page has not more channels.
  private static let channels = 0..<4

  init(_ scenes: SceneList, send: @escaping @Sendable (Message) -> Void) {
    self.scenes = scenes
    self.send = send
  }

  func begin() { tell(.scenes(scenes.entries.map(\.name))) }

  func end() { playing?.cancel() }

  func receive(_ request: Request) async {
    do {
      switch request {
      case .open(let name): try open(name)
      case .play(let take, let values, let time, let scale):
        try play(take, values.map { ($0.key, $0.value) }, showing: time, scale: scale)
      case .picture(let id, let channel, let take, let refresh, let scale):
        guard Self.channels.contains(channel), let shot, shot.take == take, let list = shot.footage.list(at: refresh)
        else {
          var nothing = PictureMessage(gone: take, refresh: refresh)
          (nothing.id, nothing.channel) = (id, channel)
          return send(nothing.message)
        }
        try await show(list, id: id, channel: channel, take, refresh, scale)
      }
    } catch {
      tell(.failure(text: scenes.describe(error)))
    }
  }

  private func tell(_ event: Event) { if let message = try? event.message { send(message) } }

  private func open(_ name: String) throws {
    guard let entry = scenes.entries.first(where: { $0.name == name }) else { return }
    playing?.cancel()
    (scene, shot) = (nil, nil)
    let scene = try entry.load()
    self.scene = scene
    let canvas = try? scene.make([]).size
    tell(
      .scene(
        SceneInfo(
          id: name, name: scene.name, summary: scene.summary, canvas: canvas.map { [$0.width, $0.height] },
          parameters: scene.parameters.map { .init($0) }, values: entry.values)))
  }

  private func play(
    _ take: Int, _ values: [(name: String, text: String)], showing time: Double, scale: Double
  ) throws {
    playing?.cancel()
    guard let scene else { return }
    let playable = try scene.make(values)
    var settings = scenes.settings
    settings.seed = scene.seed
    let film = try Film(playable, settings: settings, showing: time)
    playing = Task {
      do {
        let footage = try await film.shoot { [weak self] list, refresh in
          try await self?.show(list, take, refresh, scale)
        }
        try Task.checkCancellation()
        shot = (take, footage)
        tell(.timeline(Timeline(take: take, footage)))
      } catch is CancellationError {
      } catch {
        tell(.failure(text: scenes.describe(error)))
      }
    }
  }

  /// Draws a list, if it is not what the channel shows, and sends what differs.
  private func show(
    _ list: DisplayList, id: Int = 0, channel: Int = 0, _ take: Int, _ refresh: Int, _ scale: Double
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

extension Footage {
  fileprivate func list(at refresh: Int) -> DisplayList? { lists.indices.contains(refresh) ? lists[refresh] : nil }
}

extension Timeline {
  init(take: Int, _ footage: Footage) {
    self.take = take
    width = footage.scene.size.width
    height = footage.scene.size.height
    count = footage.lists.count
    rate = footage.settings.rate
    hold = footage.settings.hold ?? footage.scene.hold
    curves = footage.trace.curves.flatMap { footage.trace.columns(of: $0) }.map { column in
      Curve(name: column.name, unit: column.unit, values: column.values.map { $0.isFinite ? $0 : nil })
    }
  }
}
