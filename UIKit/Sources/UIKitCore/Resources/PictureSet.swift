import QuartzCore
import Springform

/// The files of one picture: for several scales, for light and dark.
struct PictureSet {
  private struct Variant {
    let url: URL
    /// Pixels per point; `nil` for any.
    let scale: Int?
    var isDark = false
  }

  private var variants: [Variant]
  private var renderingMode = UIImage.RenderingMode.automatic

  init(files: [PictureFile]) {
    variants = files.map { Variant(url: $0.url, scale: $0.url.hasLines ? nil : $0.scale) }
  }

  init?(catalogFolder folder: URL) {
    guard let contents = CatalogContents(folder) else { return nil }
    variants = (contents.images ?? []).filter(\.isForPhones).compactMap { entry in
      guard let file = entry.filename else { return nil }
      if entry.resizing != nil { noteMissing("pictures whose edges are not stretched, such as '\(file)'") }
      let scale = entry.scale.flatMap { Int($0.prefix { $0.isNumber }) }
      return Variant(url: folder.appendingPathComponent(file), scale: scale, isDark: entry.isDark)
    }
    switch contents.properties?.renderingIntent {
    case "template": renderingMode = .alwaysTemplate
    case "original": renderingMode = .alwaysOriginal
    default: break
    }
  }

  /// The picture for a screen: of its own scale, else of the next higher, else of the highest.
  func image(in surroundings: UITraitCollection) -> UIImage? {
    let dark = variants.filter(\.isDark)
    let light = variants.filter { !$0.isDark }
    let fitting = surroundings.userInterfaceStyle == .dark && !dark.isEmpty ? dark : light
    let wanted = Int(surroundings.displayScale.rounded(.up))
    let ordered = fitting.sorted { ($0.scale ?? wanted) < ($1.scale ?? wanted) }
    guard let best = ordered.first(where: { ($0.scale ?? wanted) >= wanted }) ?? ordered.last else { return nil }
    return UIImage.read(best.url, scale: best.scale.map { CGFloat($0) }, for: surroundings.displayScale)?
      .withRenderingMode(renderingMode)
  }
}

extension URL {
  /// Whether the file has lines and curves rather than pixels.
  fileprivate var hasLines: Bool { ["svg", "pdf"].contains(pathExtension.lowercased()) }
}

extension UIImage {
  /// Reads a file; one of lines and curves gets as many pixels as the screen has.
  fileprivate static func read(_ url: URL, scale: CGFloat?, for displayScale: CGFloat) -> UIImage? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    if url.hasLines {
      return drawn(data, of: url, scale: displayScale).map {
        UIImage(cgImage: $0, scale: displayScale, orientation: .up)
      }
    }
    let image = UIImage(data: data, scale: scale ?? 1)
    if image == nil {
      noteMissing("readers for '\(url.lastPathComponent)', only for PNG, GIF, WebP, JPEG, SVG and PDF")
    }
    return image
  }

  private static func drawn(_ data: Data, of url: URL, scale: CGFloat) -> CGImage? {
    var reason = "no page can be shown"
    if url.pathExtension.lowercased() == "pdf" {
      if let image = PDFPicture(data)?.image(scale: Double(scale)) { return image }
    } else {
      do { return CGImage(try SVGDocument(Array(data)), scale: scale) } catch { reason = "\(error)" }
    }
    noteMissing("ways to read '\(url.lastPathComponent)', in which \(reason)")
    return nil
  }
}
