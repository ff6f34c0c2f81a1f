import Springform
import SpringformNumerics

extension ErrorMessage {
  static func prose(_ error: CompositionError) -> String {
    let counts = "from \(FrameLayout.counts.lowerBound) to \(FrameLayout.counts.upperBound)"
    return switch error {
    case .momentCount(let count): "\(count) moments: a film strip or an onion skin has \(counts) of them"
    case .tooFewRefreshes(let count, let wanted):
      "there are only \(count) pictures to take \(wanted) moments from; use fewer, a longer part, or a higher --fps"
    case .filmstripOfTable: "a film strip has no room for two sweeps; give one --sweep, or leave out --filmstrip"
    case .sceneCount(let count): "\(count) scenes in one picture: must be from 1 to \(Composition.maximumSceneCount)"
    case .padding(let value):
      "--padding \(value.decimalText): must be from 0 to \(Framing.maximumPadding.decimalText) points"
    }
  }
}
