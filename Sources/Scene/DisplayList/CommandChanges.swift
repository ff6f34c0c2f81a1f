import SpringformGeometry

extension DisplayList.Command {
  /// The same command at another place, as if it had been recorded in coordinates that `next` maps to the canvas.
  func applying(_ next: AffineTransform) -> Self {
    switch self {
    case .fill(let path, let rule, let paint, let transform):
      return .fill(path, rule: rule, paint: paint, transform: transform.concatenating(next))
    case .stroke(let path, let style, let paint, let transform):
      return .stroke(path, style: style, paint: paint, transform: transform.concatenating(next))
    case .image(let image, let rect, let interpolation, let tint, let transform):
      return .image(
        image, in: rect, interpolation: interpolation, tint: tint, transform: transform.concatenating(next))
    case .svg(let picture, let rect, let factors, let transform):
      return .svg(picture, in: rect, factors: factors, transform: transform.concatenating(next))
    case .blurBackdrop(let path, let radius, let opacity, let transform):
      return .blurBackdrop(path, radius: radius, opacity: opacity, transform: transform.concatenating(next))
    case .beginGroup(var group):
      group.clip = group.clip.map { Group.Clip(path: $0.path, transform: $0.transform.concatenating(next)) }
      // Shadows grow with their layer but keep their direction, whatever turns it.
      let scale = next.scaleFactor
      group.shadow = group.shadow?.scaled(by: scale)
      group.innerShadow = group.innerShadow?.scaled(by: scale)
      group.blurRadius *= scale
      group.projection = group.projection?.concatenating(Projection(next)).orNothing
      return .beginGroup(group)
    case .beginMask, .endGroup: return self
    }
  }

  /// The same command with its colours multiplied by a colour's red, green and blue.
  fileprivate func tinted(by tint: Color) -> Self {
    switch self {
    case .fill(let path, let rule, let paint, let transform):
      return .fill(path, rule: rule, paint: paint.tinted(by: tint), transform: transform)
    case .stroke(let path, let style, let paint, let transform):
      return .stroke(path, style: style, paint: paint.tinted(by: tint), transform: transform)
    case .image(let image, let rect, let interpolation, let own, let transform):
      return .image(image, in: rect, interpolation: interpolation, tint: own.tinted(by: tint), transform: transform)
    case .svg(let picture, let rect, let factors, let transform):
      return .svg(picture, in: rect, factors: factors.tinted(by: tint), transform: transform)
    case .beginGroup(var group):
      if !group.colorEffects.isEmpty { group.colorEffects.append(.matrix(ColorMatrix(factors: tint))) }
      group.shadow = group.shadow?.tinted(by: tint)
      group.innerShadow = group.innerShadow?.tinted(by: tint)
      return .beginGroup(group)
    case .blurBackdrop, .beginMask, .endGroup: return self
    }
  }
}

/// Multiplies the colours of a list's commands, one after the other, by a colour's red, green and blue: of a group with
/// effects on colours what comes of them, and of a mask that is read by its luminance nothing.
struct Tinting {
  private let tint: Color
  /// For each open group whose content is multiplied, whether its mask is not.
  private var keepsMask: [Bool] = []
  /// How many groups are open, counted from the one whose content or mask is kept.
  private var keptDepth = 0

  init(_ tint: Color) { self.tint = tint }

  mutating func tinted(_ command: DisplayList.Command) -> DisplayList.Command {
    let isKept = keptDepth > 0
    switch command {
    case .beginGroup(let group):
      if isKept || !group.colorEffects.isEmpty {
        keptDepth += 1
      } else {
        keepsMask.append(group.maskCoverage == .luminance)
      }
    case .beginMask:
      if !isKept, keepsMask.last == true {
        keepsMask.removeLast()
        keptDepth = 1
      }
    case .endGroup: if isKept { keptDepth -= 1 } else { _ = keepsMask.popLast() }
    default: break
    }
    return isKept ? command : command.tinted(by: tint)
  }
}

extension ColorMatrix {
  /// Multiplies by a colour's red, green and blue.
  fileprivate init(factors: Color) {
    self.init(
      red: Row(factors.red, 0, 0, 0, 0), green: Row(0, factors.green, 0, 0, 0), blue: Row(0, 0, factors.blue, 0, 0))
  }
}

extension Shadow {
  fileprivate func scaled(by scale: Double) -> Shadow {
    Shadow(color: color, offset: offset * scale, radius: radius * scale)
  }

  fileprivate func tinted(by tint: Color) -> Shadow {
    Shadow(color: color.tinted(by: tint), offset: offset, radius: radius)
  }
}

extension Paint {
  fileprivate func tinted(by tint: Color) -> Paint {
    switch self {
    case .color(let color): .color(color.tinted(by: tint))
    case .axial(let gradient, let start, let end): .axial(gradient.tinted(by: tint), start: start, end: end)
    case .radial(let gradient, let center, let radii):
      .radial(gradient.tinted(by: tint), center: center, radii: radii)
    case .focal(let gradient, let center, let radius, let focus):
      .focal(gradient.tinted(by: tint), center: center, radius: radius, focus: focus)
    case .conic(let gradient, let center, let angle): .conic(gradient.tinted(by: tint), center: center, angle: angle)
    }
  }
}

extension Gradient {
  fileprivate func tinted(by tint: Color) -> Gradient {
    Gradient(stops: stops.map { Stop(location: $0.location, color: $0.color.tinted(by: tint)) })
  }
}

extension Color {
  /// Multiplied by another colour's red, green and blue; alpha stays.
  fileprivate func tinted(by tint: Color) -> Color {
    Color(red: red * tint.red, green: green * tint.green, blue: blue * tint.blue, alpha: alpha)
  }
}
