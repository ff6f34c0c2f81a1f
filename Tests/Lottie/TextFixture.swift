import SpringformBitmap
import SpringformGeometry
import SpringformLottie
import SpringformRaster
import SpringformScene

/// A composition of 100 x 100 points with one text, whose letters the file brings along: `A` and `B` are squares as high
/// and wide as the em; a space is half as wide.
struct TextFixture {
  var text: String
  /// What the document says besides, such as `"j":2`.
  var document = ""
  var animators = ""
  var path = ""
  /// What the layer says besides, such as its masks.
  var layer = ""
  var grouping = 1
  var alignment = "0,0"
  /// Where the layer lies.
  var position = "0,0"

  /// In place of `document` and `text`: several, with their times.
  var documents: String?
  var expression = ""
  var chars = Self.squares
  var fonts = #"{"fName":"F","fFamily":"Squares","fStyle":"Regular","ascent":100}"#

  static let squares: String? =
    ["A", "B"].map { letter in
      """
      {"ch":"\(letter)","size":10,"style":"Regular","w":100,"fFamily":"Squares",
      "data":{"shapes":[{"ty":"gr","it":[{"ty":"sh",
      "ks":{"k":{"i":[[0,0],[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0],[0,0]],
      "v":[[0,0],[0,-100],[100,-100],[100,0]],"c":true}}}]}]}}
      """
    }.joined(separator: ",") + #",{"ch":" ","style":"Regular","w":50,"fFamily":"Squares","data":{}}"#

  init(_ text: String) { self.text = text }

  var animation: LottieAnimation {
    get throws {
      let own = #"{"t":"\#(text)","f":"F","s":10,"fc":[1,0,0],"lh":20\#(document.isEmpty ? "" : "," + document)}"#
      let json = """
        {"v":"5.7.4","fr":10,"ip":0,"op":10,"w":100,"h":100,"layers":[{"ty":5,"nm":"Words","ip":0,"op":10,"st":0,
        "ks":{"p":{"k":[\(position)]}},"t":{"d":{"k":[\(documents ?? #"{"t":0,"s":\#(own)}"#)]
        \(expression.isEmpty ? "" : #","x":"\#(expression)""#)},"p":{\(path)},
        "m":{"g":\(grouping),"a":{"k":[\(alignment)]}},"a":[\(animators)]}\(layer.isEmpty ? "" : "," + layer)}],
        "fonts":{"list":[\(fonts)]}\(chars.map { #","chars":[\#($0)]"# } ?? "")}
        """
      return try LottieAnimation(Array(json.utf8))
    }
  }

  /// A frame on white.
  func picture(_ frame: Double = 0, colors: [LottieColor] = []) throws -> Bitmap {
    let animation = try animation
    let layer = LottieLayer(animation)
    layer.anchorPoint = .zero
    layer.colors = colors
    layer.progress = frame / 10
    let stage = Stage(size: animation.size)
    stage.rootLayer.addSublayer(layer)
    return try Renderer(scale: 1).render(stage.displayList(background: .white, showsTouches: false))
  }

  /// The rectangles that have a color, for letters that lie on whole pixels: `x,y wxh` from top to bottom and from left to
  /// right. Letters that touch are one.
  func places(_ frame: Double = 0, color: String = "FF0000") throws -> [String] {
    let picture = try picture(frame)
    var seen: Set<[Int]> = []
    var result: [String] = []
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture.hex(x, y) == color && !seen.contains([x, y]) {
        var (width, height) = (0, 0)
        while x + width < picture.width, picture.hex(x + width, y) == color { width += 1 }
        while y + height < picture.height, picture.hex(x, y + height) == color { height += 1 }
        for row in y..<y + height { for column in x..<x + width { seen.insert([column, row]) } }
        result.append("\(x),\(y) \(width)x\(height)")
      }
    }
    return result
  }
}

extension Bitmap {
  /// `RRGGBB`.
  func hex(_ x: Int, _ y: Int) -> String {
    let digits = String(self[x, y] & 0xFF_FFFF, radix: 16, uppercase: true)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
