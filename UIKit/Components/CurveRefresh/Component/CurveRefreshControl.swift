import UIKit

/// Pull to refresh: two lines bend into arrows as the list above which they lie is pulled, and turn while it loads.
open class CurveRefreshControl: UIView {
    public let glyph = CurveGlyphView()
    public let label = UILabel()
    /// Points to pull until a release refreshes.
    public var pullDistance: CGFloat = 99
    /// Called when a release has begun to refresh; ``endRefreshing()`` is to be called when all is there.
    public var onRefresh: (() -> Void)?
    public private(set) var isRefreshing = false

    private weak var scrollView: UIScrollView?
    private var observations: [NSKeyValueObservation] = []
    /// So many points before the full pull the drawing begins to turn, and a release refreshes.
    private static let margin: CGFloat = 10

    public init(in scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        glyph.frame = CGRect(x: 20, y: 0, width: 30, height: 100)
        label.frame = CGRect(x: 60, y: 0, width: 150, height: 100)
        label.font = .systemFont(ofSize: 14, weight: .medium)
        label.textColor = UIColor(white: 0.35, alpha: 1)
        addSubview(glyph)
        addSubview(label)
        scrollView.insertSubview(self, at: 0)

        observations = [
            scrollView.observe(\.contentOffset, options: .new) { [weak self] scrollView, _ in
                self?.update(pull: max(-scrollView.contentOffset.y, 0))
            },
            scrollView.panGestureRecognizer.observe(\.state, options: .new) { [weak self] pan, _ in
                if pan.state == .ended {
                    self?.released()
                }
            },
        ]
        update(pull: 0)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // MARK: - Following

    /// Half way between the list's edge and its first row.
    private func update(pull: CGFloat) {
        guard let scrollView = scrollView else { return }
        center = CGPoint(x: scrollView.bounds.midX, y: -pull / 2)
        guard !isRefreshing else { return }
        let progress = min(pull / pullDistance, 1)
        glyph.progress = progress
        glyph.rotation = .pi * 2 * max(pull - pullDistance + Self.margin, 0) / 180
        label.text = progress < 1 ? "Pull to refresh" : "Release to refresh"
        label.alpha = progress
    }

    // MARK: - Refreshing

    private func released() {
        guard let scrollView = scrollView, !isRefreshing,
            -scrollView.contentOffset.y > pullDistance - Self.margin
        else { return }
        isRefreshing = true
        label.text = "Refreshing"
        label.alpha = 1
        glyph.progress = 1
        glyph.startSpinning()
        UIView.animate(withDuration: 0.3) {
            scrollView.contentInset.top = self.pullDistance
            scrollView.contentOffset.y = -self.pullDistance
        }
        onRefresh?()
    }

    /// Fades out, and lets the list come back.
    open func endRefreshing() {
        guard isRefreshing else { return }
        glyph.stopSpinning()
        UIView.animate(
            withDuration: 0.1,
            animations: { self.alpha = 0 },
            completion: { _ in self.close() })
    }

    private func close() {
        UIView.animate(
            withDuration: 0.3,
            animations: {
                self.scrollView?.contentInset.top = 0
                if self.scrollView?.isDragging == false {
                    self.scrollView?.contentOffset.y = 0
                }
            },
            completion: { _ in
                self.isRefreshing = false
                self.alpha = 1
                self.update(pull: max(-(self.scrollView?.contentOffset.y ?? 0), 0))
            })
    }
}
