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
    case .lottie(let picture, let rect, let factors, let transform):
      return .lottie(picture, in: rect, factors: factors, transform: transform.concatenating(next))
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
  func tinted(by tint: Color) -> Self {
    switch self {
    case .fill(let path, let rule, let paint, let transform):
      return .fill(path, rule: rule, paint: paint.tinted(by: tint), transform: transform)
    case .stroke(let path, let style, let paint, let transform):
      return .stroke(path, style: style, paint: paint.tinted(by: tint), transform: transform)
    case .image(let image, let rect, let interpolation, let own, let transform):
      return .image(image, in: rect, interpolation: interpolation, tint: own.tinted(by: tint), transform: transform)
    case .svg(let picture, let rect, let factors, let transform):
      return .svg(picture, in: rect, factors: factors.tinted(by: tint), transform: transform)
    case .lottie(let picture, let rect, let factors, let transform):
      return .lottie(picture, in: rect, factors: factors.tinted(by: tint), transform: transform)
    case .beginGroup(var group):
      group.shadow = group.shadow?.tinted(by: tint)
      group.innerShadow = group.innerShadow?.tinted(by: tint)
      return .beginGroup(group)
    case .blurBackdrop, .beginMask, .endGroup: return self
    }
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
