import CoreGraphics

extension View {
  /// Calls something when more or less of the view than a part of it shows in the scroll view around it.
  /// - Parameter threshold: the part of the view's area, 0...1.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
  ) -> some View {
    modifier(
      GeometryChangeModifier { proxy in
        guard let room = proxy.bounds(of: .scrollView) else { return true }
        let area = proxy.size.width * proxy.size.height
        let seen = room.intersection(CGRect(origin: .zero, size: proxy.size))
        guard area > 0, !seen.isNull else { return false }
        return Double(seen.width * seen.height / area) >= threshold
      } action: { was, isVisible in
        // What is not there at first has not gone.
        if was || isVisible { action(isVisible) }
      })
  }
}
