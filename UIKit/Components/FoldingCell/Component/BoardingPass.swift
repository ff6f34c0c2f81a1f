import UIKit

/// The faces of a boarding pass: what its strips show.
public struct BoardingPass {
    public var origin: (code: String, city: String)
    public var destination: (code: String, city: String)
    public var flight: String
    public var details: [(title: String, value: String)]
    public var color: UIColor

    public init(
        origin: (code: String, city: String), destination: (code: String, city: String), flight: String,
        details: [(title: String, value: String)], color: UIColor
    ) {
        self.origin = origin
        self.destination = destination
        self.flight = flight
        self.details = details
        self.color = color
    }

    /// From top to bottom, for a `FoldingCell`.
    public func faces(size: CGSize) -> [(front: UIView, back: UIView)] {
        let backs = (0..<3).map { _ in paper(size, UIColor(white: 0.9, alpha: 1)) }
        return [
            (header(size), UIView()),
            (detailRow(size, Array(details.prefix(3))), cover(size)),
            (detailRow(size, Array(details.dropFirst(3).prefix(3))), backs[0]),
            (barcode(size), backs[1]),
        ]
    }

    private func paper(_ size: CGSize, _ color: UIColor) -> UIView {
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        view.backgroundColor = color
        return view
    }

    private func label(
        _ text: String, size: CGFloat, weight: UIFont.Weight, color: UIColor, alignment: NSTextAlignment, frame: CGRect,
        in view: UIView
    ) {
        let label = UILabel(frame: frame)
        label.text = text
        label.font = .systemFont(ofSize: size, weight: weight)
        label.textColor = color
        label.textAlignment = alignment
        view.addSubview(label)
    }

    private func places(_ size: CGSize, _ view: UIView, _ strong: UIColor, _ weak: UIColor) {
        let width = size.width / 2 - 20
        for (place, x, alignment) in [
            (origin, CGFloat(20), NSTextAlignment.left), (destination, size.width / 2, .right),
        ] {
            label(
                place.code, size: 28, weight: .bold, color: strong, alignment: alignment,
                frame: CGRect(x: x, y: size.height / 2 - 29, width: width, height: 34), in: view)
            label(
                place.city, size: 12, weight: .medium, color: weak, alignment: alignment,
                frame: CGRect(x: x, y: size.height / 2 + 8, width: width, height: 16), in: view)
        }
        let arrow = CAShapeLayer()
        let path = UIBezierPath()
        let (middle, y) = (size.width / 2, size.height / 2 - 8)
        path.move(to: CGPoint(x: middle - 26, y: y))
        path.addLine(to: CGPoint(x: middle + 26, y: y))
        path.move(to: CGPoint(x: middle + 18, y: y - 7))
        path.addLine(to: CGPoint(x: middle + 26, y: y))
        path.addLine(to: CGPoint(x: middle + 18, y: y + 7))
        arrow.path = path.cgPath
        arrow.fillColor = nil
        arrow.strokeColor = weak.cgColor
        arrow.lineWidth = 2
        arrow.lineCap = .round
        arrow.lineJoin = .round
        view.layer.addSublayer(arrow)
    }

    private func cover(_ size: CGSize) -> UIView {
        let view = paper(size, .white)
        let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: size.height))
        stripe.backgroundColor = color
        view.addSubview(stripe)
        places(size, view, UIColor(white: 0.16, alpha: 1), UIColor(white: 0.6, alpha: 1))
        return view
    }

    private func header(_ size: CGSize) -> UIView {
        let view = paper(size, color)
        places(size, view, .white, UIColor(white: 1, alpha: 0.75))
        label(
            flight, size: 11, weight: .semibold, color: UIColor(white: 1, alpha: 0.85), alignment: .center,
            frame: CGRect(x: size.width / 2 - 50, y: size.height / 2 + 8, width: 100, height: 16), in: view)
        return view
    }

    private func detailRow(_ size: CGSize, _ details: [(title: String, value: String)]) -> UIView {
        let view = paper(size, .white)
        let width = (size.width - 40) / 3
        for (index, detail) in details.enumerated() {
            let x = 20 + width * CGFloat(index)
            label(
                detail.title, size: 11, weight: .medium, color: UIColor(white: 0.62, alpha: 1), alignment: .left,
                frame: CGRect(x: x, y: size.height / 2 - 21, width: width, height: 15), in: view)
            label(
                detail.value, size: 18, weight: .semibold, color: UIColor(white: 0.16, alpha: 1), alignment: .left,
                frame: CGRect(x: x, y: size.height / 2 - 4, width: width, height: 24), in: view)
        }
        let line = CAShapeLayer()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 20, y: size.height - 0.5))
        path.addLine(to: CGPoint(x: size.width - 20, y: size.height - 0.5))
        line.path = path.cgPath
        line.strokeColor = UIColor(white: 0.8, alpha: 1).cgColor
        line.lineDashPattern = [3, 4]
        view.layer.addSublayer(line)
        return view
    }

    private func barcode(_ size: CGSize) -> UIView {
        let view = paper(size, .white)
        var (x, step) = (CGFloat(24), 0)
        while x < size.width - 26 {
            let width = CGFloat([1, 3, 2, 1, 4, 2, 1, 1, 3][step * 5 % 9])
            let bar = UIView(frame: CGRect(x: x, y: 16, width: width, height: size.height - 32))
            bar.backgroundColor = UIColor(white: 0.16, alpha: 1)
            view.addSubview(bar)
            x += width + CGFloat([2, 1, 3, 2][step * 3 % 4])
            step += 1
        }
        return view
    }
}
