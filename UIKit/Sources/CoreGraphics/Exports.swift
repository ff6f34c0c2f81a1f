// Whoever asks for CoreGraphics, QuartzCore or UIKit gets Foundation with it, as on Apple's systems; what has to move on the
// stage's clock, these modules declare anew.
@_exported import Foundation
