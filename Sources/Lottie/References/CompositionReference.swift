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
          try self.player.work?.spend(layers.count / 16)
          let index =
            switch arguments.first {
            case .string(let name): layers.firstIndex { $0.name == name }
            case .number(let number): layers.firstIndex { $0.index == number }
            default: nil as Int?
            }
          guard let index else { throw .unknownName("layer") }
          return .object(LayerReference(self.player, self.scope.other(index)))
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

  private var size: Size {
    if let outer = scope.outer, case .composition(_, let size) = outer.layer.kind { return size }
    return player.document.size
  }
}
