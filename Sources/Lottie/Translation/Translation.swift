import SpringformGeometry
import SpringformNumerics

/// A Lottie file as rlottie gets it, and what was learned on the way.
struct Translation {
  /// rlottie draws whole frames alone: times are multiplied by this, so that it draws what lies between them. A power of two
  /// loses no digit.
  static let stepsPerFrame = 64.0

  var size = Size.zero
  var frameRate = 0.0
  var frames: ClosedRange<Double> = 0...0
  var markers: [LottieMarker] = []
  var warnings: [LottieWarning] = []
  var colors: [Slot] = []
  /// Whether masks are cut from each other, which rlottie does in the first 1024 pixels of a row alone.
  var hasCompoundMasks = false
  /// How many pictures as large as the result are needed to draw it.
  var buffers = 1
  fileprivate(set) var json: [UInt8] = []

  /// Where a color stands in the text.
  struct Slot {
    let path: String
    let range: Range<Int>
    /// Whether it is written as `"#RRGGBB"`, and not as a property.
    let isHexadecimal: Bool
  }

  mutating func finish(_ writer: JSONWriter) { json = writer.bytes }

  /// The text, ended by a zero.
  func text(replacing replacements: [String: Color]) -> [UInt8] {
    var (result, end): ([UInt8], Int) = ([], 0)
    if !replacements.isEmpty {
      for slot in colors {
        guard let color = replacements[slot.path] else { continue }
        result += json[end..<slot.range.lowerBound]
        result += Self.written(color, isHexadecimal: slot.isHexadecimal).utf8
        end = slot.range.upperBound
      }
    }
    return result + json[end...] + [0]
  }

  /// rlottie's number of a frame.
  func number(of frame: Double) -> Int {
    let steps = ((frame - frames.lowerBound) * Self.stepsPerFrame).rounded()
    // When the last frame is over, nothing shows any more.
    let last = ((frames.upperBound - frames.lowerBound) * Self.stepsPerFrame).rounded() - 1
    return Int(steps.clamped(to: 0...max(last, 0), otherwise: 0))
  }

  private static func written(_ color: Color, isHexadecimal: Bool) -> String {
    let parts = [color.red, color.green, color.blue].map { $0.clamped(to: 0...1, otherwise: 0) }
    if isHexadecimal { return "\"\(Color(red: parts[0], green: parts[1], blue: parts[2]).description)\"" }
    return "{\"k\":[\(parts.map { "\($0)" }.joined(separator: ","))]}"
  }
}
