import SpringformCodecs
import SpringformLottie
import SpringformNumerics
import Testing

/// What is refused of a file that nobody vouches for, and what is told.
struct RefusalTests {
  private static func file(
    layers: String = "", assets: String = "", other: String = #""v":"5.7.4","fr":10,"ip":0,"op":20,"w":100,"h":100"#
  ) -> [UInt8] {
    Array(#"{\#(other),"assets":[\#(assets)],"layers":[\#(layers)]}"#.utf8)
  }

  private static func shapes(_ shapes: String) -> String {
    #"{"ty":4,"nm":"Ball","ip":0,"op":20,"st":0,"ks":{},"shapes":[\#(shapes)]}"#
  }

  private static func error(_ bytes: [UInt8]) -> String? {
    do throws(LottieError) {
      _ = try LottieAnimation(bytes)
      return nil
    } catch {
      return "it \(error)"
    }
  }

  @Test(
    "What is no Lottie file, or damaged, is told with its place",
    arguments: [
      ("", "it is no JSON that can be read (line 1, column 1)"),
      ("{}", "it is no Lottie file: JSON with 'layers', 'ip' and 'op'"),
      (#"{"layers":[],"ip":0,"op":"#, "it is no JSON that can be read (line 1, column 26)"),
      ("{\n \"layers\": [],\n \"ip\": 0, \"op\": 010}", "it is no JSON that can be read (line 3, column 17)"),
      (#"{"layers":[],"ip":0,"op":5,"w":10,"h":10}"#, "it lacks 'fr' (line 1, column 1)"),
      (
        #"{"layers":[],"ip":0,"op":0,"w":10,"h":10,"fr":10}"#,
        "it has 'op' that is not from 0 to 1000000 (line 1, column 26)"
      ),
      (
        #"{"layers":[],"ip":0,"op":5,"w":0,"h":10,"fr":10}"#,
        "it has 'w' that is not from 1 to 16384 (line 1, column 32)"
      ),
      (#"{"layers":[],"ip":0,"op":5,"w":"a","h":10,"fr":10}"#, "it has 'w' that is not a number (line 1, column 32)"),
      (#"{"layers":[],"ip":0,"op":5,"w":1e999,"h":10,"fr":10}"#, "it is no JSON that can be read (line 1, column 32)"),
    ])
  func malformed(text: String, sentence: String) { #expect(Self.error(Array(text.utf8)) == sentence) }

  @Test(
    "What a layer has of a wrong kind is told with its name",
    arguments: [
      (
        #"{"ty":"sh","ks":{"k":{"i":[[0,0]],"o":[],"v":[[0,0]]}}}"#,
        "has a path whose corners and tangents are not equally many"
      ),
      (#"{"ty":"sh","ks":{"k":{"i":[[0]],"o":[[0,0]],"v":[[0,0]]}}}"#, "has 'i' that is not a list of points"),
      (#"{"ty":"rc","s":{"k":["a",1]}}"#, "has 'k' that is not a list of numbers"),
      (#"{"ty":"rc","s":{"k":[{"t":5,"s":[1,1]},{"t":4,"s":[1,1]}]}}"#, "has key frames that run backwards in time"),
      (#"{"ty":"rc","s":{"k":[{"t":5}]}}"#, "lacks 's'"), (#"{"ty":"gf"}"#, "lacks 'g'"),
      (#"{"nm":"a"}"#, "lacks 'ty'"),
    ])
  func types(shape: String, sentence: String) {
    let text = Self.error(Self.file(layers: Self.shapes(shape)))
    #expect(text?.hasPrefix("it \(sentence) (line 1, column ") == true, "\(text ?? "")")
    #expect(text?.hasSuffix(", in the layer 'Ball')") == true)
  }

  @Test("Compositions that show themselves are refused, and parents in a circle")
  func circles() {
    let use = { (name: String) in #"{"ty":0,"refId":"\#(name)","ks":{},"ip":0,"op":20,"w":10,"h":10}"# }
    let assets = #"{"id":"a","layers":[\#(use("b"))]},{"id":"b","layers":[\#(use("a"))]}"#
    #expect(Self.error(Self.file(layers: use("a"), assets: assets))?.contains("shows itself") == true)
    #expect(Self.error(Self.file(layers: use("c")))?.contains("uses 'c', which is not in the file") == true)
    let picture = #"{"id":"c","w":9,"h":9,"u":"","p":"a.png","e":0}"#
    #expect(
      Self.error(Self.file(layers: use("c"), assets: picture))?.contains("uses 'c', which is not in the file") == true)
    let layers = #"{"ty":3,"ind":1,"parent":2,"ks":{}},{"ty":3,"ind":2,"parent":1,"ks":{}}"#
    #expect(Self.error(Self.file(layers: layers))?.contains("moves with itself") == true)
  }

  @Test("What is used again counts again: few lines cannot ask for a billion shapes")
  func bombs() {
    let use = { (name: Int) in #"{"ty":0,"refId":"\#(name)","ks":{},"ip":0,"op":20,"w":10,"h":10}"# }
    let assets = (1...10).map { number in
      let uses = Array(repeating: use(number + 1), count: 10).joined(separator: ",")
      return #"{"id":"\#(number)","layers":[\#(number == 10 ? Self.shapes("") : uses)]}"#
    }
    #expect(
      Self.error(Self.file(layers: use(1), assets: assets.joined(separator: ",")))?.contains("more than 20,000") == true
    )
    let square = #"{"ty":"rc","s":{"k":[1,1]}}"#
    let repeater = #"{"ty":"rp","c":{"k":100},"tr":{}}"#
    #expect(Self.error(Self.file(layers: Self.shapes("\(square),\(repeater)"))) == nil)
    let tower = Array(repeating: repeater, count: 3).joined(separator: ",")
    #expect(Self.error(Self.file(layers: Self.shapes("\(square),\(tower)")))?.contains("more than 20,000") == true)
    let many = Array(repeating: square, count: 200).joined(separator: ",")
    let matted = Array(repeating: #"{"ty":1,"sw":9,"sh":9,"tt":1,"tp":1,"ks":{},"ip":0,"op":20}"#, count: 100)
    let matte = #"{"ty":4,"ind":1,"td":1,"ip":0,"op":20,"st":0,"ks":{},"shapes":[\#(many)]}"#
    #expect(Self.error(Self.file(layers: matte + "," + matted[..<50].joined(separator: ","))) == nil)
    #expect(
      Self.error(Self.file(layers: ([matte] + matted).joined(separator: ",")))?.contains("more than 20,000") == true)
    let deep = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    #expect(Self.error(Self.file(layers: deep))?.contains("more than 128 deep") == true)
  }

  @Test(
    "What multiplies while it is drawn is cut off and told, or refused",
    arguments: [
      // Ridges upon ridges, copies of copies by expression, and styles for every outline.
      shapes(
        #"{"ty":"sr","d":1,"pt":{"k":1000},"or":{"k":50},"ir":{"k":20}},{"ty":"zz","s":{"k":1},"r":{"k":500}},{"ty":"zz","s":{"k":1},"r":{"k":500}},{"ty":"fl","c":{"k":[1,0,0]}}"#
      ),
      shapes(
        #"{"ty":"el","s":{"k":[9,9]}},{"ty":"rp","c":{"k":1,"x":"$bm_rt = 20000"},"tr":{}},{"ty":"rp","c":{"k":1,"x":"$bm_rt = 20000"},"tr":{}},{"ty":"fl","c":{"k":[1,0,0]}}"#
      ),
      shapes(
        (Array(repeating: #"{"ty":"rc","s":{"k":[9,9]}}"#, count: 2000)
          + Array(repeating: #"{"ty":"fl","c":{"k":[1,0,0]}}"#, count: 2000))
          .joined(separator: ",")),
      // More effects than a layer may have, and slots that say much often.
      #"{"ty":1,"sw":9,"sh":9,"ip":0,"op":20,"ks":{},"ef":[\#(Array(repeating: #"{"ty":29,"ef":[{"v":{"k":1}}]}"#, count: 33).joined(separator: ","))]}"#,
      Array(repeating: #"{"ty":3,"ks":{"o":{"sid":"much"}}}"#, count: 1000).joined(separator: ","),
    ])
  func products(layers: String) throws {
    let keys = (0..<1000).map { #"{"t":\#($0),"s":[\#($0 % 100)]}"# }.joined(separator: ",")
    let other = #""v":"5.7.4","fr":10,"ip":0,"op":20,"w":100,"h":100,"slots":{"much":{"p":{"k":[\#(keys)]}}}"#
    let bytes = Self.file(layers: layers, other: other)
    guard Self.error(bytes) == nil else { return }
    #expect(try LottieAnimation(bytes).warnings == [.tooManyCorners])
    _ = try Fixture(text: String(decoding: bytes, as: UTF8.self)).picture(3)
  }

  @Test("More effects than a layer may have are told with its name")
  func effects() {
    let blurs = Array(repeating: #"{"ty":29,"ef":[{"v":{"k":1}}]}"#, count: 33).joined(separator: ",")
    let error = Self.error(Self.file(layers: #"{"ty":3,"nm":"Soft","ks":{},"ef":[\#(blurs)]}"#))
    #expect(error?.hasPrefix("it has a layer with more than 32 effects (line ") == true)
    #expect(error?.hasSuffix(", in the layer 'Soft')") == true)
  }

  @Test("A picture's size is no number that cannot be counted")
  func enormousPicture() throws {
    let svg = Base64.encode(Array("<svg xmlns='http://www.w3.org/2000/svg' width='1e10' height='1e10'/>".utf8))
    let asset = #"{"id":"i","w":9,"h":9,"p":"data:image/svg+xml;base64,\#(svg)","e":1}"#
    #expect(Self.error(Self.file(assets: asset))?.contains("megapixels") == true)
  }

  @Test(
    "However large a thing is, and however far away, it is drawn",
    arguments: [
      shapes(#"{"ty":"rc","s":{"k":[1e9,1]}},{"ty":"fl","c":{"k":[1,0,0]}}"#),
      shapes(
        #"{"ty":"gr","it":[{"ty":"rc","s":{"k":[99999,1]}},{"ty":"tr","s":{"k":[1e9,100]}}]},{"ty":"st","c":{"k":[1,0,0]},"w":{"k":1e6}}"#
      ),
      #"{"ty":0,"refId":"a","w":99999,"h":1e9,"ks":{"s":{"k":[1e5,1e5]}},"ip":0,"op":20}"#,
      shapes(
        #"{"ty":"rc","s":{"k":[1,1]}},{"ty":"rp","c":{"k":200},"tr":{"s":{"k":[900,100]}}},{"ty":"fl","c":{"k":[1,0,0]}}"#
      ),
      shapes(
        #"{"ty":"sr","pt":{"k":1e7},"or":{"k":1e7}},{"ty":"zz","s":{"k":1e7},"r":{"k":1e7}},{"ty":"fl","c":{"k":[1,0,0]}}"#
      ),
    ])
  func reach(layers: String) throws {
    let bytes = Self.file(layers: layers, assets: #"{"id":"a","layers":[\#(Self.shapes(""))]}"#)
    #expect(Self.error(bytes) == nil)
    _ = try Fixture(text: String(decoding: bytes, as: UTF8.self)).picture(3)
  }

  @Test("A picture is a sound PNG, WebP, JPEG or SVG; one outside of the file is told and not drawn")
  func pictures() throws {
    let layer = #"{"ty":2,"nm":"Photo","refId":"i","ks":{},"ip":0,"op":20}"#
    func file(_ address: String) -> [UInt8] {
      Self.file(layers: layer, assets: #"{"id":"i","w":9,"h":9,"u":"images/","p":"\#(address)","e":0}"#)
    }
    for address in [
      "data:image/png;base64,AAAA", "data:image/png;base64,iVBORw0KGgo=", "data:image/gif;base64,R0lG", "data:,",
    ] {
      #expect(Self.error(file(address))?.contains("no PNG, WebP, JPEG or SVG") == true, "\(address)")
    }
    let animation = try LottieAnimation(file("/etc/passwd"))
    #expect(animation.warnings == [.externalPicture("/etc/passwd")])
  }

  private static let notDrawn: [(String, [LottieWarning]?)] = [
    (#"{"ty":13,"ks":{}}"#, []), (#"{"ty":6,"ks":{}}"#, [LottieWarning.layerKind(6)]),
    (#"{"ty":3,"ks":{},"bm":1}"#, []), (#"{"ty":3,"ks":{},"bm":77}"#, [.blendModes]),
    (#"{"ty":3,"ks":{},"ef":[{"ty":27,"en":1}]}"#, [.effects]), (#"{"ty":3,"ks":{},"ef":[{"ty":27,"en":0}]}"#, []),
    (#"{"ty":3,"ks":{},"ef":[{"ty":5,"mn":"ADBE Slider Control"}]}"#, []),
    (#"{"ty":3,"ks":{},"ef":[{"ty":5,"mn":"ADBE Invert"}]}"#, [.effects]),
    (#"{"ty":3,"ks":{},"ef":[{"ty":21,"en":1,"ef":[]}]}"#, [.effects]),
    (#"{"ty":2,"refId":"none","ks":{}}"#, [.externalPicture("none")]),
    (
      shapes(#"{"ty":"gf","t":1,"g":{"p":257,"k":{"k":[0,1,1,1]}},"s":{"k":[0,0]},"e":{"k":[9,9]}}"#),
      [.gradientStops]
    ),
    (#"{"ty":3,"ks":{},"sy":[{"ty":5}]}"#, [.layerStyles]), (#"{"ty":3,"ks":{},"sy":[{"ty":1}]}"#, []),
    (shapes(#"{"ty":"gr","it":[{"ty":"el"}]},{"ty":"el"},{"ty":"mm","mm":3}"#), [.mergedPaths]),
    (shapes(#"{"ty":"el"},{"ty":"mm","mm":3},{"ty":"el"}"#), []),
    (shapes(#"{"ty":"el"},{"ty":"el"},{"ty":"mm","mm":1}"#), []),
    (
      #"{"ty":1,"ks":{},"hasMask":true,"masksProperties":[{"mode":"a","pt":{"k":{"i":[],"o":[],"v":[]}},"f":{"k":[9,9]}}]}"#,
      [.maskFeather]
    ),
    (
      #"{"ty":1,"sw":9,"sh":9,"ip":0,"op":9,"ks":{"r":{"k":0,"x":"$bm_rt = nothing;"}}}"#,
      [.expression("uses 'nothing', which is not known")]
    ),
    (#"{"ty":3,"ks":{"r":{"k":0,"x":"("}}}"#, nil),
  ]

  @Test("What is not drawn is told", arguments: notDrawn)
  func warnings(layer: String, expected: [LottieWarning]?) throws {
    let warnings = try LottieAnimation(Self.file(layers: layer)).warnings
    if let expected { #expect(warnings == expected) } else { #expect(warnings.count == 1) }
  }

  @Test(
    "Lottie files are told from other JSON by their keys, not by their order",
    arguments: [
      (#"{"op":1,"ip":0,"layers":[]}"#, true), (#"{"layers":[]}"#, false), ("[]", false), ("", false),
      ("scene: 1", false),
      (#"{"scene":1,"layers":[]}"#, false), (#"{"layers":[1,"ip":"op"#, false),
      (#"{"v":"5","ip":0,"op":1,"layers":[}"#, true),
    ])
  func sniffing(text: String, isLottie: Bool) { #expect(LottieAnimation.isLottie(Array(text.utf8)) == isLottie) }

  @Test("An archive that is damaged, or has no animation, is refused")
  func archives() throws {
    let bytes = Fixture("picture.lottie").bytes
    #expect(Self.error(bytes) == nil)
    #expect(Self.error(Array(bytes.dropLast(30)))?.contains("no directory") == true)
    for index in stride(from: 0, to: bytes.count, by: 7) {
      var damaged = bytes
      damaged[index] ^= 0x55
      // Either nothing depends on the byte, or it is noticed.
      _ = Self.error(damaged)
    }
    var renamed = bytes
    let name = Array("manifest.json".utf8)
    for index in 0..<(bytes.count - name.count) where Array(bytes[index..<index + name.count]) == name {
      renamed[index] = UInt8(ascii: "x")
    }
    #expect(Self.error(renamed)?.contains("'manifest.json' is missing or damaged") == true)
  }
}
