import Springform
import UIKitCore

/// What a filter does, by its name, and what its inputs are unless they are set, by Apple's reference of filters.
struct FilterKind {
  let defaults: [String: Any]
  let apply: (FilterInput) -> CIImage?

  init(_ defaults: [String: Any] = [:], _ apply: @escaping (FilterInput) -> CIImage?) {
    (self.defaults, self.apply) = (defaults, apply)
  }

  /// What each colour adds to the luminance, by Rec. 709.
  private static let weights = SIMD3(0.2126, 0.7152, 0.0722)
  private static func luminance(_ color: SIMD3<Double>) -> Double { (color * weights).sum() }

  /// By their names. Nothing changes them.
  nonisolated(unsafe) static let all: [String: FilterKind] = [
    "CIGaussianBlur": FilterKind([kCIInputRadiusKey: 10]) { blurred($0.image, $0.number(kCIInputRadiusKey)) },
    "CIBoxBlur": FilterKind([kCIInputRadiusKey: 10]) {
      // A box twice as wide as its radius spreads as far as a Gaussian of the radius over the root of three.
      blurred($0.image, $0.number(kCIInputRadiusKey) / 3.0.squareRoot())
    },
    "CIColorInvert": FilterKind { $0.mapped { $0 = 1 - $0 } },
    "CIColorControls": FilterKind(
      [kCIInputSaturationKey: 1, kCIInputBrightnessKey: 0, kCIInputContrastKey: 1]
    ) { input in
      let (saturation, brightness) = (input.number(kCIInputSaturationKey), input.number(kCIInputBrightnessKey))
      let contrast = input.number(kCIInputContrastKey)
      return input.mapped { color in
        let gray = SIMD3(repeating: luminance(color))
        color = ((gray + (color - gray) * saturation) - 0.5) * contrast + 0.5 + brightness
      }
    },
    "CIColorMonochrome": FilterKind(
      [kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1]
    ) { input in
      let tint = input.color ?? CIColor(red: 0.5, green: 0.5, blue: 0.5)
      let target = SIMD3(Double(tint.red), Double(tint.green), Double(tint.blue))
      let share = input.number(kCIInputIntensityKey)
      return input.mapped { $0 += (target * luminance($0) - $0) * share }
    },
    "CIPhotoEffectMono": FilterKind { $0.mapped { $0 = SIMD3(repeating: luminance($0)) } },
    "CIPhotoEffectTonal": FilterKind { $0.mapped { $0 = SIMD3(repeating: luminance($0)) } },
    "CIPhotoEffectNoir": FilterKind {
      $0.mapped { $0 = SIMD3(repeating: (luminance($0) - 0.5) * 1.25 + 0.5) }
    },
    "CIExposureAdjust": FilterKind([kCIInputEVKey: 0.5]) { input in
      let factor = pow(2, input.number(kCIInputEVKey))
      return input.mapped { $0 *= factor }
    },
    "CIConstantColorGenerator": FilterKind([kCIInputColorKey: CIColor.red]) { CIImage(color: $0.color ?? .red) },
    "CISourceOverCompositing": FilterKind { input in
      let ground = input.values[kCIInputBackgroundImageKey] as? CIImage
      return ground.flatMap { ground in input.image.map { $0.composited(over: ground) } } ?? input.image
    },
    "CICrop": FilterKind { input in
      (input.values["inputRectangle"] as? CGRect).flatMap { input.image?.cropped(to: $0) } ?? input.image
    },
    "CIAffineClamp": FilterKind { $0.image?.clampedToExtent() },
    "CIAffineTransform": FilterKind { input in
      (input.values[kCIInputTransformKey] as? CGAffineTransform).flatMap { input.image?.transformed(by: $0) }
        ?? input.image
    },
    "CIPixellate": FilterKind([kCIInputScaleKey: 8]) { pixellated($0.image, Int($0.number(kCIInputScaleKey))) },
    "CIHueSaturationValueGradient": FilterKind([kCIInputRadiusKey: 300, "inputValue": 1]) {
      hueWheel(radius: $0.number(kCIInputRadiusKey), value: $0.number("inputValue"))
    },
  ]

