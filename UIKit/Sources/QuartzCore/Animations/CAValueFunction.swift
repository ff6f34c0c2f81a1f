/// Makes a transform of the numbers that an animation goes through.
public final class CAValueFunction: NSObject {
  public let name: CAValueFunctionName

  /// `nil` for a function that is not known.
  public init?(name: CAValueFunctionName) {
    guard Self.parts[name] != nil else { return nil }
    self.name = name
  }

  /// The part of a transform that the numbers are; `nil` for all three factors or distances at once.
  var part: String? { Self.parts[name] ?? nil }

  private static let parts: [CAValueFunctionName: String?] = [
    .rotateX: "rotation.x", .rotateY: "rotation.y", .rotateZ: "rotation.z", .scale: nil, .scaleX: "scale.x",
    .scaleY: "scale.y", .scaleZ: "scale.z", .translate: nil, .translateX: "translation.x",
    .translateY: "translation.y", .translateZ: "translation.z",
  ]

  /// The transform of three numbers; `nil` for a function of one.
  func transform(_ numbers: [Double]) -> CATransform3D? {
    guard numbers.count == 3 else { return nil }
    let (x, y, z) = (CGFloat(numbers[0]), CGFloat(numbers[1]), CGFloat(numbers[2]))
    return switch name {
    case .scale: CATransform3DMakeScale(x, y, z)
    case .translate: CATransform3DMakeTranslation(x, y, z)
    default: nil
    }
  }
}

public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Of three factors in an array.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Of three distances in an array.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

// As they were called up to Swift 4.
public let kCAValueFunctionRotateX = CAValueFunctionName.rotateX
public let kCAValueFunctionRotateY = CAValueFunctionName.rotateY
public let kCAValueFunctionRotateZ = CAValueFunctionName.rotateZ
public let kCAValueFunctionScale = CAValueFunctionName.scale
public let kCAValueFunctionScaleX = CAValueFunctionName.scaleX
public let kCAValueFunctionScaleY = CAValueFunctionName.scaleY
public let kCAValueFunctionScaleZ = CAValueFunctionName.scaleZ
public let kCAValueFunctionTranslate = CAValueFunctionName.translate
public let kCAValueFunctionTranslateX = CAValueFunctionName.translateX
public let kCAValueFunctionTranslateY = CAValueFunctionName.translateY
public let kCAValueFunctionTranslateZ = CAValueFunctionName.translateZ
