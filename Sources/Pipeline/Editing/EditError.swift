public import SpringformBitmap
import SpringformNumerics

/// Why frames cannot be edited as asked.
public enum EditError: Error, Equatable {
  /// There is neither one delay nor one for each frame. The number of frames is `nil` when there are more than delays.
  case delayCount(Int, frames: Int?)
  /// Between two times, in seconds, no frame is shown; the last one goes at `end`.
  case nothingShown(from: Double, to: Double?, end: Double)
  /// More frames than ``RenderSettings/maximumFrameCount``.
  case tooManyFrames
  /// A part that is empty or reaches outside the frames.
  case crop(PixelRect, width: Int, height: Int)
}

extension EditError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .delayCount(let count, let frames):
      "delays: \(count) times for \(frames.map { "\($0)" } ?? "more") frames; give one for all, or one for each"
    case .nothingShown(let from, let to, let end):
      "there is nothing from \(from.decimalText) s \(to.map { "to \($0.decimalText) s" } ?? "on"); "
        + ((to ?? .infinity) <= from ? "the end must come after the start" : "the pictures end at \(end.decimalText) s")
    case .tooManyFrames: "there are more than \(RenderSettings.maximumFrameCount.groupedText) pictures"
    case .crop(let area, let width, let height):
      "crop \(area.x),\(area.y),\(area.width),\(area.height): must lie inside \(width)x\(height) pixels"
    }
  }
}
