public import Springform
public import SwiftUI
public import SwiftUIScenes

/// Two taps pour in, a third one empties it.
public struct WaveGaugeDemo: SwiftUIScene {
  public static let name = "wave-gauge"
  public static let summary = "water in SwiftUI rises on a spring while its waves run on"

  public let size = Size(width: 200, height: 200)
  public let duration: Double? = 6

  public init() {}

  public var content: some SwiftUI.View { WaveGauge() }

  public func play(on stage: Stage) {
    for time in [0.6, 2.2, 4.2] { stage.tape.tap(CGPoint(x: 100, y: 130), at: time) }
  }
}
