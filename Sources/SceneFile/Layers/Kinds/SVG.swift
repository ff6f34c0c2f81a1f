import Springform
import SpringformDocument
import SpringformExpressions

/// A picture of shapes from an SVG file.
extension LayerKind {
  static let svg = LayerKind(
    "svg", of: .layer, markerKeys: ["svg"], keys: SVGKeys(),
    properties: Property.all(in: LayerProperties.ofDrawings)
  ) { SVGLayer() }
}

struct SVGKeys: LayerKeyTable {
  let svg = LayerKey(
    "svg", .node(.text),
    "an SVG file beside the file or in a folder below, drawn sharp at every size; what moves in it plays once the layer is there",
    sets: ["size"]
  ) { reader, node, _ in
    guard let document = reader.context.svg(node) else { return nil }
    let name = node.scalar?.text
    let isDriven = reader.mapping.entries.contains { $0.key == "moment" }
    return reader.step("svg", node) { _, layer in
      guard let layer = layer as? SVGLayer else { return }
      layer.show(document)
      layer.documentName = name
      if !isDriven { layer.play() }
    }
  }
  let element = LayerKey(
    "element", .node(.text),
    "the id of the only element of the SVG file that is drawn, where it lies in the whole picture; the bounds stay the whole's"
  ) { reader, node, _ in
    guard let id = node.scalar?.text, let document = reader.svg else { return nil }
    guard document.contains(id) else {
      reader.problems.add(
        "the SVG file \(SVGError.noElement(id))", at: node.position,
        hint: closest(to: id, among: document.ids).map { "did you mean '\($0)'?" })
      return nil
    }
    return reader.step("element", node) { _, layer in (layer as? SVGLayer)?.element = id }
  }
  let elementAnchor = LayerKey(
    "elementAnchor", .expression(.point),
    "the anchor point, as a place in the box around the element: [0.5, 0.5] turns it about its own middle; place such layers with frame",
    sets: ["anchorPoint"]
  ) { layer, value in
    guard case .point(let place) = value, let layer = layer as? SVGLayer else { return }
    layer.anchorPoint = layer.anchorPoint(inElement: place)
  }
}

extension LayerStepReader {
  /// The document that the layer shows.
  fileprivate var svg: SVGDocument? {
    mapping.entries.first { $0.key == "svg" }.flatMap { context.svg($0.value) }
  }
}

extension ReaderContext {
  /// An SVG document, read once for all layers that show it.
  fileprivate func svg(_ node: Node) -> SVGDocument? {
    guard let path = path(ofFile: node, "svg", what: "document") else { return nil }
    let name = "'\(node.scalar?.text ?? path)'"
    do throws(InputError) {
      let document = try file.library.document(path)
      if !document.warnings.isEmpty {
        problems.warn(
          "\(name) " + document.warnings.map(\.description).joined(separator: ", and it "), at: node.position,
          hint: document.warnings.map(\.remedy).joined(separator: ", "))
      }
      return document
    } catch {
      problems.add(error.description { _ in name }, at: node.position)
      return nil
    }
  }
}
