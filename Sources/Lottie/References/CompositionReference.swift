import SpringformGeometry

/// A composition, as `thisComp` is.
final class CompositionReference: ExpressionObject {
  private let player: LottiePlayer
  private let scope: LottiePlayer.Scope

  init(_ player: LottiePlayer, _ scope: LottiePlayer.Scope) { (self.player, self.scope) = (player, scope) }

  func member(_ name: String) throws(ExpressionError) -> ExpressionValue? {
    let (document, layers) = (player.document, scope.composition.layers)
    switch name {
    case "layer":
      return .object(
        ExpressionFunction { arguments throws(ExpressionError) in
          switch arguments.first {
          case .string(let name): .object(try self.layer { $0.name == name })
          case .number(let number): .object(try self.layer { $0.index == number })
          default: throw .unknownName("layer")
          }
        })
    case "width": return .number(size.width)
    case "height": return .number(size.height)
    case "frameDuration": return .number(1 / document.frameRate)
    case "duration": return .number((document.frames.upperBound - document.frames.lowerBound) / document.frameRate)
    case "displayStartTime": return .number(document.frames.lowerBound / document.frameRate)
    case "numLayers": return .number(Double(layers.count))
    default: return nil
    }
  }

  /// The first of its layers that is meant.
  func layer(where isMeant: (LayerModel) -> Bool) throws(ExpressionError) -> LayerReference {
    let layers = scope.composition.layers
    try player.work?.spend(layers.count / 16)
    guard let index = layers.firstIndex(where: isMeant) else { throw .unknownName("layer") }
    return LayerReference(player, scope.other(index))
  }

  private var size: Size {
    if let outer = scope.outer, case .composition(_, let size) = outer.layer.kind { return size }
    return player.document.size
  }
}
