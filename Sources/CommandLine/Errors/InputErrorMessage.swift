import Springform

extension ErrorMessage {
  init(_ error: InputError) {
    switch error {
    case .damaged(_, let fault) where fault.isLimit: self.init(65, "\(error); --no-limit reads it")
    case .missing, .unreadable, .nothingToCompare, .noPictures: self.init(66, error.description)
    case .tooLarge, .notPlain, .outside, .largeFilePointer, .damaged, .svg, .lottie, .video, .animationAmongPictures,
      .frameList, .unlisted,
      .pictureSize,
      .rawLength:
      self.init(65, error.description)
    }
  }

  static func prose(_ error: EditError) -> String {
    switch error {
    case .delayCount, .crop: "--\(error)"
    case .nothingShown: error.description
    case .tooManyFrames: "\(error); use a lower --fps or less of the animation"
    }
  }
}

extension DecoderError {
  /// Whether an animation could be read, and is larger than usual.
  fileprivate var isLimit: Bool {
    switch reason {
    case .tooMuch: true
    case .tooLarge(let width, let height): (try? Bitmap.check(width: width, height: height)) != nil
    default: false
    }
  }
}
