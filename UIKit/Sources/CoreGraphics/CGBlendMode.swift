import Springform

/// How what is drawn meets what was drawn before: `S` is the drawing, `D` what was there, `Sa` and `Da` their alphas.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
    exclusion, hue, saturation, color, luminosity
  /// Nothing.
  case clear
  /// S.
  case copy
  /// S Da.
  case sourceIn
  /// S (1 - Da).
  case sourceOut
  /// S Da + D (1 - Sa).
  case sourceAtop
  /// S (1 - Da) + D.
  case destinationOver
  /// D Sa.
  case destinationIn
  /// D (1 - Sa).
  case destinationOut
  /// S (1 - Da) + D Sa.
  case destinationAtop
  /// S (1 - Da) + D (1 - Sa).
  case xor
  /// 1 - (1 - S) - (1 - D), which is not drawn here: it is as `normal`.
  case plusDarker
  /// S + D.
  case plusLighter

  private var operation: Compositing? {
    switch self {
    case .clear: .clear
    case .copy: .copy
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    default: nil
    }
  }

  private var mixture: BlendMode {
    switch self {
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .plusLighter: .plusLighter
    default: .normal
    }
  }

  /// Whether it would also change what lies beside a drawing.
  var reachesBeyond: Bool { operation != nil }

  func blend(in canvas: inout Canvas, _ body: (inout Canvas) -> Void) {
    if let operation { canvas.compose(operation, body) } else { canvas.withBlendMode(mixture, body) }
  }
}
