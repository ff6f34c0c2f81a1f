import UIKit

/// The screen for a new task, in the colour of the button that it grows from.
open class NewTaskViewController: UIViewController {
    public let closeButton = RoundButton(
        diameter: 56, color: .white, crossColor: TasksViewController.accent)
    private let heading = UILabel()
    private var fields: [UIView] = []
    private var content: [UIView] { return [heading] + fields }

    override open func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = TasksViewController.accent

        heading.text = "New task"
        heading.font = .systemFont(ofSize: 30, weight: .bold)
        heading.textColor = .white
        view.addSubview(heading)

        fields = ["What?", "When?", "With whom?"].map(field)
        fields.forEach(view.addSubview)

        closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
        view.addSubview(closeButton)
    }

    private func field(_ prompt: String) -> UIView {
        let field = UIView()
        field.backgroundColor = UIColor(white: 1, alpha: 0.16)
        field.layer.cornerRadius = 12
        let label = UILabel(frame: CGRect(x: 16, y: 14, width: 200, height: 22))
        label.text = prompt
        label.font = .systemFont(ofSize: 16)
        label.textColor = UIColor(white: 1, alpha: 0.75)
        field.addSubview(label)
        return field
    }

    override open func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = view.safeAreaInsets.top
        heading.frame = CGRect(x: 22, y: top + 16, width: view.bounds.width - 44, height: 38)
        for (index, field) in fields.enumerated() {
            field.bounds.size = CGSize(width: view.bounds.width - 36, height: 50)
            field.center = CGPoint(x: view.bounds.midX, y: top + 100 + CGFloat(index) * 64)
        }
        closeButton.center = CGPoint(x: view.bounds.maxX - 48, y: view.bounds.maxY - 52)
    }

    // MARK: - Appearance

    override open func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        show(false)
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = 0
        turn.duration = 0.45
        turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        closeButton.cross.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        closeButton.cross.add(turn, forKey: "turn")
        closeButton.alpha = 0
        transitionCoordinator?.animate(alongsideTransition: { _ in self.closeButton.alpha = 1 })
    }

    /// One after the other.
    override open func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for (index, part) in content.enumerated() {
            UIView.animate(
                withDuration: 0.6, delay: 0.07 * Double(index), usingSpringWithDamping: 0.75,
                initialSpringVelocity: 0.4, options: []
            ) {
                part.alpha = 1
                part.transform = .identity
            }
        }
    }

    override open func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        transitionCoordinator?.animate(alongsideTransition: { _ in
            self.show(false)
            self.closeButton.alpha = 0
            self.closeButton.cross.setAffineTransform(.identity)
        })
    }

    private func show(_ isShown: Bool) {
        for part in content {
            part.alpha = isShown ? 1 : 0
            part.transform = isShown ? .identity : CGAffineTransform(translationX: 0, y: 26)
        }
    }

    @objc private func close() {
        dismiss(animated: true)
    }
}
