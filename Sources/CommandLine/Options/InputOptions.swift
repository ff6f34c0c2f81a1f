import ArgumentParser
import Springform

/// What is expected of files that others made.
struct InputOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Refuse files that break their format's rules.",
      discussion: "Without it they are read where browsers read them, with a warning."))
  var strict = false

  var leniency: Leniency? { strict ? nil : Leniency() }
}

/// How large an animation may be that others made.
struct LimitOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Read animations of any size.",
      discussion: """
        Without it \(AnimationLimits.usual.area >> 20) megapixels a picture and \(AnimationLimits.usual.work >> 30) gigapixels \
        in all are the most.
        """))
  var noLimit = false

  var limits: AnimationLimits { noLimit ? .none : .usual }
}

extension DecoderOptions {
  /// Tells what was forgiven, if anything was.
  func printWarning() {
    guard let leniency, let fault = leniency.fault, let file = leniency.faultyFile else { return }
    Console.printWarning("\(InputError.damaged(path: file, fault)); read as browsers do, --strict refuses it")
  }
}
