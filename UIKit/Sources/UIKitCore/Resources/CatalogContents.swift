import QuartzCore

/// The file `Contents.json` in a folder of an asset catalogue, as Apple's "Asset Catalog Format Reference" describes it.
struct CatalogContents: Decodable {
  var images: [Entry]?
  var colors: [Entry]?
  var symbols: [Entry]?
  var properties: Properties?

  struct Entry: Decodable {
    var filename: String?
    /// `1x`, `2x` or `3x`.
    var scale: String?
    var idiom: String?
    var appearances: [Appearance]?
    var color: Definition?
    /// Of a picture whose edges are not stretched.
    var resizing: Resizing?

    struct Resizing: Decodable {}
    var isDark: Bool { appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }
    /// Whether a phone shows it that is set up as usual.
    var isForPhones: Bool {
      (idiom ?? "universal" == "universal" || idiom == "iphone")
        && appearances?.contains { $0.appearance == "contrast" || $0.value == "tinted" } != true
    }
  }

  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct Properties: Decodable {
    var providesNamespace: Bool?
    var renderingIntent: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case renderingIntent = "template-rendering-intent"
    }
  }

  struct Definition: Decodable {
    var space: String?
    var components: [String: Component]?
    /// The name of one of the system's colours.
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components, reference
    }
  }

  /// A number: of 0...1 where it has a decimal point, else of 0...255, and `0xFF` as well.
  struct Component: Decodable {
    let text: String
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      text = try (try? container.decode(String.self)) ?? "\(container.decode(Double.self))"
    }

    var value: Double {
      if text.hasPrefix("0x") || text.hasPrefix("0X") { return Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
      let number = Double(text) ?? 0
      return text.contains(".") ? number : number / 255
    }
    /// Alphas are always of 0...1.
    var alpha: Double { text.hasPrefix("0x") ? value : Double(text) ?? 1 }
  }

  /// Reads a folder's; `nil` without a sound one.
  init?(_ folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(CatalogContents.self, from: data)
    else { return nil }
    self = contents
  }
}
