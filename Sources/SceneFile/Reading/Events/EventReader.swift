import Springform
import SpringformDocument
import SpringformExpressions

/// Reads what happens when.
struct EventReader {
  private let context: ReaderContext

  init(_ context: ReaderContext) { self.context = context }

  private var problems: Problems { context.problems }

  private static let triggers = ["start", "tick", "rest", "tap", "press", "pan", "scroll", "contact", "at", "when"]
  private static let allowed: [String: [String]] = [
    "tap": ["do"], "press": ["began", "changed", "ended", "do", "minimumDuration"],
    "pan": ["began", "changed", "ended"],
    "scroll": ["began", "ended", "settles"], "contact": ["do"], "at": ["do"], "when": ["do"],
  ]

  func read(_ node: Node, into program: inout Program) {
    let event = Mapping(node, EventKeys.format, context)
    guard let trigger = event.entries.first(where: { Self.triggers.contains($0.key) }) else {
      if let entries = node.entries, entries.count == event.entries.count {
        problems.add("what has to happen? An event has " + Self.triggers.joined(separator: ", "), at: node.position)
      }
      return
    }
    for key in event.entries where key.key != trigger.key && !(Self.allowed[trigger.key] ?? []).contains(key.key) {
      let known = Self.allowed[trigger.key] ?? []
      problems.add(
        "'\(trigger.key)' has no '\(key.key)'", at: key.keyPosition,
        hint: known.isEmpty ? "write its verbs right behind it" : "there is " + known.joined(separator: ", "))
    }
    guard let value = event.value(of: trigger) else { return }
    switch trigger.key {
    case "start": program.start.append(VerbReader(context).actions(value))
    case "tick":
      program.ticks.append(VerbReader(context).actions(value))
    case "rest":
      let actions = VerbReader(context).actions(value)
      program.setup.append { $0.physics.onRest.append(actions) }
    case "at": at(event, &program)
    case "when": when(event, &program)
    case "contact": contact(value, event, &program)
    case "scroll": scroll(value, event, &program)
    default: gesture(trigger.key, value, event, &program)
    }
  }

  private func at(_ event: Mapping<EventKeys>, _ program: inout Program) {
    let actions = VerbReader(context).actions(event.read(\.actions))
    guard let time = event.read(\.time) else { return }
    program.setup.append { interpreter in
      // A component that is spawned has a beginning of its own.
      let time = interpreter.stage.time + time(interpreter)
      guard interpreter.stage.error == nil else { return }
      interpreter.stage.at(time) { interpreter.perform(actions, locals: interpreter.locals) }
    }
  }

  private func when(_ event: Mapping<EventKeys>, _ program: inout Program) {
    let actions = VerbReader(context).actions(event.read(\.actions))
    guard let expression = event.read(\.when), let condition = expression.flag else { return }
    let names = ReadNames(context.file).names(of: expression.reads)
    program.setup.append { $0.addTrigger(condition, reading: names, actions) }
  }

  // MARK: Fingers

  static let fingerLocals: [EventLocal] = [
    ("touch", .point, "where the finger is, in the coordinates of the layer above"),
    ("translation", .point, "of pan: how far it came since the pan began, in the same coordinates"),
    ("step", .point, "of pan: how far it came since the last report, in the same coordinates"),
    ("velocity", .point, "of pan: how fast it moves, in pt/s of the same coordinates"),
    ("target", .layer(.layer), "the layer that is touched"),
    ("index", .number, "which of several layers it is, counted from 0"),
  ]

