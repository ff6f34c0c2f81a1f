public import UIKitCore

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputColorKey = "inputColor"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputEVKey = "inputEV"
public let kCIInputTransformKey = "inputTransform"
public let kCIOutputImageKey = "outputImage"

/// Makes a picture of another one. Of Apple's filters those are here that apps look most different without; a name of another has no
/// filter, of which a note tells.
open class CIFilter: NSObject {
  public let name: String
  private var values: [String: Any] = [:]

  public init?(name: String) {
    guard let known = FilterKind.all[name] else {
      noteMissing("filters such as '\(name)'")
      return nil
    }
    self.name = name
    values = known.defaults
  }

  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  open func setDefaults() { values = FilterKind.all[name]?.defaults ?? [:] }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
  open var inputKeys: [String] { (FilterKind.all[name]?.defaults.keys).map { Array($0).sorted() } ?? [] }
  open var outputKeys: [String] { [kCIOutputImageKey] }
  open class func filterNames(inCategory category: String?) -> [String] { FilterKind.all.keys.sorted() }

  /// `nil` without a picture that the filter needs.
  open var outputImage: CIImage? { FilterKind.all[name]?.apply(FilterInput(values)) }
}

/// What a filter is given.
struct FilterInput {
  let values: [String: Any]
  init(_ values: [String: Any]) { self.values = values }

  var image: CIImage? { values[kCIInputImageKey] as? CIImage }
  func number(_ key: String) -> Double { double(values[key]) ?? 0 }
  var color: CIColor? { values[kCIInputColorKey] as? CIColor }

  /// The picture with each pixel changed, as straight components, each 0...1.
  func mapped(_ change: (inout SIMD3<Double>) -> Void) -> CIImage? {
    guard let image, let pixels = image.pixels else { return image }
    return CIImage(pixels.mappingColors(change), origin: image.extent.origin)
  }
}
