/// An effect, whose values are found by their names or by their numbers from 1.
final class EffectReference: ExpressionObject {
  private let layer: LayerReference
  private let effect: EffectModel

  init(_ layer: LayerReference, _ effect: EffectModel) { (self.layer, self.effect) = (layer, effect) }

  func call(_ arguments: [ExpressionValue]) throws(ExpressionError) -> ExpressionValue {
    let values = effect.values
    let value: EffectModel.Value? =
      switch arguments.first {
      case .string(let name):
        values.first { $0.name == name || $0.match == name } ?? (values.count == 1 ? values.first : nil)
      case .number(let number):
        values.indices.contains(Int(number.clamped) - 1) ? values[Int(number.clamped) - 1] : nil
      default: nil
      }
    guard let value else { throw .unknownName("effect") }
    guard value.isLayer else { return .property(PropertyReference(layer.player, value.property)) }
    let number = layer.player.number(value.property, at: layer.scope.frame)
    return .object(try CompositionReference(layer.player, layer.scope).layer { $0.index == number })
  }
}

extension Double {
  /// A number that an index can be made of.
  var clamped: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e6), 1e6) }
}
