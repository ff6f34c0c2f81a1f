import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Components give their views the same values again in every layout, which on a phone changes nothing: a layout that asked for another
/// one by that would never end.
@Suite struct EqualValueTests {
  /// A view that does something to another one whenever it is laid out.
  private final class Host<Guest: UIView>: UIView {
    let guest: Guest
    let act: (Guest) -> Void

    init(_ guest: Guest, _ act: @escaping (Guest) -> Void) {
      (self.guest, self.act) = (guest, act)
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      guest.translatesAutoresizingMaskIntoConstraints = false
      addSubview(guest)
      NSLayoutConstraint.activate([
        guest.leftAnchor.constraint(equalTo: leftAnchor), guest.topAnchor.constraint(equalTo: topAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      act(guest)
      // What asks for layout is asked for it again and again, unless nothing has changed.
      if guest.layer.needsLayout() || layer.needsLayout() { setNeedsLayout() }
    }
  }

  private func settles<Guest: UIView>(
    _ make: @escaping @Sendable () -> Guest, place: SourceLocation = #_sourceLocation,
    _ act: @escaping @Sendable (Guest) -> Void
  ) {
    play(0.05, place: place) { view, _ in
      let guest = make()
      act(guest)
      view.addSubview(Host(guest, act))
    }
  }

  private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }

  @Test func labels() {
    settles {
      UILabel()
    } _: {
      $0.text = "text"
      $0.font = .boldSystemFont(ofSize: 20)
      $0.font = $0.font.withSize(20)
      ($0.textColor, $0.textAlignment, $0.numberOfLines) = (.red, .center, 2)
      ($0.lineBreakMode, $0.shadowColor, $0.preferredMaxLayoutWidth) = (.byWordWrapping, .blue, 40)
      $0.adjustsFontSizeToFitWidth = true
    }
    settles {
      UILabel()
    } _: {
      $0.attributedText = NSAttributedString(string: "text", attributes: [.kern: 2])
    }
  }

  /// The label itself, whose layout it is.
  @Test func aLabelInItsOwnLayout() {
    final class Own: UILabel {
      override func layoutSubviews() {
        super.layoutSubviews()
        font = font.withSize(20)
        (text, textColor) = ("text", .red)
        preferredMaxLayoutWidth = bounds.width
      }
    }
    play(0.05) { view, _ in view.addSubview(Own(frame: CGRect(x: 0, y: 0, width: 50, height: 20))) }
  }

  @Test func textFields() {
    settles {
      UITextField()
    } _: {
      ($0.text, $0.placeholder, $0.textColor) = ("text", "none", .red)
      $0.font = .systemFont(ofSize: 20)
      ($0.textAlignment, $0.borderStyle, $0.clearButtonMode) = (.center, .roundedRect, .always)
      ($0.leftViewMode, $0.leftView) = (.always, $0.leftView ?? UIView())
      ($0.isSecureTextEntry, $0.adjustsFontSizeToFitWidth, $0.minimumFontSize) = (true, true, 8)
    }
    settles {
      UITextField()
    } _: {
      $0.attributedText = NSAttributedString(string: "text", attributes: [.kern: 2])
      $0.attributedPlaceholder = NSAttributedString(string: "none", attributes: [.foregroundColor: UIColor.red])
      $0.defaultTextAttributes = [.kern: 1]
    }
  }

  @Test func textViews() {
    settles {
      UITextView()
    } _: {
      ($0.text, $0.textColor, $0.textAlignment) = ("text", .red, .center)
      ($0.font, $0.isScrollEnabled) = (.systemFont(ofSize: 20), false)
      $0.textContainerInset = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    }
  }

  @Test func buttons() {
    settles {
      UIButton(type: .system)
    } _: {
      $0.setTitle("title", for: .normal)
      $0.setTitleColor(.red, for: .normal)
      $0.setImage(Self.picture, for: .normal)
      $0.setBackgroundImage(Self.picture, for: .normal)
      $0.titleLabel?.font = .systemFont(ofSize: 20)
      $0.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
      ($0.titleEdgeInsets.left, $0.imageEdgeInsets.left) = (1, 1)
      $0.contentHorizontalAlignment = .left
    }
  }

  @Test func pictures() {
    settles {
      UIImageView(image: nil)
    } _: {
      ($0.image, $0.highlightedImage, $0.contentMode) = (Self.picture, Self.picture, .center)
    }
  }

  @Test func stacks() {
    settles {
      UIStackView(arrangedSubviews: [UILabel(), UILabel()])
    } _: {
      ($0.axis, $0.alignment, $0.distribution, $0.spacing) = (.vertical, .center, .fillEqually, 3)
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
      $0.setCustomSpacing(5, after: $0.arrangedSubviews[0])
    }
  }

  @Test func controls() {
    settles {
      UISwitch()
    } _: {
      ($0.isOn, $0.onTintColor) = (true, .red)
    }
    settles {
      UISlider()
    } _: {
      ($0.minimumValue, $0.maximumValue, $0.value) = (0, 2, 1)
    }
    settles {
      UIProgressView()
    } _: {
      ($0.progress, $0.progressTintColor) = (0.5, .red)
    }
    settles {
      UIPageControl()
    } _: {
      ($0.numberOfPages, $0.currentPage) = (3, 1)
    }
    settles {
      UISegmentedControl(items: ["a", "b"])
    } _: {
      $0.selectedSegmentIndex = 1
      $0.setTitle("c", forSegmentAt: 0)
    }
    settles {
      UIStepper()
    } _: {
      ($0.minimumValue, $0.maximumValue, $0.value) = (0, 2, 1)
    }
    settles {
      UIActivityIndicatorView(style: .medium)
    } _: {
      ($0.color, $0.style) = (.red, .large)
    }
    settles {
      UISearchBar()
    } _: {
      ($0.text, $0.placeholder, $0.searchBarStyle) = ("a", "b", .minimal)
    }
  }

  @Test func viewsThatScroll() {
    settles {
      UIScrollView()
    } _: {
      ($0.contentSize, $0.contentInset.top) = (CGSize(width: 200, height: 300), 5)
      $0.contentOffset = CGPoint(x: 0, y: 20)
    }
    settles {
      UITableView()
    } _: {
      ($0.rowHeight, $0.separatorStyle, $0.separatorColor) = (50, .none, .red)
      ($0.contentInset.top, $0.backgroundColor) = (5, .red)
    }
    settles {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    } _: {
      guard let flow = $0.collectionViewLayout as? UICollectionViewFlowLayout else { return }
      (flow.itemSize, flow.minimumLineSpacing) = (CGSize(width: 20, height: 20), 3)
      (flow.sectionInset.top, flow.scrollDirection) = (3, .horizontal)
    }
  }

  @Test func views() {
    settles {
      UIView()
    } _: {
      $0.setContentHuggingPriority(.required, for: .horizontal)
      $0.setContentCompressionResistancePriority(.required, for: .horizontal)
      ($0.layoutMargins.left, $0.semanticContentAttribute) = (3, .forceRightToLeft)
      ($0.alpha, $0.transform, $0.isHidden) = (0.5, CGAffineTransform(scaleX: 2, y: 2), false)
      ($0.backgroundColor, $0.tintColor, $0.contentMode) = (.red, .blue, .redraw)
    }
  }
}
