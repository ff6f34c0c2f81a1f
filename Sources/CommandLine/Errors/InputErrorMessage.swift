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
    case .delayCount, .crop: "--\(error)"
    case .tooManyFrames: "\(error); use a lower --fps or less of the animation"
    }
  }
}
