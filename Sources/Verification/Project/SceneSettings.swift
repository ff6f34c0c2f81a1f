import SpringformBitmap
import SpringformCodecs
import SpringformComparison
import SpringformDocument
import SpringformExpectations
import SpringformGeometry
import SpringformPipeline

/// How a scene is drawn and compared, as a project's file says it. The keys are the options of `render` and `compare`.
struct SceneSettings {
  var render = RenderSettings()
  /// The scene's own by default.
  var seed: UInt64?
  var loop = LoopCount.forever
  var tolerance = AnimationTolerance()
  var expectations: [MotionExpectation] = []
  var parameters: [ParameterSetting] = []
  /// Where the parameters stand.
  var parametersMark: SourcePosition?

  static let keys =
    ["fps", "scale", "speed", "from", "to", "hold", "background", "touches", "seed", "loop", "set", "expect"]
    + MetricReader.keys
    + ["max-different-pixels", "max-different-moments", "ignore"]

  init() {}

  /// - Parameters:
  ///   - fields: what is set.
  ///   - base: what counts otherwise.
  init(reading fields: Fields, over base: Self = Self()) {
    self = base
    func set<Value>(_ property: WritableKeyPath<Self, Value>, _ value: Value?) {
      if let value { self[keyPath: property] = value }
    }
    func number(_ key: String, _ setting: PlaybackError.Setting) -> Double? { fields.number(key, in: setting.range) }
    set(\.render.rate, number("fps", .rate))
    set(\.render.scale, number("scale", .scale))
    set(\.render.speed, number("speed", .speed))
    set(\.render.from, number("from", .from))
    set(\.render.to, number("to", .to).map(Optional.some))
    set(\.render.hold, number("hold", .hold).map(Optional.some))
    set(\.render.background, color(fields).map(Optional.some))
    set(\.render.showsTouches, fields.flag("touches"))
    set(\.seed, fields.integer("seed", in: 0...Int.max).map { .some(UInt64($0)) })
    set(\.loop, Self.loop(fields))
    set(\.tolerance.picture.metric, MetricReader.metric(fields))
    set(\.tolerance.picture.maximumDifferentPixels, fields.integer("max-different-pixels", in: 0...Bitmap.maximumArea))
    set(\.tolerance.failingMoments, fields.integer("max-different-moments", in: 0...RenderSettings.maximumFrameCount))
    let expectations = fields.list("expect")?.compactMap { ExpectationReader(fields.problems).expectation($0) }
    set(\.expectations, expectations)
    set(\.tolerance.picture.ignored, Self.rectangles(fields))
    readParameters(fields)
    if let to = render.to, render.from >= to {
      fields.problems.add(
        "'from' is not before 'to'", at: (fields["to"] ?? fields["from"])?.position ?? fields.node.position)
    }
  }

  /// - Parameters:
  ///   - name: the baseline's.
  ///   - sceneName: the scene's.
  ///   - found: the scene with its parameters.
  func subject(named name: String, scene sceneName: String, _ found: SceneLookup.SeededScene) -> Subject {
    var render = render
    render.seed = seed ?? found.seed
    var subject = Subject(
      name: name, sceneName: sceneName, parameters: parameters, scene: found.scene, settings: render, loop: loop,
      tolerance: tolerance, expectations: expectations)
    subject.files = found.files
    return subject
  }

  private func color(_ fields: Fields) -> Color? {
    // Six digits without a letter read as a number.
    fields.value("background", "a color such as '#00AFF0', teal or transparent") {
      $0.scalar.flatMap { Color($0.text) }
    }
  }

  private static func loop(_ fields: Fields) -> LoopCount? {
    fields.value("loop", "forever, once or a number from 1 to 65536") { node in
      switch node.scalar?.text {
      case "forever": .forever
      case "once": .times(1)
      default: node.integer.flatMap { (1...65_536).contains($0) ? .times($0) : nil }
      }
    }
  }

  private static func rectangles(_ fields: Fields) -> [PixelRect]? {
    guard let list = fields.list("ignore") else { return nil }
    return list.compactMap { node in
      let numbers = node.elements?.map(\.integer) ?? []
      let sides = numbers.compactMap { $0 }.filter { (0...Bitmap.maximumSide).contains($0) }
      guard numbers.count == 4, sides.count == 4 else {
        fields.problems.add(
          "a rectangle is four whole numbers from 0 to \(Bitmap.maximumSide): [x, y, width, height] in pixels",
          at: node.position)
        return nil
      }
      return PixelRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    }
  }

  /// A parameter that is set again replaces the one from before.
  private mutating func readParameters(_ fields: Fields) {
    guard let entries = fields.names("set") else { return }
    parametersMark = entries.first?.keyPosition
    for entry in entries {
      let texts = (entry.value.elements ?? [entry.value]).map { $0.scalar?.text }
      guard !texts.contains(nil) else {
        fields.problems.add("'\(entry.key)' must be a value or a list of values", at: entry.value.position)
        continue
      }
      let setting = ParameterSetting(name: entry.key, value: texts.compactMap(\.self).joined(separator: ","))
      if let index = parameters.firstIndex(where: { $0.name == entry.key }) {
        parameters[index] = setting
      } else {
        parameters.append(setting)
      }
    }
  }
}
