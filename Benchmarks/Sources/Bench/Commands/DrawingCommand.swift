import ArgumentParser
import CairoDrawings
import Corpora
import Judge
import Springform

/// Springform's drawing beside the same drawing in C.
struct DrawingResult: Codable {
  var corpus: String
  /// Pictures a second: display lists drawn by Springform, the same in C, and Springform's scene played and drawn.
  var rendered: Double
  var inC: Double
  var played: Double
  /// The share of C's speed that Springform's drawing reaches, and playing and drawing: medians over the rounds.
  var renderedRatio: Double
  var playedRatio: Double
  /// How alike both drawings are, in decibels.
  var psnr: Double
}

struct DrawingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "drawing", abstract: "Times drawing against the same drawing written in C, on one core, as JSON.")

  @Option var rounds = 5

  func run() throws {
    let results = try Corpus.own.compactMap { corpus in
      try corpus.drawingInC.map { try measure(corpus, inC: $0) }
    }
    print(try json(results))
  }

  private func measure(_ corpus: Corpus, inC draw: (OpaquePointer, Double) -> Void) throws -> DrawingResult {
    let (width, height) = try corpus.pixelSize()
    let playback = try corpus.playback()
    let renderer = try Renderer(scale: corpus.scale)
    guard let drawing = drawing_create(Int32(width), Int32(height), corpus.scale) else {
      throw BenchError.noDrawing(corpus.name)
    }
    defer { drawing_destroy(drawing) }
    var lists: [DisplayList] = []
    try playback.play { _, list in lists.append(list) }
    let times = lists.indices.map { Double($0) / corpus.rate }
    let likeness = try psnr(lists, renderer) { index, count in
      draw(drawing, times[index])
      return UnsafeBufferPointer(start: drawing_pixels(drawing), count: count)
    }
    var rendered: [Double] = []
    var inC: [Double] = []
    var played: [Double] = []
    for _ in 0..<rounds {
      rendered.append(try seconds { for list in lists { _ = try renderer.render(list) } })
      inC.append(seconds { for time in times { draw(drawing, time) } })
      played.append(try seconds { try playback.play { _, list in _ = try renderer.render(list) } })
    }
    let count = Double(lists.count)
    return DrawingResult(
      corpus: corpus.name, rendered: count / median(rendered), inC: count / median(inC), played: count / median(played),
      renderedRatio: median(zip(inC, rendered).map(/)), playedRatio: median(zip(inC, played).map(/)), psnr: likeness)
  }

  private func psnr(
    _ lists: [DisplayList], _ renderer: Renderer, other: (Int, Int) -> UnsafeBufferPointer<UInt32>
  ) throws -> Double {
    var squares = 0
    var count = 0
    for (index, list) in lists.enumerated() {
      let bitmap = try renderer.render(list)
      for (a, b) in zip(bitmap.pixels, other(index, bitmap.pixels.count)) where a != b {
        squares += Pixel.squaredDistance(a, b)
      }
      count += bitmap.pixels.count
    }
    return Verdict.psnr(meanSquare: Double(squares) / Double(3 * count))
  }
}
