import UIKit

/// A card that celebrates when its button is tapped.
open class TrophyCard: UIView {

    public let button = UIButton(type: .custom)
    public let confetti = ConfettiView(frame: .zero)

    private let card = UIView()
    private let medal = UILabel()
    private let title = UILabel()
    private let caption = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        card.backgroundColor = .white
        card.layer.cornerRadius = 22
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOpacity = 0.3
        card.layer.shadowRadius = 18
        card.layer.shadowOffset = CGSize(width: 0, height: 10)
        addSubview(card)

        medal.text = "1"
        medal.font = .systemFont(ofSize: 26, weight: .bold)
        medal.textColor = .white
        medal.textAlignment = .center
        medal.backgroundColor = UIColor(red: 1, green: 0.72, blue: 0.16, alpha: 1)
        medal.layer.cornerRadius = 26
        medal.clipsToBounds = true

        title.text = "Goal reached"
        title.font = .systemFont(ofSize: 18, weight: .semibold)
        title.textColor = UIColor(red: 0.12, green: 0.13, blue: 0.24, alpha: 1)

        caption.text = "10,000 steps today"
        caption.font = .systemFont(ofSize: 13)
        caption.textColor = UIColor(white: 0.5, alpha: 1)

        button.setTitle("Celebrate", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
        button.backgroundColor = UIColor(red: 0.36, green: 0.4, blue: 0.98, alpha: 1)
        button.layer.cornerRadius = 19
        button.addTarget(self, action: #selector(celebrate), for: .touchUpInside)

        for view in [medal, title, caption, button] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(view)
        }
        for view in [card, confetti] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        addSubview(confetti)
        NSLayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: centerXAnchor),
            card.centerYAnchor.constraint(equalTo: centerYAnchor),
            card.widthAnchor.constraint(equalToConstant: 190),

            medal.topAnchor.constraint(equalTo: card.topAnchor, constant: 22),
            medal.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            medal.widthAnchor.constraint(equalToConstant: 52),
            medal.heightAnchor.constraint(equalTo: medal.widthAnchor),

            title.topAnchor.constraint(equalTo: medal.bottomAnchor, constant: 12),
            title.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            caption.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            caption.centerXAnchor.constraint(equalTo: card.centerXAnchor),

            button.topAnchor.constraint(equalTo: caption.bottomAnchor, constant: 18),
            button.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 24),
            button.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -24),
            button.heightAnchor.constraint(equalToConstant: 38),
            button.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -22),

            confetti.topAnchor.constraint(equalTo: topAnchor),
            confetti.leadingAnchor.constraint(equalTo: leadingAnchor),
            confetti.trailingAnchor.constraint(equalTo: trailingAnchor),
            confetti.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    @objc private func celebrate() {
        confetti.fire()
        UIView.animate(withDuration: 0.12, animations: {
            self.medal.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        }, completion: { _ in
            UIView.animate(
                withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 6, options: [],
                animations: { self.medal.transform = .identity })
        })
    }
}
