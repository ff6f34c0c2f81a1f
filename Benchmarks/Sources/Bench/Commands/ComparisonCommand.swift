import ArgumentParser
import Glibc
import Springform

/// What a verdict between two animations costs, with all that belongs to it, by the cost of drawing one of them.
struct ComparisonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "comparison", abstract: "Times verdicts between animations, beside drawing one of them, as a table.",
    discussion: """
      Every command is a process of its own; its time is that of all cores, in the median of the rounds. With another tool, \
      such as one built before a change, both take turns.
      """)

  @Option(help: "How often everything is done; times are medians.") var rounds = 3
  @Option(help: "Another springform to measure beside.") var against: String?
  @Option(help: "How many pairs of scenes with random parameters are compared.") var pairs = 200
  @Option(help: "The directory for what is compared.") var output = "build/bench/comparison"
  @Option(parsing: .upToNextOption, help: "Only these parts: springs, gifs, lengths, large, verify, random.")
  var only: [Part] = Part.allCases

  enum Part: String, CaseIterable, ExpressibleByArgument {
    case springs, gifs, lengths, large, verify, random
  }

  func run() throws {
    for folder in ["build", "build/bench", output] { mkdir(folder, 0o777) }
    print("| what | drawing one, s | verdict, s | by drawing | ms a picture | memory, MB | the other tool, s | times |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for part in only {
      switch part {
      case .springs: try springs()
      case .gifs: try gifs()
      case .lengths: for count in [300, 600, 1200, 2400] { try length(count) }
      case .large: try large()
      case .verify: try verify()
      case .random: try random()
      }
    }
  }

  // MARK: Parts

  /// One spring changed, 600 pictures of a phone's screen.
  private func springs() throws {
    for (scene, common, setting) in [
      ("gooey-menu", "closeTime=5", "sideDamping=0.45"), ("guillotine-menu", "", "elasticity=0.4"),
      ("jelly-alert", "", "damping=0.4"),
    ] {
      let options = ["--fps", "60", "--to", "10"] + (common.isEmpty ? [] : ["--set", common])
      let old = try draw(scene, "springs-a", options)
      let new = try draw(scene, "springs-b", options + ["--set", setting])
      try compare("\(scene), \(setting)", drawing: old.seconds, [old.path, new.path])
    }
  }

  /// One scene's pictures as two encoders write them.
  private func gifs() throws {
    let scene = "assets/scenes/growing-chart.scene.yml"
    let settings = ["duration=1.8", "damping=0.41", "stagger=0.063"].flatMap { ["--set", $0] }
    let lossless = try draw(scene, "chart", ["--fps", "25"] + settings)
    let own = try draw(scene, "chart-own", ["--fps", "25"] + settings, format: "gif")
    let other = output + "/chart-ffmpeg.gif"
    try finish([
      "ffmpeg", "-y", "-loglevel", "error", "-i", lossless.path, "-lavfi",
      "split[a][b];[a]palettegen[p];[b][p]paletteuse", other,
    ])
    try compare("growing-chart, two encoders' GIFs", drawing: own.seconds, [own.path, other])
  }

  private func length(_ count: Int) throws {
    let end = "\(Double(count) / 60)"
    let options = ["--fps", "60", "--to", end, "--set", "closeTime=\(Double(count) / 120)"]
    let old = try draw("gooey-menu", "length-a", options)
    let new = try draw("gooey-menu", "length-b", options + ["--set", "sideDamping=0.45"])
    try compare("gooey-menu, \(count) pictures", drawing: old.seconds, [old.path, new.path])
  }

  /// A quarter of the pixels of large pictures differs, all the time.
  private func large() throws {
    let files = try [false, true].map { isOther in
      let path = output + "/large-\(isOther ? "b" : "a").scene.yml"
      try put(Self.drift(isOther: isOther), at: path)
      return try draw(path, isOther ? "large-b" : "large-a", ["--scale", "2"])
    }
    try compare("a quarter differs, 600 of 750x1334", drawing: files[0].seconds, files.map(\.path))
    try compare(
      "the same with its report", drawing: files[0].seconds, files.map(\.path), ["--report", output + "/large-report"])
  }

  /// Discs of many colours that wander over a lower quarter of the screen.
  private static func drift(isOther: Bool) -> String {
    """
    scene: 1
    name: drift
    canvas: { size: [375, 667], background: "#F4F1EA" }
    time: { duration: 9.99s, hold: 0s }
    values: { way: 0 }
    layers:
      - { text: Drift, font: { size: 40, weight: bold }, position: [187, 80] }
      - id: field
        frame: [0, 480, 375, 180]
        masksToBounds: true
        background: "\(isOther ? "#25406E" : "#24406C")"
        layers:
          - id: disc
            repeat: { i: 24 }
            circle: "14 + i % 5 * 4"
            fill: "=mix(#FF8A5B, #4C7DFF, i / 24)"
            position: "[(i * 53 + way * (1 + i % 3)) % 375, 20 + i * 31 % 140]"
    events:
      - start: [ { animate: { duration: 9.99s, curve: linear, to: { way: 400 } } } ]
    """
  }

  /// A baseline recorded, and verified with another spring.
  private func verify() throws {
    let folder = output + "/verify"
    mkdir(folder, 0o777)
    let text = String(decoding: try contents(of: "assets/scenes/gooey-menu.scene.yml"), as: UTF8.self)
    let scene = folder + "/gooey-menu.scene.yml"
    let tools = [tool] + (against.map { [$0] } ?? [])
    func places(_ index: Int) -> [String] { ["--baselines", folder + "/baselines\(index)", "--quiet"] }
    try put(Self.lengthened(text), at: scene)
    let records = try tools.indices.map { try time([tools[$0], "record", scene, "--all"] + places($0), [0]) }
    try put(Self.lengthened(text, damping: "0.45"), at: scene)
    let checks = try tools.indices.map {
      try time([tools[$0], "verify", scene, "--report", folder + "/report"] + places($0), [0, 1])
    }
    write(Row(what: "gooey-menu, verify with its report, by record", drawing: records[0].seconds, children: checks))
  }

  /// Scenes of the gallery with parameters drawn by lot from their ranges.
  private func random() throws {
    var lot = Lot(seed: 7)
    let scenes = try value([ListedScene].self, json: output(of: [tool, "list", "--json"]))
    var (worst, seconds, pictures) = (Row(what: "", drawing: nil, children: []), 0.0, 0)
    for number in 0..<pairs {
      let scene = scenes[lot.below(scenes.count)]
      let files = try ["a", "b"].map { side in
        let settings = scene.settings(&lot)
        return try draw(scene.name, "random-" + side, ["--fps", "30"] + settings.flatMap { ["--set", $0] })
      }
      let child = try time([tool, "compare"] + files.map(\.path), [0, 1])
      let words = files.map { $0.options.dropFirst(2).filter { $0 != "--set" }.joined(separator: " ") }
      let row = Row(
        what: "the slowest of \(pairs) random pairs: \(scene.name), \(words.joined(separator: " | "))",
        drawing: files[0].seconds, children: [child], count: try count(in: files[0].path))
      if row.perPicture ?? 0 > worst.perPicture ?? -1 { worst = row }
      seconds += child.seconds
      pictures += row.count ?? 0
      if number % 20 == 19 { tell("\(number + 1) of \(pairs) random pairs") }
    }
    write(worst)
    let all = Measured(seconds: seconds, memory: 0)
    write(Row(what: "all of them", drawing: nil, children: [all], count: pictures))
  }

  /// The scene ten seconds long, at sixty pictures a second, with another spring.
  private static func lengthened(_ text: String, damping: String = "0.5") -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("time:") { return "time: { duration: 12s }" }
      return line.hasPrefix("  sideDamping:") ? "  sideDamping: { value: \(damping) }" : String(line)
    }.joined(separator: "\n")
  }
}

