import ArgumentParser
import Springform

/// A colour as it is written on the command line.
struct ColorOption: ExpressibleByArgument {
  let color: Color

  init?(argument: String) {
    guard let color = Color(argument) else { return nil }
    self.color = color
  }
}
