package import SpringformGeometry

/// What stands around a scene in its pictures: a device, a page, a caption.
///
/// They nest in this order, the caption on the page below or above the device. Everything is drawn as shapes, so it is
/// sharp at any scale, and nothing of it moves.
package struct Framing: Hashable, Sendable {
  /// The colour of a page around the scene; `clear` for a transparent page. Without one there is a page only where
  /// something else needs it, for a caption, padding, or several cells: in the scene's own background for a single
  /// scene, else white.
  package var page: Color?
  /// The width of the page's margins in points, 0 to ``maximumPadding``; by default it follows the scene's size.
  package var padding: Double?
  package var caption: Caption?
  /// The device on whose screen, or in whose window, the scene plays.
  package var device: Device?
  /// Of what the device is made: by default devices are black and windows silver.
  package var finish: DeviceFinish?
  /// What a telephone's or tablet's screen shows of itself: by default nothing that would lie over the scene.
  package var statusBar: StatusBar?

  /// The widest margins, in points.
  package static let maximumPadding = 2000.0

  package init(
    page: Color? = nil, padding: Double? = nil, caption: Caption? = nil, device: Device? = nil,
    finish: DeviceFinish? = nil, statusBar: StatusBar? = nil
  ) {
    self.page = page
    self.padding = padding
    self.caption = caption
    self.device = device
    self.finish = finish
    self.statusBar = statusBar
  }
}

/// Words below or above what is shown. The first line is the title; the lines after the first line feed are smaller.
package struct Caption: Hashable, Sendable {
  package enum Position: Hashable, Sendable { case below, above }

  package var text: String
  package var position: Position

  package init(_ text: String, position: Position = .below) {
    self.text = text
    self.position = position
  }
}

/// What is written beside a cell: a value, and what it is a value of.
package struct CellLabel: Hashable, Sendable {
  package var name: String
  package var value: String

  /// - Parameters:
  ///   - name: what the value is of; may be empty.
  ///   - value: the value.
  package init(name: String = "", value: String) {
    self.name = name
    self.value = value
  }
}
