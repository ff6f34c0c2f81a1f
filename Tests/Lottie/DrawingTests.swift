import SpringformBitmap
import SpringformGeometry
import SpringformLottie
import Testing

/// What is drawn of a moment, whatever else is drawn, and in which colors.
struct DrawingTests {
  @Test("A picture depends on nothing that was drawn before, and on nothing that is drawn meanwhile")
  func order() async throws {
    let fixture = Fixture("mattes")
    let alone = try (0..<8).map { try fixture.picture(Double($0) * 2.5) }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in (0..<64).reversed() {
        group.addTask { try fixture.picture(Double(index % 8) * 2.5) == alone[index % 8] }
      }
      for try await same in group { #expect(same) }
    }
  }

  @Test("Between two frames the animation moves on")
  func between() throws {
    let picture = try Fixture("markers").picture(0.5)
    // It moves by 4 points a frame.
    #expect(picture.color(1, 5) == "-" && picture.color(2, 5) == "FF0000" && picture.color(12, 5) == "-")
  }

  @Test("A color is replaced by its key path, with * for one name and ** for any number of them")
  func colors() throws {
    let fixture = Fixture("shapes")
    let paths = [
      "Shapes.Square.Fill 1", "Shapes.Circle.Fill 1", "Shapes.Triangle.Fill 1", "Shapes.Line.Stroke 1",
      "Shapes.Hole.Fill 1",
    ]
    #expect(try fixture.animation.colorPaths == paths)
    func colors(_ path: String) throws -> [String] {
      let picture = try fixture.picture(0, colors: [LottieColor(path, .white)])
      return [(20, 20), (75, 25), (25, 85), (70, 75), (51, 46)].map { picture.color($0.0, $0.1) }
    }
    let own = ["FF0000", "00FF00", "0000FF", "000000", "FF00FF"]
    func replacing(_ indices: Int...) -> [String] {
      own.indices.map { indices.contains($0) ? "FFFFFF" : own[$0] }
    }
    #expect(try colors("Shapes.Square.Fill 1") == replacing(0))
    #expect(try colors("Shapes.*.Fill 1") == replacing(0, 1, 2, 4))
    #expect(try colors("**.Stroke 1") == replacing(3))
    #expect(try colors("**") == replacing(0, 1, 2, 3, 4))
    #expect(try colors("Shapes.**.Circle.*") == replacing(1))
    #expect(try colors("*") == own && colors("Shapes") == own && colors("") == own)
  }

  @Test("A layer of one color has it replaced by its own name; the last of two colors counts")
  func solids() throws {
    let colors = [
      LottieColor("Added", .black), LottieColor("*", .white), LottieColor("Added", Color(red: 1, green: 1, blue: 0)),
    ]
    let picture = try Fixture("masks").picture(0, colors: colors)
    #expect(picture.color(20, 20) == "FFFF00" && picture.color(55, 5) == "FFFFFF")
  }
}
