import ArgumentParser
import Corpora
import Glibc
import Springform

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Measures every encoder on every corpus, and drawing, into a table.")

  @Option(help: "How often everything is done; times are medians.") var rounds = 3
  @Option(parsing: .upToNextOption, help: "Only these corpora.") var only: [Corpus] = []
  @Option(help: "The directory for the tables and what they are made of.") var output = "build/bench"

  func run() throws {
    let program = Swift.CommandLine.arguments[0]
    mkdir("build", 0o777)
    mkdir(output, 0o777)
    var results = Results(
      cores: Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), loads: [load], rounds: rounds, encodings: [],
      stills: try measured([program, "still"]), drawings: try measured([program, "drawing"]))
    for corpus in only.isEmpty ? Corpus.all.filter({ $0.colors == nil }) : only {
      results.encodings += try encodings(of: corpus, program: program)
    }
    results.loads.append(load)
    try put(json(results) + "\n", at: output + "/results.json")
    try put(results.markdown, at: output + "/results.md")
    print(results.markdown, terminator: "")
  }

  private func encodings(of corpus: Corpus, program: String) throws -> [EncodingResult] {
    let (width, height) = try corpus.pixelSize()
    let stem = output + "/" + corpus.name
    let job = Job(
      raw: stem + ".rgba", width: width, height: height, rate: corpus.rate, output: stem,
      springform: directory(of: program) + "springform")
    defer { unlink(job.raw) }
    try finish([program, "frames", corpus.name], output: job.raw)
    let isOwn = Corpus.own.contains { $0.name == corpus.name }
    return try (isOwn ? [.gif, .apng, .webp] : [Encoder.Format.gif]).flatMap { format in
      let encoders = Encoder.all.filter { $0.format == format }
      tell("\(corpus.name), \(format.rawValue)")
      return try Contest(
        corpus: corpus, format: format, encoders: encoders, job: job, rounds: rounds, program: program
      ).run()
    }
  }

  /// What another command of this program prints.
  private func measured<Value: Decodable>(_ command: [String]) throws -> Value {
    let path = output + "/measured.json"
    defer { unlink(path) }
    try finish(command, output: path)
    return try value(Value.self, json: contents(of: path))
  }

  private func finish(_ command: [String], output: String) throws {
    let child = try Child.run(command, output: output)
    guard child.exitCode == 0 else { throw BenchError.failed(command: command, code: child.exitCode) }
  }

  private var load: Double {
    var loads = [0.0]
    return getloadavg(&loads, 1) == 1 ? loads[0] : 0
  }

  private func directory(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}
