import ArgumentParser
import Glibc
import Springform
import SpringformDocument
import SpringformNumerics
import SpringformReports
import SpringformVerification

/// What an error means to the person at the command line: one line, and the exit code. All prose is written here.
struct ErrorMessage {
  /// `nil` when the process should end quietly.
  let message: String?
  /// What follows the message, line by line: other problems of the same file, and the lines they stand in.
  let details: [String]
  let exitCode: Int32

  init(_ error: any Error) {
    switch error {
    case let error as UsageError: self.init(64, Self.prose(error))
    case let error as ParameterError: self.init(64, Self.prose(error))
    case PlaybackError.setting(.sceneDuration, _), PlaybackError.setting(.sceneHold, _):
      self.init(65, (error as? PlaybackError).map(Self.prose))
    case let error as SceneFailure: self.init(sceneFailure: error.underlying)
    case let error as PlaybackError: self.init(64, Self.prose(error))
    case let error as EncoderError: self.init(65, Self.prose(error))
    case let error as RenderError: self.init(error)
    case let error as CompositionError: self.init(64, Self.prose(error))
    case StyledTextError.font(.unknownFamily(let name)): self.init(66, Self.prose(FontError.unknownFamily(name)))
    case StyledTextError.font(let error): self.init(64, "the caption or a label: \(Self.prose(error))")
    case BitmapError.size(let width, let height):
      self.init(64, "pictures of \(width)x\(height) pixels are too large; try a smaller size")
    case ChartError.font(.unknownFamily(let name)), StageError.font(.unknownFamily(let name)):
      self.init(66, Self.prose(FontError.unknownFamily(name)))
    case let error as ChartError: self.init(64, Self.prose(error))
    case StageError.failed(let reason): self.init(65, lines: reason)
    case let error as StageError: self.init(65, Self.prose(error))
    case let error as InputError: self.init(error)
    case let error as ProblemList: self.init(65, lines: error.text)
    case let error as PreviewError: self.init(64, Self.prose(error))
    case let error as EditError: self.init(64, Self.prose(error))
    case let error as BaselineError: self.init(error)
    case let error as ResultsError: self.init(error)
    case let error as VerificationError: self.init(error)
    case let error as MissingBaselines:
      self.init(
        2, "no baseline of \(list(error.names, "and")), and --ci writes none; 'record' them and commit the files")
    case let error as FailedVerdict: self.init(error.exitCode, nil)
    case OutputError.closedPipe: self.init(141, nil)
    case OutputError.cannotCreate(let path, let code): self.init(73, "cannot create '\(path)': \(systemMessage(code))")
    case OutputError.writeFailed(let path, let code): self.init(74, "cannot write '\(path)': \(systemMessage(code))")
    default: self.init(parserError: error)
    }
  }

  init(_ exitCode: Int32, _ message: String?) {
    self.exitCode = exitCode
    self.message = message
    details = []
  }

  /// What a scene file expects, and its scene does not do.
  init(unmet list: ProblemList) { self.init(1, lines: list.text) }

  private init(_ exitCode: Int32, lines text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    self.exitCode = exitCode
    message = lines.first
    details = Array(lines.dropFirst())
  }

  /// Tells what went wrong on standard error.
  func print() {
    guard let message else { return }
    Console.printError("error: " + message)
    for line in details { Console.printError(line) }
  }

  /// What a scene's own code threw.
  private init(sceneFailure error: any Error) {
    switch error {
    case let error as ParameterError: self.init(64, Self.prose(error))
    case let error as InputError: self.init(error)
    default: self.init(65, "the scene could not be built: \(error)")
    }
  }

  private init(parserError error: any Error) {
    let code = RootCommand.exitCode(for: error)
    if code == .success {
      self.init(0, RootCommand.fullMessage(for: error))
    } else if code == .validationFailure {
      self.init(64, RootCommand.message(for: error).split(separator: "\n").joined(separator: " "))
    } else {
      self.init(70, "internal: \(error)")
    }
  }

  private static func prose(_ error: UsageError) -> String {
    switch error {
    case .unknown(let what, let name, let known):
      if let meant = closest(to: name, among: known) {
        "unknown \(what) '\(name)'; did you mean '\(meant)'?"
      } else {
        "unknown \(what) '\(name)'; " + (known.isEmpty ? "there are none" : "try \(list(known))")
      }
    case .value(let option, let value, let expected): "\(option) \(value): must be \(expected)"
    case .conflict(let what, let hint): "\(what); \(hint)"
    case .swept(let error): prose(error, option: "--sweep")
    case .budget(let budget, let smallest, let losses):
      "--budget \(budget.text): it takes \(byteText(smallest)) even with \(list(losses, "and")); show less of it"
    case .rate(let rate, let format):
      "--fps \(rate.decimalText): \(withArticle(format.name)) shows at most \((format.rates.first ?? .infinity).decimalText) "
        + "pictures a second, because players slow shorter delays down; "
        + "try \(list(format.rates.map { "--fps \($0.decimalText)" }))"
    }
  }

