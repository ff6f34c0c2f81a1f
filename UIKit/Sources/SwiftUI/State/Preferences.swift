/// The type of a value that views tell those above them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Combines a value with that of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// A modifier that changes what the view around it tells.
protocol PreferenceWriting {
  associatedtype Written: PreferenceKey
  /// The value of a key, of what lies in it.
  func value<K: PreferenceKey>(of key: K.Type, _ node: Node, _ inner: () -> K.Value?) -> K.Value?
}

extension PreferenceWriting {
  var writtenKey: ObjectIdentifier { ObjectIdentifier(Written.self) }
}

/// A modifier that is told when a value has changed.
protocol PreferenceReading: AnyObject {
  func read()
}

extension Node {
  /// What the view and those below it tell; `nil` where none says anything.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let id = ObjectIdentifier(key)
    return host.preferenceWriters[id, default: 0] > 0 ? preference(key, id) : nil
  }

  private func preference<K: PreferenceKey>(_ key: K.Type, _ id: ObjectIdentifier) -> K.Value? {
    func inner() -> K.Value? {
      var result: K.Value?
      for child in children {
        guard let value = child.preference(key, id) else { continue }
        if var before = result {
          K.reduce(value: &before) { value }
          result = before
        } else {
          result = value
        }
      }
      return result
    }
    guard writtenPreference == id else { return inner() }
    let modifier = (view as? any ModifiedView)?.anyModifier
    return (modifier as? any PreferenceWriting)?.value(of: key, self, inner) ?? inner()
  }
}

struct PreferenceModifier<Key: PreferenceKey>: PrimitiveModifier, PreferenceWriting {
  typealias Written = Key
  let value: Key.Value

  func update(_ node: Node, content: any View) { node.child(.only, content) }
  func value<K: PreferenceKey>(of key: K.Type, _ node: Node, _ inner: () -> K.Value?) -> K.Value? {
    key == Key.self ? value as? K.Value : inner()
  }
}

struct PreferenceTransform<Key: PreferenceKey>: PrimitiveModifier, PreferenceWriting {
  typealias Written = Key
  let transform: (inout Key.Value) -> Void

  func update(_ node: Node, content: any View) { node.child(.only, content) }
  func value<K: PreferenceKey>(of key: K.Type, _ node: Node, _ inner: () -> K.Value?) -> K.Value? {
    guard key == Key.self, var value = (inner() ?? K.defaultValue) as? Key.Value else {
      return inner()
    }
    transform(&value)
    return value as? K.Value
  }
}

struct PreferenceChange<Key: PreferenceKey>: PrimitiveModifier where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  private final class Kept: PreferenceReading, EndsWithNode {
    unowned let node: Node
    var action: (Key.Value) -> Void
    private var last: Key.Value?

    init(_ node: Node, _ action: @escaping (Key.Value) -> Void) {
      (self.node, self.action) = (node, action)
    }

    func read() {
      let value = node.preference(Key.self) ?? Key.defaultValue
      guard value != last else { return }
      last = value
      action(value)
    }

    func end() { node.host.preferenceReaders.removeAll { $0 === self } }
  }

  func update(_ node: Node, content: any View) {
    if let kept = node.state as? Kept {
      kept.action = action
    } else {
      let kept = Kept(node, action)
      node.state = kept
      node.host.preferenceReaders.append(kept)
    }
    node.child(.only, content)
  }
}

extension View {
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<K>(transform: callback))
  }
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChange<K>(action: action))
  }
}
