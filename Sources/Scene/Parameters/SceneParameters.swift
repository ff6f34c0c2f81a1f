/// What can be set on a scene from outside, for example with `--set damping=0.3`.
///
/// Every stored property is a parameter under its own name; its initial value is the default. Numbers, integers, flags,
/// texts, lists of texts, colours, string enumerations, and optionals of these can be set. Wrap a property in
/// ``Parameter`` to give it a range and a line of help.
public protocol SceneParameters: Decodable, Sendable {
  init()
}

/// A parameter as users see it.
public struct ParameterDescription: Hashable, Sendable {
  public let name: String
  /// `number`, `integer`, `flag`, `text`, `list`, `color`, `point` or `choice`.
  public let kind: String
  /// The default as it would be written on the command line; empty for none.
  public let defaultText: String
  /// For a choice, what can be chosen.
  public let choices: [String]
  /// The smallest and largest value, or `nil` when any will do.
  public let range: ClosedRange<Double>?
  /// What a number counts, such as `s` or `rad`; empty where nobody says.
  public let unit: String
  public let help: String

  package init(
    name: String, kind: String, defaultText: String, choices: [String], range: ClosedRange<Double>?, unit: String = "",
    help: String
  ) {
    self.name = name
    self.kind = kind
    self.defaultText = defaultText
    self.choices = choices
    self.range = range
    self.unit = unit
    self.help = help
  }
}

extension SceneParameters {
  /// All parameters in the order of their declaration.
  package static var descriptions: [ParameterDescription] {
    storedParameters.map { name, value in
      let bounded = value as? any BoundedParameter
      let content = bounded?.content ?? value
      return ParameterDescription(
        name: name, kind: ParameterText.kind(of: content), defaultText: ParameterText.text(of: content),
        choices: ParameterText.choices(of: content), range: bounded?.numericRange, help: bounded?.help ?? "")
    }
  }

  /// The defaults with some values replaced; of several for one name, the last counts.
  package static func reading(_ settings: [(name: String, text: String)]) throws(ParameterError) -> Self {
    let stored = storedParameters
    var texts: [String: String] = [:]
    for setting in settings {
      guard stored.contains(where: { $0.name == setting.name }) else {
        throw .unknown(name: setting.name, known: stored.map(\.name))
      }
      texts[setting.name] = setting.text
    }
    do {
      return try Self(from: ParameterDecoder(defaults: stored, texts: texts))
    } catch let error as ParameterError {
      throw error
    } catch {
      throw .malformed(name: "\(Self.self)", text: "", expected: "readable: \(error)")
    }
  }

  /// The values that differ from the defaults, as they would be written on the command line, in the order of declaration.
  package var settings: [(name: String, text: String)] {
    zip(texts, Self().texts).filter { $0.text != $1.text }.map(\.0)
  }

  /// All values, as they would be written on the command line, in the order of declaration.
  package var texts: [(name: String, text: String)] {
    stored.map { name, value in (name, ParameterText.text(of: (value as? any BoundedParameter)?.content ?? value)) }
  }

  private static var storedParameters: [(name: String, value: Any)] { Self().stored }

  private var stored: [(name: String, value: Any)] {
    Mirror(reflecting: self).children.compactMap { child in
      // A wrapped property is stored under its name with an underscore before it.
      child.label.map { (String($0.first == "_" ? $0.dropFirst() : $0[...]), child.value) }
    }
  }
}
