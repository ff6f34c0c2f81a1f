import Testing

@Suite("new")
struct NewCommandTests {
  @Test("A package has a scene, a command line, a test with its baseline, a workflow and a readme, and nothing else")
  func files() {
    withRun("$TOOL new my-demos --quiet && find my-demos -type f | sort") { run, left in
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(run.errors.isEmpty)
      #expect(left == "my-demos")
      #expect(
        run.output.split(separator: "\n") == [
          "my-demos/.github/workflows/animations.yml", "my-demos/.gitignore", "my-demos/Package.swift",
          "my-demos/README.md", "my-demos/Sources/my-demos/Bounce.swift", "my-demos/Sources/my-demos/Main.swift",
          "my-demos/Tests/my_demosTests/BounceTests.swift",
          "my-demos/Tests/my_demosTests/__Baselines__/BounceTests/bounce.bounce.apng",
          "my-demos/Tests/my_demosTests/__Baselines__/BounceTests/bounce.bounce.json",
        ])
    }
  }

  @Test("No placeholder is left, and names stand where they belong")
  func texts() {
    withRun("$TOOL new my-demos --quiet; cd my-demos; grep -rIl '{{' .; cat Package.swift Tests/*/*.swift README.md") {
      run, _ in
      #expect(!run.output.contains("{{"))
      for text in [
        "name: \"my-demos\"", "name: \"my_demosTests\"", ".package(path: \"/", "@testable import my_demos",
        "swift run my-demos list", "It needs Springform's URL in Package.swift",
      ] { #expect(run.output.contains(text), "\(text)") }
    }
  }

  @Test("The package's scene is the one that drew its baseline, to the letter")
  func scene() {
    let scene = "\(#filePath)".replacing(
      "Tests/CommandLine/New/NewCommandTests", with: "Sources/CommandLine/New/Bounce")
    withRun("$TOOL new demos --quiet; diff '\(scene)' demos/Sources/demos/Bounce.swift") { run, _ in
      #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    }
  }

  @Test("A published version is depended on by its URL")
  func release() {
    withRun(
      "$TOOL new demos --url https://example.com/a/Spring.git --version 1.20.3 --quiet; cd demos; cat Package.swift; "
        + "cat .github/workflows/*"
    ) { run, _ in
      #expect(run.output.contains(".package(url: \"https://example.com/a/Spring.git\", from: \"1.20.3\")"))
      #expect(run.output.contains(".product(name: \"Springform\", package: \"Spring\")"))
      #expect(run.output.contains("\nname: animations\n") || run.output.contains("name: animations\n"))
      #expect(run.output.contains("run: .build/checkouts/Spring/Scripts/ci/install"))
      #expect(!run.output.contains("needs Springform's URL"))
    }
  }

  @Test("Nothing is ever overwritten: a file, a directory, even an empty one, or a link of that name is refused")
  func overwriting() {
    for made in ["mkdir demos", "touch demos", "ln -s nowhere demos"] {
      withRun("\(made); $TOOL new demos") { run, left in
        #expect(run.exitCode == 73)
        #expect(run.errors == "error: cannot create 'demos': file exists\n")
        #expect(left == "demos")
      }
    }
    withRun("$TOOL new demos --quiet; echo mine >demos/README.md; $TOOL new demos; cat demos/README.md") { run, _ in
      #expect(run.output == "mine\n")
    }
  }

  @Test("A folder with nothing in it but what SwiftPM has built keeps that; one with anything else is refused")
  func builtAlready() {
    let built = "mkdir -p demos/.build; echo built >demos/.build/tool; "
    withRun(built + "$TOOL new demos --quiet; cat demos/.build/tool; ls demos") { run, left in
      #expect(run.exitCode == 0 && left == "demos")
      #expect(run.output == "built\nPackage.swift\nREADME.md\nSources\nTests\n")
    }
    for other in ["touch demos/mine", "ln -s .build demos/mine", "mv demos all; ln -s all demos"] {
      withRun(built + other + "; $TOOL new demos --quiet") { run, _ in
        #expect(run.exitCode == 73 && run.errors == "error: cannot create 'demos': file exists\n")
      }
    }
  }

  @Test(
    "A name that cannot be a Swift module, or is taken, is refused with the reason",
    arguments: [
      ("2d", "NAME 2d: must be letters, digits, - and _, beginning with a letter"),
      ("''", "beginning with a letter"), ("a/b", "beginning with a letter"), ("../a", "beginning with a letter"),
      ("demö", "letters, digits"), ("'a b'", "letters, digits"), ("_a", "beginning with a letter"),
      ("class", "NAME class: must be no word of the Swift language"), ("Self", "no word of the Swift language"),
      ("Swift", "another name"), ("springform", "another name"), ("SpringformDemos", "another name"),
      ("testing", "another name"), ("main", "another name"), ("yams", "another name"),
      (String(repeating: "a", count: 65), "at most 64 characters"),
      ("a --url https://example.com/x", "--url and --version belong together; give both, or none"),
      ("a --version 1.0.0", "--url and --version belong together; give both, or none"),
      ("a --url here --version 1.0.0", "--url here: must be a repository's URL"),
      ("a --url 'https://example.com/\"x' --version 1.0.0", "must be a repository's URL"),
      ("a --url https://example.com/ --version 1.0.0", "must be a repository's URL"),
      ("a --url https://example.com/x --version 1.0", "--version 1.0: must be three numbers such as 1.2.0"),
      ("x --url https://example.com/X.git --version 1.0.0", "another name"),
      ("a --url https://example.com/x --version 1.a.0", "three numbers"),
    ])
  func refusals(arguments: String, message: String) {
    expectRefusal("new \(arguments)", exitCode: 64, message: message)
  }

  @Test("Where no directory can be made, the exit code is 73")
  func unwritable() {
    withRun("cd /proc && $TOOL new demos") { run, _ in
      #expect(run.exitCode == 73)
      #expect(run.errors == "error: cannot create 'demos': no such file or directory\n")
    }
  }

  @Test("Interrupted at many moments, the package is complete or not there")
  func interruptions() {
    withRun(
      """
      for i in $(seq 12); do
        $TOOL new demo$i --quiet & p=$!
        sleep 0.0$((i % 10))
        kill -TERM $p 2>/dev/null; wait $p 2>/dev/null
        [ ! -d demo$i ] || [ "$(find demo$i -type f | wc -l)" = 9 ] || echo broken
      done
      rm -rf demo*
      """
    ) { run, left in
      #expect(run.output.isEmpty)
      #expect(left.isEmpty)
    }
  }

  private let component = """
    mkdir -p ios/Views; printf 'import UIKit\\npublic class Badge : UIButton {}\\n' >ios/Views/Badge.swift; \
    printf 'private class Dot: UIView {}\\nclass Plain {}\\nfinal class Row: Badge {}\\n' >ios/A.swift; 
    """

  @Test("A component's package links to its source and shows its view")
  func uikit() {
    withRun(
      component
        + "$TOOL new demos --uikit ios --quiet && cd demos && find . -type f | sort && ls Sources/demos/Component/ && "
        + "cat Package.swift Sources/demos/Demo.swift README.md && grep -rIl '{{' . || true"
    ) { run, _ in
      #expect(run.errors.isEmpty)
      #expect(
        run.output.hasPrefix(
          """
          ./.gitignore
          ./Package.swift
          ./README.md
          ./Sources/demos/Demo.swift
          ./Sources/demos/Main.swift
          ./Tests/demosTests/DemoTests.swift
          ./Tests/demosTests/__Baselines__/.gitkeep
          A.swift
          Views

          """), "\(run.output)")
      for text in [
        "/UIKit\")", "func makeView() -> Badge {\n    Badge(frame:", "exclude: [\"Component\", \"Demo.swift\"]",
      ] {
        #expect(run.output.contains(text), "\(text)")
      }
      #expect(!run.output.contains("{{"))
    }
  }

  @Test("The first scene shows the whole, not a part that sorts before it")
  func uikitParts() {
    withRun(
      "mkdir ios; printf 'class Bubble: UIView {}\\n' >ios/Bubble.swift; "
        + "printf 'class Gauge: UIControl { let bubble = Bubble() }\\n' >ios/Gauge.swift; "
        + "printf 'protocol GaugeDelegate { func fill(_ gauge: Gauge) }\\n' >ios/Motion.swift; "
        + "$TOOL new demos --uikit ios && grep -A1 makeView demos/Sources/demos/Demo.swift"
    ) { run, _ in
      #expect(run.output.contains("makeView() -> Gauge {\n    Gauge("), "\(run.output)")
    }
  }

  @Test("A controller that makes all views is the whole")
  func uikitController() {
    withRun(
      "mkdir ios; printf 'class Page: UIView {}\n' >ios/A.swift; "
        + "printf 'class Pages: UIViewController { let page = Page() }\n' >ios/B.swift; "
        + "$TOOL new demos --uikit ios && grep makeController demos/Sources/demos/Demo.swift"
    ) { run, _ in
      #expect(run.output.contains("makeController() -> Pages { Pages() }"), "\(run.output)")
    }
  }

  @Test(
    "A generic view or controller is one of numbers; a folder without either shows a square",
    arguments: [
      (
        "open class Panel<T>: UIViewController {}\nclass Side: UINavigationController {}",
        "makeController() -> Panel<Int> { Panel<Int>() }"
      ),
      ("public class Deck <Card, Back: Equatable>: UIView {}", "makeView() -> Deck<Int, Int> {\n    Deck<Int, Int>("),
      ("class Pages<Item: Identifiable>: UIViewController {}", "final class SquareController"),
      ("class Grow: NSObject, UIViewControllerAnimatedTransitioning {}", "final class SquareController"),
      ("extension UIView { func shake() {} }", "final class SquareController"),
    ])
  func uikitSubjects(source: String, expected: String) {
    withRun(
      "mkdir ios; echo '\(source)' >ios/A.swift; $TOOL new demos --uikit ios && cat demos/Sources/demos/Demo.swift demos/README.md"
    ) {
      run, _ in
      #expect(run.output.contains(expected), "\(run.output)")
      #expect(!run.output.contains("{{"))
    }
  }

  @Test(
    "What a component has to be given before it shows anything is said, in the scene and by the command",
    arguments: [
      ("weak var dataSource: DeckDataSource?", "// view.dataSource = <#DeckDataSource#>", "give it dataSource in"),
      ("public var items: [Card] = [] { didSet {} }", "// view.items = <#[Card]#>", "give it items in"),
      (
        "var titles: [String]!\n var dataSource: Cards?", "// view.titles = <#[String]#>",
        "give it titles and dataSource in"
      ),
      ("private var items: [Card] = []\n static var all: [Card] = []\n var sizes: [Int] = [1]", "", ""),
      ("var rows: [Int] { count }\n func f() {\n var items: [Int] = []\n }", "", ""),
    ])
  func uikitNeeds(source: String, line: String, message: String) {
    withRun(
      "mkdir ios; printf 'class Deck: UIView {\n \(source)\n}\n' >ios/A.swift; "
        + "$TOOL new demos --uikit ios && cat demos/Sources/demos/Demo.swift"
    ) { run, _ in
      #expect(run.output.contains("<#") == !line.isEmpty && run.output.contains(line), "\(run.output)")
      #expect(run.errors.contains("give it") == !message.isEmpty && run.errors.contains(message), "\(run.errors)")
      #expect(!run.errors.contains("what stands for"), "\(run.errors)")
    }
  }

  @Test(
    "What is made with values of its own asks for them",
    arguments: [
      ("init(items: [Item], size: CGFloat = 8) {} \n required init?(coder: NSCoder) {}", "Menu(items: <#[Item]#>)"),
      (
        "public init(_ action: @escaping (Int, Int) -> Void,\n  in view: UIView) {}",
        "Menu({ _, _ in }, in: UIView())"
      ),
      ("override init(frame: CGRect) {} \n init(items: [Item]) {}", "Menu(frame: "),
      ("convenience init(title: String) {}", "Menu(frame: "),
      ("init() { super.init(frame: .zero) }\n required init?(coder: NSCoder) {}", "Menu()\n    view.frame = "),
      ("func make() {\n class Part { \ninit(of: Menu) {} } }", "Menu(frame: "),
    ])
  func uikitInitializers(source: String, expected: String) {
    withRun(
      "mkdir ios; printf 'class Menu: UIView {\n \(source)\n let pan = UIPanGestureRecognizer()\n}\n' >ios/A.swift; "
        + "$TOOL new demos --uikit ios && cat demos/Sources/demos/Demo.swift"
    ) { run, _ in
      #expect(run.output.contains(expected) && run.output.contains("$0.drag(by:"), "\(run.output)")
      #expect(run.errors.contains("what stands for <#...#>") == run.output.contains("<#"), "\(run.errors)")
    }
  }

  @Test(
    "A folder without source is refused with the reason",
    arguments: [
      ("none", 66, "none"), ("ios/Views/../../empty", 64, "there is no Swift file in"),
      ("ios --file", 64, "a scene file depends on nothing; leave out --url, --version, --uikit and --swiftui"),
      (
        "ios --url https://example.com/x --version 1.0.0", 64,
        "reached in a checkout only; leave out --url and --version"
      ),
    ])
  func uikitRefusals(arguments: String, exitCode: Int32, message: String) {
    withRun(
      component
        + "mkdir empty; $TOOL new demos --uikit \(arguments)"
    ) { run, left in
      #expect(run.exitCode == exitCode && run.errors.contains(message), "\(run.errors)")
      #expect(!left.contains("demos"))
    }
  }

  @Test("JSON tells what was made")
  func json() {
    withRun("$TOOL new demos --json") { run, _ in
      for fact in ["\"module\" : \"demos\"", "\"Sources/demos/Bounce.swift\"", "\"dependency\" : \".package(path: "] {
        #expect(run.output.contains(fact), "\(run.output)")
      }
      #expect(run.errors.isEmpty)
    }
  }
}
