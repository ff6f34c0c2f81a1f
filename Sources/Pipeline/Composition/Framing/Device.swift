package import SpringformGeometry

/// What a scene is drawn on; none is a particular maker's.
package enum Device: Hashable, Sendable, CaseIterable {
  /// A telephone whose camera lies in an island, or behind a hole in the screen.
  case phone, punchHolePhone
  case tablet
  /// A window of a desktop, or of a browser with its bar.
  case window, browser

  package var isPhone: Bool { self == .phone || self == .punchHolePhone }

  /// Whether a screen of glass is around the scene, and no other windows may be.
  package var isHandheld: Bool { isPhone || self == .tablet }

  /// How many times as long as wide a scene for its screens is, with room around what there is: tablets from 1:1 (folding ones) to
  /// 16:10; telephones up to 21:9, and their screens go on beyond what is shorter; `nil` for windows, which have any size.
  package var screenRatios: ClosedRange<Double>? {
    switch self {
    case .phone, .punchHolePhone: 1...2.4
    case .tablet: 1...1.65
    case .window, .browser: nil
    }
  }

  /// How long the shorter side of a scene for its screens is, in points: what is narrower is a watch, and a phone no tablet.
  package var shorterSides: ClosedRange<Double>? {
    switch self {
    case .phone, .punchHolePhone: 200...600
    case .tablet: 400...1400
    case .window, .browser: nil
    }
  }

  /// Whether one with a scene of this size on its screen would be a device that nobody knows.
  package func isOdd(screen: Size) -> Bool {
    guard let screenRatios, let shorterSides else { return false }
    let (short, long) = (min(screen.width, screen.height), max(screen.width, screen.height))
    return !shorterSides.contains(short) || !screenRatios.contains(long / max(short, 1))
  }
}

/// Of what a device is made: the frame of a telephone or tablet, the bar of a window.
package enum DeviceFinish: Hashable, Sendable, CaseIterable {
  case black, silver
}

/// Time, battery and home indicator, which lie over the edges of a telephone's or tablet's screen.
package enum StatusBar: Hashable, Sendable, CaseIterable {
  /// Light on what is dark beneath, dark on what is light.
  case automatic
  case light, dark
  case none
}
