// One import for authors of scenes: everything a scene is written with, and what draws it.
@_exported public import SpringformBitmap
@_exported public import SpringformCodecs
@_exported public import SpringformDynamics
@_exported public import SpringformGeometry
@_exported public import SpringformLottie
@_exported public import SpringformMotion
@_exported public import SpringformPipeline
@_exported public import SpringformRaster
@_exported public import SpringformSVG
@_exported public import SpringformScene
@_exported public import SpringformText
