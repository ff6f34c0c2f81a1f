import UIKit

/// A cell that opens like a letter: strip by strip, each hinged at the one before.
///
/// The first strip always shows its front; folded, the back of the second one covers it.
open class FoldingCell: UIControl, CAAnimationDelegate {
    /// Of one fold, in seconds.
    open var foldDuration: CFTimeInterval = 0.34
    /// Points between the viewer's eye and the cell.
    open var eyeDistance: CGFloat = 700 {
        didSet { updatePerspective() }
    }

    public private(set) var isUnfolded = false
    private let segments: [FoldingSegment]
    private var moving: Int?

    /// - Parameter faces: from top to bottom, the front and the back of each strip; the first one's back is never seen.
    public init(origin: CGPoint, segmentSize: CGSize, faces: [(front: UIView, back: UIView)]) {
        segments = faces.enumerated().map { index, faces in
            FoldingSegment(frame: CGRect(origin: .zero, size: segmentSize), front: faces.front, back: faces.back)
        }
        super.init(frame: CGRect(origin: origin, size: segmentSize))
        addSubview(segments[0])
        for index in segments.indices.dropFirst() {
            segments[index - 1].append(segments[index], thickness: 0.2 * CGFloat(segments.count - index))
            segments[index].setAngle(.pi)
        }
        for segment in segments { segment.isUserInteractionEnabled = false }
        hideWhatIsInside()
        updatePerspective()
        addTarget(self, action: #selector(toggle), for: .touchUpInside)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// The heights of the folded and of the unfolded cell.
    public var heights: (folded: CGFloat, unfolded: CGFloat) {
        (segments[0].bounds.height, segments[0].bounds.height * CGFloat(segments.count))
    }

    private func updatePerspective() {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / eyeDistance
        layer.sublayerTransform = perspective
    }

    // MARK: - Folding

    @objc open func toggle() {
        guard moving == nil, segments.count > 1 else { return }
        isUnfolded.toggle()
        sendActions(for: .valueChanged)
        fold(isUnfolded ? 1 : segments.count - 1)
    }

    private func fold(_ index: Int) {
        moving = index
        let segment = segments[index]
        segment.isHidden = false
        if isUnfolded, index == segments.count - 1 {
            // The last one swings a little.
            segment.fold(
                through: [0, 0.2, 0], keyTimes: [0, 0.55, 0.78, 1],
                timingFunctions: [.easeIn, .easeOut, .easeIn].map { CAMediaTimingFunction(name: $0) },
                duration: foldDuration * 1.8, delegate: self)
        } else {
            let isLast = index == 1 && !isUnfolded
            segment.fold(
                through: [isUnfolded ? 0 : .pi], keyTimes: [0, 1],
                timingFunctions: [CAMediaTimingFunction(name: isLast ? .easeOut : .easeInEaseOut)],
                duration: foldDuration, delegate: self)
        }
    }

    open func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard let index = moving else { return }
        moving = nil
        let next = isUnfolded ? index + 1 : index - 1
        if segments.indices.contains(next), next > 0 {
            fold(next)
        } else {
            hideWhatIsInside()
            frame.size.height = isUnfolded ? heights.unfolded : heights.folded
        }
    }

    /// What lies inside of a folded cell is covered all over.
    private func hideWhatIsInside() {
        for segment in segments.dropFirst(2) { segment.isHidden = !isUnfolded }
    }
}
