import SpringformDocument

/// A value in a scene file that can be changed, and whose it is.
struct Spot {
  enum Owner {
    case layer, body, emitter, animation, event, tape, parameter, physics, attachment, scene
  }

  var owner: Owner
  /// The id of the layer, the name of the value or parameter; `nil` when the author gave none.
  var name: String?
  /// The key, with the mapping's before it where that says more: `spring.damping`.
  var key: String
  /// The place in a list.
  var index: Int?
  /// Which one it is of several that have no name: the number of a touch, from 0.
  var number = 0
  /// A scalar; for layers as wholes, `key` is empty and this is the mapping.
  var node: Node
  /// When what it belongs to happens, in seconds, if the text says so.
  var time: Double?
}
