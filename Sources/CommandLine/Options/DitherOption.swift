import ArgumentParser
import Springform

/// How a GIF mixes colours that a palette does not hold.
enum DitherOption: String, CaseIterable, ExpressibleByArgument {
  case auto
  case none
  case ordered
  case diffusion

  var method: Dithering {
    switch self {
    case .auto: .auto
    case .none: .none
    case .ordered: .ordered
    case .diffusion: .diffusion
    }
  }
}
