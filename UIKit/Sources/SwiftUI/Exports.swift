// UIKit hands on Core Graphics and QuartzCore, and of what they share with Foundation theirs alone: timers, dates and queues on the
// scene's clock. Were Core Graphics handed on here once more, Foundation's would be found beside them.
@_exported import Combine
@_exported import Observation
@_exported import SwiftUIAnimation
@_exported import UIKit

// Names that the stage has, too, and that mean SwiftUI's here.
public typealias Animatable = SwiftUIAnimation.Animatable
public typealias Spring = SwiftUIAnimation.Spring
