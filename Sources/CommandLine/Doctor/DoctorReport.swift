import Springform
import SpringformNumerics
import SpringformVerification

/// What `doctor` found.
struct DoctorReport: Encodable {
  let springform: String
  let architecture: String
  /// Whether all that is needed is here.
  let isWell: Bool
  /// In the order of their kinds.
  let findings: [Finding]

  init(_ options: ProjectOptions) {
    let environment = Environment.current()
    self.init(
      springform: environment.springform, architecture: environment.architecture,
      findings: Self.libraries(environment) + [.typeface()] + Finding.scripts() + Self.places(options) + Self.programs)
  }

  init(springform: String, architecture: String, findings: [Finding]) {
    self.springform = springform
    self.architecture = architecture
    self.findings = findings
    isWell = findings.allSatisfy { $0.state != .missing }
  }

  var text: String {
    var text = "springform \(springform), \(architecture)\n"
    for kind in Finding.Kind.allCases {
      let group = findings.filter { $0.kind == kind }
      guard !group.isEmpty else { continue }
      let width = group.map(\.name.count).max() ?? 0
      text += "\(kind.plural):\n" + group.map { $0.line(nameWidth: width) }.joined()
    }
    let missing = findings.filter { $0.state == .missing }.map { visible($0.name) }
    return text + (isWell ? "all that is needed is here" : "missing or not usable: " + missing.joined(separator: ", "))
      + "\n"
  }

  private static func libraries(_ environment: Environment) -> [Finding] {
    let codecs = ImageFormat.allCases.flatMap(\.libraries).map { ($0.name, $0.version) }
    return (environment.libraries.map { ($0.name, $0.version) } + codecs).map { name, version in
      let isUsable = name != "box2d" || DynamicsLibraries.isSupported
      return Finding(
        kind: .library, name: name, state: isUsable ? .fine : .missing, value: version,
        purpose: isUsable ? nil : "no version but 2.4 moves as UIKit does",
        remedy: isUsable ? nil : installation(of: "libbox2d-dev") + " of Debian 12")
    }
  }

  private static func places(_ options: ProjectOptions) -> [Finding] {
    let here = Finding.directory(".", purpose: "outputs go here")
    do {
      let project = try options.project()
      return [
        here, .directory(project.baselines, purpose: "baselines go here"),
        .directory(project.report, purpose: "results of 'verify' go here"),
      ]
    } catch {
      let name = options.config ?? Project.fileName
      return [
        Finding(kind: .file, name: name, state: .missing, value: ErrorMessage(error).message ?? "\(error)"), here,
      ]
    }
  }

  private static var programs: [Finding] {
    [
      .ffmpeg(),
      .program(
        "swift", purpose: "it builds packages with scenes of your own",
        remedy: "see https://www.swift.org/install/linux"),
      .program(
        "chromium", purpose: "Springform's own checks open animations and reports in it",
        remedy: installation(of: "chromium")),
    ]
  }
}

extension Finding.Kind {
  fileprivate var plural: String {
    switch self {
    case .library: "libraries"
    case .font: "fonts"
    case .script: "scripts"
    case .file: "files"
    case .directory: "directories"
    case .program: "programs"
    }
  }
}
