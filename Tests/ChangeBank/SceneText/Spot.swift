import SpringformDocument

/// A value in a scene file that can be changed, and whose it is.
struct Spot {
  enum Owner {
    case layer, use, body, emitter, animation, event, tape, parameter, physics, attachment, scene
  }

  var owner: Owner
  /// The id of the layer, the name of the value or parameter, which touch it is; `nil` when the author gave none.
  var name: String?
  /// The key, with the mapping's before it where that says more: `spring.damping`.
  var key: String
  /// The place in a list.
  var index: Int?
  /// A scalar; for layers and animations as wholes, `key` is empty and this is the mapping.
  var node: Node
  /// When what it belongs to happens, in seconds, if the text says so.
  var time: Double?
}
