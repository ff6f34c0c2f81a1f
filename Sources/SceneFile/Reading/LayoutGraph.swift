import SpringformDocument
import SpringformExpressions

/// What decides a layer's size and place besides its own keys: the text it shows, the layers that it hugs, and the stack that it
/// lies in with all that is in there.
struct LayoutGraph {
  /// A layer of a file, which may be made several times.
  private struct Item {
    let kind: LayerKind
    /// The stack that arranges it.
    let stack: Int?
    /// The layers that it arranges.
    var arranged: [Int] = []
    /// The component that makes it.
    var component: ProgramContext?
  }

  private var items: [Int: Item] = [:]
  private var namelessCount = 0

  /// Keys that take a layer out of a stack's hands.
  private static let placing: Set = ["position", "frame", "follows"]

  /// Whether a layer says itself where it lies.
  static func isPlaced(_ entries: [Node.Entry]) -> Bool { entries.contains { placing.contains($0.key) } }

  /// Notes a layer.
  /// - Parameter stack: the number of the stack that it is read in.
  /// - Returns: the layer's number: its slot, or one below 0.
  mutating func add(_ plan: LayerPlan, in stack: Int?) -> Int {
    if plan.slot == nil { namelessCount += 1 }
    let number = plan.slot ?? -namelessCount
    let stack = plan.isPlaced || plan.isMask ? nil : stack
    items[number] = Item(kind: plan.kind, stack: stack)
    if let stack { items[stack]?.arranged.append(number) }
    return number
  }

  /// Notes the component that makes a layer.
  mutating func setComponent(_ component: ProgramContext, of layer: Int) { items[layer]?.component = component }

  /// Whether a stack decides where the layer lies.
  func isArranged(_ layer: Int) -> Bool { items[layer]?.stack != nil }

  /// Whether a stack arranges the layer or it arranges others, so that its properties may decide those of layers without a
  /// name.
  func isLaidOut(_ layer: Int) -> Bool { items[layer].map { $0.stack != nil || !$0.arranged.isEmpty } ?? false }

  /// What decides a property besides its own key: edges follow from place and size, and a shape brings its size.
  func deciding(_ property: String, of layer: Int) -> [Reference] {
    func own(_ names: [String]) -> [Reference] { names.map { .member(object: layer, name: $0) } }
    guard let item = items[layer] else { return own(Self.names(deciding: property)) }
    let inside = item.component.map { own($0.parameters(deciding: property)) } ?? []
    return inside + outside(property, of: layer, item, own)
  }

  private func outside(
    _ property: String, of layer: Int, _ item: Item, _ own: ([String]) -> [Reference]
  ) -> [Reference] {
    switch property {
    case "size":
      guard item.kind.inherits(.fitting) else { return own(Self.names(deciding: property)) }
      return own(Self.names(deciding: property) + Self.fitting) + item.arranged.flatMap(Self.room)
    case "position":
      guard let stack = item.stack else { return own(Self.names(deciding: property)) }
      return own(["anchorPoint"]) + Self.room(of: stack) + [.member(object: stack, name: "anchorPoint")]
    default: return own(Self.names(deciding: property))
    }
  }

  /// What decides how much room a layer takes in a stack.
  private static func room(of layer: Int) -> [Reference] {
    ["size", "visible"].map { .member(object: layer, name: $0) }
  }

  /// The properties of a text or a stack that decide the size of its content.
  private static let fitting =
    (LayerKind.fitting.properties + LayerKind.text.properties + LayerKind.stack.properties)
    .map(\.name) + ["font", "maximumWidth"]

  private static func names(deciding property: String) -> [String] {
    switch property {
    case "minX", "maxX", "minY", "maxY", "center": ["position", "size"]
    default: LayerKeys.keys(setting: property)
    }
  }
}
