import SpringformBitmap
import SpringformCodecs
import SpringformLottie
import Testing

/// Archives whose few bytes stand for many.
@Suite("Archives of Lottie files") struct ArchiveTests {
  /// An archive whose names are several for the same stored bytes, which ZIP allows.
  /// - Parameter files: contents, each with all its names.
  private static func archive(_ files: [(names: [String], bytes: [UInt8])]) throws -> [UInt8] {
    // One entry a content, then a directory with an entry for each name.
    let single = try ZipArchive.storing(files.map { ($0.names[0], $0.bytes) })
    var (directory, count) = ([UInt8](), 0)
    var position = littleEndian(single, single.count - 6, 4)
    let start = position
    for file in files {
      let (fixed, length) = (Array(single[position..<position + 46]), littleEndian(single, position + 28, 2))
      for name in file.names {
        var entry = fixed
        (entry[28], entry[29]) = (UInt8(name.utf8.count & 255), UInt8(name.utf8.count >> 8))
        directory += entry + Array(name.utf8)
        count += 1
      }
      position += 46 + length
    }
    var end = Array(single.suffix(22))
    for (place, value) in [(8, count), (10, count)] {
      (end[place], end[place + 1]) = (UInt8(value & 255), UInt8(value >> 8))
    }
    for index in 0..<4 { end[12 + index] = UInt8(directory.count >> (8 * index) & 255) }
    return Array(single[..<start]) + directory + end
  }

  private static func littleEndian(_ bytes: [UInt8], _ position: Int, _ count: Int) -> Int {
    bytes[position..<position + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// As many bytes as it has pixels, times four: nothing of it can be compressed.
  private static func noise(side: Int) throws -> [UInt8] {
    var bitmap = try Bitmap(width: side, height: side)
    var state: UInt32 = 1
    for y in 0..<side {
      for x in 0..<side {
        state = state &* 1_664_525 &+ 1_013_904_223
        bitmap[x, y] = 0xFF00_0000 | state >> 8
      }
    }
    return try PNGEncoder().encode(bitmap)
  }

  private static func file(_ assets: [String]) -> [UInt8] {
    let list = assets.enumerated().map { #"{"id":"\#($0)","w":8,"h":8,"u":"","p":"\#($1)","e":0}"# }
    return Array(
      #"{"v":"5.5.0","w":8,"h":8,"fr":10,"ip":0,"op":1,"layers":[],"assets":[\#(list.joined(separator: ","))]}"#.utf8)
  }

  private static let manifest = (names: ["manifest.json"], bytes: Array(#"{"animations":[{"id":"a"}]}"#.utf8))

  private static func error(_ assets: [String], _ pictures: [(names: [String], bytes: [UInt8])]) throws -> String? {
    let bytes = try archive([manifest, (["animations/a.json"], file(assets))] + pictures)
    do throws(LottieError) {
      _ = try LottieAnimation(bytes)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("Pictures come to no more than a file may have, used by one name or by many, once or again")
  func together() throws {
    let picture = try Self.noise(side: 600)
    #expect(picture.count > 1 << 20)
    let names = (0..<12).map { "\($0).png" }
    let paths = names.map { "images/" + $0 }
    let sentence = "is no dotLottie file that can be read: its pictures have more than 8 MiB together"
    #expect(try Self.error(names, [(paths, picture)]) == sentence)
    #expect(try Self.error(Array(repeating: "0.png", count: 12), [(paths, picture)]) == sentence)
    #expect(try Self.error(Array(names.prefix(3)), [(paths, picture)]) == nil)
  }

  @Test("What no asset uses is not even inflated")
  func unused() throws {
    // Neither of them is what it says.
    let names = (0..<3000).map { "images/\($0).png" }
    let picture = try Self.noise(side: 8)
    #expect(try Self.error(["small.png"], [(["i/small.png"], picture), (names, [1, 2, 3])]) == nil)
    let damaged = try Self.archive([
      Self.manifest, (["animations/a.json"], Self.file([])), (["images/a.png"], picture + Array("end".utf8)),
    ]).replacing(Array("end".utf8), with: Array("END".utf8))
    #expect(throws: Never.self) { try LottieAnimation(damaged) }
  }

  @Test("A theme says what slots are, also in key frames; what of it is not applied is told")
  func themes() throws {
    let square = #"{"ty":"rc","d":1,"p":{"k":[5,5]},"s":{"k":[10,10]},"r":{"k":0}}"#
    let fill = #"{"ty":"fl","c":{"sid":"ink","k":[1,0,0]},"o":{"sid":"strength","k":100}}"#
    let file =
      #"{"v":"5.7.4","w":10,"h":10,"fr":10,"ip":0,"op":10,"assets":[],"layers":[{"ty":4,"ip":0,"op":10,"ks":{},"shapes":[\#(square),\#(fill)]}]}"#
    let rules = #"""
      {"id":"ink","type":"Color","value":[0,0,1]},
      {"id":"strength","type":"Scalar","keyframes":[{"frame":0,"value":100,"hold":true},{"frame":5,"value":0}]},
      {"id":"photo","type":"Image","value":{"id":"x"}}
      """#
    func animation(_ name: String, rules: String = rules) throws -> Fixture {
      let manifest = #"{"version":"2","animations":[{"id":"a"}],"initial":{"animation":"a","theme":"\#(name)"}}"#
      var fixture = Fixture(text: "")
      fixture.bytes = try ZipArchive.storing([
        ("manifest.json", Array(manifest.utf8)), ("a/a.json", Array(file.utf8)),
        ("t/dark.json", Array(#"{"rules":[\#(rules)]}"#.utf8)),
      ])
      return fixture
    }
    let dark = try animation("dark")
    #expect(try dark.picture(0).color(5, 5) == "0000FF" && dark.picture(6).color(5, 5) == "-")
    #expect(try dark.animation.warnings == [.theme("whose rule for 'photo' is not applied")])
    let lost = try animation("light")
    #expect(try lost.picture(0).color(5, 5) == "FF0000")
    #expect(try lost.animation.warnings == [.theme("'light' that is not in the archive")])
    let backwards = #"{"id":"strength","type":"Scalar","keyframes":[{"frame":5,"value":1},{"frame":4,"value":0}]}"#
    let wrong = try animation("dark", rules: backwards)
    let error = #expect(throws: LottieError.self) { try wrong.animation }
    #expect(error.map { "\($0)" }?.contains("in the theme") == true)
  }
}
