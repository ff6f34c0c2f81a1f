import Testing

@testable import Translation

/// The names of an asset catalogue's pictures and colours, as Xcode makes them.
@Suite struct AssetSymbolsTests {
  @Test(arguments: [
    ("heart", "heart"), ("siri-orb", "siriOrb"), ("Heart Shape 2", "heartShape2"), ("AppIcon", "appIcon"),
    ("URLIcon", "urlIcon"), ("CCU", "CCU"), ("3d", "_3d"), ("HeroImage", "hero"), ("Image", "image"),
  ]) func pictures(name: String, expected: String) { #expect(AssetSymbols.symbol(name, .picture) == expected) }

  @Test func colorsLoseTheirKind() {
    #expect(AssetSymbols.symbol("AccentColor", .color) == "accent")
    #expect(AssetSymbols.symbol("bg_gray", .color) == "bgGray")
  }

  @Test func areDeclaredForResourcesAndTypes() {
    let text = AssetSymbols(
      [
        .init(kind: .picture, path: ["heart"]), .init(kind: .color, path: ["brand"]),
        .init(kind: .color, path: ["red"]),
        .init(kind: .picture, path: ["icons", "star"]),
      ], declared: ["heart"]
    ).text(hasSwiftUI: true)
    let bundle = "Bundle.ofComponent(with: SpringformFolder.self)"
    #expect(
      text == """
        import SwiftUI
        extension ImageResource {
        static let `heart` = ImageResource(name: "heart", bundle: \(bundle))
        enum `Icons` {
        static let `star` = ImageResource(name: "icons/star", bundle: \(bundle))
        }
        }
        extension ColorResource {
        static let `brand` = ColorResource(name: "brand", bundle: \(bundle))
        static let `red` = ColorResource(name: "red", bundle: \(bundle))
        }
        extension SwiftUI.Color {
        static var `brand`: SwiftUI.Color { SwiftUI.Color(ColorResource.brand) }
        }
        extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
        static var `brand`: SwiftUI.Color { SwiftUI.Color(ColorResource.brand) }
        }
        extension UIColor {
        static var `brand`: UIColor { UIColor(resource: .brand) }
        }

        """)
  }

  /// Views of UIKit's have them without SwiftUI.
  @Test func areDeclaredForUIKitAlone() {
    let text = AssetSymbols([.init(kind: .picture, path: ["heart"]), .init(kind: .color, path: ["brand"])])
      .text(hasSwiftUI: false)
    #expect(text.hasPrefix("import UIKit\nextension ImageResource {"))
    #expect(text.contains("static var `heart`: UIImage { UIImage(resource: .heart) }"))
    #expect(text.contains("static var `brand`: UIColor { UIColor(resource: .brand) }"))
    #expect(!text.contains("ShapeStyle") && !text.contains("extension Color {"))
  }

  @Test func withoutACatalogueThereIsNothing() { #expect(AssetSymbols([]).text(hasSwiftUI: true).isEmpty) }
}
