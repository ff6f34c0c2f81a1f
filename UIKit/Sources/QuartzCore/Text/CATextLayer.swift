public import CoreGraphics
import Springform

/// A layer that shows text from its upper edge on, and nothing of it outside of its bounds.
open class CATextLayer: CALayer {
  override open class func madeByClass() -> CALayer { CATextLayer() }
  override open class func copy(of layer: CALayer) -> CALayer { CATextLayer(layer: layer) }
  override class func makeBase() -> Layer { ManagingTextLayer() }

  override func property(at keyPath: String) -> (any Property)? {
    LayerProperties.ofTexts[keyPath] ?? super.property(at: keyPath)
      ?? managedProperty(at: keyPath, of: ManagingTextLayer.self)
  }

  private var text: ManagingTextLayer { unsafeDowncast(base, to: ManagingTextLayer.self) }

  /// A `String` or an `NSAttributedString`, which has its own fonts and colours.
  open var string: Any? {
    didSet { if !isCopy { showString() } }
  }

  private func showString() {
    switch string {
    case let string as NSAttributedString:
      text.attributed = AttributedText(string, usual: TextAttributes(font: Font(size: 12)))
    case let string as String: (text.attributed, text.string) = (nil, string)
    default: (text.attributed, text.string) = (nil, "")
    }
  }

  /// A `UIFont`, of which the size does not count, a `CGFont` or the font's name. What fonts there are, see `UIFont`.
  open var font: CFTypeRef? {
    didSet {
      guard !isCopy else { return }
      switch font {
      case let font as any TextValueProviding: if case .font(let font) = font.textValue { text.font = font }
      case let name as String: text.font = FontNames.font(named: name, size: 36)
      default: text.font = Font(size: 36)
      }
    }
  }

  /// In points.
  open var fontSize: CGFloat {
    get { read { _ in CGFloat(text.fontSize) } }
    set { if newValue != fontSize { write("fontSize") { _ in text.fontSize = Double(newValue) } } }
  }

  open var foregroundColor: CGColor? {
    get { read { _ in CGColor(opaque: text.color) } }
    set { if newValue != foregroundColor { write("foregroundColor") { _ in text.color = Color(newValue) } } }
  }

  /// Whether lines longer than the bounds' width are broken.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { if !isCopy { text.isWrapped = newValue } }
  }

  /// What gives way to an ellipsis where a line that is not broken, or the last one that has room, is too long.
  open var truncationMode: CATextLayerTruncationMode = .none {
    didSet { if !isCopy { text.truncation = truncationMode.truncation } }
  }

  open var alignmentMode: CATextLayerAlignmentMode = .natural {
    didSet {
      guard !isCopy else { return }
      (text.alignment, text.isJustified) = (alignmentMode.alignment, alignmentMode == .justified)
    }
  }
}

/// What gives way to an ellipsis.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  public static let end = CATextLayerTruncationMode(rawValue: "end")

  var truncation: Paragraph.Truncation {
    switch self {
    case .start: .head
    case .middle: .middle
    case .end: .tail
    default: .none
    }
  }
}

/// Where lines lie.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  var alignment: Paragraph.Alignment? {
    switch self {
    case .center: .center
    case .right: .trailing
    case .natural: nil
    default: .leading
    }
  }
}

// As they were called up to Swift 4.

public let kCATruncationNone = CATextLayerTruncationMode.none
public let kCATruncationStart = CATextLayerTruncationMode.start
public let kCATruncationMiddle = CATextLayerTruncationMode.middle
public let kCATruncationEnd = CATextLayerTruncationMode.end
public let kCAAlignmentNatural = CATextLayerAlignmentMode.natural
public let kCAAlignmentLeft = CATextLayerAlignmentMode.left
public let kCAAlignmentRight = CATextLayerAlignmentMode.right
public let kCAAlignmentCenter = CATextLayerAlignmentMode.center
public let kCAAlignmentJustified = CATextLayerAlignmentMode.justified

/// The stage's layer below.
final class ManagingTextLayer: DrawingLayer, ManagingLayer {
  @Animated var managed = ManagedValues()
  @Animated var fontSize = 36.0
  @Animated var color = Color.white
  var string = ""
  var attributed: AttributedText?
  var font = Font(size: 36)
  var isWrapped = false
  var truncation = Paragraph.Truncation.none
  /// `nil` for what an attributed text says.
  var alignment: Paragraph.Alignment?
  var isJustified = false

  override func draw(in canvas: inout Canvas) {
    guard let stage else { return }
    var text = attributed ?? plain
    for index in text.runs.indices {
      if let alignment { text.runs[index].attributes.paragraph.alignment = alignment }
      if isJustified { text.runs[index].attributes.paragraph.isJustified = true }
    }
    do throws(FontError) {
      try canvas.draw(layout(text, with: stage.fonts), at: bounds.origin + offset(text, with: stage.fonts))
    } catch {
      stage.fail(.font(error))
    }
  }

  private var plain: AttributedText {
    guard !string.isEmpty, fontSize > 0 else { return AttributedText([]) }
    var font = font
    font.size = fontSize
    return AttributedText([AttributedText.Run(string, TextAttributes(font: font, color: color))])
  }

  /// Whether lines may be as long as they are.
  private var isFree: Bool { !isWrapped && truncation == .none }

  private func layout(_ text: AttributedText, with fonts: FontLibrary) throws(FontError) -> AttributedLayout {
    guard isWrapped else {
      let line = isFree ? nil : bounds.width
      return try fonts.layout(text, width: line, maximumLines: line.map { _ in 1 }, truncation: truncation)
    }
    let all = try fonts.layout(text, width: bounds.width)
    guard truncation != .none, all.size.height > bounds.height else { return all }
    return try fonts.layout(
      text, width: bounds.width, maximumLines: all.lineCount(within: bounds.height), truncation: truncation)
  }

  /// Lines that may be as long as they are still lie where they are aligned.
  private func offset(_ text: AttributedText, with fonts: FontLibrary) throws(FontError) -> Vector {
    guard isFree else { return .zero }
    let room = bounds.width - (try layout(text, with: fonts)).size.width
    let alignment = text.runs.first?.attributes.paragraph.alignment
    return Vector(dx: alignment == .center ? room / 2 : alignment == .trailing ? room : 0, dy: 0)
  }
}

extension AttributedLayout {
  /// How many lines there is room for, one at least.
  package func lineCount(within height: Double) -> Int {
    // A hair of room, for what rounding takes.
    max(Set(parts.map(\.frame).filter { $0.maxY <= height + 1e-6 }.map(\.minY)).count, 1)
  }
}

extension LayerProperties {
  nonisolated(unsafe) static let ofTexts: [String: any Property] = [
    "fontSize": StoredProperty(\ManagingTextLayer.fontSize, .number),
    "foregroundColor": StoredProperty(\ManagingTextLayer.color, .color),
  ]
}
