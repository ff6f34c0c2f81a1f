import UIKit

/// Landscapes on cards that are leafed through; behind them the sky takes on the colour of the one in the middle.
public final class ParallaxGallery: UIView {
    // MARK: - Appearance

    public var cardSize = CGSize(width: 232, height: 308) {
        didSet { layout.itemSize = cardSize }
    }
    public var spacing: CGFloat = 18 {
        didSet { layout.minimumLineSpacing = spacing }
    }

    public var onSelect: ((Int) -> Void)?

    // MARK: - Parts

    public let collectionView: UICollectionView
    private let layout = ParallaxLayout()
    private let pages = PageDots()
    private let landscapes: [Scenery]

    public init(frame: CGRect, landscapes: [Scenery]) {
        self.landscapes = landscapes
        collectionView = UICollectionView(frame: frame, collectionViewLayout: layout)
        super.init(frame: frame)

        layout.scrollDirection = .horizontal
        layout.itemSize = cardSize
        layout.minimumLineSpacing = spacing

        collectionView.backgroundColor = .clear
        // The cards' shadows reach below it.
        collectionView.clipsToBounds = false
        collectionView.decelerationRate = .fast
        collectionView.showsHorizontalScrollIndicator = false
        collectionView.register(SceneryCell.self, forCellWithReuseIdentifier: SceneryCell.reuseIdentifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        addSubview(collectionView)

        pages.count = landscapes.count
        addSubview(pages)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override public func layoutSubviews() {
        super.layoutSubviews()
        collectionView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 36)
        pages.frame = CGRect(x: 0, y: bounds.height - 44, width: bounds.width, height: 20)
        showProgress()
    }

    // MARK: - Progress

    /// Which card is in the middle, between two of them a fraction.
    public var position: CGFloat { collectionView.contentOffset.x / layout.pitch }

    private func showProgress() {
        let last = CGFloat(landscapes.count - 1)
        let place = min(max(position, 0), last)
        let index = min(Int(place), landscapes.count - 2)
        let share = place - CGFloat(index)
        backgroundColor = landscapes[index].dusk.mixed(with: landscapes[index + 1].dusk, share)
        pages.position = place
    }
}

extension ParallaxGallery: UICollectionViewDataSource {
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        landscapes.count
    }

    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: SceneryCell.reuseIdentifier, for: indexPath)
        (cell as? SceneryCell)?.show(landscapes[indexPath.item])
        return cell
    }
}

extension ParallaxGallery: UICollectionViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        showProgress()
    }

    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
        onSelect?(indexPath.item)
    }
}

extension Scenery {
    /// What is left of the sky's colours when it gets dark.
    fileprivate var dusk: UIColor {
        let middle = sky[0].mixed(with: sky[sky.count - 1], 0.35)
        return middle.mixed(with: .black, 0.62)
    }
}

extension UIColor {
    fileprivate func mixed(with other: UIColor, _ share: CGFloat) -> UIColor {
        var (r1, g1, b1, a1): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        var (r2, g2, b2, a2): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&r1, green: &g1, blue: &b1, alpha: &a1)
        other.getRed(&r2, green: &g2, blue: &b2, alpha: &a2)
        return UIColor(
            red: r1 + (r2 - r1) * share, green: g1 + (g2 - g1) * share, blue: b1 + (b2 - b1) * share,
            alpha: a1 + (a2 - a1) * share)
    }
}
