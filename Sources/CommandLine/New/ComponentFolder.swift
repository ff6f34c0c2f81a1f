import Glibc
import Springform

/// What a component is written for.
enum ComponentFramework: String {
  case uiKit = "UIKit"
  case swiftUI = "SwiftUI"
}

/// A folder with an iOS component's own Swift source, which a new package is to show.
struct ComponentFolder {
  /// What the first scene of it shows.
  enum Subject: Equatable {
    case view(String, ComponentInitializer)
    case controller(String, ComponentInitializer)
    /// One in SwiftUI, with the arguments that make it.
    case swiftUIView(String, arguments: String)
    /// What has no looks of its own: a transition, a layout, animations for any view.
    case helper
  }

  let framework: ComponentFramework
  /// From the root.
  let path: String
  let subject: Subject
  /// What that has to be given before it shows anything.
  let needs: ComponentNeeds
  /// Whether a type in it has the name that the first scene's has as a rule.
  let declaresDemo: Bool
  /// Whether fingers lead something in it.
  let isDragged: Bool
  /// Whether it has values that come by and by from publishers.
  let usesCombine: Bool
  /// Whether one for UIKit has parts that are for SwiftUI.
  let usesSwiftUI: Bool

  /// - Throws: `InputError`, ``UsageError`` for a folder without source.
  init(_ path: String, for framework: ComponentFramework) throws {
    self.framework = framework
    let files = try FileTree.paths(below: path, suffixes: ["swift"], isTrusted: true)
    guard !files.isEmpty else {
      throw UsageError.conflict(
        "there is no Swift file in '\(path)'", hint: "name the folder with the component's source")
    }
    let texts = try files.map {
      SwiftCode.text(of: String(decoding: try InputFile.bytes(of: "\(path)/\($0)"), as: UTF8.self))
    }
    switch framework {
    case .uiKit: (subject, needs) = Self.subject(in: texts, with: ArgumentValues(in: texts, for: framework))
    case .swiftUI:
      needs = .none
      subject = SwiftUIViewSearch.view(in: texts).map { .swiftUIView($0.name, arguments: $0.arguments) } ?? .helper
    }
    declaresDemo = texts.contains {
      $0.contains(#/(?m)^(?:[@\w]+[ \t]+)*(?:struct|class|enum|actor|protocol|typealias)[ \t]+Demo\b/#)
    }
    isDragged = texts.contains {
      $0.contains("UIPanGestureRecognizer") || $0.contains("touchesMoved") || $0.contains("DragGesture")
    }
    usesCombine = texts.contains { $0.contains(#/(?m)^[ \t]*(?:@\w+[ \t]+)*import[ \t]+(?:\w+[ \t]+)?Combine\b/#) }
    usesSwiftUI = texts.contains { $0.contains(#/(?m)^[ \t]*(?:@\w+[ \t]+)*import[ \t]+(?:\w+[ \t]+)?SwiftUI\b/#) }
    guard let root = realpath(path, nil) else {
      throw UsageError.conflict("'\(path)' is not there", hint: "name a folder")
    }
    defer { free(root) }
    self.path = String(cString: root)
  }

  /// The view or controller in UIKit that a first scene shows.
  private static func subject(
    in texts: [String], with values: ArgumentValues
  ) -> (subject: Subject, needs: ComponentNeeds) {
    let declared = texts.enumerated().flatMap { Self.classes(in: $1, file: $0, with: values) }
    let superclasses = Dictionary(declared.map { ($0.name, $0.superclass) }, uniquingKeysWith: { first, _ in first })
    let made = texts.map(Self.made(in:))
    let (viewSuffixes, controllerSuffixes) = (["View", "Control", "Button", "Label"], ["ViewController"])
    func first(endingIn suffixes: [String], isWhole: Bool) -> DeclaredClass? {
      let found = declared.filter { declared in
        !declared.isPrivate && declared.takesNumbers
          && suffixes.contains { Self.root(of: declared.name, superclasses).hasSuffix($0) }
      }
      // What another file makes is a part of the whole.
      let wanted = found.filter { found in
        !isWhole || !made.enumerated().contains { $0 != found.file && $1.contains(Substring(found.name)) }
      }
      // What lies within another type is a part of that, and which types a generic one takes nobody says.
      let candidates = wanted.filter(\.isPlain) + wanted.filter { !$0.isPlain }
      // One that can be made goes before one that has to be told something.
      let ready = candidates.filter { !($0.initializer.arguments?.contains("<#") ?? false) }
      return ready.first(where: \.isPublic) ?? candidates.first(where: \.isPublic) ?? ready.first ?? candidates.first
    }
    func shown(isWhole: Bool) -> (subject: Subject, needs: ComponentNeeds)? {
      if let view = first(endingIn: viewSuffixes, isWhole: isWhole) {
        return (.view(view.type, view.initializer), view.needs)
      }
      return first(endingIn: controllerSuffixes, isWhole: isWhole).map {
        (.controller($0.type, $0.initializer), $0.needs)
      }
    }
    return shown(isWhole: true) ?? shown(isWhole: false) ?? (.helper, .none)
  }

  private struct DeclaredClass {
    let name: String
    /// The types around it, as they go before its name.
    let outer: String
    /// How many types the class takes, as `Deck<Card>` takes one.
    let genericParameterCount: Int
    /// Whether numbers are such types.
    let takesNumbers: Bool
    let superclass: String
    let file: Int
    let isPublic: Bool
    let isPrivate: Bool
    let initializer: ComponentInitializer
    let needs: ComponentNeeds

    var isPlain: Bool { outer.isEmpty && genericParameterCount == 0 }

    /// A generic class is one of numbers, until who reads the scene knows better.
    var type: String {
      guard genericParameterCount > 0 else { return outer + name }
      return "\(outer)\(name)<\(Array(repeating: "Int", count: genericParameterCount).joined(separator: ", "))>"
    }
  }

  /// As they stand in a source: what is taken for the view is only what the first scene shows.
  private static func classes(in text: String, file: Int, with values: ArgumentValues) -> [DeclaredClass] {
    let scopes = DeclaredTypes.scopes(in: text)
    return text.matches(
      of: #/(?m)^[ \t]*((?:[@\w]+[ \t]+)*)class[ \t]+(\w+)\s*(<[^>\n]*>)?[^:{\n]*:\s*(\w+)/#
    )
    .map { match in
      let modifiers = match.1.split(whereSeparator: \.isWhitespace)
      return DeclaredClass(
        name: String(match.2), outer: DeclaredTypes.path(to: match.range.lowerBound, in: scopes),
        genericParameterCount: match.3.map { $0.split(separator: ",").count } ?? 0,
        takesNumbers: match.3.map(Self.takesNumbers) ?? true,
        superclass: String(match.4), file: file,
        isPublic: modifiers.contains { $0 == "open" || $0 == "public" },
        isPrivate: modifiers.contains { $0 == "private" || $0 == "fileprivate" },
        initializer: ComponentInitializer(in: text, of: match.range, named: match.2, with: values),
        needs: ComponentInitializer.bracketed("{", "}", in: text[match.range.lowerBound...])
          .map { ComponentNeeds(in: $0) } ?? .none)
    }
  }

  /// Whether types that take others, `<Key: Hashable, Value>`, ask nothing of those that a number is not.
  private static func takesNumbers(_ list: Substring) -> Bool {
    list.matches(of: #/:[ \t]*([^,>]+)/#).allSatisfy { constraint in
      constraint.1.split { !$0.isLetter }.allSatisfy {
        ["Equatable", "Hashable", "Comparable", "Sendable", "Codable", "Numeric", "BinaryInteger"].contains($0)
      }
    }
  }

  /// What a source makes objects of, among other names that are called.
  private static func made(in text: String) -> Set<Substring> {
    Set(text.matches(of: #/\b(\w+)(?:\(|\.init\b)/#).map(\.1))
  }

  /// UIKit's class that a class comes from; empty where it comes from none.
  private static func root(of name: String, _ superclasses: [String: String]) -> String {
    var (current, seen): (String, Set<String>) = (name, [])
    while let superclass = superclasses[current], seen.insert(current).inserted {
      if superclass.hasPrefix("UI"), superclasses[superclass] == nil { return superclass }
      current = superclass
    }
    return ""
  }
}
