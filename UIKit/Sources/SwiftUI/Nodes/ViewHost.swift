import QuartzCore
import Springform
import SwiftUIAnimation
import UIKit

/// Keeps a tree of views up to date: collects changes, runs bodies, lays out, and moves what is animated.
package final class ViewHost {
  /// How many updates may follow from each other in one turn.
  private static let roundLimit = 100
  /// How often a layout is tried out before it counts.
  private static let rehearsalLimit = 3

  let loop: MainLoop
  /// UIKit's view that shows the tree, in which UIKit's other views are subviews; see Platform/PlatformViewElement.swift.
  weak var view: UIView?
  /// UIKit's views among the elements, by their layers.
  var platformViews: [ObjectIdentifier: WeakView] = [:]
  private let first: (view: any View, environment: EnvironmentValues)
  private lazy var root = makeRoot(first.view, first.environment)
  private let canvas: Layer
  /// How often the tree has been brought up to date.
  private(set) var pass = 0
  /// The transaction of the update that is under way.
  private(set) var transaction = Transaction()
  /// The node whose view runs; what it reads, it depends on.
  var reading: Node? {
    get { slot.node }
    set { slot.node = newValue }
  }
  private let slot: ReadingSlot
  private(set) var isUpdating = false
  private var needsUpdate = true

  private var changes: [(transaction: Transaction, apply: () -> Void)] = []
  private var actions: [() -> Void] = []
  private var moving: [any MovingPart] = []
  /// What is on its way out, each with the pass in which that began.
  private var leavers: [(node: Node, pass: Int)] = []
  private var appearing: [Node] = []
  var preferenceReaders: [any PreferenceReading] = []
  /// How many nodes say something of a preference, by its key.
  private(set) var preferenceWriters: [ObjectIdentifier: Int] = [:]
  /// Where views are that others follow; see Dynamic/MatchedGeometry.swift.
  let matches = MatchedGroups()
  /// Whether a layout is under way that only finds out where everything lies.
  private(set) var isRehearsing = false
  private var link: DisplayLink?
  /// Keeps the stage from resting while something moves.
  private var awake: DisplayLink?
  /// Asks for a turn's layout, at which ``update(in:)`` is called.
  private let askForLayout: () -> Void

  /// What the screen's shape takes of the area at its edges, in points.
  package var safeArea = EdgeInsets()
  /// The room that there is, and where it lies, in points.
  private var area = CGRect.zero

  /// - Parameters:
  ///   - loop: the scene's.
  ///   - canvas: what the views are drawn below.
  ///   - askForLayout: brings about a call of ``update(in:)`` within the turn.
  init(
    _ loop: MainLoop, on canvas: Layer, root view: any View, environment: EnvironmentValues,
    askForLayout: @escaping () -> Void
  ) {
    (self.loop, self.canvas, self.askForLayout) = (loop, canvas, askForLayout)
    (first, slot) = ((view, environment), .of(loop))
    link = loop.stage.displayLink(keepsAwake: false) { [weak self] _ in self?.tick() }
  }

  private func makeRoot(_ view: any View, _ environment: EnvironmentValues) -> Node {
    Node(host: self, parent: nil, key: .only, view: view, environment: withEditMode(environment))
  }

  /// Whether people edit what is shown, unless somebody around it keeps that.
  private lazy var editMode = StateStorage(EditMode.inactive, on: self)

  private func withEditMode(_ environment: EnvironmentValues) -> EnvironmentValues {
    guard environment.editMode == nil else { return environment }
    var environment = environment
    environment.editMode = Binding(storage: editMode)
    return environment
  }

  var time: Double { loop.stage.time }
  /// The release whose animations count.
  var deployment: Deployment { AppSettings.of(loop).deployment }
  var pixelScale: CGFloat { loop.screenScale }

  /// Ends all views: they are shown no more.
  func end() {
    root.dismantle()
    let due = actions
    actions = []
    for action in due { action() }
    for link in [link, awake] { link?.invalidate() }
  }

  /// Puts another view in the place of the root, or another environment.
  package func setRoot(_ view: any View, environment: EnvironmentValues) {
    change { [self] in
      nextRoot = (view, environment)
      needsUpdate = true
    }
  }

  private var nextRoot: (view: any View, environment: EnvironmentValues)?
  package var environment: EnvironmentValues { nextRoot?.environment ?? root.environment }

  // MARK: Changes

  /// Plans a change for the end of the turn, in the transaction that is open.
  func change(_ apply: @escaping () -> Void) {
    let transaction = Transaction.current
    transaction.holdCompletions()
    changes.append((transaction, apply))
    askForLayout()
  }

  func setNeedsUpdate() {
    needsUpdate = true
    if !isUpdating { askForLayout() }
  }

  /// Calls something when the update that is under way is over.
  func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  // MARK: Updates

  /// Brings everything up to date in an area of the canvas, in points.
  package func update(in area: CGRect) {
    var isFirst = self.area != area
    self.area = area
    // Whoever lays out in the middle of an update is heard when that is over.
    guard !isUpdating else {
      needsUpdate = needsUpdate || isFirst
      return
    }
    for _ in 0..<Self.roundLimit {
      guard loop.stage.error == nil else { return }
      guard !changes.isEmpty || needsUpdate || isFirst else { return }
      // Changes that travel with one transaction are one update.
      let group = Array(changes.prefix { $0.transaction.isSameUpdate(as: changes[0].transaction) })
      changes.removeFirst(group.count)
      transaction = group.first?.transaction ?? Transaction()
      for change in group { change.apply() }
      isFirst = false
      updateOnce()
      for change in group { change.transaction.releaseCompletions() }
      transaction = Transaction()
    }
    loop.fail("the views' updates follow from each other without end")
  }

  private func updateOnce() {
    pass += 1
    isUpdating = true
    repeat {
      needsUpdate = false
      if let next = nextRoot {
        nextRoot = nil
        if type(of: next.view) != type(of: root.view) {
          root.dismantle()
          rootStackElement = nil
          root = makeRoot(next.view, next.environment)
        }
        root.visit(next.view, withEditMode(next.environment))
      } else {
        root.revisit()
      }
      for node in appearing { node.finishAppearing() }
      appearing = []
    } while needsUpdate
    layOut()
    // What has come while there was room made for it begins now.
    while !appearing.isEmpty {
      let new = appearing
      appearing = []
      for node in new { node.finishAppearing() }
      root.revisit()
      for element in root.elements { element.forgetSizes() }
      layOut()
    }
    isUpdating = false
    let due = actions
    actions = []
    for action in due { action() }
    readPreferences()
  }

  /// Says that there is one more node, or one less, that says something of a preference.
  func countWriters(of key: ObjectIdentifier, by difference: Int) { preferenceWriters[key, default: 0] += difference }

  func appear(_ node: Node) { appearing.append(node) }
  func leave(_ node: Node) { leavers.append((node, pass)) }
  /// Of a node that turns round.
  func stay(_ node: Node) { leavers.removeAll { $0.node === node } }
  func dismantled(_ node: Node) {
    leavers.removeAll { $0.node === node }
    // Parts do not keep their nodes.
    moving.removeAll { $0.node === node }
  }

  /// The area without what the screen's shape takes.
  var safeFrame: CGRect {
    CGRect(
      x: area.minX + safeArea.leading, y: area.minY + safeArea.top,
      width: max(area.width - safeArea.leading - safeArea.trailing, 0),
      height: max(area.height - safeArea.top - safeArea.bottom, 0))
  }

  private func layOut() {
    if matches.begin() {
      isRehearsing = true
      // What follows may itself be followed.
      for _ in 0..<Self.rehearsalLimit {
        place()
        guard matches.note() else { break }
      }
      isRehearsing = false
    }
    place()
  }

  private func place() {
    let elements = root.elements
    let surface = Surface(layer: canvas)
    // Several views at the root stand below each other.
    let content = elements.count == 1 ? elements[0] : rootStack(elements)
    let safe = safeFrame
    let proposal = ProposedViewSize(safe.size)
    let size = content.size(proposal)
    let origin = CGPoint(
      x: safe.minX + (safe.width - size.width) / 2, y: safe.minY + (safe.height - size.height) / 2)
    content.place(at: origin, proposal, on: surface)
    if !isRehearsing { surface.finish() }
  }

  private var rootStackElement: StackElement?

  private func rootStack(_ elements: [Element]) -> Element {
    let known = rootStackElement?.node === root ? rootStackElement : nil
    let stack = known ?? StackElement(root, axis: .vertical)
    rootStackElement = stack
    stack.children = elements
    return stack
  }

  private func readPreferences() {
    for reader in preferenceReaders { reader.read() }
    let scheme = root.preference(PreferredColorSchemeKey.self) ?? nil
    // What the component says itself of its view stays until then.
    guard scheme != preferredScheme else { return }
    preferredScheme = scheme
    view?.overrideUserInterfaceStyle = scheme.map { $0.userInterfaceStyle } ?? .unspecified
  }

  /// What the views preferred last.
  private var preferredScheme: ColorScheme?

  /// The size that the views choose in a room, or without limits, in points.
  package func idealSize(in room: CGSize?) -> CGSize { size(for: room.map { ProposedViewSize($0) } ?? .unspecified) }

  /// The size that the views choose for a proposal.
  func size(for proposal: ProposedViewSize) -> CGSize {
    if pass == 0 || !changes.isEmpty, !isUpdating { update(in: area) }
    let elements = root.elements
    let content = elements.count == 1 ? elements[0] : rootStack(elements)
    return content.size(proposal)
  }

  /// Where a rectangle of an element's surface lies on that of another, or on the canvas.
  func convert(_ frame: CGRect, of element: Element, to other: Element?) -> CGRect {
    let from = element.surfaceOwner?.layer ?? canvas
    let onCanvas = Self.convert(Rect(frame), from: from, to: canvas)
    guard let other else { return CGRect(onCanvas) }
    let there = Self.convert(onCanvas, from: canvas, to: other.surfaceOwner?.layer ?? canvas)
    return CGRect(there).offsetBy(dx: -other.frame.minX, dy: -other.frame.minY)
  }

  /// The smallest upright rectangle around one of another layer.
  private static func convert(_ rect: Rect, from: Layer, to: Layer) -> Rect {
    guard from !== to else { return rect }
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.minX, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ].map { from.convert($0, to: to) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    // In parts of a point that sums keep exactly: who places itself by its own frame comes to rest.
    func kept(_ value: Double?) -> Double { ((value ?? 0) * 1_048_576).rounded() / 1_048_576 }
    let (left, top) = (kept(xs.min()), kept(ys.min()))
    return Rect(x: left, y: top, width: kept(xs.max()) - left, height: kept(ys.max()) - top)
  }

  /// A point of the canvas in a space of coordinates of a node's view.
  func convert(_ point: CGPoint, to space: CoordinateSpace, of node: Node) -> CGPoint {
    let owner: Element? =
      switch space {
      case .global: nil
      case .local: node.elements.first
      case .named(let name): node.owner(ofSpace: name)?.elements.first
      }
    guard let owner else { return point }
    let surface = owner.surfaceOwner?.layer ?? canvas
    let there = surface === canvas ? Point(point) : canvas.convert(Point(point), to: surface)
    return CGPoint(x: there.x - owner.frame.minX, y: there.y - owner.frame.minY)
  }

  // MARK: Who is where

  private var owners: [ObjectIdentifier: WeakElement] = [:]

  private struct WeakElement {
    weak var element: SurfaceElement?
  }

  /// Knows whose a layer is.
  func register(_ element: SurfaceElement) {
    owners[ObjectIdentifier(element.layer)] = WeakElement(element: element)
  }

  /// The node of the frontmost view at a point of the canvas.
  func node(at point: CGPoint) -> Node? {
    var layer = hit(at: point)
    while let current = layer {
      // Of what lies in one of UIKit's views, that view's element.
      if let element = owners[ObjectIdentifier(current)]?.element { return element.node }
      layer = current.superlayer
    }
    return nil
  }

  /// The frontmost layer at a point of the canvas.
  func hit(at point: CGPoint) -> Layer? { canvas.hitTest(Point(point)) }

  private var lastNumber = 0

  /// A number that nobody else on the host has.
  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  // MARK: Motion

  /// Has a part moved at every refresh, until it says that it stands.
  func move(_ part: any MovingPart) {
    if !moving.contains(where: { $0 === part }) { moving.append(part) }
    if awake == nil { awake = loop.stage.displayLink { _ in } }
  }

  private func tick() {
    guard !moving.isEmpty || !leavers.isEmpty else { return }
    loop.turn {
      let time = time
      let standing = Set(moving.filter { !$0.advance(to: time) }.map(ObjectIdentifier.init))
      moving.removeAll { standing.contains(ObjectIdentifier($0)) }
      // What goes waits for what its going has moved, and not for what moves in it without end.
      for (node, pass) in leavers
      where !node.isMoving(among: moving.filter { $0.moves(since: pass) }) {
        node.parent?.drop(node)
      }
      if moving.isEmpty {
        awake?.invalidate()
        awake = nil
      }
    }
  }
}

/// Something that moves by itself from refresh to refresh.
protocol MovingPart: AnyObject {
  var node: Node { get }
  /// Whether it is on the way on which a pass of the host has sent it. What moves by itself is on none.
  func moves(since pass: Int) -> Bool
  /// Moves to a time, in seconds, and tells whether it goes on.
  func advance(to time: Double) -> Bool
}

extension MovingPart {
  func moves(since pass: Int) -> Bool { false }
}

/// The node whose view runs, of whichever host of a loop: a sheet's views read what belongs to those that show it.
private final class ReadingSlot: Companion {
  var node: Node?
  init(_ loop: MainLoop) {}
}
