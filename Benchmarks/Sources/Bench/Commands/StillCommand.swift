import ArgumentParser
import CairoDrawings
import Corpora
import Springform

/// One picture as PNG, by Springform's encoder and by Cairo's.
struct StillResult: Codable {
  var corpus: String
  var width: Int
  var height: Int
  var bytes: Int
  var milliseconds: Double
  var cairoBytes: Int
  var cairoMilliseconds: Double
  /// Springform's time by Cairo's, the median over the rounds.
  var ratio: Double
}

struct StillCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "still", abstract: "Times writing one picture of each own corpus as PNG, as JSON.")

  @Option var rounds = 15

  func run() throws { print(try json(try Corpus.own.compactMap(measure))) }

  private func measure(_ corpus: Corpus) throws -> StillResult? {
    guard let draw = corpus.drawingInC else { return nil }
    let (width, height) = try corpus.pixelSize()
    let playback = try corpus.playback()
    var lists: [DisplayList] = []
    try playback.play { _, list in lists.append(list) }
    let middle = lists.count / 3
    let bitmap = try Renderer(scale: corpus.scale).render(lists[middle])
    guard let drawing = drawing_create(Int32(width), Int32(height), corpus.scale) else {
      throw BenchError.noDrawing(corpus.name)
    }
    defer { drawing_destroy(drawing) }
    draw(drawing, Double(middle) / corpus.rate)
    var bytes = 0
    var cairoBytes = 0
    var own: [Double] = []
    var cairo: [Double] = []
    for _ in 0..<rounds {
      own.append(try seconds { bytes = try PNGEncoder().encode(bitmap).count })
      cairo.append(seconds { cairoBytes = drawing_png_size(drawing) })
    }
    return StillResult(
      corpus: corpus.name, width: width, height: height, bytes: bytes, milliseconds: median(own) * 1000,
      cairoBytes: cairoBytes, cairoMilliseconds: median(cairo) * 1000, ratio: median(zip(own, cairo).map(/)))
  }
}
