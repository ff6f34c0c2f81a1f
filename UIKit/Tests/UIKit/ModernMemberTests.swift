import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Members of newer systems, most of which a phone's picture does not show.
@Suite struct ModernMemberTests {
  @Test func areKept() {
    let (label, field, image) = (UILabel(), UITextField(), UIImageView())
    label.lineBreakStrategy = [.hangulWordPriority, .pushOut]
    (label.showsExpansionTextWhenTruncated, field.adjustsFontForContentSizeCategory) = (true, true)
    image.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(label.lineBreakStrategy.contains(.pushOut) && label.showsExpansionTextWhenTruncated)
    #expect(field as Any is any UIContentSizeCategoryAdjusting && field.adjustsFontForContentSizeCategory)
    #expect(image.adjustsImageSizeForAccessibilityContentSizeCategory)
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = .standard
    #expect((style.copy() as? NSParagraphStyle)?.lineBreakStrategy == .standard)
    let item = UINavigationItem(title: "a")
    item.accessibilityLabel = "b"
    #expect(item.accessibilityLabel == "b")
    let scroll = UIScrollView()
    #expect(scroll.topEdgeEffect !== scroll.bottomEdgeEffect && scroll.topEdgeEffect.style == .automatic)
    scroll.topEdgeEffect.style = .hard
    #expect(scroll.topEdgeEffect.style == .hard)
  }

  /// A button's menu is what a finger that stays on it would be shown.
  @Test func controlsSayTheirMenus() {
    let button = UIButton()
    let interaction = UIContextMenuInteraction(delegate: button)
    #expect(button.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero) == nil)
    button.menu = UIMenu(title: "a", children: [])
    #expect(button.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero) != nil)
    let log = Log()
    play(0.1) { _, stage in
      let button = UIButton(primaryAction: UIAction { _ in log.entries.append("done") })
      stage.perform(at: 0) { button.performPrimaryAction() }
    }
    #expect(log.entries == ["done"])
  }

  /// The view of a background that goes on fills all of it.
  @Test func backgroundsGoOn() {
    play(0.1) { view, stage in
      let ground = UIBackgroundExtensionView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      ground.contentView = UIView()
      view.addSubview(ground)
      ground.layoutIfNeeded()
      #expect(ground.contentView?.frame == ground.bounds)
    }
  }
}
