import Springform
import SpringformReports

/// Where a chart goes, and as what.
struct PlotTarget {
  let path: String
  let format: PlotCommand.Format

  var isStandardOutput: Bool { path == "-" }

  init(output: String?, format: PlotCommand.Format?, sceneName: String) throws {
    self.format = try format ?? output.map { $0 == "-" ? .png : try Self.format(ofPath: $0) } ?? .png
    path = output ?? sceneName + "." + self.format.rawValue
  }

  func write(_ drawing: ChartDrawing, scale: Double) throws {
    let bytes =
      switch format {
      case .png: try PNGEncoder().encode(Renderer(scale: scale).render(drawing.displayList()))
      case .svg: Array(drawing.svg(scale: scale).utf8)
      }
    if isStandardOutput { return try bytes.withUnsafeBytes { try StandardOutput().write($0) } }
    let file = try OutputFile(path: path)
    try bytes.withUnsafeBytes { try file.write($0) }
    try file.commit()
  }

  private static func format(ofPath path: String) throws -> PlotCommand.Format {
    let suffix = path.split(separator: "/").last?.split(separator: ".").dropFirst().last ?? ""
    guard let format = PlotCommand.Format(rawValue: suffix.lowercased()) else {
      throw UsageError.unknown(what: "output suffix", name: "." + suffix, known: [".png", ".svg"])
    }
    return format
  }
}
