import ArgumentParser
import Glibc
import Springform
import SpringformDocument
import SpringformMatching
import SpringformNumerics
import SpringformReports
import SpringformStudio
import SpringformVerification

/// What an error means to the person at the command line: one line, and the exit code.
///
/// Errors say themselves what is wrong. Here is what only the command line knows: its options, and what else to try.
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
    case StyledTextError.font(.unknownFamily(let name)): self.init(66, "\(FontError.unknownFamily(name))")
    case let error as StyledTextError: self.init(64, "\(error)")
    case let error as BitmapError: self.init(error)
    case ChartError.font(.unknownFamily(let name)), StageError.font(.unknownFamily(let name)):
      self.init(66, "\(FontError.unknownFamily(name))")
    case let error as ChartError: self.init(64, Self.prose(error))
    case StageError.failed(let reason): self.init(65, lines: reason)
    case let error as StageError: self.init(65, "\(error)")
    case let error as InputError: self.init(error)
    case let error as ProblemList: self.init(65, lines: error.text)
    case let error as PreviewError: self.init(64, Self.prose(error))
    case let error as EditError: self.init(64, Self.prose(error))
    case let error as BaselineError: self.init(error)
    case let error as ResultsError: self.init(error)
    case let error as VerificationError: self.init(65, "\(error)")
    case CoverageError.unknownScene(let name, let known):
      self.init(UsageError.unknown(what: "scene", name: name, known: known))
    case let error as CoverageError: self.init(64, "\(error)")
    case let error as NothingRecorded:
      self.init(
        64,
        "nothing says which scenes are meant: there is no baseline in '\(error.baselines)', and no \(Project.fileName) with 'scenes'; "
          + "name scenes, scene files or folders of such, as in '\(RootCommand.programName) record .'")
    case is NothingCovered:
      self.init(
        64,
        "there is no scene to verify, and --ci does not pass for that; name scenes, scene files or folders of such below 'scenes' in "
          + "\(Project.fileName)")
    case let error as MissingBaselines:
      self.init(
        2,
        "no baseline of \(error.names.joined(conjunction: "and")), and --ci writes none; 'record' them and commit the files"
      )
    case let error as FailedVerdict: self.init(error.exitCode, nil)
    case let error as OutputError: self.init(error)
    case VideoError.noProgram: self.init(69, "\(error); \(installation(of: FFmpeg.package))")
    case VideoError.rate: self.init(64, "--fps: \(error)")
    case let error as VideoError: self.init(69, "\(error)")
    case let error as MatchError: self.init(65, "\(error)")
    case let error as StudioError: self.init(69, "\(error)")
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

  /// All of it, line by line.
  var text: String? { message.map { ([$0] + details).joined(separator: "\n") } }

  /// Tells what went wrong on standard error.
  /// - Parameter name: of the scene that it went wrong with.
  func print(about name: String? = nil) {
    guard let message else { return }
    Console.printError("error: " + (name.map { $0 + ": " } ?? "") + message)
    for line in details { Console.printError(line) }
  }

  /// What a scene's own code threw.
  private init(sceneFailure error: any Error) {
    switch error {
    case let error as ParameterError: self.init(64, Self.prose(error))
    case let error as InputError: self.init(error)
    case let error as CoverageError: self.init(64, "\(error)")
    case let error as ProblemList: self.init(65, lines: error.text)
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
        "unknown \(what) '\(name)'; " + (known.isEmpty ? "there are none" : "try \(known.joined(conjunction: "or"))")
      }
    case .value(let option, let value, let expected): "\(option) \(value): must be \(expected)"
    case .conflict(let what, let hint): "\(what); \(hint)"
    case .swept(let error): prose(error, option: "--sweep")
    case .budget(let budget, let smallest, let losses, let kept):
      "--budget \(budget.text): it takes \(smallest.byteText()) even with "
        + "\(losses.isEmpty ? "all that may be given up" : losses.joined(conjunction: "and")); "
        + (kept.isEmpty ? "" : "leave out \(kept.joined(conjunction: "or")), or ") + "show less of it"
    case .rate(let rate, let format):
      "--fps \(rate.decimalText): \(withArticle(format.name)) shows at most \((format.rates.first ?? .infinity).decimalText) "
        + "pictures a second, because players slow shorter delays down; "
        + "try \(format.rates.map { "--fps \($0.decimalText)" }.joined(conjunction: "or"))"
    }
  }

  private static func prose(_ error: ParameterError, option: String = "--set") -> String {
    switch error {
    case .unknown(let name, let known): prose(UsageError.unknown(what: "parameter", name: name, known: known))
    case .malformed, .outOfRange: "\(option) \(error)"
    }
  }

  private static func prose(_ error: PlaybackError) -> String {
    switch error {
    case .setting, .emptyRange: error.description(naming: name)
    case .crop: "--\(error)"
    case .tooManyFrames: "\(error); use a shorter range or a lower --fps"
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
    case .sceneDuration, .sceneHold: "\(setting)"
    }
  }

  private init(_ error: RenderError) {
    let text = error.description(namingScale: "--scale")
    switch error {
    case .scale: self.init(64, text)
    case .size: self.init(64, text + "; try a smaller --scale")
    case .groupDepth, .svg: self.init(65, text)
    case .unbalancedGroup, .cairo: self.init(70, "internal: " + text)
    }
  }
}

extension ErrorMessage {
  private static func prose(_ error: EncoderError) -> String {
    switch error {
    case .frameTooShort: "\(error); use a lower --fps"
    case .frameTimes: "\(error)"
    case .loopCount: "--\(error)"
    case .frameSize, .noFrames, .alreadyFinished, .library: "the encoder gave up: \(error)"
    }
  }

  private static func prose(_ error: PreviewError) -> String {
    switch error {
    case .budget: "--budget: \(error)"
    case .duplicateName: "\(error)"
    }
  }

  private static func prose(_ error: ChartError) -> String {
    switch error {
    case .tooSmall: "\(error.description(namingSize: "--size")), or fewer --curves"
    case .noCurves, .font: "\(error)"
    }
  }

  private init(_ error: BitmapError) {
    switch error {
    case .size(let width, let height) where min(width, height) < 1: self.init(64, "\(error)")
    case .size: self.init(64, "\(error); try a smaller size")
    case .pixelCount, .area: self.init(70, "internal: \(error)")
    }
  }

  private init(_ error: OutputError) {
    switch error {
    case .cannotCreate: self.init(73, "\(error)")
    case .writeFailed: self.init(74, "\(error)")
    case .closedPipe: self.init(141, nil)
    }
  }
}

/// A name after the article that it is read with: "a GIF", "an APNG".
func withArticle(_ name: String) -> String { (name.first.map("AEIO".contains) ?? false ? "an " : "a ") + name }
