import Judge

extension Results {
  /// For people: one table of files, and below it what is measured without files.
  var markdown: String {
    let lines = [
      "Measured on \(cores) cores, load \(loads.map { text($0, digits: 1) }.joined(separator: " before, ")) after,"
        + " \(rounds) rounds. Times are medians of ratios within a round, to the first encoder of the format; \"CPU\" counts"
        + " all cores.", "",
    ]
    return (lines + encodingTable + [""] + stillTable + [""] + drawingTable).joined(separator: "\n") + "\n"
  }

  private var encodingTable: [String] {
    let head = [
      "corpus", "format", "encoder", "kB", "PSNR dB", "worst dB", "SSIM", "flicker", "start error ms", "time", "CPU",
      "seconds", "memory MB",
    ]
    return Self.table(head, encodings.map(\.cells))
  }

  private var stillTable: [String] {
    let head = ["one PNG of", "size", "kB", "ms", "Cairo's kB", "Cairo's ms", "time by Cairo's"]
    return Self.table(
      head,
      stills.map { still in
        [
          still.corpus, "\(still.width)x\(still.height)", text(Double(still.bytes) / 1000, digits: 1),
          text(still.milliseconds, digits: 2), text(Double(still.cairoBytes) / 1000, digits: 1),
          text(still.cairoMilliseconds, digits: 2), text(still.ratio, digits: 2),
        ]
      })
  }

  private var drawingTable: [String] {
    let head = [
      "drawing", "pictures/s", "in C", "share of C's speed", "played and drawn", "share of C's speed", "likeness dB",
    ]
    return Self.table(
      head,
      drawings.map { drawing in
        [
          drawing.corpus, text(drawing.rendered, digits: 0), text(drawing.inC, digits: 0),
          text(drawing.renderedRatio, digits: 2), text(drawing.played, digits: 0), text(drawing.playedRatio, digits: 2),
          text(drawing.psnr, digits: 1),
        ]
      })
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> [String] {
    ([head, head.map { _ in "---" }] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
  }
}

extension EncodingResult {
  fileprivate var cells: [String] {
    let names = [corpus, format, encoder]
    guard let verdict else { return names + [skipped ?? ""] + Array(repeating: "", count: 9) }
    func optional(_ value: Double?, digits: Int) -> String { value.map { text($0, digits: digits) } ?? "" }
    return names + [
      text(Double(verdict.bytes) / 1000, digits: 1), decibels(verdict.psnr), decibels(verdict.worstPSNR),
      optional(verdict.ssim, digits: 5), text(verdict.flicker, digits: 3), text(verdict.startError, digits: 1),
      optional(timeRatio, digits: 2), optional(processorRatio, digits: 2), optional(seconds, digits: 2),
      optional(memory.map { Double($0) / 1e6 }, digits: 0),
    ]
  }

  private func decibels(_ value: Double) -> String {
    value >= Verdict.exactPSNR ? "exact" : text(value, digits: 2)
  }
}
