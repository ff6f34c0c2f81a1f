import SpringformBitmap
import SpringformNumerics

extension EditError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .delayCount(let count, let frames):
      "delays: \(count) times for \(frames.map { "\($0)" } ?? "more") frames; give one for all, or one for each"
    case .nothingShown(let from, let to, let end):
      "there is nothing from \(from.decimalText) s \(to.map { "to \($0.decimalText) s" } ?? "on"); "
        + ((to ?? .infinity) <= from ? "the end must come after the start" : "the pictures end at \(end.decimalText) s")
    case .tooManyFrames: "there are more than \(RenderSettings.maximumFrameCount) pictures"
    case .crop(let area, let width, let height):
      "crop \(area.x),\(area.y),\(area.width),\(area.height): must lie inside \(width)x\(height) pixels"
    }
  }
}
