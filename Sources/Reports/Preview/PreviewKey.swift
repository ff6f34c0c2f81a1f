import FoundationEssentials
import SpringformBitmap
import SpringformCodecs
import SpringformGeometry
import SpringformPipeline
import SpringformScene
import SpringformVerification

/// Everything that decides what an entry's media look like, but for the files that its scene reads. Equal keys mean equal
/// media.
struct PreviewKey: Encodable, Hashable, Sendable {
  var name: String
  var scene: String
  var parameters: [ParameterSetting]
  var rate: Double
  var scale: Double
  var from: Double
  var to: Double?
  var speed: Double
  var hold: Double?
  var crop: [Double]?
  var background: String?
  var showsTouches: Bool
  var showsPhysics: Bool
  var shutterAngle: Double?
  var shutterSamples: Int?
  var seed: UInt64
  var plays: Int?
  var budget: Int?
  /// The version of the program that writes videos, `nil` where it is not here.
  var ffmpeg: String?
  /// What draws: the program, its libraries, fonts and their configuration.
  var machine: Digest

  init(_ scene: PreviewScene, budget: Int?, ffmpeg: String?, machine: Digest) {
    let settings = scene.subject.settings
    name = scene.subject.name
    self.scene = scene.subject.sceneName
    parameters = scene.subject.parameters
    rate = settings.rate
    scale = settings.scale
    from = settings.from
    to = settings.to
    speed = settings.speed
    hold = settings.hold
    crop = settings.crop.map { [$0.minX, $0.minY, $0.width, $0.height] }
    background = settings.background.map { "\($0)" }
    showsTouches = settings.showsTouches
    showsPhysics = settings.showsPhysics
    shutterAngle = settings.shutter?.angle
    shutterSamples = settings.shutter?.sampleCount
    seed = settings.seed
    plays = if case .times(let plays) = scene.subject.loop { plays } else { nil }
    self.budget = budget
    self.ffmpeg = ffmpeg
    self.machine = machine
  }

  func digest() throws -> Digest {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return Digest(of: Array(try encoder.encode(self)))
  }
}
