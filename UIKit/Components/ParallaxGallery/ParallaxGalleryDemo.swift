public import Springform
import UIKit
public import ViewScenes

/// Landscapes: leafed through slowly, with three flicks, and back by a tap on the one beside.
public struct ParallaxGalleryDemo: ViewScene {
  public static let name = "parallax-gallery"
  public static let summary = "landscapes of several depths slide past each other on cards that snap into place"

  public let size = Size(width: 360, height: 400)
  public let duration: Double? = 6.2

  public init() {}

  public func makeView() -> ParallaxGallery {
    ParallaxGallery(frame: CGRect(x: 0, y: 0, width: 360, height: 400), landscapes: Self.landscapes)
  }

  public func play(_ gallery: ParallaxGallery, on stage: Stage) {
    stage.tape.touch(gallery, at: 0.5, location: CGPoint(x: 300, y: 230)) {
      $0.drag(by: Vector(dx: -190, dy: 6), duration: 0.9)
      $0.hold(for: 0.1)
    }
    for (time, y) in [(2.2, 250.0), (2.95, 236), (3.7, 244)] {
      stage.tape.touch(gallery, at: time, location: CGPoint(x: 280, y: y)) {
        $0.drag(by: Vector(dx: -190, dy: -8), duration: 0.24, curve: .easeIn)
      }
    }
    stage.tape.tap(gallery, at: 5.2, location: CGPoint(x: 24, y: 190))
    stage.trace("position") { Double(gallery.position) }
  }

  private static func rgb(_ hex: Int) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255,
      alpha: 1)
  }

  private static func landscape(
    _ title: String, _ subtitle: String, _ sky: (Int, Int), sun: Int, _ ridges: (Int, Int, Int), at place: CGPoint,
    radius: CGFloat, seed: CGFloat
  ) -> Scenery {
    Scenery(
      title: title, subtitle: subtitle, sky: [rgb(sky.0), rgb(sky.1)], sun: rgb(sun),
      ridges: [rgb(ridges.0), rgb(ridges.1), rgb(ridges.2)], sunPlace: place, sunRadius: radius, seed: seed)
  }

  static let landscapes = [
    landscape(
      "First light", "5:42 above the valley", (0x5B5F97, 0xFFC1A6), sun: 0xFFE8C2, (0xC58BA4, 0x86608E, 0x43375F),
      at: CGPoint(x: 0.68, y: 0.46), radius: 0.13, seed: 0.4),
    landscape(
      "High noon", "Fourteen peaks in sight", (0x2E86C8, 0xCBEBF5), sun: 0xFFFBE6, (0x8EC5D6, 0x4C93A8, 0x1F5B6B),
      at: CGPoint(x: 0.3, y: 0.24), radius: 0.1, seed: 2.1),
    landscape(
      "Green hour", "The trail through the pines", (0x1F7A6B, 0xE7F2B8), sun: 0xFDF9C9, (0x8FC49A, 0x3F8F6F, 0x174C45),
      at: CGPoint(x: 0.62, y: 0.34), radius: 0.12, seed: 3.6),
    landscape(
      "Embers", "Last sun on the ridge", (0x7A2E4D, 0xFF9A4D), sun: 0xFFE08A, (0xD9604A, 0x98364A, 0x4A1D38),
      at: CGPoint(x: 0.42, y: 0.44), radius: 0.17, seed: 5.2),
    landscape(
      "Moonrise", "The lake sleeps", (0x0E1533, 0x44558F), sun: 0xF1F3FF, (0x55649C, 0x2F3B70, 0x131A3C),
      at: CGPoint(x: 0.66, y: 0.25), radius: 0.085, seed: 6.9),
  ]
}
