// Swift Testing looks for this module wherever it meets one called CoreGraphics: on Apple's systems it attaches pictures. Here it
// has nothing to add, but has to be found.
@_exported import CoreGraphics
