public import QuartzCore

// Symbols by their names, which ShownSymbol.swift draws. Apple's own drawings may be used on Apple's systems only.

extension UIImage {
  /// A symbol: a file of the component's own, else one of our drawings, else a square, of which a note tells once.
  /// - Parameters:
  ///   - name: as Apple's app "SF Symbols" has it.
  ///   - file: says whose files are meant.
  public convenience init?(systemName name: String, file: String = #fileID) {
    self.init(systemName: name, withConfiguration: nil, file: file)
  }

  /// Whether a file of the component's own or one of our drawings has the name of a symbol.
  package static func hasSymbol(_ name: String, file: String = #fileID) -> Bool {
    AssetCatalog.of(.main(for: file)).symbol(name) != nil
      || SymbolOutline(name, pointSize: 17, weight: .regular, scale: .medium) != nil
  }

  /// As a function, `UIImage.init(systemName:)`.
  @_disfavoredOverload
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil, file: "") }

  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?, file: String = #fileID
  ) {
    guard !name.isEmpty else { return nil }
    let own = AssetCatalog.of(.main(for: file)).symbol(name)
    self.init(ShownSymbol(name: name, file: own).with(configuration))
  }

  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?, file: String = #fileID
  ) { self.init(systemName: name, withConfiguration: nil, file: file) }

  /// - Parameter variableValue: how much of a symbol that fills is filled; the drawings are always whole.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil, file: String = #fileID
  ) { self.init(systemName: name, withConfiguration: configuration, file: file) }

  public var symbolConfiguration: SymbolConfiguration? {
    symbol.map { SymbolConfiguration(pointSize: $0.pointSize, weight: $0.weight, scale: $0.scale) }
  }
  public var configuration: Configuration? { symbolConfiguration }
  /// For what surroundings the picture is: those of now.
  public var traitCollection: UITraitCollection { .current }
  /// How a picture is drawn that is to be like this one.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  public var isSymbolImage: Bool { symbol != nil }

  /// The same picture in another size or weight, if it is a symbol.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    symbol.map { UIImage($0.with(configuration), renderingMode) } ?? self
  }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbol.map { UIImage($0.with(configuration), renderingMode) }
  }

  public class var checkmark: UIImage { drawn("checkmark") }
  public class var strokedCheckmark: UIImage { drawn("checkmark.circle") }
  public class var add: UIImage { drawn("plus.circle") }
  public class var remove: UIImage { drawn("minus.circle") }
  public class var actions: UIImage { drawn("ellipsis.circle") }

  private static func drawn(_ name: String) -> UIImage { UIImage(ShownSymbol(name: name)) }

  convenience init(_ symbol: ShownSymbol, _ mode: RenderingMode = .alwaysTemplate) {
    let scale = UIGraphicsImageRendererFormat().scale
    let picture = symbol.picture(pixelsPerPoint: scale)
    self.init(
      picture.pixels, scale: scale, mode, symbol: symbol, form: PictureForm(baselineOffset: picture.baselineOffset))
  }

  // MARK: Baselines

  /// Whether text beside the picture stands at a height of the picture's own.
  public var hasBaseline: Bool { form.baselineOffset != nil }
  /// How high above the picture's lower edge text beside it stands, in points; the edge itself for a picture that does not say so.
  public var baselineOffsetFromBottom: CGFloat? { form.baselineOffset }
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffset = baselineOffset }
  }
  public func imageWithoutBaseline() -> UIImage { with { $0.baselineOffset = nil } }

  // MARK: Sharpness

  /// A symbol's pixels for being shown so many times as large as it is.
  func pixels(magnifiedBy factor: CGFloat) -> CGImage? {
    guard let symbol, form.orientation == .up, form.caps == nil, factor > 1 else { return upright }
    let sharp = min(factor, Self.longestSide / max(size.width, size.height, 1))
    return sharp > 1 ? symbol.picture(pixelsPerPoint: scale * sharp).pixels : upright
  }

  /// Of a symbol that is drawn anew in the size in which it is shown, in points.
  private static let longestSide: CGFloat = 1000
}
