import SpringformLottie
import Testing

/// What expressions find in the layers of a file; the places are those of lottie-web 5.13's pictures.
struct ExpressionReferenceTests {
  /// Two layers: `Way`, whose path leads from (10, 10) by (90, 10) to (90, 90), and a dot of 10 points.
  /// - Parameters:
  ///   - place: computes where the dot is.
  ///   - trim: computes how far the way is drawn, in percent.
  private static func file(place: String = "[0, 0]", trim: String = "100") -> Fixture {
    let none = "[[0,0],[0,0],[0,0]]"
    let path = #"{"ty":"sh","nm":"Line","ks":{"k":{"i":\#(none),"o":\#(none),"v":[[10,10],[90,10],[90,90]]}}}"#
    let trimmed =
      #"{"ty":"tm","nm":"Trim","s":{"k":0},"e":{"k":100,"x":"$bm_rt = \#(trim);"},"o":{"k":180},"m":1}"#
    let stroke = #"{"ty":"st","nm":"Stroke","c":{"k":[0,0,1,1]},"o":{"k":100},"w":{"k":4},"lc":1}"#
    let group = #"{"ty":"gr","nm":"Group","it":[\#(path),\#(trimmed),\#(stroke),{"ty":"tr","o":{"k":50}}]}"#
    func slider(_ name: String, _ value: Int, kind: Int = 0) -> String {
      #"{"ty":5,"nm":"\#(name)","ef":[{"ty":\#(kind),"nm":"Share","mn":"ADBE Share","v":{"k":\#(value)}}]}"#
    }
    let dot = #"{"ty":"el","p":{"k":[0,0]},"s":{"k":[10,10]}},{"ty":"fl","c":{"k":[1,0,0,1]},"o":{"k":100}}"#
    let common = #""ty":4,"ip":0,"op":10,"st":0"#
    return Fixture(
      text: #"""
        {"v":"5.9","fr":10,"ip":0,"op":10,"w":100,"h":100,"layers":[
        {\#(common),"nm":"Dot","ind":1,"ks":{"p":{"k":[0,0],"x":"$bm_rt = \#(place);"}},"shapes":[\#(dot)]},
        {\#(common),"nm":"Way","ind":2,"ks":{},"ef":[\#(slider("Far", 25)),\#(slider("Layer", 9, kind: 10))],"shapes":[\#(group)]},
        {"ty":3,"nm":"Hidden","hd":true,"ind":9,"ip":0,"op":10,"st":0,"ks":{},"ef":[\#(slider("Near", 50))]}]}
        """#)
  }

  @Test(
    "A place on a path is found by its share of the length, from 0 to 1",
    arguments: [
      ("thisComp.layer('Way').content('Group').content('Line').path.pointOnPath(0.75)", 90, 50),
      ("thisComp.layer('Way')('ADBE Root Vectors Group')(1)(2)(1)('ADBE Vector Shape').pointOnPath(0.25)", 50, 10),
      ("thisComp.layer('Way')(2)('Group')('Contents')('Line')('Path').points()[1]", 90, 10),
      ("add([50, 50], mul(thisComp.layer('Way').content(1).content(1).path.tangentOnPath(0.75), 20))", 50, 70),
      ("add([50, 50], mul(thisComp.layer('Way').content(1).content(1).path.normalOnPath(0.75), 20))", 30, 50),
      ("thisComp.layer('Way').content(1).content(1).path.pointOnPath(7)", 90, 90),
    ])
  func places(expression: String, x: Int, y: Int) throws {
    let fixture = Self.file(place: expression)
    #expect(try fixture.animation.warnings.isEmpty)
    #expect(try fixture.picture(0).color(x, y) == "FF0000")
  }

  @Test(
    "A property asks what holds it: its item, the contents, the group and the contents that it is in, the layer",
    arguments: [
      ("thisProperty.propertyGroup(1).offset / 360 * 100", 50.0),
      ("thisProperty.propertyGroup(1)('Offset') / 360 * 100", 50), ("thisProperty.propertyGroup(1)(3) / 3.6", 50),
      // Itself is the second one of the second item of the first group.
      ("thisProperty.propertyIndex * 12.5 ", 25), ("thisProperty.propertyGroup(1).propertyIndex * 25", 50),
      ("thisProperty.propertyGroup(3).propertyIndex * 25", 25),
      ("thisProperty.propertyGroup(3)('ADBE Vector Transform Group')(7)", 50),
      ("thisComp.layer('Hidden')(4)('Near')(1)", 50), ("effect('Layer')(1)(4)('Near')('ADBE Share')", 50),
      ("thisProperty.propertyGroup(3)('Transform')('Opacity')", 50),
      ("thisProperty.propertyGroup(5).effect('Far')('Share')", 25),
      ("thisProperty.propertyGroup(5)('ADBE Effect Parade')(1)('ADBE Share')", 25),
    ])
  func owners(expression: String, percent: Double) throws {
    let fixture = Self.file(trim: expression)
    #expect(try fixture.animation.warnings.isEmpty)
    // The offset begins the line in its middle, at (90, 10), and beyond the end it goes on at the beginning.
    let picture = try fixture.picture(0)
    #expect(picture.color(90, 40) == "~")
    #expect((picture.color(90, 80) == "~") == (percent > 40))
    #expect(picture.color(20, 10) == "-")
  }

  @Test("What many ask for is evaluated once a moment, and each that is asked in a circle by itself")
  func chains() throws {
    // Each of 20 asks for the next one twice: a million times in all.
    func file(_ last: String) -> Fixture {
      let values = (1...20).map { index in
        let next = "effect('E')(\(index + 1))"
        return #"{"ty":0,"nm":"V\#(index)","v":{"k":7,"x":"$bm_rt = (\#(next) + \#(next)) / 2;"}}"#
      }
      let end = #"{"ty":0,"nm":"End","v":{"k":40,"x":"$bm_rt = \#(last);"}}"#
      let effect = #"{"ty":5,"nm":"E","ef":[\#((values + [end]).joined(separator: ","))]}"#
      return Fixture(
        text: #"""
          {"v":"5.9","fr":10,"ip":0,"op":10,"w":100,"h":100,"layers":[{"ty":4,"nm":"A","ip":0,"op":10,"st":0,
          "ks":{"p":{"k":[0,0],"x":"$bm_rt = [effect('E')(1), 50];"}},"ef":[\#(effect)],
          "shapes":[{"ty":"el","p":{"k":[0,0]},"s":{"k":[10,10]}},{"ty":"fl","c":{"k":[1,0,0,1]},"o":{"k":100}}]}]}
          """#)
    }
    for last in ["60", "value + 20", "effect('E')(21) + 20"] {
      #expect(try file(last).animation.warnings.isEmpty)
      #expect(try file(last).picture(0).color(60, 50) == "FF0000", "\(last)")
    }
  }

  /// A dot of 10 points; `x` computes where it is, and without it is at 7.
  private static func dot(_ name: String, _ x: String, y: Int) -> String {
    #"""
    {"ty":4,"nm":"\#(name)","ip":0,"op":10,"st":0,"ks":{"p":{"s":true,"x":{"k":7,"x":"$bm_rt = \#(x);"},"y":{"k":\#(y)}}},
    "shapes":[{"ty":"el","p":{"k":[0,0]},"s":{"k":[10,10]}},{"ty":"fl","c":{"k":[1,0,0]},"o":{"k":100}}]}
    """#
  }

  private static func file(_ layers: [String]) -> Fixture {
    Fixture(
      text: #"""
        {"v":"5.9","fr":10,"ip":0,"op":10,"w":100,"h":100,"layers":[\#(layers.joined(separator: ","))]}
        """#)
  }

  @Test("What expressions that ask each other give does not depend on which layer is drawn first")
  func circles() throws {
    func x(_ name: String) -> String { "thisComp.layer('\(name)').xPosition" }
    // Each sees the other as that is with this one at 7: (7 * 2) + 30, (7 + 30) * 2; the third one asks the first.
    let layers = [
      Self.dot("A", "\(x("B")) + 30", y: 20), Self.dot("B", "\(x("A")) * 2", y: 50),
      Self.dot("C", "\(x("A")) + 20", y: 80),
    ]
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0], [0, 2, 1]] {
      let picture = try Self.file(order.map { layers[$0] }).picture(0)
      #expect(
        [picture.color(44, 20), picture.color(74, 50), picture.color(64, 80)] == Array(repeating: "FF0000", count: 3))
    }
    // The first of a chain is too far from its end, whoever asks; all that are nearer reach it.
    let chain = (0..<70).map { index in
      Self.dot(
        "L\(index)", index == 69 ? "-19" : "thisComp.layer('L\(index + 1)').xPosition + 1", y: index == 10 ? 50 : -50)
    }
    for layers in [chain, chain.reversed()] {
      #expect(try Self.file(layers).picture(0).color(40, 50) == "FF0000")
    }
  }

  @Test("All expressions of a moment share what they may do, those that are asked for within lists, too")
  func sharedWork() throws {
    func warnings(_ count: Int) throws -> [LottieWarning] {
      let heavy = "s = 0; for (i = 0; i < 6000; i++) s += 1; $bm_rt = s / 100"
      let effect = #"{"ty":5,"nm":"E","ef":[{"ty":0,"nm":"V","v":{"k":1,"x":"\#(heavy)"}}]}"#
      let layer = #"""
        {"ty":1,"sw":9,"sh":9,"sc":"#ff0000","ip":0,"op":10,"st":0,"ef":[\#(effect)],
        "ks":{"p":{"k":[0,0],"x":"$bm_rt = [effect('E')(1), 50];"}}}
        """#
      return try Self.file(Array(repeating: layer, count: count)).animation.warnings
    }
    #expect(try warnings(2).isEmpty)
    #expect(try warnings(50) == [.expression("takes more than 100,000 steps")])
  }

  @Test("What a path has counts whenever it is asked for")
  func pathWork() throws {
    let places = (0..<5000).map { "[\($0),0]" }.joined(separator: ",")
    let none = Array(repeating: "[0,0]", count: 5000).joined(separator: ",")
    let path = #"{"ty":"sh","nm":"Line","ks":{"k":{"i":[\#(none)],"o":[\#(none)],"v":[\#(places)]}}}"#
    func warnings(_ count: Int) throws -> [LottieWarning] {
      let turn = "for (i = 0; i < \(count); i++) content(1).path.isClosed(); $bm_rt = 0"
      return try Self.file([
        #"{"ty":4,"nm":"A","ip":0,"op":10,"st":0,"ks":{"r":{"k":0,"x":"\#(turn)"}},"shapes":[\#(path)]}"#
      ]).animation.warnings
    }
    #expect(try warnings(3).isEmpty)
    #expect(try warnings(200) == [.expression("takes more than 100,000 steps")])
  }

  @Test("What is not there is told")
  func missing() throws {
    for expression in ["thisProperty.propertyGroup(9)('Offset')", "thisProperty.propertyGroup(1)('Color')"] {
      #expect(try !Self.file(trim: expression).animation.warnings.isEmpty, "\(expression)")
    }
    #expect(try !Self.file(place: "thisComp.layer('Way').content(7)").animation.warnings.isEmpty)
  }
}
