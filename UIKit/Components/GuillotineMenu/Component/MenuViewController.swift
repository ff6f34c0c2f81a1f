import UIKit

/// The menu: four entries, and the title of the screen below along its left edge.
open class MenuViewController: UIViewController {
    public let titleLabel = UILabel()
    private var entries: [UILabel] = []

    private static let names = ["PROFILE", "FEED", "ACTIVITY", "SETTINGS"]
    private static let current = 2

    override open func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = ActivityViewController.barColor

        titleLabel.text = "ACTIVITY"
        titleLabel.font = ActivityViewController.titleFont
        titleLabel.textColor = .white
        titleLabel.sizeToFit()
        titleLabel.transform = CGAffineTransform(rotationAngle: .pi / 2)
        view.addSubview(titleLabel)

        for (index, name) in Self.names.enumerated() {
            let entry = UILabel()
            entry.text = name
            entry.font = .systemFont(ofSize: 24, weight: .heavy)
            entry.textColor = index == Self.current ? ActivityViewController.accent : .white
            view.addSubview(entry)
            entries.append(entry)

            let dot = CALayer()
            dot.frame = CGRect(x: -34, y: 9, width: 14, height: 14)
            dot.cornerRadius = 7
            dot.borderWidth = 2
            dot.borderColor = entry.textColor.cgColor
            dot.backgroundColor = index == Self.current ? entry.textColor.cgColor : nil
            entry.layer.addSublayer(dot)
        }
    }

    override open func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        titleLabel.center = CGPoint(x: 32, y: view.bounds.width / 2)
        for (index, entry) in entries.enumerated() {
            entry.frame = CGRect(
                x: 142, y: view.bounds.height * (0.22 + 0.11 * CGFloat(index)), width: 200, height: 32)
        }
    }
}
