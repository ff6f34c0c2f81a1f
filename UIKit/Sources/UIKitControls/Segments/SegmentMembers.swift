public import UIKitCore

// What each segment shows, and what a control shows in each state. A number that is no segment's does nothing, where a phone ends the app.

extension UISegmentedControl {
  private func change(_ segment: Int, _ change: (inout SegmentContent) -> Void) {
    guard segments.indices.contains(segment) else { return }
    change(&segments[segment])
    contentChanged()
  }
  private func ask<Answer>(_ segment: Int, _ question: (SegmentContent) -> Answer) -> Answer? {
    segments.indices.contains(segment) ? question(segments[segment]) : nil
  }

  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard title != titleForSegment(at: segment) || imageForSegment(at: segment) != nil else { return }
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  public func titleForSegment(at segment: Int) -> String? { ask(segment) { $0.title } ?? nil }
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard image !== imageForSegment(at: segment) || titleForSegment(at: segment) != nil else { return }
    change(segment) { ($0.image, $0.title) = (image, nil) }
  }
  public func imageForSegment(at segment: Int) -> UIImage? { ask(segment) { $0.image } ?? nil }

  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { ($0.action, $0.title, $0.image) = (action, action.title, action.image) }
  }
  public func actionForSegment(at segment: Int) -> UIAction? { ask(segment) { $0.action } ?? nil }
  /// `NSNotFound` where there is none.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// In points; 0 for a width that is found.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(width, 0) } }
  public func widthForSegment(at segment: Int) -> CGFloat { ask(segment) { $0.width } ?? 0 }
  /// How far from the segment's middle its content lies.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }
  public func contentOffsetForSegment(at segment: Int) -> CGSize { ask(segment) { $0.offset } ?? .zero }
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  public func isEnabledForSegment(at segment: Int) -> Bool { ask(segment) { $0.isEnabled } ?? false }

  // MARK: By state

  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
    contentChanged()
  }
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  // A phone's bars have the usual height here, so that pictures for other metrics are kept and not shown.

  /// In place of the grey ground, or for `.selected` of the thumb.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    grounds[state.rawValue] = backgroundImage
    contentChanged()
  }
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    grounds[state.rawValue] ?? grounds[State.normal.rawValue]
  }

  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    dividerImages[leftState.rawValue << 32 | rightState.rawValue] = dividerImage
    contentChanged()
  }
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { dividerImages[leftState.rawValue << 32 | rightState.rawValue] ?? dividerImages[0] }

  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default, leftCenterRightOrAlone == .any else { return }
    contentAdjustments[barMetrics.rawValue] = adjustment
    setNeedsLayout()
  }
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { contentAdjustments[barMetrics.rawValue] ?? UIOffset() }
}
