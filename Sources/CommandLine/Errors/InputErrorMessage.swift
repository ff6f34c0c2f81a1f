import Springform

extension ErrorMessage {
  init(_ error: InputError) {
    switch error {
    case .missing, .unreadable, .nothingToCompare, .noPictures: self.init(66, error.description)
    case .tooLarge, .damaged, .animationAmongPictures, .pictureSize, .rawLength: self.init(65, error.description)
    }
  }

  static func prose(_ error: EditError) -> String {
    switch error {
    case .delayCount(let count, let frames):
      "--delays: \(count) times for \(frames.map { "\($0)" } ?? "more") frames; give one for all, or one for each"
    case .tooManyFrames:
      "there are more than \(RenderSettings.maximumFrameCount) pictures; use a lower --fps or less of the animation"
    case .crop(let area, let width, let height):
      "--crop \(area.x),\(area.y),\(area.width),\(area.height): must lie inside \(width)x\(height) pixels"
    }
  }
}
