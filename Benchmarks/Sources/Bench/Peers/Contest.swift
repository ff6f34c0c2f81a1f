import Corpora
import Glibc
import Judge

/// All encoders of a format on one corpus, round by round.
struct Contest {
  let corpus: Corpus
  let format: Encoder.Format
  let encoders: [Encoder]
  let job: Job
  let rounds: Int
  /// This program, which judges in a process of its own: its memory must not count as that of the next encoder.
  let program: String

  private struct Run {
    var seconds = 0.0
    var processorSeconds = 0.0
    var memory = 0
  }

  func run() throws -> [EncodingResult] {
    defer { clean() }
    var runs: [[Run]] = encoders.map { _ in [] }
    var results = try encoders.map { encoder in
      EncodingResult(
        corpus: corpus.name, format: format.rawValue, encoder: encoder.name,
        skipped: try encoder.isInstalled() ? nil : "not installed")
    }
    for round in 0..<rounds {
      // Nobody always comes first, or always after the same one.
      for turn in encoders.indices {
        let index = (turn + round) % encoders.count
        guard results[index].skipped == nil else { continue }
        guard let run = try encode(with: encoders[index]) else {
          results[index].skipped = "failed, or took more than \(Child.patience) s"
          continue
        }
        runs[index].append(run)
        if round == 0 { results[index].judge(try verdict()) }
      }
    }
    for index in results.indices where results[index].skipped == nil {
      results[index].seconds = median(runs[index].map(\.seconds))
      results[index].memory = runs[index].map(\.memory).max()
      guard results[0].skipped == nil else { continue }
      results[index].timeRatio = median(zip(runs[index], runs[0]).map { $0.seconds / $1.seconds })
      results[index].processorRatio = median(
        zip(runs[index], runs[0]).map { $0.processorSeconds / $1.processorSeconds })
    }
    return results
  }

  private func encode(with encoder: Encoder) throws -> Run? {
    var run = Run()
    clean()
    for step in encoder.steps(job) {
      let child = try Child.run(step)
      guard child.exitCode == 0 else { return nil }
      run.seconds += child.seconds
      run.processorSeconds += child.processorSeconds
      run.memory = max(run.memory, child.memory)
    }
    return run
  }

  /// Leaves nothing of one encoder for the next.
  private func clean() { for path in [job.path(format), job.path(format, "-whole"), verdictPath] { unlink(path) } }

  private var verdictPath: String { job.output + ".json" }

  private func verdict() throws -> Verdict? {
    let command = [
      program, "judge", job.path(format), "--raw", job.raw, "--width", "\(job.width)", "--height", "\(job.height)",
      "--fps", "\(job.rate)",
    ]
    guard try Child.run(command, output: verdictPath).exitCode == 0 else { return nil }
    return try value(Verdict.self, json: contents(of: verdictPath))
  }
}

extension EncodingResult {
  fileprivate mutating func judge(_ verdict: Verdict?) {
    self.verdict = verdict
    if verdict == nil { skipped = "made a file that is refused" }
  }
}
