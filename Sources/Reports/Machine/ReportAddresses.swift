/// Where a report's folder will be found on the web.
package struct ReportAddresses: Sendable {
  /// Of the page and of what it links to; links are relative without it.
  package let page: String?
  /// Of the pictures, which some hosts show at another address than pages; there are none in the summary without it.
  package let pictures: String?

  /// - Parameters:
  ///   - page: of the folder.
  ///   - pictures: of the folder, for pictures; by default the same, and none if it is empty.
  package init(page: String? = nil, pictures: String? = nil) {
    self.page = page.map(Self.folder)
    self.pictures = pictures?.isEmpty == true ? nil : (pictures ?? page).map(Self.folder)
  }

  private static func folder(_ address: String) -> String { address.hasSuffix("/") ? address : address + "/" }
}
