public import CoreGraphics
import Springform
import UIKit

extension GraphicsContext {
  // MARK: Paths

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let outline = path.cgPath.path
    let rule: FillRule = style.isEOFilled ? .evenOdd : .nonZero
    guard let paint = shading.paint(in: path.boundingRect, environment) else {
      return drawTiles(shading, in: path.boundingRect) {
        $0.fill(outline, with: .black, rule: rule)
      }
    }
    record { $0.fill(outline, with: paint, rule: rule) }
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let (outline, style) = (path.cgPath.path, style.onStage)
    let rect = path.boundingRect.insetBy(
      dx: -CGFloat(style.width) / 2, dy: -CGFloat(style.width) / 2)
    guard let paint = shading.paint(in: path.boundingRect, environment) else {
      return drawTiles(shading, in: rect) { $0.stroke(outline, with: .black, style: style) }
    }
    record { $0.stroke(outline, with: paint, style: style) }
  }

  /// - Parameter lineWidth: in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// How many tiles are drawn at most.
  private static let tileLimit = 100_000.0

  private func drawTiles(_ shading: Shading, in rect: CGRect, within mask: @escaping DrawingStep) {
    guard case .tiled(let tiles) = shading.kind, !rect.isEmpty, !rect.isInfinite else { return }
    let (tile, origin, scale) = (resolve(tiles.image), tiles.origin, tiles.scale)
    let (width, height) = (tile.size.width * scale, tile.size.height * scale)
    guard let picture = tile.stageImage(environment), width > 0, height > 0 else { return }
    let area = rect.offsetBy(dx: -origin.x, dy: -origin.y)
    let (left, top) = ((area.minX / width).rounded(.down), (area.minY / height).rounded(.down))
    let (right, bottom) = ((area.maxX / width).rounded(.up), (area.maxY / height).rounded(.up))
    guard (right - left) * (bottom - top) <= Self.tileLimit else {
      return noteMissing(
        "pictures that are repeated more than \(Int(Self.tileLimit)) times in a canvas")
    }
    record { canvas in
      canvas.withMask(mask) { canvas in
        for row in Int(top)..<Int(bottom) {
          for column in Int(left)..<Int(right) {
            let place = CGRect(
              x: origin.x + CGFloat(column) * width, y: origin.y + CGFloat(row) * height,
              width: width, height: height)
            canvas.draw(picture, in: Rect(place))
          }
        }
      }
    }
  }

  // MARK: Images

  /// A picture that is ready to be drawn.
  public struct ResolvedImage {
    let image: Image
    let picture: UIImage?
    /// In points.
    public var size: CGSize { picture?.size ?? .zero }
    /// From the upper edge, in points.
    public let baseline: CGFloat
    /// What a template is drawn with.
    public var shading: Shading?

    func stageImage(_ environment: EnvironmentValues) -> Springform.Image? {
      guard var picture else { return nil }
      if let shading {
        guard
          case .color(let color)? = shading.paint(
            in: CGRect(origin: .zero, size: size), environment)
        else {
          noteMissing("templates that a canvas shades by a gradient, which keep their colours")
          return picture.cgImage.map { Springform.Image($0.bitmap) }
        }
        picture = picture.withTintColor(
          UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
      }
      return picture.cgImage.map { Springform.Image($0.bitmap) }
    }
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    let (picture, isTemplate) = image.picture(in: environment)
    return ResolvedImage(
      image: image, picture: picture, baseline: picture?.size.height ?? 0,
      shading: isTemplate ? .foreground : nil)
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard let picture = image.stageImage(environment) else { return }
    let interpolation: Interpolation = image.image.interpolation == .none ? .nearest : .high
    record { $0.draw(picture, in: Rect(rect), interpolation: interpolation) }
  }
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(size: image.size, anchor: anchor, at: point))
  }
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Texts

  /// A text that is ready to be drawn.
  public struct ResolvedText {
    let text: Text
    let stage: Stage
    let environment: EnvironmentValues
    /// What letters are drawn with that have no colour of their own; a gradient colours all of them.
    public var shading: Shading

    fileprivate func layout(width: CGFloat?, _ color: Springform.Color = .black)
      -> AttributedLayout?
    {
      do throws(FontError) {
        return try stage.fonts.layout(
          text.attributed(in: environment) { style in
            style.color.map { $0.resolved(in: environment).stageColor }
              ?? style.gradient?.style.resolve(in: environment).color ?? color
          },
          width: width.flatMap { $0.isFinite ? Double($0) : nil },
          maximumLines: environment.lineLimit, truncation: environment.truncation)
      } catch {
        stage.fail(.font(error))
        return nil
      }
    }

    /// The size that the text takes in a room, in points.
    public func measure(in size: CGSize) -> CGSize {
      layout(width: size.width).map { CGSize($0.size) } ?? .zero
    }
    /// From the upper edge, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      layout(width: size.width).map { CGFloat($0.baseline) } ?? 0
    }
    /// From the upper edge, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      guard let layout = layout(width: size.width), layout.lineCount > 0 else { return 0 }
      let line = layout.size.height / Double(layout.lineCount)
      return CGFloat(layout.baseline + line * Double(layout.lineCount - 1))
    }
  }

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(
      text: text, stage: element.host.loop.stage, environment: environment, shading: .foreground)
  }

  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text, width: rect.width) { _ in rect.origin }
  }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text, width: nil) { CGRect(size: $0, anchor: anchor, at: point).origin }
  }
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func draw(_ text: ResolvedText, width: CGFloat?, at origin: (CGSize) -> CGPoint) {
    guard let black = text.layout(width: width) else { return }
    let rect = CGRect(origin: origin(CGSize(black.size)), size: CGSize(black.size))
    let start = Point(rect.origin)
    switch text.shading.paint(in: rect, environment) {
    case .color(let color)?:
      guard let layout = text.layout(width: width, color) else { return }
      record { $0.draw(layout, at: start) }
    case let paint?:
      record { canvas in
        canvas.withMask({ $0.draw(black, at: start) }, { $0.fill(.rect(Rect(rect)), with: paint) })
      }
    case nil: drawTiles(text.shading, in: rect) { $0.draw(black, at: start) }
    }
  }

  // MARK: Symbols

  /// A view of the canvas' symbols that is ready to be drawn.
  public struct ResolvedSymbol {
    let layer: Layer
    /// In points.
    public let size: CGSize
  }

  /// The symbol whose `tag(_:)` is the identity.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    (element as? CanvasElement)?.symbol(AnyHashable(id)).map { ResolvedSymbol(layer: $0.layer, size: $0.size) }
  }

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let place = AffineTransform(
      a: Double(rect.width / symbol.size.width), b: 0, c: 0,
      d: Double(rect.height / symbol.size.height),
      tx: Double(rect.minX), ty: Double(rect.minY))
    let layer = symbol.layer
    record { $0.withTransform(place) { $0.draw(Drawing(of: layer)) } }
  }
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(size: symbol.size, anchor: anchor, at: point))
  }
}

extension CGRect {
  /// The rectangle of a size whose anchor lies at a point.
  fileprivate init(size: CGSize, anchor: UnitPoint, at point: CGPoint) {
    self.init(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }
}

extension StrokeStyle {
  fileprivate var onStage: Springform.StrokeStyle {
    Springform.StrokeStyle(
      width: Double(max(lineWidth, 0)), cap: .init(lineCap), join: .init(lineJoin),
      miterLimit: Double(miterLimit),
      dashes: dash.map { Double($0) }, dashPhase: Double(dashPhase))
  }
}
