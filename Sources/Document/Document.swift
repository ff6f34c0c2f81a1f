/// A YAML file as a tree of values that know their places.
///
/// Structure is YAML 1.2's; what a scalar means is decided by ``Node`` and by whoever reads it, not by YAML 1.1's rules, for
/// which `on` is a flag, `010` eight and `1:30` ninety. One document a file; keys are texts; aliases repeat their anchor's
/// value, within the limits. Tags are ignored.
///
/// ```swift
/// let document = try Document(bytes, file: "springform.yml")
/// let problems = Problems(document.source)
/// let fields = Fields(document.root, known: ["scenes", "rate"], what: "springform.yml", problems)
/// let rate = fields.number("rate", in: 1...240) ?? 60
/// try problems.throwIfAny()
/// ```
package struct Document: Hashable, Sendable {
  package let source: Source
  package let root: Node

  /// - Parameters:
  ///   - bytes: the file's content, in UTF-8.
  ///   - file: the name for messages.
  ///   - limits: what is more is refused.
  /// - Throws: ``ProblemList`` when the text is no YAML or exceeds a limit.
  package init(
    _ bytes: some Collection<UInt8>, file: String, limits: DocumentLimits = DocumentLimits()
  ) throws(ProblemList) {
    func refusal(_ reason: Problem.Reason) -> ProblemList {
      ProblemList([Problem(file: file, position: SourcePosition(line: 1, column: 1), line: "", reason: reason)])
    }
    guard bytes.count <= limits.bytes else { throw refusal(.limit("a file", limits.bytes, unit: "bytes")) }
    guard var text = String(validating: bytes, as: UTF8.self) else { throw refusal(.syntax("the file is not UTF-8")) }
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    let source = Source(file: file, text: text)
    self.source = source
    var composer = Composer(source: source, limits: limits)
    root = try composer.compose(text)
  }
}

extension Document {
  /// A document with nothing in it.
  package init(empty file: String) {
    source = Source(file: file, text: "")
    root = Node(.null, at: SourcePosition(line: 1, column: 1))
  }
}
