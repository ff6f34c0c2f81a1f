public import Springform
import UIKit
public import ViewScenes

/// A finger drags over the stars and back, and a tap gives all of them.
public struct StarRatingDemo: ViewScene {
  public static let name = "star-rating"
  public static let summary = "stars pop up under the finger, drawn in draw(_:)"

  public let size = Size(width: 300, height: 100)
  public let duration: Double? = 4
  public let background = Color.rgb(24, 26, 48)

  public init() {}

  public func makeView() -> StarRatingView { StarRatingView(frame: CGRect(x: 30, y: 25, width: 240, height: 50)) }

  public func play(_ stars: StarRatingView, on stage: Stage) {
    stage.tape.touch(stars, at: 0.4, location: CGPoint(x: 8, y: 25)) {
      $0.drag(by: Vector(dx: 200, dy: 4), duration: 1)
      $0.drag(by: Vector(dx: -70, dy: 0), duration: 0.5)
    }
    stage.tape.tap(stars, at: 2.8, location: CGPoint(x: 232, y: 25))
    stage.trace("rating") { stars.rating }
  }
}
