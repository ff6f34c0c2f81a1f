/// How a gallery is made.
public struct PreviewOptions: Sendable {
  /// The most bytes that a GIF may have; no limit without it.
  public var budget: Int?
  /// Where the directory will be found, for the links of the summary and of the snippets; relative links without it.
  public var baseURL: String?
  /// Whether the page holds all media itself.
  public var isSingleFile = false
  /// Whether what an earlier run made from the same inputs is used again.
  public var usesCache = true

  public init() {}
}

/// Why a gallery could not be made.
public enum PreviewError: Error, Equatable {
  /// Even with all losses a scene's GIF is larger than the budget.
  case budget(scene: String, limit: Int, smallest: Int, losses: [String])
  /// Two scenes of the gallery have one name.
  case duplicateName(String)
}
