import Dispatch
import Glibc
import Springform
import SpringformProcesses
import SpringformStudio

/// The package in the current directory, if the running program was built from it: when a source is saved it is built again.
struct BuiltPackage {
  private let directory: String
  /// The running program.
  private let executable: String
  private var sources: [String: FileState] = [:]

  /// How often the sources are looked at.
  private static let interval = Duration.milliseconds(250)

  /// `nil` for a program that was not built here, or not where packages are built by default.
  init?() {
    guard let executable = linkTarget("/proc/self/exe"), access("Package.swift", F_OK) == 0,
      let directory = canonicalPath("."),
      let products = canonicalPath(getenv("SWIFTPM_BUILD_DIR").map { String(cString: $0) } ?? ".build"),
      executable.hasPrefix(products + "/")
    else { return nil }
    self.directory = directory
    self.executable = executable
    sources = states
  }

  /// Builds whenever a source was saved, and goes on as the program that comes of it.
  /// - Parameter restart: goes on as the program at a path.
  mutating func watch(_ bulletin: Bulletin, restart: (_ executable: String) -> Void) async throws {
    while true {
      try await Task.sleep(for: Self.interval)
      guard states != sources else { continue }
      bulletin.post(.building)
      var failure: String?
      // What is saved meanwhile may have come too late for the compiler.
      repeat {
        sources = states
        failure = await build()
      } while states != sources
      if let failure { bulletin.post(.failed(failure)) } else { restart(executable) }
    }
  }

  private var states: [String: FileState] {
    let paths =
      ["Package.swift"]
      + ((try? FileTree.paths(below: "Sources", suffixes: ["swift"], isTrusted: true)) ?? []).map { "Sources/" + $0 }
    return Dictionary(paths.compactMap { path in FileState(of: path).map { (path, $0) } }) { $1 }
  }

  /// - Returns: what is wrong; `nil` when all went well.
  private func build() async -> String? {
    let product = executable.split(separator: "/").last.map(String.init) ?? ""
    let configuration = executable.contains("/release/") ? "release" : "debug"
    let directory = directory
    // Waiting for a program for so long would keep others from their turn.
    return await withCheckedContinuation { continuation in
      DispatchQueue(label: "build").async {
        continuation.resume(returning: Self.build(product, configuration, in: directory))
      }
    }
  }

  private static func build(_ product: String, _ configuration: String, in directory: String) -> String? {
    do throws(ChildError) {
      let child = try ChildProcess(
        "swift", arguments: ["build", "--product", product, "-c", configuration], output: .pipe)
      var log: [UInt8] = []
      var part = [UInt8](repeating: 0, count: 1 << 16)
      var count = 0
      repeat {
        count = try child.read(into: &part)
        log += part[..<count]
      } while count == part.count
      do throws(ChildError) {
        try child.finish()
        return nil
      } catch {
        return BuildLog(String(decoding: log, as: UTF8.self) + "\n" + child.messages, in: directory).text
      }
    } catch {
      return "\(error)"
    }
  }
}

/// Where a symbolic link leads.
private func linkTarget(_ path: String) -> String? {
  var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
  let count = readlink(path, &bytes, bytes.count)
  return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
}
