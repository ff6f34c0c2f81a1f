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

  @Test("What is not there is told")
  func missing() throws {
    for expression in ["thisProperty.propertyGroup(9)('Offset')", "thisProperty.propertyGroup(1)('Color')"] {
      #expect(try !Self.file(trim: expression).animation.warnings.isEmpty, "\(expression)")
    }
    #expect(try !Self.file(place: "thisComp.layer('Way').content(7)").animation.warnings.isEmpty)
  }
}
