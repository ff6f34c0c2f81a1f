import UIKit

/// What one friend has done, with pictures of hills.
open class PostView: UIView {
    private let photoCount: Int
    private let hue: CGFloat
    private let avatar = UIView()
    private let nameLabel = UILabel()
    private let textLabel = UILabel()
    private let ageLabel = UILabel()
    private var photos: [CAGradientLayer] = []
    private static let photoHeight: CGFloat = 84

    public init(name: String, text: String, age: String, hue: CGFloat, photos photoCount: Int) {
        self.photoCount = photoCount
        self.hue = hue
        super.init(frame: .zero)

        let color = UIColor(hue: hue, saturation: 0.72, brightness: 0.92, alpha: 1)
        avatar.frame = CGRect(x: 20, y: 22, width: 48, height: 48)
        avatar.layer.cornerRadius = 24
        avatar.layer.borderWidth = 2.5
        avatar.layer.borderColor = color.cgColor
        avatar.backgroundColor = color.withAlphaComponent(0.25)
        addSubview(avatar)
        let initial = label(String(name.prefix(1)), size: 20, weight: .bold, color: color)
        initial.textAlignment = .center
        initial.frame = avatar.bounds
        avatar.addSubview(initial)

        setUp(nameLabel, name, size: 16, weight: .bold, color: color)
        setUp(textLabel, text, size: 14, weight: .regular, color: UIColor(white: 0.8, alpha: 1))
        setUp(ageLabel, age, size: 12, weight: .regular, color: UIColor(white: 0.52, alpha: 1))
        ageLabel.textAlignment = .right
        [nameLabel, textLabel, ageLabel].forEach(addSubview)
        addPhotos()
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func label(_ text: String, size: CGFloat, weight: UIFont.Weight, color: UIColor) -> UILabel {
        let label = UILabel()
        setUp(label, text, size: size, weight: weight, color: color)
        return label
    }

    private func setUp(_ label: UILabel, _ text: String, size: CGFloat, weight: UIFont.Weight, color: UIColor) {
        label.text = text
        label.font = .systemFont(ofSize: size, weight: weight)
        label.textColor = color
    }

    private func addPhotos() {
        for index in 0..<photoCount {
            let tone = hue + 0.09 * CGFloat(index)
            let sky = CAGradientLayer()
            sky.colors = [
                UIColor(hue: tone, saturation: 0.45, brightness: 0.95, alpha: 1).cgColor,
                UIColor(hue: tone + 0.08, saturation: 0.3, brightness: 1, alpha: 1).cgColor,
            ]
            sky.masksToBounds = true
            sky.cornerRadius = 3
            for (step, base) in [0.58, 0.74].enumerated() as EnumeratedSequence<[CGFloat]> {
                let hills = CAShapeLayer()
                hills.path = ridge(base: base, phase: CGFloat(index) * 1.7 + CGFloat(step) * 2.3).cgPath
                hills.fillColor =
                    UIColor(hue: tone + 0.1, saturation: 0.55, brightness: 0.62 - 0.22 * CGFloat(step), alpha: 1).cgColor
                sky.addSublayer(hills)
            }
            layer.addSublayer(sky)
            photos.append(sky)
        }
    }

    private func ridge(base: CGFloat, phase: CGFloat) -> UIBezierPath {
        let height = Self.photoHeight
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: height))
        for x in stride(from: 0, through: 80, by: 8) as StrideThrough<CGFloat> {
            path.addLine(to: CGPoint(x: x, y: height * (base + 0.09 * sin(x / 13 + phase))))
        }
        path.addLine(to: CGPoint(x: 80, y: height))
        path.close()
        return path
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        return CGSize(width: size.width, height: photoCount > 0 ? 190 : 100)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let (left, right) = (CGFloat(88), bounds.width - 16)
        nameLabel.frame = CGRect(x: left, y: 22, width: 150, height: 22)
        textLabel.frame = CGRect(x: left, y: 46, width: 200, height: 20)
        ageLabel.frame = CGRect(x: right - 80, y: 24, width: 80, height: 18)
        let width = (right - left) / CGFloat(max(photoCount, 1))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (index, photo) in photos.enumerated() {
            photo.frame = CGRect(
                x: left + CGFloat(index) * width, y: 82, width: width - 3, height: Self.photoHeight)
        }
        CATransaction.commit()
    }
}
