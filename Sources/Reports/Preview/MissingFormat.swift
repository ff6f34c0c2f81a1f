import SpringformCodecs
import SpringformNumerics
import SpringformPipeline

/// Why a scene of a gallery is not there in a format; in files as its sentence.
package enum MissingFormat: Hashable, Sendable {
  /// A side of the animation is longer than WebP has.
  case webP
  /// The program that writes videos is not here.
  case videoProgram
  /// Anything else, in a sentence without a full stop.
  case other(String)

  package var sentence: String {
    switch self {
    case .webP: "no WebP: its sides have \(WebPEncoder.maximumSide.groupedText) pixels at most"
    case .videoProgram: "no MP4: \(VideoError.noProgram(FFmpeg.program))"
    case .other(let sentence): sentence
    }
  }
}

extension MissingFormat: Codable {
  package init(from decoder: any Decoder) throws {
    let sentence = try decoder.singleValueContainer().decode(String.self)
    self = [.webP, .videoProgram].first { $0.sentence == sentence } ?? .other(sentence)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(sentence)
  }
}
