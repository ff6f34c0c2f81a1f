import SpringformGeometry
import SpringformMotion
import SpringformScene
import SpringformText
import Testing

@Suite("Drawing of one's own")
struct DrawingTests {
  private final class Gauge: DrawingLayer {
    @Animated var level = 0.0

    override func draw(in canvas: inout Canvas) {
      canvas.fill(.rect(Rect(x: 0, y: 0, width: bounds.width * level, height: bounds.height)), with: .black)
    }
  }

  @Test("Setting an animated property draws anew, animating it interpolates, and the drawing ends at the bounds")
  func drawingLayer() {
    let stage = Stage(size: Size(width: 100, height: 100))
    let gauge = Gauge(frame: Rect(x: 10, y: 0, width: 40, height: 10))
    stage.rootLayer.addSublayer(gauge)
    func width() -> Double? {
      let commands = stage.displayList(background: .white, showsTouches: false).commands
      let place = AffineTransform(translationX: 10, y: 0)
      let clip = Group.Clip(path: .rect(Rect(x: 0, y: 0, width: 40, height: 10)), transform: place)
      #expect(commands.first == .beginGroup(Group(clip: clip)))
      return commands.dropFirst().first?.path?.controlBounds?.width
    }
    gauge.level = 0.5
    #expect(width() == 20)
    stage.animate(duration: 1, curve: .linear) { gauge.level = 1 }
    stage.advance(to: Clock(rate: 2).tick(1))
    #expect(width() == 30)
  }

  @Test("A canvas records transforms, clips, opacity, masks, pictures and texts")
  func canvas() throws {
    final class Everything: Layer {
      let image: Image
      let text: TextLayout
      init(image: Image, text: TextLayout) {
        (self.image, self.text) = (image, text)
        super.init()
      }
      override func draw(in canvas: inout Canvas) {
        let path = Path.circle(radius: 3)
        canvas.withTransform(AffineTransform(scaleX: 2, y: 2)) { canvas in
          canvas.withClip(path) { $0.fill(path, with: .black) }
        }
        canvas.withOpacity(0.5) { $0.fill(path, with: .black) }
        canvas.withOpacity(.nan) { $0.fill(path, with: .black) }
        canvas.withMask {
          $0.fill(path, with: .white)
        } _: {
          $0.fill(path, with: .black)
        }
        canvas.withMask { _ in
        } _: {
          $0.fill(path, with: .black)
        }
        canvas.draw(image, in: Rect(x: 0, y: 0, width: 5, height: 5), tint: Color(white: 1, alpha: 0.5))
        canvas.draw(image, in: .zero)
        canvas.fill(text, at: Point(x: 1, y: 2), with: .black)
        canvas.stroke(
          path, with: .axial(Gradient(colors: [.black]), start: .zero, end: .zero), style: StrokeStyle(width: 1))
      }
    }
    let layout = try FontLibrary().layout("o", font: Font(size: 10))
    let image = try Image.plain(1, 1)
    let path = Path.circle(radius: 3)
    let double = AffineTransform(scaleX: 2, y: 2)
    func fill(_ color: Color, _ transform: AffineTransform = .identity) -> DisplayList.Command {
      .fill(path, rule: .nonZero, paint: .color(color), transform: transform)
    }
    #expect(
      shown(Everything(image: image, text: layout)) == [
        .beginGroup(Group(clip: Group.Clip(path: path, transform: double))), fill(.black, double), .endGroup,
        fill(Color(white: 0, alpha: 0.5)),
        .beginGroup(Group()), fill(.black), .beginMask, fill(.white), .endGroup,
        .image(
          image, in: Rect(x: 0, y: 0, width: 5, height: 5), interpolation: .high, tint: Color(white: 1, alpha: 0.5),
          transform: .identity),
        .fill(
          layout.outlines, rule: .nonZero, paint: .color(.black), transform: AffineTransform(translationX: 1, y: 2)),
        .stroke(
          path, style: StrokeStyle(width: 1), paint: .axial(Gradient(colors: [.black]), start: .zero, end: .zero),
          transform: .identity),
      ])
  }
}
