import UIKit

/// Where a card lies, and how far that is from the middle.
final class ParallaxAttributes: UICollectionViewLayoutAttributes {
    /// In cards.
    var offset: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? ParallaxAttributes)?.offset = offset
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? ParallaxAttributes else { return false }
        return super.isEqual(other) && other.offset == offset
    }
}

/// Cards in a row: the one in the middle is the largest, and scrolling always ends on one.
final class ParallaxLayout: UICollectionViewFlowLayout {
    /// How large a card beside the middle is.
    var sideScale: CGFloat = 0.86
    /// How strong it is.
    var sideAlpha: CGFloat = 0.75
    /// From this speed on, in points per millisecond, a flick turns a card.
    var flickSpeed: CGFloat = 0.3

    override class var layoutAttributesClass: AnyClass { ParallaxAttributes.self }

    /// From the middle of one card to the next one's.
    var pitch: CGFloat { itemSize.width + minimumLineSpacing }

    override func prepare() {
        if let view = collectionView {
            let side = (view.bounds.width - itemSize.width) / 2
            let edge = (view.bounds.height - itemSize.height) / 2
            sectionInset = UIEdgeInsets(top: edge, left: side, bottom: edge, right: side)
        }
        super.prepare()
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        // What lies just outside may reach in when it has another size.
        let wide = rect.insetBy(dx: -pitch, dy: 0)
        return super.layoutAttributesForElements(in: wide)?.map { focused($0) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath).map { focused($0) }
    }

    private func focused(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let view = collectionView, let card = attributes.copy() as? ParallaxAttributes else { return attributes }
        card.offset = (card.center.x - view.bounds.midX) / pitch
        let distance = min(abs(card.offset), 1)
        let scale = 1 - (1 - sideScale) * distance
        card.transform3D = CATransform3DMakeScale(scale, scale, 1)
        card.alpha = 1 - (1 - sideAlpha) * distance
        card.zIndex = distance < 0.5 ? 1 : 0
        return card
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        guard let view = collectionView else { return proposedContentOffset }
        let place = view.contentOffset.x / pitch
        var card = (proposedContentOffset.x / pitch).rounded()
        if velocity.x > flickSpeed { card = max(card, place.rounded(.up)) }
        if velocity.x < -flickSpeed { card = min(card, place.rounded(.down)) }
        let last = CGFloat(view.numberOfItems(inSection: 0) - 1)
        return CGPoint(x: min(max(card, 0), last) * pitch, y: proposedContentOffset.y)
    }
}