  private static func prose(_ error: ParameterError, option: String = "--set") -> String {
    switch error {
    case .unknown(let name, let known): prose(UsageError.unknown(what: "parameter", name: name, known: known))
    case .malformed(let name, let text, let expected): "\(option) \(name)=\(text): must be \(expected)"
    case .outOfRange(let name, let text, let range):
      "\(option) \(name)=\(text): must be from \(range.lowerBound.decimalText) to \(range.upperBound.decimalText)"
    }
  }

  private static func prose(_ error: PlaybackError) -> String {
    switch error {
    case .setting(let setting, let value):
      prose(
        UsageError.value(
          option: name(of: setting), value: value.decimalText,
          expected:
            "from \(setting.range.lowerBound.decimalText) to \(setting.range.upperBound.decimalText) \(unit(of: setting))"
        ))
    case .emptyRange(let from, let to):
      "nothing to show from \(from.decimalText) s to \(to.decimalText) s; "
        + (from >= to ? "the range must begin before the scene's end" : "use a higher rate or a longer range")
    case .tooManyFrames(let count):
      "\(count) pictures are too many (at most \(RenderSettings.maximumFrameCount)); use a shorter range or a lower --fps"
    }
  }

  private static func name(of setting: PlaybackError.Setting) -> String {
    switch setting {
    case .rate: "--fps"
    case .scale: "--scale"
    case .from: "--from"
    case .to: "--to"
    case .speed: "--speed"
    case .hold: "--hold"
    case .jobs: "--jobs"
    case .shutterAngle: "--shutter"
    case .shutterSamples: "--shutter-samples"
    case .sceneDuration: "the scene's duration"
    case .sceneHold: "the scene's hold"
    }
  }

  private static func unit(of setting: PlaybackError.Setting) -> String {
    switch setting {
    case .rate: "pictures a second"
    case .scale: "pixels a point"
    case .from, .to, .hold, .sceneDuration, .sceneHold: "seconds"
    case .speed: "times the scene's own"
    case .jobs: "pictures at a time"
    case .shutterAngle: "degrees"
    case .shutterSamples: "moments a picture"
    }
  }

  private init(_ error: RenderError) {
    switch error {
    case .scale(let scale):
      self.init(64, Self.prose(UsageError.value(option: "--scale", value: scale.decimalText, expected: "above 0")))
    case .size(let size, let scale):
      self.init(
        64,
        "a canvas of \(size.width.decimalText)x\(size.height.decimalText) points at --scale \(scale.decimalText) is too large "
          + "(sides up to \(Bitmap.maximumSide) pixels, \(Bitmap.maximumArea >> 20) megapixels in all); "
          + "try a smaller --scale")
    case .unbalancedGroup(let command): self.init(70, "internal: group without its other end at command \(command)")
    case .groupDepth: self.init(65, "the scene nests more than \(Renderer.maximumGroupDepth) groups")
    case .cairo(let message): self.init(70, "internal: cairo: \(message)")
    }
  }

  private static func prose(_ error: StageError) -> String {
    switch error {
    case .layerInsideItself(let name): "the scene adds layer '\(name ?? "without a name")' below itself"
    case .keyframes(let error, let layer): "an animation of layer '\(layer ?? "without a name")': \(prose(error))"
    case .animationTiming(let layer):
      "an animation of layer '\(layer ?? "without a name")' has a negative or unusable duration, begin time or repeat count"
    case .animation(let reason, let layer): "an animation of layer '\(layer ?? "without a name")': \(reason)"
    case .dynamics(let error): prose(error)
    case .font(let error): prose(error)
    case .failed(let reason): reason
    case .rootLayerAdded: "the scene adds a stage's root layer to another layer"
    case .layersTooDeep(let limit, let layer, let superlayer):
      "the scene adds layer '\(layer ?? "without a name")' to layer '\(superlayer ?? "without a name")', which would nest "
        + "layers more than \(limit) deep"
    case .notASublayer(let layer, let superlayer):
      "the scene replaces layer '\(layer ?? "without a name")', which is no sublayer of layer "
        + "'\(superlayer ?? "without a name")'"
    case .timeNotFinite(let time): "the scene schedules something at time \(time)"
    case .tooManyEvents(let limit, let time):
      "the scene schedules more than \(limit) events at \(time.decimalText) s; something repeats without end"
    }
  }
}

