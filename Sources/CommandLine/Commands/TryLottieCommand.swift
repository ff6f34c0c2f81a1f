import ArgumentParser
import Springform
import SpringformProcesses

/// Draws a Lottie file for another process of this program, which wants to know whether it survives that.
struct TryLottieCommand: ParsableCommand {
  static let name = "try-lottie"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Draws a Lottie file and throws the pictures away.", shouldDisplay: false)

  @Argument var file: String

  func run() throws {
    LottieTrial.draw(try InputFile.bytes(of: file, maximumSize: LottieAnimation.maximumFileSize)) {
      try? Console.writeResult(".")
    }
  }

  /// The longest that a moment may take, in seconds.
  static let patience = 10.0
  /// The most memory that the process may have, in bytes.
  static let memory = 4 << 30

  /// Whether another process draws a file and comes to its end.
  static func isHarmless(_ path: String) -> Bool {
    do {
      // A point for each moment.
      _ = try ChildProcess.output(
        of: "/proc/self/exe", arguments: [name, "--", path], memory: memory, timeout: patience)
      return true
    } catch {
      switch error {
      case .failed(_, .signal, _), .tooSlow: return false
      // That nobody could try it, or that the file cannot be read, is said by who needs it.
      default: return true
      }
    }
  }
}
