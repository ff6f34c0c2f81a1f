import SpringformNumerics

/// Why an encoder refused its input or could not go on. What a ``ByteSink`` throws is passed on as it is.
public enum EncoderError: Error, Equatable {
  /// A frame whose size is not the animation's.
  case frameSize(width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
  /// Times in seconds that are not finite, run backwards or are beyond a thousand hours.
  case frameTimes(frame: Int, start: Double, end: Double)
  /// A picture, counted from 0 among the frames written, that would stay for less than the format's shortest delay.
  case frameTooShort(frame: Int, centiseconds: Int, minimum: Int)
  /// A number of plays outside 1...65536.
  case loopCount(Int)
  /// An animation was finished before its first frame.
  case noFrames
  /// Something was written after the end.
  case alreadyFinished
  /// A library refused, with its own code.
  case library(String, code: Int)
}

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
