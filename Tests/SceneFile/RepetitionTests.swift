import Springform
import SpringformDocument
import SpringformSceneFile
import TestSupport
import Testing

@Suite("What goes through a list")
struct RepetitionTests {
  private func values(_ text: String) throws -> [String: Double] {
    let trace = try trace(scene(text), rate: 10)
    let columns = trace.curves.flatMap { trace.columns(of: $0) }
    return Dictionary(uniqueKeysWithValues: columns.map { ($0.name, $0.values.first ?? .nan) })
  }

  @Test("It has an index that counts from 0, in layers, their children, conditions and each")
  func index() throws {
    let values = try values(
      """
      data: { sales: [ { amount: 5 }, { amount: 7 }, { amount: 9 } ] }
      params: { names: [a, b, c] }
      layers:
        - { id: bar, repeat: { row: sales }, rect: [10, row.amount], position: "[20 * row.index, 50]" }
        - { id: dot, repeat: { name: names, other: "[3, 4]" }, where: name.index > 0 and other.index == 1, circle: other + name.index }
        - id: card
          repeat: { name: names }
          layers: [ { id: label, frame: [name.index, 0, 9, 9] } ]
      events:
        - { start: [ { each: { b: bar }, do: [ { set: { b.opacity: b.index / 2 } } ] } ] }
      trace:
        first: bar[0].position.x
        last: bar[2].position.x
        lastHeight: bar[2].size.y
        lastOpacity: bar[2].opacity
        dots: count(dot)
        width: dot[1].size.x
        label: label[2].position.x
      """)
    #expect(
      values == [
        "first": 0, "last": 40, "lastHeight": 9, "lastOpacity": 1, "dots": 2, "width": 12, "label": 6.5,
      ])
  }

  @Test("A counter with the name of a layer is one problem, whatever uses it")
  func clash() {
    let text = """
      data: { cards: [ { name: A, tint: "#FF0000" }, { name: B, tint: "#0000FF" } ] }
      layers:
        - id: row
          layers:
            - repeat: { row: cards }
              frame: [0, 10 * row.index, 20, 20]
              background: =row.tint
              layers: [ { text: =row.name } ]
      """
    #expect(problems { try scene(text) }.map(\.sentence) == ["there is another 'row' in line 5; choose another name"])
  }

  @Test("A column of that name counts instead, and a counter has none")
  func otherIndices() throws {
    let values = try values(
      """
      data: { sales: [ { index: 5 }, { index: 7 } ] }
      layers: [ { id: bar, repeat: { row: sales }, circle: row.index } ]
      trace: { size: "bar[1].size.x" }
      """)
    #expect(values == ["size": 14])
    #expect(
      firstProblem { try scene("layers: [ { repeat: { i: 3 }, circle: i.index } ]") }?.sentence
        == "a number has no 'index'")
  }
}
