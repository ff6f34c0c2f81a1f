import SpringformNumerics

/// What was changed, as data: what a sentence about it has to say.
struct Truth: Sendable {
  /// The name of the layer, value or parameter; `nil` for a layer that its author gave none, and for what has none.
  var name: String?
  /// The property or key, as the scene file or the parameter has it.
  var property: String
  /// `nil` where the author wrote an expression whose value is not in the text.
  var old: Value?
  var new: Value?
  /// By how much, where that can be said without the values: in points, seconds or as a share.
  var change: Change?
  /// Seconds of the scene.
  var time: Double?

  enum Value: Equatable, Sendable {
    case number(Double)
    /// `#RRGGBB` or `#RRGGBBAA`.
    case color(String)
    case text(String)
  }

  enum Change: Equatable, Sendable {
    case by(Double)
    case factor(Double)
  }

  init(
    _ name: String?, _ property: String, old: Value? = nil, new: Value? = nil, change: Change? = nil,
    time: Double? = nil
  ) {
    self.name = name
    self.property = property
    self.old = old
    self.new = new
    self.change = change
    self.time = time
  }
}

extension Truth: CustomStringConvertible {
  var description: String {
    var text = (name.map { $0 + "." } ?? "") + property
    if let old, let new {
      text += " \(old) -> \(new)"
    } else if let change {
      text += " \(change)"
    }
    return text + (time.map { " at \($0.decimalText(places: 2)) s" } ?? "")
  }
}

extension Truth.Value: CustomStringConvertible {
  var description: String {
    switch self {
    case .number(let value): value.decimalText(places: 4)
    case .color(let text): text
    case .text(let text): "'\(text)'"
    }
  }
}

extension Truth.Change: CustomStringConvertible {
  var description: String {
    switch self {
    case .by(let value): (value > 0 ? "+" : "") + value.decimalText(places: 4)
    case .factor(let value): "times " + value.decimalText(places: 4)
    }
  }
}
