extension Layer {
  /// Lets a recogniser see the touches that hit this layer or one below it; a recogniser has one layer at a time.
  public final func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.layer?.removeGestureRecognizer(recognizer)
    recognizer.layer = self
    gestureRecognizers.append(recognizer)
  }

  public final func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.layer === self else { return }
    recognizer.stop()
    // The action may have given it to another layer.
    guard recognizer.layer === self else { return }
    recognizer.layer = nil
    gestureRecognizers.removeAll { $0 === recognizer }
  }
}

extension Stage {
  func began(_ touch: Touch) {
    tape.tellFollowers(of: touch, .began)
    var layer = rootLayer.hitTest(touch.location)
    while let current = layer {
      touch.recognizers += current.gestureRecognizers.filter { $0.isEnabled && $0.touch == nil }
      layer = current.superlayer
    }
    deliver(touch) { $0.follow(touch) }
  }

  func moved(_ touch: Touch) {
    tape.tellFollowers(of: touch, .moved)
    deliver(touch) { $0.touchMoved(touch) }
  }

  func ended(_ touch: Touch) {
    tape.tellFollowers(of: touch, .ended)
    let followers = touch.recognizers
    deliver(touch) { $0.touchEnded(touch) }
    for recognizer in followers { recognizer.release(touch) }
    touch.recognizers = []
  }

  /// Recognisers leave the list while it is gone through: by failing, or because another one has won.
  private func deliver(_ touch: Touch, _ event: (GestureRecognizer) -> Void) {
    for recognizer in touch.recognizers where touch.recognizers.contains(where: { $0 === recognizer }) {
      if recognizer.layer?.stage === self {
        event(recognizer)
      } else {
        recognizer.stop()
        touch.recognizers.removeAll { $0 === recognizer }
      }
    }
  }
}
