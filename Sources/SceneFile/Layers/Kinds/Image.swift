import Springform
import SpringformDocument
import SpringformExpressions

/// A picture from a file.
extension LayerKind {
  static let image = LayerKind(
    "image", of: .layer, markerKeys: ["image"], keys: ImageKeys(),
    properties: [
      .choice(
        "contentsGravity", \ImageLayer.contentsGravity, ContentsGravity.allCases.map { ("\($0)", $0) },
        "how the picture lies in the bounds"),
      .choice(
        "interpolation", \ImageLayer.interpolation,
        [("nearest", .nearest), ("linear", .linear), ("high", .high)], "how pixels are enlarged"),
    ]
  ) { ImageLayer() }
}

struct ImageKeys: LayerKeyTable {
  let image = LayerKey(
    "image", .node(.text), "a PNG, GIF or WebP beside the file or in a folder below", sets: ["size"]
  ) { reader, node, _ in
    let problems = reader.problems
    guard let name = node.scalar?.text else {
      problems.add(.type("image", expected: "a file's name", found: node.kind), at: node.position)
      return nil
    }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.hasPrefix("/"), !parts.contains(".."), !name.unicodeScalars.contains("\0"), !name.isEmpty else {
      problems.add(
        "a picture lies beside the file or in a folder below", at: node.position, hint: "write its relative path")
      return nil
    }
    guard let path = PictureFolder(reader.context.file.folder).path(of: name) else {
      problems.add("there is no picture '\(name)' beside the file or below", at: node.position)
      return nil
    }
    let position = node.position
    return reader.step("image", node) { interpreter, layer in
      do throws(InputError) {
        let image = try interpreter.picture(path)
        (layer as? ImageLayer)?.image = image
        layer.bounds.size = image.size
      } catch {
        interpreter.fail(error.description { _ in "the picture '\(name)'" }, at: position)
      }
    }
  }
}
