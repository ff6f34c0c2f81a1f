import Glibc

/// Where a new package gets Springform from.
enum Dependency {
  case checkout(path: String)
  case release(url: String, version: String)

  /// The checkout that this tool was built from.
  /// - Throws: ``UsageError`` if it is no more, or if the tool was packaged for other machines.
  static func ownCheckout() throws -> Self {
    let hint = "name a published version with --url and --version"
    #if PACKAGED
      throw UsageError.conflict("this tool was installed, and knows no checkout to depend on", hint: hint)
    #else
      // This file is Sources/CommandLine/New/Dependency.swift.
      let path = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
      guard access(path + "/Package.swift", R_OK) == 0, access(path + "/Sources/CommandLine", R_OK) == 0 else {
        throw UsageError.conflict("the checkout that this tool was built from, \(path), is no more", hint: hint)
      }
      return .checkout(path: path)
    #endif
  }

  /// - Throws: ``UsageError`` for texts that no manifest takes.
  static func release(checkedURL url: String, version: String) throws -> Self {
    let parts = url.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = url.unicodeScalars.allSatisfy {
      $0.isASCII && $0.value > 0x20 && !"\"\\'`$<>".unicodeScalars.contains($0)
    }
    guard isPlain, parts.count > 1, url.contains(":"), let last = parts.last, last != "", last != ".git" else {
      throw UsageError.value(
        option: "--url", value: url, expected: "a repository's URL such as https://example.com/springform.git")
    }
    let numbers = version.split(separator: ".", omittingEmptySubsequences: false)
    guard numbers.count == 3, numbers.allSatisfy({ !$0.isEmpty && $0.utf8.count < 10 && $0.allSatisfy(\.isASCIIDigit) })
    else {
      throw UsageError.value(option: "--version", value: version, expected: "three numbers such as 1.2.0")
    }
    return .release(url: url, version: version)
  }

  /// The name by which SwiftPM knows the package: the last part of its place.
  var package: String {
    let place =
      switch self {
      case .checkout(let path): path
      case .release(let url, _): url
      }
    let last = place.split(separator: "/").last.map(String.init) ?? place
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// The line of the modules for components, which are reached by their path only.
  var componentsLine: String {
    switch self {
    case .checkout(let path): Self.line(path: path + "/UIKit")
    case .release: ""
    }
  }

  private static func line(path: String) -> String {
    ".package(path: \"\(path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\")"
  }

  /// Its line in a manifest.
  var line: String {
    switch self {
    case .checkout(let path): Self.line(path: path)
    case .release(let url, let version): ".package(url: \"\(url)\", from: \"\(version)\")"
    }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
