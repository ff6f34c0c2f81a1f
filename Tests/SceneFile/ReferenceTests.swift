import Springform
import SpringformDocument
import SpringformPipeline
import SpringformSceneFile
import Testing

struct ReferenceTests {
  @Test("The article of all keys says what the definitions say: springform schema --reference writes it")
  func article() throws {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    let path = root + "/Sources/Springform/Springform.docc/SceneFileReference.md"
    let article = String(decoding: try InputFile.bytes(of: path), as: UTF8.self)
    for (written, generated) in zip(article.split(separator: "\n"), SceneReference.text.split(separator: "\n"))
    where written != generated {
      Issue.record("'\(written)' has to be '\(generated)'")
      return
    }
    #expect(article == SceneReference.text)
  }

  @Test(
    "Every key, function and unit is in it with what it takes",
    arguments: [
      "| `duration` | number | s | until everything rests, at most 20 s | how long it plays |",
      "| `opacity` | number |  | `1` | animate | 0 to 1, of the layer with all below it |",
      "| `shadowOffset` | point | pt | `[0, -3]` | animate | where the shadow falls |",
      "| `lifetime` | number | s | 0 | how long a particle lives |",
      "| `rotate(p, angle)` | point, number | point | a vector turned, clockwise on the screen |",
      "| `deg` | pi / 180 |", "| `Q` | a control point and an end | a quadratic Bezier curve |",
      "| a tape | 1,000 steps |",
      "| `translation` | point | tap, press, pan | of pan: how far it came since the pan began, in the same coordinates |",
    ])
  func lines(line: String) { #expect(SceneReference.text.split(separator: "\n").contains(Substring(line))) }

  @Test("Every property of the catalogue that has a meaning there is in it; a text's string is the key 'text'")
  func properties() {
    let lines = SceneReference.text.split(separator: "\n")
    var count = 0
    func check(_ property: some CataloguedProperty) {
      guard let help = property.help, property.name != "string" else { return }
      #expect(
        lines.contains { $0.hasPrefix("| `\(property.name)`") && $0.hasSuffix("| \(help) |") }, "\(property.name)")
      count += 1
    }
    for property in LayerProperties.classes.flatMap(\.properties) + LayerProperties.ofLotties { check(property) }
    #expect(count > 70)
  }

  @Test("Every link in it leads to a heading")
  func links() {
    let text = SceneReference.text
    let headings = Set(text.split(separator: "\n").filter { $0.hasPrefix("### ") }.map { $0.dropFirst(4) })
    let links = text.split(separator: "](#").dropFirst().map { $0.prefix { $0 != ")" } }
    #expect(links.count > 40)
    #expect(Set(links).subtracting(headings).isEmpty)
  }
}
