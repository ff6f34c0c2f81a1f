import SpringformBitmap
import SpringformExpectations
import SpringformPipeline
import SpringformScene
import SpringformSceneFile

/// What one page has open: its scene, the take that is played or was played last, and the pictures it shows.
actor Session {
  let scenes: SceneList
  let shelf: ReviewShelf
  private let bulletin: Bulletin
  /// How many of the notices were told.
  private var noticed = 0
  private let send: @Sendable (Message) -> Void
  private(set) var open: OpenScene?
  private var watching: Task<Void, Never>?
  /// What is being played.
  private var playing: Task<Void, Never>?
  /// What is played only to be looked into.
  var surveying: Task<Void, Never>?
  /// What is drawn only to be measured.
  var estimating: Task<Void, Never>?
  /// What is compared with the file that scenes are held against.
  var judging: Task<Void, Never>?
  /// What looks for values with which the scene looks like that file.
  var fitting: Task<Void, Never>?
  /// The last take that was played to its end.
  private(set) var shot: Shot?
  /// The take that others are compared with.
  private var kept: Shot?
  /// What the page was shown last of the scene's baseline, and where.
  var reviewed: (review: Review, address: String)?
  /// What is done while the page goes on talking, in the order in which it was asked for.
  private var errands: [(id: Int, task: Task<Void, Never>)] = []
  private var errandCount = 0
  /// What was sent last in each channel.
  private var shown: [Int: (look: StagePainter.Look, bitmap: Bitmap)] = [:]
  private var painter = StagePainter()
  private(set) var view = StageView()
  private var timeline: Timeline?
  /// At which the last take was wanted.
  private var scale = 1.0

  /// A page has not more channels.
  private static let channels = 0..<4
  /// The channels of a film strip's pictures, which show one moment each.
  private static let moments = 2...
  /// A picture has at most so many pixels to a point.
  private static let scales = 0.01...4.0
  /// Whoever has asked for more waits before being heard again.
  private static let mostErrands = 8

  init(
    _ scenes: SceneList, _ shelf: ReviewShelf, _ bulletin: Bulletin, send: @escaping @Sendable (Message) -> Void
  ) {
    self.scenes = scenes
    self.shelf = shelf
    self.bulletin = bulletin
    self.send = send
  }

  func begin() {
    if let reference = scenes.reference { tell(.reference(name: reference.name, starts: reference.times)) }
    tell(.scenes(scenes.entries.map(\.name)))
    watching = Task {
      while (try? await Task.sleep(for: OpenScene.interval)) != nil { await lookForChanges() }
    }
  }

  func end() {
    giveUp()
    kept?.cancel()
    watching?.cancel()
    estimating?.cancel()
    judging?.cancel()
    fitting?.cancel()
    for errand in errands { errand.task.cancel() }
    putAway()
  }

  /// - Parameter request: what the page said, or why that is nothing.
  func receive(_ request: Result<Request, any Error>) async {
    do {
      switch try request.mapError({ _ in StudioError.request }).get() {
      case .open(let name): try await openScene(name)
      case .play(let take, let values, let strokes, let time, let scale):
        try await play(take, values, Stroke.read(strokes), showing: time, scale: try Self.checked(scale))
      case .view(let view): try show(view)
      case .keep(let take): kept = shot?.take == take ? shot : nil
      case .picture(let id, let channel, let take, let refresh, let scale):
        let scale = try Self.checked(scale)
        await run { try await $0.picture(id, channel, take, refresh, scale) }
      case .springs(let values, let strokes): findSprings(values, Stroke.read(strokes))
      case .spring(let question): tell(.spring(SpringAnswer(question)))
      case .words(let values, let strokes):
        if let open, let scene = open.scene {
          let strokes = Stroke.read(strokes)
          tell(.words(Words(values, strokes, tape: open.tape(strokes), of: scene.parameters)))
        }
      case .save(let values, let strokes, let over): try save(values, Stroke.read(strokes), over: over)
      case .export(let id, let values, let strokes, let plan):
        await run { try await $0.export(id, values, Stroke.read(strokes), plan) }
      case .review: await run { try await $0.review() }
      case .approve: try approve()
      case .estimate(let id, let values, let strokes, let plan): estimate(id, values, Stroke.read(strokes), plan)
      case .reference(let id): await run { try await $0.sendReference(id) }
      case .judge(let id, let values, let strokes): judge(id, values, Stroke.read(strokes))
      case .fit(let id, let values, let strokes, let free): fit(id, values, Stroke.read(strokes), free: free)
      case .poster(let id, let scene): sendPoster(id, of: scene)
      }
    } catch {
      tell(.failure(text: scenes.services.describe(error)))
    }
  }

  /// Does what takes its time, so that the page is heard meanwhile.
  private func run(_ errand: @escaping @Sendable (isolated Session) async throws -> Void) async {
    errandCount += 1
    let id = errandCount
    let task = Task {
      do {
        try await errand(self)
      } catch is CancellationError {
      } catch {
        tell(.failure(text: scenes.services.describe(error)))
      }
      errands.removeAll { $0.id == id }
    }
    errands.append((id, task))
    if errands.count > Self.mostErrands { await errands.first?.task.value }
  }

  /// What is played, and what the last take shows, is not wanted any more.
  private func giveUp() {
    playing?.cancel()
    surveying?.cancel()
    if shot?.take != kept?.take { shot?.cancel() }
  }

  func tell(_ event: Event) { if let message = try? event.message { send(message) } }

  func send(_ file: FileMessage) { send(file.message) }

  private static func checked(_ scale: Double) throws -> Double {
    guard scales.contains(scale) else { throw PlaybackError.setting(.scale, value: scale) }
    return scale
  }

  private func openScene(_ name: String) async throws {
    guard let entry = scenes.entries.first(where: { $0.name == name }) else { return }
    giveUp()
    kept?.cancel()
    fitting?.cancel()
    (shot, kept, timeline) = (nil, nil, nil)
    putAway()
    scenes.services.giveBack()
    var scene = OpenScene(entry)
    open = nil
    defer { open = scene }
    let loaded = try await scene.read()
    tell(.scene(SceneInfo(loaded, of: scene)))
  }

  /// Reads the scene again when one of its files was saved. What is wrong is told, and the pictures stay.
  private func lookForChanges() async {
    switch bulletin.news(since: &noticed) {
    case .building: tell(.building)
    case .failed(let text): tell(.buildFailure(text: text))
    case nil: break
    }
    guard var scene = open, scene.hasChanged else { return }
    do {
      let loaded = try await scene.read()
      // Another one may have been opened meanwhile.
      guard open?.entry.name == scene.entry.name else { return }
      open = scene
      tell(.scene(SceneInfo(loaded, of: scene)))
    } catch {
      guard open?.entry.name == scene.entry.name else { return }
      open = scene
      tell(.failure(text: scenes.services.describe(error)))
    }
  }

  private func play(
    _ take: Int, _ values: [String: String], _ strokes: [Stroke]?, showing time: Double, scale: Double
  ) async throws {
    giveUp()
    guard let open, let scene = open.scene, let playable = try open.playable(values, strokes) else { return }
    var settings = scenes.settings
    settings.seed = scene.seed
    let observed = (playable as? any ExpectingScene)?.observed ?? playable
    self.scale = scale
    let film = try Film(observed, settings: settings, showing: time, view)
    playing = Task {
      do {
        let (footage, files) = try await ReadFiles.during {
          try await film.shoot { [weak self] moments, refresh in
            try await self?.show(moments, take: take, refresh, scale)
          }
        }
        try Task.checkCancellation()
        self.open?.note(files)
        if strokes == nil, self.open?.text == open.text { self.open?.ownStrokes = Stroke.known(footage.strokes) }
        let shot = Shot(take: take, footage)
        self.shot = shot
        try tell(try await Timeline(of: shot, strokes: strokes, expectations: open.beginning.expectations))
      } catch is CancellationError {
      } catch {
        tell(.failure(text: scenes.services.describe(error)))
      }
    }
  }

  private func picture(_ id: Int, _ channel: Int, _ take: Int, _ refresh: Int, _ scale: Double) async throws {
    do {
      let known = [shot, kept].compactMap(\.self).first { $0.take == take }
      guard Self.channels.contains(channel), let lists = try await known?.lists(), lists.indices.contains(refresh)
      else {
        throw CancellationError()
      }
      let moments = view(in: channel).refreshes(at: refresh, rate: scenes.settings.rate).map { lists[$0] }
      try await show(moments, id: id, channel: channel, take: take, refresh, scale)
    } catch {
      // Whatever was asked for is answered.
      send(PictureMessage(gone: take, refresh: refresh, id: id, channel: channel).message)
      throw error
    }
  }

  /// How a channel shows a scene.
  private func view(in channel: Int) -> StageView {
    var view = view
    if Self.moments.contains(channel) { view.onion = nil }
    return view
  }

  /// Draws moments that are seen together, if they are not what the channel shows, and sends what differs.
  private func show(
    _ moments: [DisplayList], id: Int = 0, channel: Int = 0, take: Int, _ refresh: Int, _ scale: Double
  ) async throws {
    let look = StagePainter.Look(
      list: moments.count > 1 ? .onionSkin(of: moments) : moments[0], framing: view(in: channel).framing, scale: scale)
    let bitmap: Bitmap
    if let shown = shown[channel], shown.look == look {
      bitmap = shown.bitmap
    } else {
      bitmap = try await StagePainter.draw(look, in: try painter.surroundings(of: look))
    }
    try Task.checkCancellation()
    var picture = PictureMessage(take: take, refresh: refresh, bitmap, after: shown[channel]?.bitmap)
    (picture.id, picture.channel) = (id, channel)
    send(picture.message)
    shown[channel] = (look, bitmap)
  }

  /// Shows the stage in another way from now on, and tells the timeline again with where the scene lies then.
  private func show(_ view: StageView) throws {
    self.view = view
    if let timeline { try tell(timeline) }
  }

  private func tell(_ timeline: Timeline) throws {
    self.timeline = timeline
    var timeline = timeline
    if let scene = shot?.footage.scene,
      let around = try painter.surroundings(of: scene.size, background: scene.background, view.framing, scale: scale)
    {
      timeline.frame = Timeline.Box(around.frame.background.size, at: around.frame.origin)
    }
    tell(.timeline(timeline))
  }
}