extension ErrorMessage {
  private static func prose(_ error: EncoderError) -> String {
    switch error {
    case .frameTooShort(let frame, let centiseconds, let minimum):
      "picture \(frame) would show for \(centiseconds) cs, and a GIF needs \(minimum); use a lower --fps"
    case .frameTimes(let frame, let start, let end):
      "picture \(frame) cannot be shown from \(start.decimalText) s to \(end.decimalText) s"
    case .loopCount(let count): "--loop \(count): must be from 1 to 65536"
    case .frameSize, .noFrames, .alreadyFinished, .library: "the encoder gave up: \(error)"
    }
  }

  private static func prose(_ error: PreviewError) -> String {
    switch error {
    case .budget(let scene, let limit, let smallest, let losses):
      "--budget: the GIF of '\(scene)' takes \(byteText(smallest)) even with \(list(losses, "and")), and "
        + "\(byteText(limit)) are allowed; show less of it"
    case .duplicateName(let name): "the scene '\(name)' is given twice; name it once"
    }
  }

  private static func prose(_ error: ChartError) -> String {
    switch error {
    case .noCurves: "the scene traces no curves; declare one with stage.trace(\"name\") { value }"
    case .tooSmall(let width, let height):
      "the chart does not fit; use --size \(width.decimalText)x\(height.decimalText) or larger, or fewer --curves"
    case .font(let error): prose(error)
    }
  }

  private static func prose(_ error: KeyframeError) -> String {
    switch error {
    case .empty: "there are no key frames"
    case .keyTimeCount(let count, let expected): "there are \(count) key times, and \(expected) are needed"
    case .keyTimeOrder: "key times must ascend from 0 to 1"
    case .curveCount(let count, let expected): "there are \(count) timing curves, and \(expected) are needed"
    case .parameterCount(let count, let expected): "there are \(count) spline parameters, and \(expected) are needed"
    case .incompatibleValue(let index):
      "value \(index) cannot be reached from the one before; paths need the same elements"
    }
  }

  private static func prose(_ error: DynamicsError) -> String {
    switch error {
    case .unsupportedLibrary(let major, let minor, let revision):
      "Box2D \(major).\(minor).\(revision) moves differently from UIKit; 'apt-get install libbox2d-dev' of Debian 12 has 2.4"
    case .invalidSize(let size):
      "a dynamic item of \(size.width.decimalText)x\(size.height.decimalText) points cannot be simulated"
    case .invalidPoint(let point): "the point (\(point.x.decimalText), \(point.y.decimalText)) cannot be simulated"
    case .invalidTransform: "a dynamic item's transform is not finite"
    case .invalidCollisionPath: "a dynamic item's collision path is not one convex shape of at most 1000 corners"
    case .invalidBoundary(let identifier):
      "the boundary '\(identifier ?? "of the reference bounds")' has no extent or is not finite"
    case .invalidValue(let property, let value): "the physics cannot use \(value.decimalText) as \(property)"
    case .invalidAttachment: "an attachment ties an item to itself, or slides along no direction"
    case .itemInUse: "an item is in two dynamic animators, or is part of a group"
    case .behaviorInUse: "a behaviour is in two dynamic animators or behaviours"
    case .diverged: "the simulation left the range of numbers"
    }
  }

  private static func prose(_ error: FontError) -> String {
    switch error {
    case .unknownFamily(let name):
      "the font family '\(name)' is not installed; 'fc-list : family' shows those that are"
        + (name == "Inter" ? ", and 'apt-get install fonts-inter' adds it" : "")
    case .size(let size): "a font of \(size.decimalText) points is not possible"
    case .width(let width): "a text cannot be \(width.decimalText) points wide"
    case .textLength(let length):
      "a text of \(length) characters is too long (at most \(FontLibrary.maximumLength))"
    case .outlines(let status): "the outlines of a text could not be made (cairo status \(status))"
    }
  }
}

/// A list for a sentence: "a, b or c".
func list(_ words: [String], _ conjunction: String = "or") -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

/// A name after the article that it is read with: "a GIF", "an APNG".
func withArticle(_ name: String) -> String { (name.first.map("AEIO".contains) ?? false ? "an " : "a ") + name }

/// A number of bytes with three digits and a decimal unit; never less than it is.
func byteText(_ bytes: Int) -> String {
  for (unit, size) in [("GB", 1e9), ("MB", 1e6), ("kB", 1e3)] where Double(bytes) >= size {
    let value = Double(bytes) / size
    let step = value < 10 ? 100.0 : value < 100 ? 10 : 1
    return ((value * step).rounded(.up) / step).decimalText + " " + unit
  }
  return "\(bytes) bytes"
}
