import Springform
import SpringformDocument
import SpringformExpressions

/// A picture from a file.
extension LayerKind {
  static let image = LayerKind(
    "image", of: .layer, markerKeys: ["image"], keys: ImageKeys(),
    properties: Property.all(in: LayerProperties.ofImages)
  ) { ImageLayer() }
}

struct ImageKeys: LayerKeyTable {
  let image = LayerKey(
    "image", .node(.text), "a PNG, GIF or WebP beside the file or in a folder below", sets: ["size"]
  ) { reader, node, _ in
    guard let path = reader.context.path(ofFile: node, "image", what: "picture"), let name = node.scalar?.text else {
      return nil
    }
    let position = node.position
    return reader.step("image", node) { interpreter, layer in
      do throws(InputError) {
        let image = try interpreter.picture(path)
        (layer as? ImageLayer)?.image = image
        layer.bounds.size = image.size
      } catch {
        if case .damaged(_, let fault) = error, case .tooLarge = fault.reason {
          interpreter.fail(
            "the pictures of a scene have at most \(Playthrough.pixelLimit >> 20) megapixels in all", at: position)
        } else {
          interpreter.fail(error.description { _ in "the picture '\(name)'" }, at: position)
        }
      }
    }
  }
}
