/// The drawings that symbols' names stand for, by those names which no rule makes.
///
/// They are this project's own constructions of common pictograms. Which there are was counted in public sources.
package struct SymbolDrawings: Sendable {
  package private(set) var parts: [String: [SymbolPart]] = [:]

  package static let all: SymbolDrawings = {
    var drawings = SymbolDrawings()
    drawings.addSigns()
    drawings.addArrows()
    drawings.addObjects()
    drawings.addPlaces()
    drawings.addMedia()
    drawings.addNature()
    drawings.addPeople()
    return drawings
  }()

  /// One drawing for several names.
  subscript(names: String...) -> [SymbolPart] {
    get { names.first.flatMap { parts[$0] } ?? [] }
    set { for name in names { parts[name] = newValue } }
  }
}
