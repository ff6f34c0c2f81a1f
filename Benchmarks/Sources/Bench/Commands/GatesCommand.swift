import ArgumentParser
import Corpora
import Judge
import Springform

struct GatesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gates",
    abstract: "Checks that our GIFs of every corpus are as small, exact, calm and punctual as they were.")

  @Option(help: "The table.") var table = "Benchmarks/gates.json"
  @Flag(help: "Write what is reached now into the table.") var rewrite = false

  func run() async throws {
    var verdicts: [(name: String, verdict: Verdict, coarser: [Gate.Coarser])] = []
    for corpus in Corpus.all {
      var coarser: [Gate.Coarser] = []
      for quality in Gate.qualities {
        let verdict = try await verdict(on: corpus, quality: quality)
        coarser.append(Gate.Coarser(quality: quality, bytes: verdict.bytes, residue: verdict.residue))
      }
      verdicts.append((corpus.name, try await verdict(on: corpus), coarser))
    }
    if rewrite { try write(Dictionary(uniqueKeysWithValues: verdicts.map { ($0.name, Gate($0.verdict, $0.coarser)) })) }
    let gates = try value([String: Gate].self, json: contents(of: table))
    var isGood = Set(gates.keys) == Set(verdicts.map(\.name))
    if !isGood { print("the table and the corpora differ; see --rewrite") }
    for (name, verdict, coarser) in verdicts {
      let complaints = gates[name]?.complaints(about: verdict, coarser) ?? Gate.brokenLaws(of: verdict)
      if !complaints.isEmpty { isGood = false }
      let isBetter = gates[name]?.isSurpassed(by: verdict) ?? false
      let notes = complaints + (isBetter ? ["better than the table; see --rewrite"] : [])
      let decibels = "\(text(verdict.psnr, digits: 2)) dB, worst \(text(verdict.worstPSNR, digits: 2))"
      let lower = coarser.map { ", at \($0.quality) \($0.bytes * 100 / verdict.bytes) % and residue \($0.residue)" }
      print(
        "\(name): \(verdict.bytes) bytes, \(decibels), residue \(verdict.residue)" + lower.joined()
          + notes.map { "; " + $0 }.joined())
    }
    if !isGood { throw ExitCode.failure }
  }

  private func verdict(on corpus: Corpus, quality: Int? = nil) async throws -> Verdict {
    let size = try corpus.pixelSize()
    let memory = MemorySink()
    let encoder = try ImageFormat.gif.makeEncoder(
      width: size.width, height: size.height,
      settings: EncodingSettings(quality: quality.map(Double.init), colors: corpus.colors), to: memory)
    try await corpus.render(into: encoder, jobs: 2)
    let judge = try Judge(
      file: memory.bytes, rate: corpus.rate, count: corpus.playback().shown.count, measuresSimilarity: false)
    try await corpus.render(into: judge, jobs: 2)
    return try judge.verdict()
  }

  private func write(_ gates: [String: Gate]) throws { try put(json(gates) + "\n", at: table) }
}
