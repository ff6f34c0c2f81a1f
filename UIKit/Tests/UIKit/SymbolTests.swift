import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct SymbolTests {
  /// What the sources of 60 public repositories ask for most, by the number of repositories.
  static let counted = [
    "xmark", "star.fill", "heart.fill", "checkmark", "plus", "ellipsis", "heart", "trash", "chevron.right",
    "magnifyingglass",
    "square.and.arrow.up", "checkmark.circle.fill", "arrow.triangle.2.circlepath", "list.bullet", "star", "circle",
    "xmark.circle.fill", "circle.fill", "sun.max.fill", "arrow.down", "chevron.left", "sparkles", "mic.fill",
    "doc.on.doc",
    "gear", "chevron.down", "info.circle", "clock", "play.fill", "arrow.clockwise", "globe", "bell.fill", "photo",
    "eye",
    "folder", "gearshape", "arrow.up", "envelope", "plus.circle.fill", "suit.heart.fill", "bookmark", "arrow.left",
    "arrowshape.turn.up.left", "bell", "ellipsis.circle", "house.fill", "arrow.counterclockwise", "person",
    "slider.horizontal.3", "bookmark.fill", "checkmark.circle", "exclamationmark.triangle.fill", "pencil", "safari",
    "xmark.circle", "arrow.right", "bolt.fill", "plus.circle", "square.and.pencil", "clock.arrow.circlepath",
    "heart.circle",
    "minus", "music.quarternote.3", "person.fill", "triangle.fill", "viewfinder", "cart", "arrow.down.circle",
    "person.circle.fill", "phone.fill", "pause.fill", "camera", "house", "lock", "arrow.uturn.backward",
    "person.circle",
    "square.and.arrow.up.fill", "arrow.left.arrow.right", "book.fill", "envelope.fill", "eye.fill", "eye.slash",
    "flame",
    "gearshape.fill", "hand.thumbsup", "minus.circle.fill", "person.fill.badge.plus", "square.and.arrow.down",
    "square.grid.2x2", "wand.and.stars", "arrow.up.arrow.down", "bell.badge", "chevron.down.circle",
    "exclamationmark.triangle", "face.smiling", "line.3.horizontal.decrease", "music.note", "paperplane.fill",
    "questionmark.circle", "rectangle.stack", "safari.fill", "shuffle", "speaker.slash.fill", "square.stack",
    "sun.min.fill",
    "tag", "arrow.2.squarepath", "at", "mic", "line.3.horizontal.decrease.circle", "link", "checkmark.seal.fill",
    "arrow.up.left.and.arrow.down.right", "arrow.up.right.square", "largecircle.fill.circle", "message", "note.text",
    "play",
  ]

  @Test(arguments: counted) func hasADrawing(name: String) { #expect(SymbolOutline(name, pointSize: 17) != nil) }

  @Test func allPathsAreSound() {
    for name in SymbolOutline.names {
      for weight in [UIImage.SymbolWeight.ultraLight, .regular, .black] {
        let outline = SymbolOutline(name, pointSize: 100, weight: weight)
        #expect(outline?.layers.isEmpty == false && outline?.layers.contains { $0.path.isEmpty } == false, "\(name)")
        #expect(
          outline.map { CGRect(origin: .zero, size: $0.size).contains($0.inkBounds.insetBy(dx: 1e-6, dy: 1e-6)) }
            == true, "\(name)")
        // Only the heaviest lines reach beyond.
        #expect(outline.map { $0.size.height <= (weight == .black ? 130 : 117.001) } == true, "\(name)")
      }
    }
  }

  private func alpha(_ image: UIImage?, _ x: Double, _ y: Double) -> UInt32 {
    guard let pixels = image?.cgImage else { return 0 }
    return pixels.bitmap[Int(x * Double(pixels.width)), Int(y * Double(pixels.height))] >> 24
  }

  /// Filled it is as large as its outline; in a circle it is filled, and left out of a filled one.
  @Test func variantsAreMadeByRule() {
    play(0) { _, _ in
      let large = UIImage.SymbolConfiguration(pointSize: 60)
      func image(_ name: String) -> UIImage? { UIImage(systemName: name, withConfiguration: large) }
      #expect(image("heart")?.size == image("heart.fill")?.size)
      #expect(alpha(image("heart"), 0.5, 0.5) == 0 && alpha(image("heart.fill"), 0.5, 0.5) == 255)
      #expect(alpha(image("heart.circle"), 0.5, 0.5) == 255 && alpha(image("heart.circle"), 0.5, 0.2) == 0)
      #expect(alpha(image("heart.circle.fill"), 0.5, 0.5) == 0 && alpha(image("heart.circle.fill"), 0.5, 0.2) == 255)
      #expect(alpha(image("heart.square.fill"), 0.5, 0.5) == 0 && alpha(image("heart.square"), 0.5, 0.5) == 255)
      // A slash through the middle, and a gap on both of its sides.
      #expect(alpha(image("heart.slash.fill"), 0.5, 0.5) == 255 && alpha(image("heart.slash"), 0.5, 0.5) == 255)
      #expect(alpha(image("heart.slash.fill"), 0.58, 0.5) == 0 && alpha(image("heart.slash.fill"), 0.72, 0.42) == 255)
      #expect(image("clock.fill").map { alpha($0, 0.5, 0.4) } == 0)
      #expect(image("person.badge.plus") != image("person") && image("bell.badge.fill") != image("bell.fill"))
      #expect(image("person.fill.badge.plus") == image("person.badge.plus.fill"))
    }
  }

  /// Figures and letters are the font's.
  @Test func lettersStandInShapes() {
    play(0) { _, _ in
      let (one, two) = (UIImage(systemName: "1.circle"), UIImage(systemName: "2.circle"))
      #expect(one?.size == UIImage(systemName: "circle")?.size && one != two)
      #expect(SymbolOutline("a.square.fill", pointSize: 17) != nil && SymbolOutline("100.circle", pointSize: 17) == nil)
    }
  }

  /// Lines are as thick as Inter's hyphen of the weight, in each scale; the drawing is 0.8 and 1.3 times as large.
  @Test(
    arguments: [
      (UIImage.SymbolWeight.ultraLight, 2.3), (.thin, 4.1), (.light, 6), (.regular, 7.8), (.medium, 9.2),
      (.semibold, 10.6),
      (.bold, 12), (.heavy, 13.4), (.black, 14.8),
    ] as [(UIImage.SymbolWeight, CGFloat)]) func weightsChangeLines(weight: UIImage.SymbolWeight, expected: CGFloat)
  {
    for (scale, share) in [(UIImage.SymbolScale.small, 0.8), (.medium, 1), (.large, 1.3)] as [(_, CGFloat)] {
      let minus = SymbolOutline("minus", pointSize: 100, weight: weight, scale: scale)
      #expect(minus.map { isClose($0.layers[0].lineWidth, expected) } == true)
      #expect(minus.map { isClose($0.inkBounds.height, expected) } == true)
      #expect(minus.map { isClose($0.inkBounds.width, 84 * share + expected) } == true)
      #expect(minus.map { isClose($0.size.height, 117 * share) } == true)
    }
  }

  /// The middle is that of capitals, which for Inter are 2048 of 2816 units high.
  @Test func standsOnTheBaselineOfText() {
    play(0) { _, _ in
      let heart = UIImage(systemName: "heart")
      let capHeight = UIFont.systemFont(ofSize: 17).capHeight
      #expect(
        heart.map { isClose($0.size.height / 2 - ($0.baselineOffsetFromBottom ?? 0), capHeight / 2, 0.01) } == true)
      #expect(heart?.hasBaseline == true && heart?.imageWithoutBaseline().hasBaseline == false)
      #expect(heart?.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == 3 && !UIImage().hasBaseline)
    }
  }

  @Test func hasTheSizeThatIsAskedFor() {
    play(0) { _, _ in
      guard let heart = UIImage(systemName: "heart.fill") else { return #expect(Bool(false)) }
      // 1.17 times 17 points, up to a third of a point.
      #expect(heart.size.height == 20 && heart.isSymbolImage)
      #expect(heart.renderingMode == .alwaysTemplate && UIImage(systemName: "") == nil)
      let large = UIImage(
        systemName: "heart.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 50, weight: .bold))
      #expect(large.map { isClose($0.size.height, 176 / 3) } == true)
      let bold = UIImage.SymbolConfiguration(weight: .bold).applying(UIImage.SymbolConfiguration(pointSize: 50))
      #expect(heart.applyingSymbolConfiguration(bold) == large && heart.withConfiguration(bold) == large)
      let small = UIImage.SymbolConfiguration(scale: .small), styled = UIImage.SymbolConfiguration(textStyle: .body)
      #expect(heart.withConfiguration(small).size.height == 16 && heart.withConfiguration(styled).size == heart.size)
      #expect(UIImage(systemName: "chevron.right").map { $0.size.width < heart.size.width } == true)
      #expect(["heart", "star"].compactMap(UIImage.init(systemName:)).count == 2)
    }
  }

  /// A colour stays in another size; without one it is the view's tint.
  @Test func isTinted() throws {
    let stage = play(0) { view, _ in
      let square = UIImage(systemName: "square.fill")
      let red = square?.withTintColor(.red, renderingMode: .alwaysOriginal)
      let larger = red?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40))
      #expect(larger?.cgImage.map { $0.bitmap[$0.width / 2, $0.height / 2] } == 0xFFFF_0000)
      let (tinted, own) = (UIImageView(image: square), UIImageView(image: larger))
      (tinted.tintColor, own.tintColor, own.frame.origin.x) = (.blue, .blue, 50)
      view.addSubview(tinted)
      view.addSubview(own)
    }
    let picture = try Renderer(scale: 1).render(stage.displayList(background: .black, showsTouches: false))
    #expect(picture[10, 10] == 0xFF00_00FF && picture[70, 24] == 0xFFFF_0000)
  }

  /// In a larger view a symbol is drawn anew: its edge is as sharp as that of any other layer.
  @Test func isSharpInEachSize() throws {
    let stage = play(0) { view, _ in
      let square = UIImageView(image: UIImage(systemName: "square.fill"))
      square.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      view.addSubview(square)
    }
    let picture = try Renderer(scale: 1).render(stage.displayList(background: .white, showsTouches: false))
    let steps = (0..<100).filter { ![0, 255].contains(picture[$0, 100] >> 16 & 255) }
    #expect(steps.count <= 2)
  }

  @Test func viewsPreferASize() {
    play(0) { _, _ in
      let view = UIImageView(image: UIImage(systemName: "heart"))
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 50)
      #expect(isClose(view.intrinsicContentSize.height, 176 / 3) && view.image?.size.height == 20)
      view.image = UIImage(systemName: "star")
      #expect(isClose(view.sizeThatFits(.zero).height, 176 / 3))
      view.preferredSymbolConfiguration = nil
      #expect(view.intrinsicContentSize.height == 20)
    }
  }

  /// A file in a folder `Symbols` stands for its name, as high as a drawing, in the view's tint.
  @Test func filesOfOnesOwnAreSymbols() {
    play(0) { _, _ in
      let own = UIImage(systemName: "own.mark.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 100))
      #expect(own?.size == CGSize(width: 234, height: 117) && own?.isSymbolImage == true)
      // The left half is red in the file.
      #expect(own?.cgImage?.bitmap[100, 100] == 0xFF00_0000 && own?.cgImage?.bitmap[600, 100] == 0)
      #expect(!notes.contains { $0.contains("own.mark.fill") })
    }
  }

  /// A template's weight stands between its margins, and its capitals are as high as those of the text beside it.
  @Test func templatesAreSymbols() {
    play(0) { _, _ in
      let size = UIImage.SymbolConfiguration(pointSize: 96.25)
      let own = UIImage(named: "own.template", in: nil, with: size)
      // Capitals are 70 points high beside it, so that a unit of the template is a point, and so are the margins.
      #expect(own.map { isClose($0.size.width, 100) } == true && own?.isSymbolImage == true)
      #expect(UIImage(systemName: "own.template", withConfiguration: size) == own)
      #expect(alpha(own, 0.3, 0.5) == 255 && alpha(own, 0.05, 0.5) == 0 && alpha(own, 0.6, 0.5) == 0)
      let black = own?.withConfiguration(UIImage.SymbolConfiguration(weight: .black))
      #expect(black.map { isClose($0.size.width, 70 + 1 / 3, 0.34) } == true && alpha(black, 0.05, 0.5) == 255)
    }
  }

  /// A square stands for what is not drawn, and a note tells its name.
  @Test func aSquareStandsForTheRest() {
    play(0) { _, _ in
      let unknown = UIImage(systemName: "tortoise.and.achilles")
      #expect(unknown?.cgImage == UIImage(systemName: "square")?.cgImage && unknown?.isSymbolImage == true)
      #expect(
        notes.contains { $0.contains("'tortoise.and.achilles'") && $0.contains("Symbols/tortoise.and.achilles.svg") })
      #expect(SymbolOutline(String(repeating: "heart.circle.", count: 1000), pointSize: 17) == nil)
      #expect(SymbolOutline("heart", pointSize: 0) == nil && SymbolOutline("heart", pointSize: .infinity) == nil)
    }
  }

  /// Those with names in UIKit have ink where they should: a minus none below its middle, a plus some.
  @Test func somePicturesHaveNames() {
    play(0) { _, _ in
      #expect(alpha(.add, 0.5, 0.5) > 128 && alpha(.add, 0.5, 0.6) > 128 && alpha(.remove, 0.6, 0.5) > 128)
      #expect(alpha(.remove, 0.5, 0.6) == 0 && alpha(.checkmark, 0.38, 0.74) > 128 && alpha(.checkmark, 0.5, 0.2) == 0)
      #expect(UIImage.strokedCheckmark == UIImage(systemName: "checkmark.circle"))
      #expect(UIImage.actions == UIImage(systemName: "ellipsis.circle"))
    }
  }
}
