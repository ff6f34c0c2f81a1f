import CoreGraphics
import Springform

extension CALayer {
  /// How the layer meets what lies below it: the name of a blend mode as Core Image has it, such as `multiplyBlendMode`.
  ///
  /// Of other filters, and of filters as objects, a note tells that there are none.
  public final var compositingFilter: Any? {
    get { value(forKey: "compositingFilter") }
    set {
      guard !isCopy else { return }
      ownValues["compositingFilter"] = newValue
      let name = newValue as? String ?? newValue.map { "\(type(of: $0))" }
      let mode = name.flatMap { BlendMode(filter: $0) }
      if let name, mode == nil { noteMissing("compositing filters such as '\(name)'") }
      base.blendMode = mode ?? .normal
    }
  }

  /// How far what lies below shows blurred, in points: what effects of views do. Core Animation has no name for it.
  package final var backdropBlurRadius: Double {
    get { read { $0.backdropBlurRadius } }
    set { if newValue != backdropBlurRadius { write("backdropBlurRadius") { $0.backdropBlurRadius = newValue } } }
  }

  // As on iOS, whose documentation says that layers have none, filters are kept and change nothing.

  public final var filters: [Any]? {
    get { ownValues["filters"] as? [Any] }
    set { ownValues["filters"] = newValue }
  }
  public final var backgroundFilters: [Any]? {
    get { ownValues["backgroundFilters"] as? [Any] }
    set { ownValues["backgroundFilters"] = newValue }
  }
}

extension BlendMode {
  fileprivate init?(filter name: String) {
    let word = name.hasPrefix("CI") ? name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3) : name
    switch word {
    case "normalBlendMode": self = .normal
    case "multiplyBlendMode": self = .multiply
    case "screenBlendMode": self = .screen
    case "overlayBlendMode": self = .overlay
    case "darkenBlendMode": self = .darken
    case "lightenBlendMode": self = .lighten
    case "colorDodgeBlendMode": self = .colorDodge
    case "colorBurnBlendMode": self = .colorBurn
    case "softLightBlendMode": self = .softLight
    case "hardLightBlendMode": self = .hardLight
    case "differenceBlendMode": self = .difference
    case "exclusionBlendMode": self = .exclusion
    case "hueBlendMode": self = .hue
    case "saturationBlendMode": self = .saturation
    case "colorBlendMode": self = .color
    case "luminosityBlendMode": self = .luminosity
    case "additionCompositing", "plusL", "linearDodgeBlendMode": self = .plusLighter
    default: return nil
    }
  }
}
