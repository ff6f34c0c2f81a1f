import Glibc
import SpringformGeometry

/// What a composition's camera makes of the layers in space.
///
/// A camera is where its transform puts it, and looks along its z axis: to its anchor point where it has one. It sees in its own
/// size what lies as far before it as its zoom says, in the middle of the composition, as lottie-web's `html` renderer has it.
extension LottiePlayer {
  /// From a composition's space to its plane, with the eye's distance; `nil` where no camera is there, and layers are seen from
  /// straight ahead. Of several cameras the topmost counts that is there at the frame, as in After Effects.
  func view(of composition: Composition, at frame: Double, in outer: Scope?) -> Transform3D? {
    for index in composition.cameras {
      let layer = composition.layers[index]
      guard case .camera(let camera) = layer.kind, layer.isThere(at: frame) else { continue }
      let scope = Scope(composition, layer: index, frame: frame, outer: outer)
      return scoped(scope).view(camera, size: size(ofCompositionIn: outer))
    }
    return nil
  }

  private func view(_ camera: CameraModel, size: Size) -> Transform3D? {
    guard let scope, let world = cameraPlace(camera, scope).inverted else { return nil }
    let zoom = max(number(camera.zoom, at: scope.frame), 1)
    var perspective = Transform3D.identity
    perspective.perspective = zoom
    return world.concatenating(Transform3D(translationX: 0, y: 0, z: zoom)).concatenating(perspective)
      .concatenating(Transform3D(translationX: size.width / 2, y: size.height / 2))
  }

  /// From the camera's coordinates to the composition's space.
  private func cameraPlace(_ camera: CameraModel, _ scope: Scope) -> Transform3D {
    let transform = scope.layer.transform
    let position = self.position(transform.position, at: scope.frame)
    var place = turns(transform, at: scope.frame)
    if camera.hasPointOfInterest {
      let way = position - value(transform.anchor, at: scope.frame)
      place = place.concatenating(Self.turn(x: atan2(way.y, (way.x * way.x + way.z * way.z).squareRoot())))
        .concatenating(Self.turn(y: -atan2(way.x, -way.z)))
    }
    place = place.concatenating(Transform3D(translationX: position.x, y: position.y, z: -position.z))
    return place.concatenating(space(ofParentsOf: scope))
  }

  /// How large a composition is: the file's, or as its layer shows it.
  private func size(ofCompositionIn outer: Scope?) -> Size {
    guard let outer, case .composition(_, let size) = outer.layer.kind else { return document.size }
    return size
  }

  /// The order in which a composition's layers are drawn: from the lowest to the topmost, but those in space that follow each
  /// other from the farthest to the nearest. What moves others without being seen does not part them.
  func drawingOrder(of composition: Composition, _ view: Transform3D?, at frame: Double, in outer: Scope?) -> [Int] {
    let layers = composition.layers
    let order = layers.indices.reversed().filter { !layers[$0].isMatteAlone }
    guard let view else { return order }
    var result: [Int] = []
    var together: [(index: Int, nearness: Double)] = []
    func flush() {
      result += together.enumerated().sorted { a, b in
        (a.element.nearness, a.offset) < (b.element.nearness, b.offset)
      }.map(\.element.index)
      together = []
    }
    for index in order where layers[index].isThere(at: frame) && layers[index].isSeen {
      if layers[index].isInSpace {
        let scope = Scope(composition, layer: index, frame: frame, outer: outer)
        together.append((index, scoped(scope).nearness(view)))
      } else {
        flush()
        result.append(index)
      }
    }
    flush()
    return result
  }

  /// How near the middle of a layer is to the eye, in steps that rounding errors do not reach.
  private func nearness(_ view: Transform3D) -> Double {
    guard let scope else { return 0 }
    let middle = middle(of: scope)
    let seen = space(of: scope).concatenating(view).image(of: SIMD4(middle.x, middle.y, 0, 1))
    return (seen.z * 1024).rounded()
  }

  private func middle(of scope: Scope) -> Point {
    switch scope.layer.kind {
    case .composition(_, let size), .solid(let size, _, _): return Point(x: size.width / 2, y: size.height / 2)
    case .image(let asset):
      guard case .image(let picture) = document.assets[asset] else { return .zero }
      return Point(x: picture.frame.width / 2, y: picture.frame.height / 2)
    case .shapes, .text, .null, .camera, .other: return value(scope.layer.transform.anchor, at: scope.frame).point
    }
  }
}
