// One import for authors of tests: everything an assertion's arguments are written with.
@_exported public import SpringformBitmap
@_exported public import SpringformComparison
@_exported public import SpringformExpectations
@_exported public import SpringformPipeline
@_exported public import SpringformScene
@_exported public import SpringformVerification
