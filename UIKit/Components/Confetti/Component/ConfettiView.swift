import UIKit

/// A view that lies above others, takes no touches and throws confetti.
///
///     let confetti = ConfettiView(frame: view.bounds)
///     view.addSubview(confetti)
///     confetti.fire()
open class ConfettiView: UIView {

    /// The colours of the pieces.
    open var colors: [UIColor] = [
        UIColor(red: 1.00, green: 0.76, blue: 0.18, alpha: 1),
        UIColor(red: 0.98, green: 0.36, blue: 0.45, alpha: 1),
        UIColor(red: 0.36, green: 0.55, blue: 1.00, alpha: 1),
        UIColor(red: 0.27, green: 0.83, blue: 0.62, alpha: 1),
        UIColor(red: 0.67, green: 0.45, blue: 0.96, alpha: 1),
    ]

    /// From 0 to 1, how much confetti there is.
    @IBInspectable open var intensity: CGFloat = 0.6

    /// For how long a shot goes on, in seconds.
    @IBInspectable open var shotDuration: Double = 0.35

    /// Whether confetti falls from the upper edge.
    open private(set) var isRaining = false

    private var rain: CAEmitterLayer?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        backgroundColor = .clear
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let rain = rain else { return }
        place(rain)
    }

    // MARK: - Shots

    /// Shoots from both lower corners towards the middle.
    open func fire() {
        let steep = CGFloat.pi * 0.36
        shoot(from: CGPoint(x: bounds.minX, y: bounds.maxY), angle: -steep)
        shoot(from: CGPoint(x: bounds.maxX, y: bounds.maxY), angle: -.pi + steep)
    }

    private func shoot(from point: CGPoint, angle: CGFloat) {
        let cannon = CAEmitterLayer()
        cannon.frame = bounds
        cannon.emitterPosition = point
        cannon.emitterShape = .point
        cannon.beginTime = CACurrentMediaTime()
        cannon.emitterCells = cells { cell in
            cell.birthRate = Float(60 * intensity)
            cell.lifetime = 3.2
            cell.velocity = bounds.height * 1.75
            cell.velocityRange = bounds.height * 0.9
            cell.emissionLongitude = angle
            cell.emissionRange = .pi / 5
            cell.yAcceleration = bounds.height * 1.9
            cell.spin = 4
            cell.spinRange = 14
            cell.scaleSpeed = -0.04
        }
        layer.addSublayer(cannon)
        DispatchQueue.main.asyncAfter(deadline: .now() + shotDuration) {
            cannon.birthRate = 0
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + shotDuration + 3.2) {
            cannon.removeFromSuperlayer()
        }
    }

    // MARK: - Rain

    /// Lets confetti fall from the upper edge until it is stopped.
    open func startRaining() {
        guard !isRaining else { return }
        isRaining = true
        let rain = CAEmitterLayer()
        rain.emitterShape = .line
        rain.beginTime = CACurrentMediaTime()
        rain.emitterCells = cells { cell in
            cell.birthRate = Float(7 * intensity)
            cell.lifetime = 5
            cell.velocity = bounds.height * 0.36
            cell.velocityRange = bounds.height * 0.16
            cell.emissionLongitude = .pi / 2
            cell.emissionRange = .pi / 6
            cell.spin = 2
            cell.spinRange = 5
        }
        place(rain)
        layer.addSublayer(rain)
        self.rain = rain
    }

    /// What is in the air falls on.
    open func stopRaining() {
        guard isRaining else { return }
        isRaining = false
        let last = rain
        rain = nil
        last?.birthRate = 0
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
            last?.removeFromSuperlayer()
        }
    }

    private func place(_ rain: CAEmitterLayer) {
        rain.frame = bounds
        rain.emitterPosition = CGPoint(x: bounds.midX, y: bounds.minY - 10)
        rain.emitterSize = CGSize(width: bounds.width, height: 1)
    }

    // MARK: - Pieces

    private func cells(_ configure: (CAEmitterCell) -> Void) -> [CAEmitterCell] {
        var cells: [CAEmitterCell] = []
        for (index, color) in colors.enumerated() {
            let shapes = ConfettiShape.allCases
            for offset in 0..<2 {
                let shape = shapes[(index * 2 + offset) % shapes.count]
                let cell = CAEmitterCell()
                cell.name = "\(shape)-\(index)"
                cell.contents = shape.image.cgImage
                cell.contentsScale = UIScreen.main.scale
                cell.color = color.cgColor
                cell.scale = 0.85
                cell.scaleRange = 0.35
                configure(cell)
                cells.append(cell)
            }
        }
        return cells
    }
}
