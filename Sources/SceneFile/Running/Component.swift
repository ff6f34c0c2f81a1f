import Springform
import SpringformDocument
import SpringformExpressions

/// A component, checked and compiled: a program of its own, which plays inside a layer wherever it is used.
struct Component: Sendable {
  let name: String
  let program: Program
  /// What those outside may read of it besides its layers.
  var variables: [String: Thunk] = [:]

  var kind: LayerKind { program.root?.kind ?? .layer }
}

/// What a layer is made of that uses a component.
struct InstancePlan: Sendable {
  /// The component's number.
  let component: Int
  /// What its parameters are, in their order; `nil` for the default.
  let arguments: [Argument?]

  struct Argument: Sendable {
    let expression: Expression
    /// Whether a step of the layer gives it, now and whenever it changes.
    let isFollowed: Bool
    let position: SourcePosition
  }
}

extension ValueType {
  /// What is there before the first value.
  var empty: Value {
    switch self {
    case .number: .number(0)
    case .flag: .flag(false)
    case .point: .point(.zero)
    case .color: .color(.clear)
    case .text: .text("")
    case .object: .object(nil)
    case .list: .list([])
    }
  }
}
