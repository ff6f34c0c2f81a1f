import SpringformNumerics

extension EncoderError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .frameSize(let width, let height, let expectedWidth, let expectedHeight):
      "a picture is \(width)x\(height), and the animation \(expectedWidth)x\(expectedHeight)"
    case .frameTimes(let frame, let start, let end):
      "picture \(frame) cannot be shown from \(start.decimalText) s to \(end.decimalText) s"
    case .frameTooShort(let frame, let centiseconds, let minimum):
      "picture \(frame) would show for \(centiseconds) cs, and a GIF needs \(minimum)"
    case .loopCount(let count): "loop \(count): must be from 1 to 65536"
    case .noFrames: "there are no pictures"
    case .alreadyFinished: "a picture comes after the end"
    case .library(let name, let code): "\(name) gave up with code \(code)"
    }
  }
}
