import SpringformBitmap
import SpringformGeometry
import SpringformRaster
import SpringformScene
import Testing

@Suite struct MaskTests {
  static func masked(
    _ group: Group = Group(), content: (inout Sketch) -> Void, mask: (inout Sketch) -> Void
  ) -> Sketch {
    var sketch = Sketch()
    sketch.group(group) { sketch in
      content(&sketch)
      sketch.list.commands.append(.beginMask)
      mask(&sketch)
    }
    return sketch
  }

  /// A mask from 4.5 on, half there from 10 on, over a black canvas: its colour does not matter.
  @Test func contentShowsAsMuchAsItsMask() throws {
    let bitmap = try Self.masked {
      $0.fill(.rect(0, 0, 16, 20))
    } mask: {
      $0.fill(.rect(4.5, 0, 5.5, 20), .color(.systemRed))
      $0.fill(.rect(10, 0, 10, 20), .color(Color(white: 1, alpha: 0.5)))
    }.bitmap()
    for (x, expected) in [(3, 255.0), (4, 127.5), (7, 0), (12, 127.5), (17, 255)] {
      #expect(isClose(bitmap.gray(x, 10), expected))
    }
  }

  @Test func opacityAndMasksMultiply() throws {
    let bitmap = try Self.masked(Group(opacity: 0.5)) { sketch in
      sketch.group(Group(opacity: 0.5)) { $0.fill(.rect(0, 0, 20, 20)) }
    } mask: { sketch in
      sketch.group(Group(opacity: 0.5)) { $0.fill(.rect(0, 0, 20, 20)) }
    }.bitmap()
    #expect(isClose(bitmap.gray(10, 10), 255 * 0.875))
  }

  @Test func aGroupsClipCutsTheMaskedContent() throws {
    let clip = Group.Clip(path: .rect(5, 0, 5, 20), transform: .identity)
    let bitmap = try Self.masked(Group(clip: clip)) {
      $0.fill(.rect(0, 0, 20, 20))
    } mask: {
      $0.fill(.rect(0, 0, 20, 10))
    }.bitmap()
    #expect(bitmap.gray(7, 5) == 0)
    for (x, y) in [(2, 5), (12, 5), (7, 15)] { #expect(bitmap.gray(x, y) == 255) }
  }

  @Test func theShadowIsCastByWhatTheMaskLeaves() throws {
    let shadow = Shadow(color: .black, offset: Vector(dx: 0, dy: 10), radius: 0)
    let bitmap = try Self.masked(Group(shadow: shadow)) {
      $0.fill(.rect(0, 0, 20, 10), .color(.systemRed))
    } mask: {
      $0.fill(.rect(5, 0, 5, 10))
    }.bitmap()
    #expect(bitmap.levels(7, 5) == [255, 59, 48, 255])
    #expect(bitmap.levels(7, 15) == [0, 0, 0, 255])
    #expect(bitmap.gray(2, 15) == 255)
  }

  @Test func masksNest() throws {
    let inner = Self.masked {
      $0.fill(.rect(0, 0, 20, 20))
    } mask: {
      $0.fill(.rect(0, 0, 10, 20))
    }.list.commands
    // As the content, and as the mask.
    for isContent in [true, false] {
      let bitmap = try Self.masked {
        if isContent { $0.list.commands += inner } else { $0.fill(.rect(0, 0, 20, 10)) }
      } mask: {
        if isContent { $0.fill(.rect(0, 0, 20, 10)) } else { $0.list.commands += inner }
      }.bitmap()
      #expect(bitmap.gray(5, 5) == 0)
      for (x, y) in [(15, 5), (5, 15)] { #expect(bitmap.gray(x, y) == 255) }
    }
  }

  /// A blur inside a mask sees the mask, not the canvas, which is opaque everywhere.
  @Test func aBackdropInAMaskIsTheMask() throws {
    let bitmap = try Self.masked {
      $0.fill(.rect(0, 0, 20, 20))
    } mask: {
      $0.fill(.rect(0, 0, 10, 20))
      $0.blurBackdrop(.rect(0, 0, 20, 20), radius: 2)
    }.bitmap()
    #expect((90...165).contains(bitmap.gray(10, 10)))
    #expect(bitmap.gray(1, 10) < 5 && bitmap.gray(19, 10) > 250)
  }

  @Test func masksBelongToGroups() {
    var list = DisplayList(size: Size(width: 4, height: 4), background: .white)
    list.commands = [.beginMask]
    #expect(throws: RenderError.unbalancedGroup(command: 0)) { try Renderer().render(list) }
    list.commands = [.beginGroup(Group()), .beginMask, .beginMask, .endGroup]
    #expect(throws: RenderError.unbalancedGroup(command: 2)) { try Renderer().render(list) }
    list.commands = [.beginGroup(Group()), .beginMask]
    #expect(throws: RenderError.unbalancedGroup(command: 0)) { try Renderer().render(list) }
  }
}
