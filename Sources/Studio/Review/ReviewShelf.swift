import Synchronization

/// The reports that pages show, by the names under which they are served.
final class ReviewShelf: Sendable {
  private let pages = Mutex<(count: Int, reports: [String: [UInt8]])>((0, [:]))

  /// - Returns: the name under which the report is served until it is removed.
  func add(_ report: [UInt8]) -> String {
    pages.withLock { pages in
      pages.count += 1
      let name = "review-\(pages.count)"
      pages.reports[name] = report
      return name
    }
  }

  func remove(_ name: String) { pages.withLock { _ = $0.reports.removeValue(forKey: name) } }

  func report(named name: String) -> [UInt8]? { pages.withLock { $0.reports[name] } }
}
