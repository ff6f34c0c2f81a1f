/// The attributes of an element of SMIL that say when it moves.
struct TimedElement: Sendable {
  /// What an interval begins or ends with.
  enum Condition: Hashable, Sendable {
    /// Seconds since the document's beginning.
    case offset(Double)
    /// Seconds after another element's intervals begin or end.
    case begin(of: String, Double)
    case end(of: String, Double)
    /// Seconds after another element begins anew for the nth time.
    case iteration(of: String, Int, Double)

    /// The element that it waits for.
    var source: String? {
      switch self {
      case .offset: nil
      case .begin(let id, _), .end(let id, _), .iteration(let id, _, _): id
      }
    }
  }

  enum Restart: String, Sendable { case always, whenNotActive, never }

  let id: String?
  let begins: [Condition]
  let ends: [Condition]
  /// Whether an end is stated that never comes, so that nothing but the duration ends it.
  /// Seconds; `nil` for one that never ends.
  let simpleDuration: Double?
  let freezes: Bool
  let restart: Restart
  /// How long an interval lasts in seconds while no end cuts it short; infinite for ever.
  let activeDuration: Double
  /// What it would begin with and nobody does here, such as `click`.
  private(set) var unheard: [String] = []
  /// What is said of time and cannot be read.
  private(set) var unread: [String] = []

  init(_ element: SVGElement) {
    var (unread, unheard): ([String], [String]) = ([], [])
    func duration(_ name: String) -> Double? {
      guard let text = element[name]?.trimmed, text != "indefinite", text != "media" else { return nil }
      let value = ClockValue.seconds(text)
      if value == nil || value == 0 { unread.append("\(name)='\(text)'") }
      return value.flatMap { $0 > 0 ? $0 : nil }
    }
    func conditions(_ name: String) -> [Condition] {
      guard let text = element[name] else { return [] }
      return text.split(separator: ";").map { String($0).trimmed }.filter { !$0.isEmpty }.compactMap { word in
        if let condition = Condition(word) { return condition }
        if name == "begin" { unheard.append(word) }
        return nil
      }
    }
    id = element["id"]
    let simple = duration("dur")
    simpleDuration = simple
    begins = element["begin"] == nil ? [.offset(0)] : conditions("begin")
    ends = conditions("end")
    freezes = element["fill"] == "freeze"
    restart = element["restart"].flatMap(Restart.init) ?? .always
    var count: Double?
    if let text = element["repeatCount"]?.trimmed {
      count = text == "indefinite" ? .infinity : Double(text).flatMap { $0 > 0 ? $0 : nil }
      if count == nil { unread.append("repeatCount='\(text)'") }
    }
    let isEndless = element["repeatDur"]?.trimmed == "indefinite"
    let repeated = isEndless ? .infinity : duration("repeatDur")
    var active = simple ?? .infinity
    if count != nil || repeated != nil {
      active = min(simple.map { $0 * (count ?? .infinity) } ?? .infinity, repeated ?? .infinity)
    }
    let longest = duration("max") ?? .infinity
    let shortest = element["min"].flatMap { ClockValue.seconds($0) } ?? 0
    activeDuration = shortest <= longest ? min(max(active, shortest), longest) : active
    (self.unread, self.unheard) = (unread, unheard)
  }
}

extension TimedElement.Condition {
  /// - Returns: `nil` for what happens by nothing but a reader's or a script's doing, and for what is not understood.
  init?(_ text: String) {
    if let offset = ClockValue.offset(text) {
      self = .offset(offset)
      return
    }
    var (name, offset) = (Substring(text), 0.0)
    // An id may have hyphens; the offset comes last.
    if let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }), let seconds = ClockValue.offset(text[sign...]),
      text[..<sign].contains(".")
    {
      (name, offset) = (CSSText.trimmed(text[..<sign]), seconds)
    }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let id = String(name[..<dot]).replacing("\\", with: "")
    let event = name[name.index(after: dot)...]
    switch event {
    case "begin": self = .begin(of: id, offset)
    case "end": self = .end(of: id, offset)
    default:
      guard event.hasPrefix("repeat("), event.hasSuffix(")"), let count = Int(event.dropFirst(7).dropLast()), count > 0
      else { return nil }
      self = .iteration(of: id, count, offset)
    }
  }
}
