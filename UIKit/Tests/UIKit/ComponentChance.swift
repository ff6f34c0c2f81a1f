// As in a component, which imports UIKit alone: C's functions are the scene's there.
import UIKit

/// Each of C's ways to draw, below 1000.
func drawByC() -> [CGFloat] {
  [
    CGFloat(arc4random_uniform(1000)), CGFloat(arc4random() % 1000), CGFloat(drand48() * 1000), CGFloat(rand() % 1000),
    CGFloat(random() % 1000), CGFloat(arc4random_uniform(0)),
  ]
}
