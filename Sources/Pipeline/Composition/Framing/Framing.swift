public import SpringformGeometry

/// What stands around a scene in its pictures: a device, a page, a caption.
///
/// They nest in this order, the caption on the page below or above the device. Everything is drawn as shapes, so it is
/// sharp at any scale, and nothing of it moves.
public struct Framing: Hashable, Sendable {
  /// The colour of a page around the scene; `clear` for a transparent page. Without one there is a page only where
  /// something else needs it, for a caption, padding, or several cells: in the scene's own background for a single
  /// scene, else white.
  public var page: Color?
  /// The width of the page's margins in points, 0 to ``maximumPadding``; by default it follows the scene's size.
  public var padding: Double?
  public var caption: Caption?
  /// The device on whose screen the scene plays.
  public var device: Device?

  /// The widest margins, in points.
  public static let maximumPadding = 2000.0

  public init(page: Color? = nil, padding: Double? = nil, caption: Caption? = nil, device: Device? = nil) {
    self.page = page
    self.padding = padding
    self.caption = caption
    self.device = device
  }
}

/// Words below or above what is shown. The first line is the title; the lines after the first line feed are smaller.
public struct Caption: Hashable, Sendable {
  public enum Position: Hashable, Sendable { case below, above }

  public var text: String
  public var position: Position

  public init(_ text: String, position: Position = .below) {
    self.text = text
    self.position = position
  }
}

/// A drawn device; no particular one.
public enum Device: Hashable, Sendable { case phone, tablet }

/// What is written beside a cell: a value, and what it is a value of.
public struct CellLabel: Hashable, Sendable {
  public var name: String
  public var value: String

  /// - Parameters:
  ///   - name: what the value is of; may be empty.
  ///   - value: the value.
  public init(name: String = "", value: String) {
    self.name = name
    self.value = value
  }
}
