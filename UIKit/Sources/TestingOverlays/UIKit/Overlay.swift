// As with the module for CoreGraphics: Swift Testing looks for it.
@_exported import UIKit