  /// - Parameter sigma: the standard deviation, in pixels.
  private static func blurred(_ image: CIImage?, _ sigma: Double) -> CIImage? {
    guard let image, let pixels = image.pixels, sigma > 0 else { return image }
    let room = (3 * CGFloat(sigma)).rounded(.up)
    let place = image.extent.insetBy(dx: -room, dy: -room)
    let stage = Stage(size: Size(place.size))
    let layer = PictureLayer(
      Image(pixels.bitmap), in: Rect(x: room, y: room, width: Double(pixels.width), height: Double(pixels.height)),
      clamped: image.isClamped)
    layer.frame = Rect(x: 0, y: 0, width: Double(place.width), height: Double(place.height))
    layer.blurRadius = sigma
    stage.rootLayer.addSublayer(layer)
    let list = stage.displayList(background: .clear, showsTouches: false)
    guard let bitmap = try? Renderer(scale: 1).render(list) else { return image }
    return CIImage(CGImage(bitmap), origin: place.origin)
  }

  private static func pixellated(_ image: CIImage?, _ side: Int) -> CIImage? {
    guard let image, let pixels = image.pixels, side > 1 else { return image }
    let made = pixels.rearranged(width: pixels.width, height: pixels.height) { column, row in
      (min(column / side * side + side / 2, pixels.width - 1), min(row / side * side + side / 2, pixels.height - 1))
    }
    return CIImage(made, origin: image.extent.origin)
  }

  /// A disc of all hues, counterclockwise from red at the right, which are paler toward its middle.
  private static func hueWheel(radius: Double, value: Double) -> CIImage? {
    let side = Int((radius * 2).rounded())
    guard side > 0, side < 4096 else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(side * side)
    for row in 0..<side {
      for column in 0..<side {
        let (x, y) = (Double(column) + 0.5 - radius, radius - Double(row) - 0.5)
        let distance = (x * x + y * y).squareRoot()
        let alpha = min(max(radius - distance + 0.5, 0), 1)
        let turn = atan2(y, x) / (2 * .pi)
        func part(_ number: Double) -> UInt32 {
          let place = (number + (turn < 0 ? turn + 1 : turn) * 6).truncatingRemainder(dividingBy: 6)
          let level = value * (1 - min(distance / radius, 1) * max(0, min(place, 4 - place, 1)))
          return UInt32((level * alpha * 255).rounded())
        }
        pixels.append(UInt32((alpha * 255).rounded()) << 24 | part(5) << 16 | part(3) << 8 | part(1))
      }
    }
    return (try? Bitmap(width: side, height: side, pixels: pixels)).map { CIImage(CGImage($0)) }
  }
}

/// A picture in a layer, with nothing around it or its edges going on.
private final class PictureLayer: DrawingLayer {
  private let picture: Image
  private let place: Rect
  private let clamped: Bool

  init(_ picture: Image, in place: Rect, clamped: Bool) {
    (self.picture, self.place, self.clamped) = (picture, place, clamped)
    super.init()
  }

  override func draw(in canvas: inout Canvas) {
    // What is beyond the edges is about as bright as they are, where the picture is drawn larger below itself.
    if clamped { canvas.draw(picture, in: Rect(origin: .zero, size: bounds.size), interpolation: .linear) }
    canvas.draw(picture, in: place, interpolation: .nearest)
  }
}

extension CGImage {
  /// With each pixel's straight components changed.
  func mappingColors(_ change: (inout SIMD3<Double>) -> Void) -> CGImage {
    let pixels = bitmap.pixels.map { pixel -> UInt32 in
      let alpha = Double(pixel >> 24)
      guard alpha > 0 else { return pixel }
      var color = SIMD3(Double(pixel >> 16 & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel & 0xFF)) / alpha
      change(&color)
      color.clamp(lowerBound: .zero, upperBound: .one)
      let parts = color * alpha
      return pixel & 0xFF00_0000 | UInt32(parts.x.rounded()) << 16 | UInt32(parts.y.rounded()) << 8
        | UInt32(parts.z.rounded())
    }
    return (try? Bitmap(width: width, height: height, pixels: pixels)).map { CGImage($0) } ?? self
  }
}
