// Texts by their keys. Apple's tables of strings are compiled by its tools, so that a key, with what is put into it, is the text here, or
// what is said to stand for it.

extension String {
  /// A key, with what is put into it.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    let text: String

    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: DefaultStringInterpolation) { text = String(describing: stringInterpolation) }
  }

  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = keyAndValue.text }

  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = defaultValue.text }

  public init(localized resource: LocalizedStringResource) { self = resource.text }
}

/// A text that is looked up when it is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
  public let key: String
  let text: String

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) { (key, text) = (keyAndValue.text, keyAndValue.text) }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { (self.key, text) = ("\(key)", defaultValue.text) }

  public init(stringLiteral value: String) { (key, text) = (value, value) }
  public init(stringInterpolation: DefaultStringInterpolation) { self.init(stringLiteral: "\(stringInterpolation)") }
}
