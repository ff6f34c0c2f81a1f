import Springform
import Testing

import SwiftUI
import UIKit

/// Holds the places of views against what the rules say.
/// - Parameters:
///   - expected: x, y, width and height on the stage of the first view of each type, in points.
///   - size: of the stage, in points.
///   - safeArea: what the phone keeps free of its edges.
func expectPlaces<V: SwiftUI.View>(
  _ expected: KeyValuePairs<String, [Double]>, in size: (Double, Double) = (200, 200), safeArea: UIEdgeInsets = .zero,
  sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ view: @escaping () -> V
) {
  var scene = Playing(size.0, size.1, view)
  scene.safeAreaInsets = safeArea
  scene.play(to: 0) { _, shown in
    for (name, place) in expected {
      let frame = shown.frame(name)
      #expect(
        [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) } == place, "\(name)",
        sourceLocation: sourceLocation)
    }
  }
}

extension SwiftUI.View {
  /// A view of a size of its own.
  func sized(_ width: CGFloat, _ height: CGFloat) -> some SwiftUI.View { frame(width: width, height: height) }
}
