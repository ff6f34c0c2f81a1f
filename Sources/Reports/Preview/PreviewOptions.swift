import SpringformPipeline

/// How a gallery is made.
package struct PreviewOptions: Sendable {
  /// The page's heading; how many animations there are without it.
  package var title: String?
  /// The most bytes that a GIF may have; no limit without it.
  package var budget: Int?
  /// Where the directory will be found, for the links of the summary and of the snippets; relative links without it.
  package var baseURL: String?
  /// Whether the page holds all media itself.
  package var isSingleFile = false
  /// Whether what an earlier run made from the same inputs is used again.
  package var usesCache = true

  /// The version of the program that writes videos, `nil` where it is not here.
  var findVideoProgram: @Sendable () -> String? = { FFmpeg.version }

  package init() {}
}
