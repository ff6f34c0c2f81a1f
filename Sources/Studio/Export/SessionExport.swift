import SpringformPipeline
import SpringformRaster
import SpringformScene
import SpringformSceneFile

extension Session {
  /// Draws the scene into a file, by the command that it is sent with.
  /// - Parameter strokes: what fingers do instead of the scene's tape; the command does so when they are saved.
  func export(_ id: Int, _ values: [String: String], _ strokes: [Stroke]?, _ plan: ExportPlan) async throws {
    guard let open, let words = words(values, plan) else { return }
    let bytes = try await scenes.services.render(words, plan.suffix, open.maker(strokes))
    send(FileMessage(id: id, command: command(words, plan, of: open), bytes: bytes))
  }

  /// Tells how large a file would be, and after some of it has been drawn, how many bytes it has.
  func estimate(_ id: Int, _ values: [String: String], _ strokes: [Stroke]?, _ plan: ExportPlan) {
    estimating?.cancel()
    guard let open, let shot, let words = words(values, plan), plan.fps > 0,
      let size = try? Self.size(of: shot.footage.scene, plan.scale, view)
    else { return }
    let maker = open.maker(strokes)
    let render: @Sendable ([String]) async throws -> Int = { [services = scenes.services] words in
      try await services.render(words, plan.suffix, maker).count
    }
    let command = command(words, plan, of: open)
    estimating = Task(priority: .background) {
      // What cannot be drawn is told when it is wanted.
      guard let lists = try? await shot.lists(), !Task.isCancelled else { return }
      let samples = ExportSamples(lists, rate: shot.footage.settings.rate, fps: plan.fps)
      var estimate = ExportEstimate(
        id: id, command: command, pictures: plan.isStill ? plan.moments : samples.count, width: size.width,
        height: size.height)
      tell(.estimate(estimate))
      guard let bytes = try? await Self.bytes(plan, words, samples, render), !Task.isCancelled else { return }
      estimate.bytes = bytes
      tell(.estimate(estimate))
    }
  }

  private static func bytes(
    _ plan: ExportPlan, _ words: [String], _ samples: ExportSamples,
    _ render: @Sendable (_ words: [String]) async throws -> Int
  ) async throws -> Int {
    func bytes(_ pictures: Range<Int>) async throws -> Int {
      try Task.checkCancellation()
      let (start, end) = (Double(pictures.lowerBound) / plan.fps, (Double(pictures.upperBound) - 0.5) / plan.fps)
      let part = ["--from", "\(start)", "--to", "\(end)", "--hold", "0"]
      return try await render(words + part)
    }
    if plan.isStill { return try await render(words) }
    guard !samples.parts.isEmpty else { return try await bytes(0..<1) * (plan.format == .frames ? samples.count : 1) }
    var firsts: [Int] = []
    for part in samples.parts { firsts.append(try await bytes(part.prefix(1))) }
    guard plan.format != .frames else { return samples.bytesApart(firsts: firsts) }
    var wholes: [Int] = []
    for part in samples.parts { wholes.append(try await bytes(part)) }
    return samples.bytes(firsts: firsts, wholes: wholes)
  }

  /// How many pixels the scene's pictures have, with what stands around it.
  static func size(
    of scene: any Playable, _ scale: Double, _ view: StageView
  ) throws -> (width: Int, height: Int) {
    let framing = view.framing
    guard framing != Framing() else { return try Renderer(scale: scale).pixelSize(of: scene.size) }
    let frame = try SceneFrame(around: scene.size, background: scene.background, framing, scale: scale)
    return try Renderer(scale: scale).pixelSize(of: frame.background.size)
  }

  private func command(_ words: [String], _ plan: ExportPlan, of open: OpenScene) -> String {
    let output = plan.output(of: open.scene.map(\.name) ?? "scene")
    return ([scenes.services.program] + words + ["-o", output]).map(shellQuoted).joined(separator: " ")
  }

  /// The command without its output; `nil` where nothing is open.
  func words(_ values: [String: String], _ plan: ExportPlan) -> [String]? {
    guard let open else { return nil }
    var words = ["render", open.entry.word]
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      // An @ at the beginning would name a file.
      words += ["--set", "\(name)=" + (value.hasPrefix("@") ? "@" : "") + value]
    }
    return words + plan.words + view.words
  }
}
