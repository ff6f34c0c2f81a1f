package import SpringformGeometry

/// An expression's value.
package enum Value {
  case number(Double)
  case flag(Bool)
  case point(Point)
  case color(Color)
  case text(String)
  /// One of the host's objects; none where an expression names one that does not exist.
  case object(AnyObject?)
  case list([Value])
}

extension Value {
  /// False for values of different types, and for what has to be looked at more closely.
  package func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)): a == b
    case (.flag(let a), .flag(let b)): a == b
    case (.point(let a), .point(let b)): a == b
    case (.color(let a), .color(let b)): a == b
    case (.text(let a), .text(let b)): a == b
    default: false
    }
  }

  /// False when a number in it is infinite or none.
  package var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .point(let point): point.x.isFinite && point.y.isFinite
    case .color(let color): (color.red + color.green + color.blue + color.alpha).isFinite
    case .list(let values): values.allSatisfy(\.isFinite)
    case .flag, .text, .object: true
    }
  }
}
