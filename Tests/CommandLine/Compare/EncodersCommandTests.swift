import Springform
import TestSupport
import Testing

@Suite("Two encoders' GIFs on the command line")
struct EncodersCommandTests {
  /// What turns `a.apng` into `b.gif`, with palettes of 256, 200 and 128 colours.
  private static let encoders: [(tool: Tool, command: String)] = [
    (
      .ffmpeg,
      "ffmpeg -loglevel error -i a.apng -lavfi 'split[a][b];[a]palettegen[p];[b][p]paletteuse' b.gif"
    ),
    (.gifsicle, "$TOOL encode a.apng -o c.gif --quiet && gifsicle -O3 --colors 200 --dither c.gif -o b.gif"),
    (
      .ffmpeg,
      "ffmpeg -loglevel error -i a.apng -lavfi 'split[a][b];[a]palettegen=max_colors=128[p];[b][p]paletteuse=dither=bayer' b.gif"
    ),
  ]

  @Test(
    "are similar where they show the same pictures, and different where one of them shows others",
    arguments: ["jelly-alert", "gooey-menu"], [0, 1, 2])
  func verdict(scene: String, encoder: Int) throws {
    let (tool, command) = Self.encoders[encoder]
    try tool.demand()
    let options = "--fps 20 --to 1.5 --scale 0.5 --quiet"
    let other = scene == "jelly-alert" ? "damping=0.2" : "sideDamping=0.4"
    withRun(
      """
      $TOOL render \(scene) \(options) -o a.apng && $TOOL render \(scene) \(options) -o a.gif && \(command) \
      && $TOOL compare a.gif b.gif && $TOOL render \(scene) \(options) --set \(other) -o other.gif && $TOOL compare other.gif b.gif
      """
    ) { run, _ in
      #expect(run.exitCode == 1, "\(run.output)\(run.errors)")
      #expect(run.output.hasPrefix("similar: only the palette differs"), "\(run.output)")
      #expect(run.output.contains("\ndifferent: "))
    }
  }
}
