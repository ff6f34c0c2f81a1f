import SpringformGeometry
import SpringformScene
import Testing

@Suite("Layers that are no groups")
struct GroupOpacityTests {
  /// The opacities of groups and of what is drawn, in their order.
  private func opacities(_ layer: Layer) -> [Double] {
    shown(layer).compactMap { command in
      if case .beginGroup(let group) = command { group.opacity } else { command.color?.alpha }
    }
  }

  private func faded(_ change: (Layer) -> Void = { _ in }) -> Layer {
    let (outer, inner) = (square(), square())
    outer.addSublayer(inner)
    inner.addSublayer(square())
    inner.addSublayer(square())
    outer.borderWidth = 1
    outer.opacity = 0.5
    outer.allowsGroupOpacity = false
    change(outer)
    return outer
  }

  @Test("Parts and sublayers are faded each, and a sublayer that is a group is one")
  func parts() {
    #expect(opacities(faded()) == [0.5, 0.5, 1, 1, 1, 0.5])
    #expect(opacities(faded { $0.allowsGroupOpacity = true }) == [0.5, 1, 1, 1, 1, 1])
  }

  @Test("Opacities of layers inside one another are multiplied")
  func inside() {
    let layer = faded {
      $0.sublayers[0].opacity = 0.5
      $0.sublayers[0].allowsGroupOpacity = false
    }
    #expect(opacities(layer) == [0.5, 0.25, 0.25, 0.25, 0.5])
    // What is faded by nothing else still passes on what fades it.
    let plain = faded { $0.sublayers[0].allowsGroupOpacity = false }
    #expect(opacities(plain) == [0.5, 0.5, 0.5, 0.5, 0.5])
  }

  @Test("Transform layers and copies are faded as well")
  func otherKinds() {
    let layer = faded { layer in
      for sublayer in layer.sublayers { sublayer.removeFromSuperlayer() }
      let (space, copies) = (TransformLayer(), ReplicatorLayer())
      space.addSublayer(square())
      copies.addSublayer(square())
      copies.instanceCount = 2
      copies.allowsGroupOpacity = false
      layer.addSublayer(space)
      layer.addSublayer(copies)
    }
    #expect(opacities(layer) == [0.5, 0.5, 0.5, 0.5, 0.5])
  }

  @Test("What is a picture of its own is faded as one")
  func pictures() {
    let changes: [(Layer) -> Void] = [
      { $0.mask = square() }, { $0.shadowOpacity = 1 }, { $0.blurRadius = 2 }, { $0.innerShadowOpacity = 1 },
      { $0.blendMode = .multiply },
    ]
    for change in changes { #expect(opacities(faded(change)).filter { $0 == 0.5 }.count == 1) }
  }
}
