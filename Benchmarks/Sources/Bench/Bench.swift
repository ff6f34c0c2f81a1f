public import ArgumentParser
public import Corpora
import Springform

/// Measures Springform against its peers. Run by Scripts/bench, from the repository's root.
@main
struct Bench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measures Springform's drawing, encoding and comparing.",
    subcommands: [
      RunCommand.self, GatesCommand.self, FramesCommand.self, JudgeCommand.self, DrawingCommand.self,
      StillCommand.self, ScenesCommand.self, PicturesCommand.self, ComparisonCommand.self,
    ])
}

extension Corpus: ExpressibleByArgument {
  public init?(argument: String) {
    guard let corpus = Corpus.all.first(where: { $0.name == argument }) else { return nil }
    self = corpus
  }
}
