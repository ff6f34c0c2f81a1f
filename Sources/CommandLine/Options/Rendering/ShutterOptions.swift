import ArgumentParser
import Springform

/// Motion blur.
struct ShutterOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Blur what moves, as a film camera with this shutter angle does.",
      discussion: "180 exposes each picture for half of the time until the next, 360 for all of it, 0 for a moment.",
      valueName: "degrees"))
  var shutter: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many moments a blurred picture is averaged from; \(Shutter.usualSampleCount) by default.", valueName: "2-256"
    ))
  var shutterSamples: Int?

  func setting() throws -> Shutter? {
    guard let shutter else {
      if shutterSamples != nil {
        throw UsageError.conflict("--shutter-samples without a shutter", hint: "add --shutter 180")
      }
      return nil
    }
    return Shutter(angle: shutter, sampleCount: shutterSamples ?? Shutter.usualSampleCount)
  }
}
