import UIKit

/// A list of tasks, and a button from which the screen for a new one grows.
open class TasksViewController: UIViewController, UIViewControllerTransitioningDelegate {
    public static let accent = UIColor(red: 0.36, green: 0.29, blue: 0.9, alpha: 1)

    public let addButton = RoundButton(diameter: 56, color: TasksViewController.accent, crossColor: .white)
    public let bubble = BubbleTransition()
    private let heading = UILabel()
    private var rows: [UIView] = []

    private static let tasks: [(title: String, time: String, hue: CGFloat)] = [
        ("Water the tomatoes", "8:30", 0.38), ("Call the bicycle shop", "10:00", 0.09),
        ("Lunch with Ines", "12:45", 0.95), ("Read two chapters", "19:00", 0.56),
    ]

    // MARK: - Life

    override open func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.95, alpha: 1)

        heading.text = "Today"
        heading.font = .systemFont(ofSize: 30, weight: .bold)
        heading.textColor = UIColor(white: 0.12, alpha: 1)
        view.addSubview(heading)

        rows = Self.tasks.map { row(title: $0.title, time: $0.time, hue: $0.hue) }
        rows.forEach(view.addSubview)

        addButton.layer.shadowColor = Self.accent.cgColor
        addButton.layer.shadowOpacity = 0.45
        addButton.layer.shadowRadius = 9
        addButton.layer.shadowOffset = CGSize(width: 0, height: 5)
        addButton.addTarget(self, action: #selector(add), for: .touchUpInside)
        view.addSubview(addButton)
    }

    override open func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = view.safeAreaInsets.top
        heading.frame = CGRect(x: 22, y: top + 16, width: view.bounds.width - 44, height: 38)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 18, y: top + 70 + CGFloat(index) * 72, width: view.bounds.width - 36, height: 60)
        }
        addButton.center = CGPoint(x: view.bounds.maxX - 48, y: view.bounds.maxY - 52)
    }

    private func row(title: String, time: String, hue: CGFloat) -> UIView {
        let row = UIView()
        row.backgroundColor = .white
        row.layer.cornerRadius = 13
        row.layer.shadowColor = UIColor.black.cgColor
        row.layer.shadowOpacity = 0.06
        row.layer.shadowRadius = 6
        row.layer.shadowOffset = CGSize(width: 0, height: 3)

        let mark = UIView(frame: CGRect(x: 16, y: 21, width: 18, height: 18))
        mark.layer.cornerRadius = 9
        mark.layer.borderWidth = 2.5
        mark.layer.borderColor = UIColor(hue: hue, saturation: 0.7, brightness: 0.9, alpha: 1).cgColor
        row.addSubview(mark)

        let name = UILabel(frame: CGRect(x: 48, y: 11, width: 190, height: 20))
        name.text = title
        name.font = .systemFont(ofSize: 15, weight: .semibold)
        name.textColor = UIColor(white: 0.2, alpha: 1)
        row.addSubview(name)

        let hour = UILabel(frame: CGRect(x: 48, y: 32, width: 190, height: 16))
        hour.text = time
        hour.font = .systemFont(ofSize: 12)
        hour.textColor = UIColor(white: 0.6, alpha: 1)
        row.addSubview(hour)
        return row
    }

    // MARK: - Presenting

    @objc private func add() {
        let editor = NewTaskViewController()
        editor.modalPresentationStyle = .custom
        editor.transitioningDelegate = self
        present(editor, animated: true)
    }

    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        bubble.mode = .present
        bubble.startingPoint = addButton.center
        return bubble
    }

    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        bubble.mode = .dismiss
        return bubble
    }
}
