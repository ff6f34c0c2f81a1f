import UIKit

/// A list that is refreshed when it is pulled.
open class FeedViewController: UIViewController {
    public let scrollView = UIScrollView()
    public private(set) lazy var refreshControl = CurveRefreshControl(in: scrollView)
    private let sheet = UIView()
    private static let rowCount = 14
    private static let rowHeight: CGFloat = 64

    override open func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.95, alpha: 1)
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        sheet.backgroundColor = .white
        scrollView.addSubview(sheet)
        for index in 0..<Self.rowCount {
            sheet.addSubview(row(at: index))
        }
        refreshControl.onRefresh = { [weak self] in
            // What a server would take.
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                self?.refreshControl.endRefreshing()
            }
        }
    }

    override open func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = Self.rowHeight * CGFloat(Self.rowCount)
        scrollView.frame = view.bounds
        scrollView.contentSize = CGSize(width: view.bounds.width, height: height)
        sheet.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
        refreshControl.center.x = scrollView.bounds.midX
    }

    private func row(at index: Int) -> UIView {
        let row = UIView(
            frame: CGRect(
                x: 0, y: CGFloat(index) * Self.rowHeight, width: view.bounds.width, height: Self.rowHeight))
        let avatar = UIView(frame: CGRect(x: 19, y: 15, width: 34, height: 34))
        let hue = CGFloat(index * 37 % 100) / 100
        avatar.backgroundColor = UIColor(hue: hue, saturation: 0.45, brightness: 0.88, alpha: 1)
        avatar.layer.cornerRadius = 17
        row.addSubview(avatar)
        row.addSubview(bar(y: 18, width: 70 + CGFloat(index * 37 % 60), height: 10, white: 0.55))
        row.addSubview(bar(y: 37, width: 130 + CGFloat(index * 53 % 90), height: 8, white: 0.85))
        let line = UIView(
            frame: CGRect(x: 68, y: Self.rowHeight - 1, width: view.bounds.width - 68, height: 1))
        line.backgroundColor = UIColor(white: 0.9, alpha: 1)
        row.addSubview(line)
        return row
    }

    private func bar(y: CGFloat, width: CGFloat, height: CGFloat, white: CGFloat) -> UIView {
        let bar = UIView(frame: CGRect(x: 68, y: y, width: width, height: height))
        bar.backgroundColor = UIColor(white: white, alpha: 1)
        bar.layer.cornerRadius = height / 2
        return bar
    }
}
