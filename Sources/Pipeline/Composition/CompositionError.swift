import SpringformNumerics

/// What cannot be shown in one picture.
package enum CompositionError: Error, Equatable {
  /// A number of moments that is not in ``FrameLayout/counts``.
  case momentCount(Int)
  /// A number of columns that no film strip has.
  case columnCount(Int)
  /// A time, in seconds, at which no picture is shown: the first is shown from one on, the last until the other.
  case noRefresh(Double, from: Double, to: Double)
  /// More moments are wanted than there are refreshes.
  case tooFewRefreshes(Int, wanted: Int)
  /// A film strip has rows for scenes and columns for moments, and so no room for a table of scenes.
  case filmstripOfTable
  /// More scenes than ``Composition/maximumSceneCount``, or none.
  case sceneCount(Int)
  /// Margins that are not in 0...``Framing/maximumPadding``.
  case padding(Double)
}

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
