public import Springform
import UIKit
public import ViewScenes

/// The work proceeds in three steps.
public struct LiquidLoaderDemo: ViewScene {
  public static let name = "liquid-loader"
  public static let summary = "a bowl fills with a sloshing liquid, moved by a display link"

  public let size = Size(width: 200, height: 200)
  public let duration: Double? = 5
  public let background = Color.white

  public init() {}

  public func makeView() -> LiquidLoaderView { LiquidLoaderView(frame: CGRect(x: 25, y: 25, width: 150, height: 150)) }

  public func play(_ loader: LiquidLoaderView, on stage: Stage) {
    for (time, progress) in [(0.3, 0.35), (1.6, 0.7), (3, 1)] {
      stage.perform(at: time) { loader.progress = CGFloat(progress) }
    }
    stage.trace("level") { Double(loader.level) }
  }
}