// MARK: Running and writing

extension ComparisonCommand {
  /// A drawn file, and what drawing it took.
  private struct Drawn {
    let path: String
    let options: [String]
    let seconds: Double
  }

  private struct Measured {
    var seconds: Double
    /// Bytes.
    var memory: Int
  }

  private struct Row {
    let what: String
    let drawing: Double?
    /// Of the tool, and of the other one.
    let children: [Measured]
    var count: Int?

    var perPicture: Double? {
      guard let count, count > 0, let first = children.first else { return nil }
      return first.seconds / Double(count)
    }
  }

  /// The tool that was built with this program.
  private var tool: String {
    let program = Swift.CommandLine.arguments[0]
    return (program.lastIndex(of: "/").map { String(program[...$0]) } ?? "") + "springform"
  }

  private func draw(_ scene: String, _ name: String, _ options: [String], format: String = "apng") throws -> Drawn {
    let path = output + "/" + name + "." + format
    let command = [tool, "render", scene, "--quiet", "-o", path] + options
    return Drawn(path: path, options: options, seconds: try time(command, [0]).seconds)
  }

  private func compare(_ what: String, drawing: Double, _ files: [String], _ options: [String] = []) throws {
    let tools = [tool] + (against.map { [$0] } ?? [])
    var runs = tools.map { _ in [Measured]() }
    for _ in 0..<rounds {
      for (index, tool) in tools.enumerated() {
        runs[index].append(try once([tool, "compare"] + files + options, [0, 1]))
      }
    }
    write(Row(what: what, drawing: drawing, children: runs.map(Self.middle), count: try count(in: files[0])))
  }

