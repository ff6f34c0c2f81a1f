/// The values that go without saying, as the classes themselves tell them when they are recorded: what a record leaves out.
///
/// They stand in no file, so that a class may change its mind, and are no part of what makes two records differ.
package struct StandardValues: Sendable {
  /// By the kind of object and the property.
  private var values: [String: [String: RecordedValue]] = [:]

  package init() {}

  package mutating func add(_ properties: [String: RecordedValue], of kind: String) {
    values[kind, default: [:]].merge(properties) { first, _ in first }
  }

  /// Where the kind is not known or has no such property, what any layer has.
  package func value(of property: String, kind: String) -> RecordedValue? {
    values[kind]?[property] ?? values["Layer"]?[property]
  }
}

/// All are equal: records are compared by what they say.
extension StandardValues: Hashable {
  package static func == (one: Self, other: Self) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
