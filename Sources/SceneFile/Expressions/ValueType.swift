import Springform

/// What an expression's value is.
indirect enum ValueType: Hashable, Sendable {
  case number, flag, point, color, text
  case layer(LayerKind)
  case list(ValueType)

  /// What a sentence calls it.
  var name: String {
    switch self {
    case .number: "a number"
    case .flag: "true or false"
    case .point: "a point"
    case .color: "a color"
    case .text: "a text"
    case .layer: "a layer"
    case .list(let element): "a list of \(element.plural)"
    }
  }

  private var plural: String {
    switch self {
    case .number: "numbers"
    case .flag: "flags"
    case .point: "points"
    case .color: "colors"
    case .text: "texts"
    case .layer: "layers"
    case .list: "lists"
    }
  }
}

/// A value of a running scene.
enum Value {
  case number(Double)
  case flag(Bool)
  case point(Point)
  case color(Color)
  case text(String)
  case layer(Layer?)
  case list([Value])
}

/// A type of the scene API that expressions know.
protocol FileValue {
  static var type: ValueType { get }
  init?(_ value: Value)
  var value: Value { get }
}

extension Double: FileValue {
  static var type: ValueType { .number }
  init?(_ value: Value) {
    guard case .number(let number) = value else { return nil }
    self = number
  }
  var value: Value { .number(self) }
}

extension Bool: FileValue {
  static var type: ValueType { .flag }
  init?(_ value: Value) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }
  var value: Value { .flag(self) }
}

extension String: FileValue {
  static var type: ValueType { .text }
  init?(_ value: Value) {
    guard case .text(let text) = value else { return nil }
    self = text
  }
  var value: Value { .text(self) }
}

extension Color: FileValue {
  static var type: ValueType { .color }
  init?(_ value: Value) {
    guard case .color(let color) = value else { return nil }
    self = color
  }
  var value: Value { .color(self) }
}

extension Point: FileValue {
  static var type: ValueType { .point }
  init?(_ value: Value) {
    guard case .point(let point) = value else { return nil }
    self = point
  }
  var value: Value { .point(self) }
}

extension Vector: FileValue {
  static var type: ValueType { .point }
  init?(_ value: Value) {
    guard case .point(let point) = value else { return nil }
    self = point.vector
  }
  var value: Value { .point(Point(x: dx, y: dy)) }
}

extension Size: FileValue {
  static var type: ValueType { .point }
  init?(_ value: Value) {
    guard case .point(let point) = value else { return nil }
    self.init(width: point.x, height: point.y)
  }
  var value: Value { .point(Point(x: width, y: height)) }
}

extension Point {
  /// The way from the origin.
  var vector: Vector { Vector(dx: x, dy: y) }
}

extension Value {
  /// False for values of different types, and for what has to be looked at more closely.
  func isSame(as other: Value) -> Bool {
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
  var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .point(let point): point.x.isFinite && point.y.isFinite
    case .color(let color): (color.red + color.green + color.blue + color.alpha).isFinite
    case .list(let values): values.allSatisfy(\.isFinite)
    case .flag, .text, .layer: true
    }
  }
}
