import UIKitCore

// What some controls' names were up to Swift 4; components of that time still say so.

public typealias UISegmentedControlSegment = UISegmentedControl.Segment
public typealias UIProgressViewStyle = UIProgressView.Style

public let UISegmentedControlNoSegment = UISegmentedControl.noSegment
