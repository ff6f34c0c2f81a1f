/// What is changed. Scene files and parameters are changed in the author's terms, drawn frames in the terms of pictures.
enum Kind: String, CaseIterable {
  // Layers.
  case color, gradient, opacity, position, size, rotation, lineWidth, cornerRadius, strokeEnd, dash
  case text, fontSize, fontWeight
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, blur
  case layerMissing, layerAdded, layerOrder
  case replicatorOffset

  // Animations.
  case dampingRatio, stiffness, mass, response, bounce, velocity
  case duration, delay, stagger, curve, repeatCount, endValue, startValue, keyframe, keyTime, eventTime

  // The finger.
  case touchTime, dragEnd, dragDuration, dragCurve, holdTime

  // Physics and chance.
  case gravity, elasticity, friction, density, resistance, frequency, attachmentLength, attachmentDamping, push
  case seed, emitter

  case parameter
  /// What one use of a component is given.
  case argument

  // Drawn frames.
  case recolored, dimmed, darkened, shifted, scaled, erased, stamped, swappedChannels
  case late, dropped, doubled, wrongFrame, frozen, cutOff, reversed, repeated, faster, slower, halfRate
  case matrix, limitedRange, fullRange, gamma, linearLight, gray, premultipliedTwice, straightAlpha
  case mirrored, upsideDown, blurredAll, blurredRegion, pointer, seam
  case regionFlickers, loopShifted, droppedSome, heldSome, lateSpot
}

extension Kind {
  /// Whether it changes how a layer looks while it stands still.
  var isLook: Bool {
    switch self {
    case .color, .gradient, .opacity, .position, .size, .rotation, .lineWidth, .cornerRadius, .strokeEnd, .dash, .text,
      .fontSize, .fontWeight, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .blur, .layerMissing,
      .layerAdded, .layerOrder, .replicatorOffset:
      true
    default: false
    }
  }

  /// Whether it is a property of bodies, or of what ties them.
  var isOfBodies: Bool {
    switch self {
    case .gravity, .elasticity, .friction, .density, .resistance, .frequency, .attachmentLength, .attachmentDamping,
      .push:
      true
    default: false
    }
  }
}
