public import QuartzCore

// Pictures and colours by their names in asset catalogues, or by those of files, in the component's folder.

extension UIImage {
  /// The picture of a name; `nil` if there is none.
  /// - Parameters:
  ///   - name: of a catalogue's picture or symbol, with its group's name before it where groups are name spaces, or of a file.
  ///   - file: says whose pictures are meant.
  public convenience init?(named name: String, file: String = #fileID) {
    self.init(named: name, in: nil, compatibleWith: nil, file: file)
  }

  /// As a function, `UIImage.init(named:)`: pictures of the program's own bundle.
  @_disfavoredOverload
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil, file: "") }

  /// - Parameters:
  ///   - name: see ``init(named:file:)``.
  ///   - bundle: where to look; `nil` and `Bundle.main` mean the component's folder.
  ///   - traitCollection: for which surroundings; `nil` for the scene's.
  ///   - file: says whose pictures are meant.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?, file: String = #fileID
  ) {
    let catalog = AssetCatalog.of(.meant(bundle, in: file))
    if let image = catalog.image(name, in: traitCollection ?? .current) {
      self.init(image.cgImage, scale: image.scale, image.renderingMode, form: image.form)
    } else if let symbol = catalog.symbol(name) {
      self.init(ShownSymbol(name: name, file: symbol))
    } else {
      return nil
    }
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?, file: String = #fileID
  ) {
    guard let configuration, let symbol = AssetCatalog.of(.meant(bundle, in: file)).symbol(name) else {
      self.init(named: name, in: bundle, compatibleWith: nil, file: file)
      return
    }
    self.init(ShownSymbol(name: name, file: symbol).with(configuration))
  }

  /// The pictures `name0`, `name1` and so on, as many as there are without a gap; they may begin with `name1`.
  /// - Parameters:
  ///   - name: what all names begin with.
  ///   - duration: of all together, in seconds; 0 for 30 pictures a second.
  ///   - file: says whose pictures are meant.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval, file: String = #fileID) -> UIImage? {
    let first = UIImage(named: name + "0", file: file) == nil ? 1 : 0
    var images: [UIImage] = []
    // As many as UIKit looks for.
    while images.count < 1024, let image = UIImage(named: name + "\(first + images.count)", file: file) {
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }
}

extension UIColor {
  /// The colour of a name in a catalogue; `nil` if there is none. See ``UIImage/init(named:file:)``.
  public convenience init?(named name: String, file: String = #fileID) {
    self.init(named: name, in: nil, compatibleWith: nil, file: file)
  }

  /// As a function, `UIColor.init(named:)`.
  @_disfavoredOverload
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil, file: "") }

  /// - Parameters:
  ///   - name: of the colour, with its group's name before it where groups are name spaces.
  ///   - bundle: where to look; `nil` and `Bundle.main` mean the component's folder.
  ///   - traitCollection: for which surroundings; `nil` for a colour that goes by the scene's.
  ///   - file: says whose colours are meant.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?, file: String = #fileID
  ) {
    guard let color = AssetCatalog.of(.meant(bundle, in: file)).color(name)?.color else { return nil }
    self.init { surroundings in color.resolvedColor(with: traitCollection ?? surroundings) }
  }
}

extension Bundle {
  fileprivate static func meant(_ bundle: Bundle?, in file: String) -> Bundle {
    guard let bundle, bundle !== Bundle.main else { return .main(for: file) }
    return bundle
  }
}