  private func gesture(_ kind: String, _ node: Node, _ event: Mapping<EventKeys>, _ program: inout Program) {
    let touched = context.layers(node, kind)
    let first = context.scope.locals.count
    let inner = context.adding(
      Self.fingerLocals.map { name, type, _ in
        Scope.Local(name: name, type: name == "target" ? .object(touched?.kind ?? LayerKind.layer) : type, isLive: true)
      })
    let verbs = VerbReader(inner)
    let (done, began) = (verbs.actions(event.read(\.actions)), verbs.actions(event.read(\.began)))
    let (changed, ended) = (verbs.actions(event.read(\.changed)), verbs.actions(event.read(\.ended)))
    let minimum = event.read(\.minimumDuration)
    guard let layers = touched?.layers else { return }
    program.setup.append { interpreter in
      for (index, layer) in layers(interpreter).enumerated() {
        interpreter.touchRecord?.listen(layer, kind)
        let finger = FingerLocals(interpreter, layer, index, first: first)
        switch kind {
        case "tap":
          let tap = TapRecognizer { finger.perform(done, at: $0.location(in: layer.superlayer)) }
          tap.shouldRecognizeSimultaneously = { [weak layer] in $0 is TapRecognizer && $0.layer === layer }
          layer.addGestureRecognizer(tap)
        case "press":
          let press = LongPressRecognizer { press in
            let place = press.location(in: layer.superlayer)
            switch press.state {
            case .began: finger.perform(began + done, at: place)
            case .changed: finger.perform(changed, at: place)
            case .ended, .cancelled: finger.perform(ended, at: place)
            default: break
            }
          }
          if let minimum { press.minimumPressDuration = minimum(interpreter) }
          // One of no duration begins with every touch: a button's look while it is held down, which must not swallow its tap, nor
          // that of what lies in it.
          let beginsAtOnce = press.minimumPressDuration <= 0
          press.shouldRecognizeSimultaneously = { [weak layer] other in
            guard let layer else { return false }
            if other is LongPressRecognizer { return other.layer === layer }
            return beginsAtOnce && other is TapRecognizer && other.layer?.lies(in: layer) == true
          }
          layer.addGestureRecognizer(press)
        default:
          let pan = PanRecognizer { pan in
            switch pan.state {
            case .began: finger.perform(began.isEmpty ? changed : began, following: pan)
            case .changed: finger.perform(changed, following: pan)
            case .ended, .cancelled: finger.perform(ended, following: pan)
            default: break
            }
          }
          pan.shouldRecognizeSimultaneously = { [weak layer] in $0 is PanRecognizer && $0.layer === layer }
          layer.addGestureRecognizer(pan)
        }
      }
    }
  }

  private func scroll(_ node: Node, _ event: Mapping<EventKeys>, _ program: inout Program) {
    let touched = context.layers(node, "scroll")
    let verbs = VerbReader(context)
    let (began, ended) = (verbs.actions(event.read(\.began)), verbs.actions(event.read(\.ended)))
    let settles = event.read(\.settles)
    guard let touched else { return }
    guard touched.kind.inherits(.scroll) else {
      problems.add("this layer does not scroll", at: node.position, hint: "give it scroll: true")
      return
    }
    program.setup.append { interpreter in
      for case let layer as ScrollLayer in touched.layers(interpreter) {
        interpreter.touchRecord?.listen(layer, "scroll")
        layer.onBeginDragging = { [unowned interpreter] in
          interpreter.touchRecord?.answer()
          interpreter.perform(began, locals: interpreter.locals)
        }
        layer.onEndDragging = { [unowned interpreter] in
          interpreter.timePassed()
          let result = settles?(interpreter) ?? true
          interpreter.perform(ended, locals: interpreter.locals)
          return result
        }
      }
    }
  }

  // MARK: Contacts

  static let contactLocals: [EventLocal] = [
    ("place", .point, "where it touches"), ("item", .layer(.shape), "the body"),
  ]

  private func contact(_ node: Node, _ event: Mapping<EventKeys>, _ program: inout Program) {
    let names = node.elements ?? [node]
    let slots = (place: context.scope.locals.count, item: context.scope.locals.count + 1)
    let inner = context.adding(
      Self.contactLocals.map { Scope.Local(name: $0.name, type: $0.type, isLive: true) })
    let actions = VerbReader(inner).actions(event.read(\.actions))
    guard (1...2).contains(names.count), let body = context.layerName(names[0], "contact") else { return }
    var other: Physics.Contact.Counterpart?
    if names.count == 2, let name = names[1].scalar?.text {
      if case .object(let symbol)? = context.scope.symbols[name] {
        other = .body(symbol.slot)
      } else {
        context.file.detached.append((name, names[1].position))
        other = .boundary(name)
      }
    }
    let contact = Physics.Contact(body: body.slot, other: other, slots: slots, actions: actions)
    // Before the collisions are made, which look for listeners.
    program.physics.insert({ $0.physics.onContact.append(contact) }, at: 0)
  }
}

/// A name that an event brings.
typealias EventLocal = (name: String, type: ValueType, help: String)

extension Layer {
  /// Whether it is another layer or lies in it, however deep.
  fileprivate func lies(in other: Layer) -> Bool { self === other || superlayer?.lies(in: other) == true }
}
