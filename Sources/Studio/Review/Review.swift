/// What a comparison of a scene with its baseline has found.
package struct Review: Sendable {
  /// What was found, in a sentence.
  package let sentence: String
  /// Whether the scene is as its baseline has it.
  package let passes: Bool
  /// The report as one HTML file that needs nothing but itself.
  package let page: [UInt8]
  /// Makes what was drawn for the comparison the new baseline; `nil` where nothing can be approved.
  package let approve: (@Sendable () throws -> Void)?

  package init(sentence: String, passes: Bool, page: [UInt8], approve: (@Sendable () throws -> Void)?) {
    self.sentence = sentence
    self.passes = passes
    self.page = page
    self.approve = approve
  }
}

/// A review as a page is told.
struct ReviewInfo: Encodable, Hashable {
  let sentence: String
  let passes: Bool
  let canApprove: Bool
  /// The report's address relative to the page's.
  let address: String
}
