import ArgumentParser
import Springform

/// A width and a height as `WxH`.
struct SizeOption: ExpressibleByArgument {
  let size: Size

  init?(argument: String) {
    let sides = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
    size = Size(width: width, height: height)
  }
}
