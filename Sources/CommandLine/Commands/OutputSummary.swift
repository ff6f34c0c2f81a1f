import Springform
import SpringformNumerics

/// What a command made.
struct OutputSummary: Encodable {
  /// Absent unless a scene was drawn.
  var scene: String?
  let output: String
  let format: String
  let width: Int
  let height: Int
  let frames: Int
  /// Seconds, absent for a still.
  let duration: Double?
  /// Pictures per second, absent where each has a time of its own.
  let fps: Double?
  /// Absent for a directory.
  let bytes: Int?
  /// The times of the scene in a film strip or an onion skin, in seconds.
  var times: [Double]?
  /// What happens at those of a single scene's film strip, in few words; empty where nothing does.
  var notes: [String]?
  /// The parameters swept over, cell by cell, the rows one after the other.
  var cells: [[String: String]]?
  /// Whether the file is the one that was read, which was smaller already; absent otherwise.
  var isOriginal: Bool?
  /// What was given up for a budget, absent without one.
  var gaveUp: [String]?
  /// What a person should know of the result, absent where that is nothing.
  let warnings: [String]?

  init(_ made: EncodedOutput, target: OutputTarget, fps: Double?) {
    let isStill = target.format.isStill
    output = target.path
    format = target.format.word
    let odd = target.format.file.hasEvenSides ? 1 : 0
    width = made.sink.width + (made.sink.width & odd)
    height = made.sink.height + (made.sink.height & odd)
    // A video has a picture for each of its moments, whether it is another or not.
    frames =
      fps.flatMap { fps in
        target.format.file.isVideo ? max(Int((made.sink.duration * fps).rounded()), 1) : nil
      } ?? made.sink.frameCount
    duration = isStill ? nil : made.sink.duration
    self.fps = isStill ? nil : fps
    bytes = made.bytes
    gaveUp = made.gaveUp
    isOriginal = made.isOriginal ? true : nil
    warnings = made.sink.warnings.isEmpty || made.isOriginal ? nil : made.sink.warnings.map { "\($0)" }
  }

  var text: String {
    let time =
      duration.map { ", \(frames.groupedText) frame\(frames == 1 ? "" : "s"), \($0.decimalText(places: 3)) s" } ?? ""
    let size =
      gaveUp.map {
        ", \((bytes ?? 0).byteText()); " + ($0.isEmpty ? "nothing given up" : $0.joined(conjunction: "and"))
      } ?? ""
    return "\(output): \(width)x\(height)\(time)\(size)"
      + (isOriginal == true ? ", copied: it was smaller already" : "")
  }

  /// Tells the person or program that asked.
  func report(json: Bool, quiet: Bool, target: OutputTarget) throws {
    if !quiet { for warning in warnings ?? [] { Console.printWarning(warning) } }
    if json {
      try Console.writeResult(SpringformCommandLine.json(self) + "\n")
    } else if !quiet, !target.isStandardOutput {
      Console.printError(text)
    }
  }
}
