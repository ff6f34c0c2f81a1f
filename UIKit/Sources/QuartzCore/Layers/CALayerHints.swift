public import CoreGraphics

// What says how content is kept, or what a layer says of itself.

extension CALayer {
  /// As large as the layer is.
  public final func preferredFrameSize() -> CGSize { bounds.size }

  /// Has the content drawn anew; all of it, where Core Animation keeps what lies outside of the rectangle.
  public final func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Whether sublayers' coordinates grow upward. They grow downward here, of which a note tells.
  public final var isGeometryFlipped: Bool {
    get { ownValues["geometryFlipped"] as? Bool ?? false }
    set {
      if newValue { noteMissing("layers whose coordinates grow upward") }
      ownValues["geometryFlipped"] = newValue
    }
  }
  /// Whether the content's coordinates grow the other way than the layer's.
  public final func contentsAreFlipped() -> Bool { false }

  /// Of how many bits the content's pixels are. What is drawn is no pixels before the very end.
  public final var contentsFormat: CALayerContentsFormat {
    get { (ownValues["contentsFormat"] as? String).map { CALayerContentsFormat(rawValue: $0) } ?? .RGBA8Uint }
    set { ownValues["contentsFormat"] = newValue.rawValue }
  }
  /// Whether the content may be brighter than the screen's white, which no picture here is.
  public final var wantsExtendedDynamicRangeContent: Bool {
    get { ownValues["wantsExtendedDynamicRangeContent"] as? Bool ?? false }
    set { ownValues["wantsExtendedDynamicRangeContent"] = newValue }
  }

  /// Values by key paths that the layer has unless it has its own. They are kept, and a note tells that they are not looked up.
  public final var style: [AnyHashable: Any]? {
    get { ownValues["style"] as? [AnyHashable: Any] }
    set {
      if newValue != nil { noteMissing("styles of layers") }
      ownValues["style"] = newValue
    }
  }

  /// What a property is unless it is set; `nil` for what is no layer's.
  public class func defaultValue(forKey key: String) -> Any? { CALayer().value(forKeyPath: key) }
}

public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
