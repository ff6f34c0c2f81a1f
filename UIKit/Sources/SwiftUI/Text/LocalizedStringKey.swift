public import Foundation

/// A text that may be translated: what is written in it in brackets is put in.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  var runs: [Text.Run]

  public init(_ value: String) { runs = Markdown.runs(of: value) }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    runs = Markdown.runs(of: stringInterpolation.runs)
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var runs: [Text.Run] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    private mutating func append(_ string: String) {
      if runs.last?.style == Text.Style() {
        runs[runs.count - 1].string += string
      } else {
        runs.append(.init(string: string))
      }
    }

    public mutating func appendLiteral(_ literal: String) { append(literal) }
    /// What is put in is no Markdown.
    private mutating func appendPlain(_ string: String) {
      append(string.map { "*_`~[]\\".contains($0) ? "\\\($0)" : "\($0)" }.joined())
    }

    public mutating func appendInterpolation(_ string: String) { appendPlain(string) }
    public mutating func appendInterpolation(_ text: Text) { runs += text.runs }
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      appendPlain(String(format: specifier, value))
    }
    public mutating func appendInterpolation<T>(_ value: T) { appendPlain("\(value)") }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { appendPlain(format.format(input)) }
  }
}
