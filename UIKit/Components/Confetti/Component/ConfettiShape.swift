import UIKit

/// What a piece of confetti looks like; its colour is the cell's.
enum ConfettiShape: CaseIterable {
    case strip, disc, triangle, ribbon

    private var size: CGSize {
        switch self {
        case .strip: return CGSize(width: 12, height: 6)
        case .disc: return CGSize(width: 8, height: 8)
        case .triangle: return CGSize(width: 10, height: 9)
        case .ribbon: return CGSize(width: 20, height: 9)
        }
    }

    var image: UIImage {
        let renderer = UIGraphicsImageRenderer(size: size)
        return renderer.image { _ in
            UIColor.white.set()
            path.fill()
        }
    }

    private var path: UIBezierPath {
        let rect = CGRect(origin: .zero, size: size)
        switch self {
        case .strip:
            return UIBezierPath(roundedRect: rect, cornerRadius: 1.5)
        case .disc:
            return UIBezierPath(ovalIn: rect)
        case .triangle:
            let path = UIBezierPath()
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.close()
            return path
        case .ribbon:
            // A band that swings up and down, as thick as a third of its height.
            let (thickness, swing) = (rect.height / 3, rect.height)
            let path = UIBezierPath()
            path.move(to: CGPoint(x: rect.minX, y: thickness))
            path.addCurve(
                to: CGPoint(x: rect.maxX, y: thickness), controlPoint1: CGPoint(x: rect.width / 3, y: -swing / 3),
                controlPoint2: CGPoint(x: rect.width * 2 / 3, y: swing))
            path.addLine(to: CGPoint(x: rect.maxX, y: thickness * 2))
            path.addCurve(
                to: CGPoint(x: rect.minX, y: thickness * 2),
                controlPoint1: CGPoint(x: rect.width * 2 / 3, y: swing + thickness),
                controlPoint2: CGPoint(x: rect.width / 3, y: -swing / 3 + thickness))
            path.close()
            return path
        }
    }
}
