public import SpringformGeometry
import SpringformNumerics
import SpringformText

extension Tape {
  /// Taps whatever then shows a text or has a name: the finger lifts at `time`, a tenth of a second after contact.
  ///
  /// - Parameters:
  ///   - name: a layer's ``Layer/name``, the whole of a text that is shown, or the name of a type, whichever is found first in this
  ///     order. What cannot be seen does not count.
  ///   - index: which of several, in the order in which they are drawn, from 0.
  ///   - time: when the finger lifts, in seconds. Where there is no such layer when it comes down, the scene ends with an error.
  public func tap(_ name: String, index: Int = 0, at time: Double) {
    touch(name, index: index, at: time - Self.tapDuration) { $0.hold(for: Self.tapDuration) }
  }

  /// Touches the middle of whatever then shows a text or has a name, does what `script` says, and lifts.
  ///
  /// - Parameters:
  ///   - name: a layer's ``Layer/name``, the whole of a text that is shown, or the name of a type, whichever is found first in this
  ///     order. What cannot be seen does not count.
  ///   - index: which of several, in the order in which they are drawn, from 0.
  ///   - time: when the finger comes down, in seconds. Where there is no such layer then, the scene ends with an error.
  ///   - script: moves and pauses, from contact to lift.
  public func touch(_ name: String, index: Int = 0, at time: Double, _ script: (inout FingerScript) -> Void) {
    touch(at: time, NamedTarget(name: name, index: index), script)
  }
}

extension Stage {
  /// Where something that shows a text or has a name is drawn now: its rectangle on the stage, in points, around it where it is
  /// turned.
  ///
  /// For curves of what no scene holds, such as a view in SwiftUI with an accessibility identifier:
  /// ```swift
  /// stage.trace("badge.x") { stage.frame(of: "badge")?.midX ?? .nan }
  /// ```
  /// - Parameters:
  ///   - name: a layer's ``Layer/name``, the whole of a text that is shown, or the name of a type, whichever is found first in this
  ///     order; also of what is hidden or has faded away.
  ///   - index: which of several, in the order in which they are drawn, from 0.
  /// - Returns: `nil` while there is none, or where it lies behind the viewer's eye.
  public func frame(of name: String, index: Int = 0) -> Rect? {
    guard let found = NamedTarget(name: name, index: index).find(among: rootLayer.all) else { return nil }
    return found.presentedProjectionToStage.image(of: found.presentation.extent)
  }
}

/// A layer that is found by what it shows or is called.
struct NamedTarget {
  let name: String
  let index: Int

  /// The middle on the stage of one that can be seen.
  func location(on stage: Stage) -> Point? {
    guard let found = find(among: stage.rootLayer.seen) else { return nil }
    return found.presentedProjectionToStage.image(of: found.presentation.extent.center)
  }

  func find(among layers: [Layer]) -> Layer? {
    let isNamed: [(Layer) -> Bool] = [
      { $0.name == name }, { ($0 as? TextLayer)?.shownString == name }, { ($0.typeName ?? "\(type(of: $0))") == name },
    ]
    guard let found = isNamed.lazy.map({ layers.filter($0) }).first(where: { !$0.isEmpty }),
      found.indices.contains(index)
    else { return nil }
    return found[index]
  }

  /// What is said where there is none.
  func problem(at time: Double, on stage: Stage) -> String {
    let moment = time.decimalText(places: 2)
    let beginning = "the finger that comes down at \(moment) s is meant for '\(name)'"
    guard index >= 0 else { return "\(beginning), with the index \(index); the first of several has the index 0" }
    let which = index == 0 ? "nothing then has" : "fewer than \(index + 1) things then have"
    let texts = stage.rootLayer.seen.compactMap { $0.name ?? ($0 as? TextLayer)?.shownString }.filter { !$0.isEmpty }
    var known: [String] = []
    for text in texts where !known.contains(text) { known.append(text) }
    let there = known.isEmpty ? "" : "; there is \(known.prefix(12).map { "'\($0)'" }.joined(separator: ", "))"
    return "\(beginning), and \(which) that name, text or type\(there)"
  }
}

extension TextLayer {
  fileprivate var shownString: String { attributedText?.string ?? string }
}

extension Layer {
  /// The layer and those in it, in the order in which they are drawn.
  fileprivate var all: [Layer] { [self] + sublayers.flatMap(\.all) }

  /// The layer and those in it that can be seen, in the order in which they are drawn.
  fileprivate var seen: [Layer] {
    guard !isHidden, presentation.opacity >= 0.01 else { return [] }
    return [self] + sublayers.flatMap(\.seen)
  }
}