  private func time(_ command: [String], _ codes: [Int32]) throws -> Measured {
    Self.middle(try (0..<rounds).map { _ in try once(command, codes) })
  }

  private func once(_ command: [String], _ codes: [Int32]) throws -> Measured {
    let child = try Child.run(command)
    guard codes.contains(child.exitCode) else { throw BenchError.failed(command: command, code: child.exitCode) }
    return Measured(seconds: child.processorSeconds, memory: child.memory)
  }

  private static func middle(_ runs: [Measured]) -> Measured {
    Measured(seconds: median(runs.map(\.seconds)), memory: Int(median(runs.map { Double($0.memory) })))
  }

  private func finish(_ command: [String]) throws {
    let child = try Child.run(command)
    guard child.exitCode == 0 else { throw BenchError.failed(command: command, code: child.exitCode) }
  }

  /// What a command prints.
  private func output(of command: [String]) throws -> [UInt8] {
    let path = output + "/printed"
    let child = try Child.run(command, output: path)
    guard child.exitCode == 0 else { throw BenchError.failed(command: command, code: child.exitCode) }
    return try contents(of: path)
  }

  private func count(in file: String) throws -> Int {
    struct Info: Decodable {
      struct Frame: Decodable {}
      let frames: [Frame]
    }
    return try value(Info.self, json: output(of: [tool, "info", file, "--json"])).frames.count
  }

  private func write(_ row: Row) {
    func number(_ value: Double?, _ digits: Int) -> String { value.map { text($0, digits: digits) } ?? "" }
    let own = row.children[0]
    let other = row.children.dropFirst().first?.seconds
    let cells = [
      row.what, number(row.drawing, 2), number(own.seconds, 2), number(row.drawing.map { own.seconds / $0 }, 2),
      number(row.perPicture.map { $0 * 1000 }, 2), own.memory > 0 ? number(Double(own.memory) / 1e6, 0) : "",
      number(other, 2), number(other.map { $0 / own.seconds }, 1),
    ]
    print("| \(cells.joined(separator: " | ")) |")
  }
}

/// A scene as `springform list --json` tells of it.
private struct ListedScene: Decodable {
  struct Parameter: Decodable {
    let name: String
    let minimum: Double?
    let maximum: Double?
  }

  let name: String
  let parameters: [Parameter]

  /// About half of the numbers that have a range, each by lot.
  func settings(_ lot: inout Lot) -> [String] {
    parameters.compactMap { parameter in
      guard let low = parameter.minimum, let high = parameter.maximum, lot.below(2) == 0 else { return nil }
      return "\(parameter.name)=\(text(low + (high - low) * lot.share(), digits: 3))"
    }
  }
}

/// Numbers by lot that are the same each time: SplitMix64 (Sebastiano Vigna, public domain).
private struct Lot {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// 0...1, both excluded.
  mutating func share() -> Double { (Double(next() >> 11) + 0.5) / Double(1 << 53) }
}
