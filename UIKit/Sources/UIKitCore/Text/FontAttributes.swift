import QuartzCore

// The rest of what descriptors of fonts are asked for.

extension UIFont {
  /// - Parameter traitCollection: for which surroundings; text is as large in all of them here.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// - Parameter width: of the letters; there are none but the standard ones here, of which a note tells.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    if width != .standard { noteMissing("stretched letters") }
    return systemFont(ofSize: fontSize, weight: weight)
  }

  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let compressed = Width(rawValue: -0.3)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }
}

extension UIFontDescriptor.SymbolicTraits {
  public static let traitVertical = Self(rawValue: 1 << 11)
  public static let traitUIOptimized = Self(rawValue: 1 << 12)
  public static let traitTightLeading = Self(rawValue: 1 << 15)
  public static let traitLooseLeading = Self(rawValue: 1 << 16)
  public static let classSansSerif = Self(rawValue: 8 << 28)
}

extension UIFontDescriptor.AttributeName {
  public static let face = Self(rawValue: "NSFontFaceAttribute")
  public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")
  public static let matrix = Self(rawValue: "NSFontMatrixAttribute")
  public static let cascadeList = Self(rawValue: "NSCTFontCascadeListAttribute")
  public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
  public static let fixedAdvance = Self(rawValue: "NSCTFontFixedAdvanceAttribute")
  public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
}

extension UIFontDescriptor.TraitKey {
  public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
  public static let width = Self(rawValue: "NSCTFontProportionTrait")
  public static let slant = Self(rawValue: "NSCTFontSlantTrait")
}

extension UIFontDescriptor {
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let featureIdentifier = Self(rawValue: "CTFeatureTypeIdentifier")
    public static let typeIdentifier = Self(rawValue: "CTFeatureSelectorIdentifier")
    public static let type = featureIdentifier
    public static let selector = typeIdentifier
  }
}

extension UIFontMetrics {
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font)
  }
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    scaledValue(for: value)
  }
}
