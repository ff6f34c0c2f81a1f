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

  // Drawn frames.
  case recolored, dimmed, darkened, shifted, scaled, erased, stamped, swappedChannels
  case late, dropped, doubled, wrongFrame, frozen, cutOff, reversed, repeated, faster, slower, halfRate
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
}
