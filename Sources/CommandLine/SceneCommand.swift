import ArgumentParser
import CHeap
import Glibc
public import Springform
import SpringformVerification

/// Gives any set of scenes the whole command line.
///
/// ```swift
/// @main struct Demos: SceneCommand {
///   static let scenes: [any Scene.Type] = [Bounce.self]
/// }
/// ```
public protocol SceneCommand: SendableMetatype {
  static var scenes: [any Scene.Type] { get }
  /// Whether the scenes are there to be looked at, as a gallery's are: then `record` and `verify` take those that are named or have
  /// a baseline, and no others. `false` by default.
  static var areExamples: Bool { get }
}

extension SceneCommand {
  public static var areExamples: Bool { false }
}

extension SceneCommand {
  /// Runs the command in the process's arguments and ends the process with the exit code that tells how it went.
  ///
  /// The command runs in a task; the main thread waits for Ctrl-C and its relatives.
  public static func main() {
    Surroundings.openStandardStreams()
    let arguments = Swift.CommandLine.arguments
    if let lack = Surroundings.lack(arguments) {
      Console.printError("error: " + lack)
      exit(Surroundings.exitCode)
    }
    // Frames are passed from thread to thread: with a heap for each of them, the memory that one frees is of no use to the
    // next, and a long animation takes a fifth more.
    mallopt(M_ARENA_MAX, 1)
    // Pictures are taken and given back all the time: what the system takes back at once has to be cleared for the next.
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 64 << 20)
    Interrupts.block()
    Task.detached {
      exit(await run(Array(arguments.dropFirst())))
    }
    Interrupts.wait()
  }

  /// Runs one command and returns its exit code; messages go to standard output and standard error.
  static func run(_ arguments: [String]) async -> Int32 {
    await Catalog.$current.withValue(Catalog(scenes: scenes, areExamples: areExamples)) {
      do {
        var command = try RootCommand.parseAsRoot(arguments)
        if var command = command as? any AsyncParsableCommand {
          try await command.run()
        } else {
          try command.run()
        }
        return 0
      } catch {
        return report(error)
      }
    }
  }

  private static func report(_ error: any Error) -> Int32 {
    let failure = ErrorMessage(error)
    guard let message = failure.message else { return failure.exitCode }
    guard failure.exitCode == 0 else {
      failure.print()
      return failure.exitCode
    }
    do {
      try Console.writeResult(message + "\n")
      return 0
    } catch {
      return ErrorMessage(error).exitCode
    }
  }
}

struct RootCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: programName,
      abstract: "Turns UI animation into pictures: springs and layers on a virtual clock, drawn and encoded.",
      discussion: """
        Results go to standard output, everything else to standard error.
        Exit codes: 0 fine, 1 pictures differ, 2 baseline missing or unexpected under --ci, 64 wrong usage, 65 bad input, \
        66 input missing, 69 no ffmpeg, or it failed, or no port, 70 internal error, \
        71 too few files can be open, or no /proc, 73 cannot create, 74 cannot write, \
        130 interrupted.
        """,
      version: springformVersion,
      subcommands: [
        ListCommand.self, RenderCommand.self, EncodeCommand.self, InfoCommand.self, TraceCommand.self, PlotCommand.self,
        PreviewCommand.self, StudioCommand.self, CompareCommand.self, MeasureCommand.self, FitCommand.self,
        RecordCommand.self, VerifyCommand.self, ApproveCommand.self, PruneCommand.self, MergeReportsCommand.self,
        SpringCommand.self, DoctorCommand.self, NewCommand.self,
        ValidateCommand.self, SchemaCommand.self,
      ])
  }

  static var programName: String {
    let path = Swift.CommandLine.arguments.first ?? "springform"
    return path.split(separator: "/").last.map(String.init) ?? "springform"
  }
}
