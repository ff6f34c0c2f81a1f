import Springform
import UIKitCore

extension Vector {
  init(_ vector: CGVector) { self.init(dx: Double(vector.dx), dy: Double(vector.dy)) }
  init(_ offset: UIOffset) { self.init(dx: Double(offset.horizontal), dy: Double(offset.vertical)) }
}

extension CGVector {
  init(_ vector: Vector) { self.init(dx: CGFloat(vector.dx), dy: CGFloat(vector.dy)) }
}

extension UIOffset {
  init(_ vector: Vector) { self.init(horizontal: CGFloat(vector.dx), vertical: CGFloat(vector.dy)) }
}
