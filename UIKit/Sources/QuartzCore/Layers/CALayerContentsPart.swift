public import CoreGraphics
import Springform

extension CALayer {
  /// What shows of the content, in unit coordinates. Beyond a picture's edge nothing shows.
  public final var contentsRect: CGRect {
    get { part(\.shown) }
    set {
      setPart(newValue, \.shown, "contentsRect")
      if !CGRect(x: 0, y: 0, width: 1, height: 1).contains(newValue) {
        noteMissing("pictures whose edge goes on outside of them")
      }
    }
  }

  /// Which part of what shows is stretched both ways, in unit coordinates: the corners around it keep their sizes, and the sides
  /// between them are stretched along themselves.
  public final var contentsCenter: CGRect {
    get { part(\.center) }
    set { setPart(newValue, \.center, "contentsCenter") }
  }

  private func part(_ part: KeyPath<ContentsPart, Rect>) -> CGRect {
    CGRect(read { ($0 as? ContentLayer)?.part[keyPath: part] ?? ContentsPart.unit })
  }

  private func setPart(_ rect: CGRect, _ part: WritableKeyPath<ContentsPart, Rect>, _ key: String) {
    guard let content = contentLayer, rect != self.part(part) else { return }
    write(key) { _ in content.part[keyPath: part] = Rect(rect) }
  }
}

/// How a picture's pixels become those of the screen.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel: sharp squares when enlarged.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Between the nearest pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// As ``linear``, of which it differs only on a phone: here all pixels count when a picture is reduced.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

extension CALayer {
  /// Of a picture that is larger on the phone's screen than it is by itself.
  public final var magnificationFilter: CALayerContentsFilter {
    get { contentLayer?.filters.magnification ?? .linear }
    set { if !isCopy { contentLayer?.filters.magnification = newValue } }
  }

  /// Of a picture that is smaller on the phone's screen than it is by itself.
  public final var minificationFilter: CALayerContentsFilter {
    get { contentLayer?.filters.minification ?? .linear }
    set { if !isCopy { contentLayer?.filters.minification = newValue } }
  }

  /// How much coarser the picture is that ``CALayerContentsFilter/trilinear`` reduces; here there is one only.
  public final var minificationFilterBias: Float {
    get { contentLayer?.filters.bias ?? 0 }
    set {
      if newValue != 0 { noteMissing("coarser pictures to reduce") }
      if !isCopy { contentLayer?.filters.bias = newValue }
    }
  }
}

/// How the pictures of a layer are enlarged and reduced.
struct PictureFilters {
  var magnification = CALayerContentsFilter.linear
  var minification = CALayerContentsFilter.linear
  var bias: Float = 0
  /// The phone's, in pixels per point.
  let screenScale = Double(MainLoop.current?.screenScale ?? MainLoop.usualScreenScale)

  /// - Parameter size: how many of the screen's pixels the shorter side of one of the picture's is long.
  func interpolation(_ size: Double) -> Interpolation {
    (size >= 1 ? magnification : minification) == .nearest ? .nearest : .high
  }
}
