/// Lets a parameters type rebuild itself from its own defaults, some of them replaced by texts.
///
/// `Decodable` is used because the compiler writes it: it is the one way to set stored properties by name.
struct ParameterDecoder: Decoder {
  let defaults: [(name: String, value: Any)]
  let texts: [String: String]
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Fields(defaults: defaults, texts: texts))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw unsupported(codingPath) }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw unsupported(codingPath) }

  private struct Fields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let defaults: [(name: String, value: Any)]
    let texts: [String: String]
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { defaults.compactMap { Key(stringValue: $0.name) } }

    func contains(_ key: Key) -> Bool { defaults.contains { $0.name == key.stringValue } }

    /// An optional without a value is nil unless a text gives it one.
    func decodeNil(forKey key: Key) -> Bool {
      guard texts[key.stringValue] == nil, let value = value(for: key) else { return false }
      let mirror = Mirror(reflecting: value)
      return mirror.displayStyle == .optional && mirror.children.isEmpty
    }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
      let name = key.stringValue
      guard let value = value(for: key) else { throw unsupported([key]) }
      guard let text = texts[name] else {
        guard let unchanged = value as? T else { throw unsupported([key]) }
        return unchanged
      }
      if let bounded = value as? any BoundedParameter {
        guard let changed = try bounded.reading(text, named: name) as? T else { throw unsupported([key]) }
        return changed
      }
      return try ParameterText.read(type, from: text, named: name)
    }

    private func value(for key: Key) -> Any? { defaults.first { $0.name == key.stringValue }?.value }

    func nestedContainer<NestedKey: CodingKey>(
      keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> { throw unsupported([key]) }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw unsupported([key]) }
    func superDecoder() throws -> any Decoder { throw unsupported([]) }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw unsupported([key]) }
  }
}

/// Decodes one value, such as a string enumeration, from its text.
struct TextDecoder: Decoder, SingleValueDecodingContainer {
  let text: String
  let name: String
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw unsupported(codingPath)
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw unsupported(codingPath) }
  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { false }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try ParameterText.read(type, from: text, named: name) }
}

private func unsupported(_ path: [any CodingKey]) -> DecodingError {
  .dataCorrupted(.init(codingPath: path, debugDescription: "a parameter must be a single value"))
}
