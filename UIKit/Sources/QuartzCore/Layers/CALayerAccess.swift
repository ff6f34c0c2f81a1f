import Springform

// How the properties read and change those of the stage's layer.

extension CALayer {
  final var isCopy: Bool { original != nil }

  final func read<Value>(_ value: (Layer) -> Value) -> Value { isCopy ? base.presenting { value(base) } : value(base) }

  /// Changes a property, and does what the change is to do besides. What is set on a copy changes nothing.
  final func write(_ key: String, _ change: (Layer) -> Void) {
    guard !isCopy else { return }
    keepValueBefore(of: key)
    act(for: key) { change(base) }
  }
}
