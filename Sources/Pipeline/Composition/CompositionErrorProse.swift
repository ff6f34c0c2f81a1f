import SpringformNumerics

extension CompositionError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .momentCount(let count):
      "\(count) moments: a film strip or an onion skin has from \(FrameLayout.counts.lowerBound) "
        + "to \(FrameLayout.counts.upperBound) of them"
    case .columnCount(let count):
      "\(count) columns: a film strip has from 1 to \(FrameLayout.counts.upperBound) of them"
    case .tooFewRefreshes(let count, let wanted): "there are only \(count) pictures to take \(wanted) moments from"
    case .noRefresh(let time, let from, let to):
      "at \(time.decimalText) s there is no picture: they are shown from \(from.decimalText) to \(to.decimalText) s"
    case .filmstripOfTable: "a film strip has no room for two sweeps"
    case .sceneCount(let count): "\(count) scenes in one picture: must be from 1 to \(Composition.maximumSceneCount)"
    case .padding(let value):
      "padding \(value.decimalText): must be from 0 to \(Framing.maximumPadding.decimalText) points"
    }
  }
}
