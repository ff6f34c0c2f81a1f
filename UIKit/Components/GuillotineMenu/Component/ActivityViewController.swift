import UIKit

/// What friends have done, below a bar with the button that drops the menu.
open class ActivityViewController: UIViewController, UIViewControllerTransitioningDelegate {
    public static let barColor = UIColor(red: 65 / 255, green: 62 / 255, blue: 79 / 255, alpha: 1)
    public static let accent = UIColor(red: 45 / 255, green: 205 / 255, blue: 215 / 255, alpha: 1)
    public static let titleFont = UIFont.systemFont(ofSize: 17, weight: .heavy)

    public let menuButton = MenuButton()
    public let menu = MenuViewController()
    public let transition = GuillotineTransition()
    private let bar = UIView()
    private let titleLabel = UILabel()
    private var posts: [PostView] = []

    override open func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 56 / 255, green: 55 / 255, blue: 71 / 255, alpha: 1)
        posts = [
            PostView(name: "Ada", text: "added 4 photos", age: "1 min", hue: 0.58, photos: 4),
            PostView(name: "Ben", text: "likes your photo", age: "2 min", hue: 0.26, photos: 0),
            PostView(name: "Cleo", text: "added 4 photos", age: "5 min", hue: 0.06, photos: 4),
            PostView(name: "Dara", text: "follows you", age: "12 min", hue: 0.86, photos: 0),
        ]
        posts.forEach(view.addSubview)

        bar.backgroundColor = Self.barColor
        view.addSubview(bar)
        titleLabel.text = "ACTIVITY"
        titleLabel.font = Self.titleFont
        titleLabel.textColor = .white
        titleLabel.textAlignment = .center
        bar.addSubview(titleLabel)

        menuButton.addTarget(self, action: #selector(toggleMenu), for: .touchUpInside)
        view.addSubview(menuButton)

        transition.button = menuButton
        transition.alongside = { [weak self] mode in
            self?.menu.titleLabel.alpha = mode == .present ? 0 : 1
        }
        menu.modalPresentationStyle = .custom
        menu.transitioningDelegate = self
    }

    override open func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: transition.barHeight)
        titleLabel.frame = bar.bounds
        menuButton.center = CGPoint(x: transition.barHeight / 2, y: transition.barHeight / 2)
        var y = transition.barHeight
        for post in posts {
            let height = post.sizeThatFits(view.bounds.size).height
            post.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
            y += height
        }
    }

    // MARK: - The menu

    @objc private func toggleMenu() {
        if presentedViewController == nil {
            present(menu, animated: true)
        } else {
            dismiss(animated: true)
        }
    }

    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        transition.mode = .present
        return transition
    }

    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        transition.mode = .dismiss
        return transition
    }
}
