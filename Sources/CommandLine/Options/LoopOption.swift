import ArgumentParser
import Springform

/// `forever`, `once`, or how many times an animation plays.
struct LoopOption: ExpressibleByArgument {
  let count: LoopCount

  init(_ count: LoopCount) { self.count = count }

  init?(argument: String) {
    switch argument {
    case "forever": count = .forever
    case "once": count = .times(1)
    default:
      guard let times = Int(argument), (1...65_536).contains(times) else { return nil }
      count = .times(times)
    }
  }
}
