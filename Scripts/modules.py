"""Holds the imports of every module against the manifest and against the drawing in ARCHITECTURE.md, looks whether the paths
that it names exist and whether each module's README names what is there, and at the files' length.

Usage: swift package dump-package | python3 Scripts/modules.py [PACKAGE-DIRECTORY]

The map draws the modules of the package in the directory UIKit in a block of their own.
"""

import json
import pathlib
import re
import sys

MAP = "ARCHITECTURE.md"
ROW = re.compile(r"^([\w-]+)(?:\s*->\s*([\w, -]+?))?\s*:\s+\S")
# A name in code spans that begins like one of these is a path, and has to exist.
TOPS = ("Plugins", "Sources", "Tests", "Scripts", "assets", "Benchmarks", "Fuzzing", "UIKit")


def drawing(text, title):
    """The rows of a drawing of the map: which modules each one builds on. "Springform" is the umbrella."""
    block = re.search(rf"^```{title}\n(.*?)^```", text, re.MULTILINE | re.DOTALL).group(1)
    rows = [ROW.match(line) for line in block.splitlines() if line]
    return {row[1]: (row[2] or "").replace(",", " ").split() for row in rows}


def missing_paths(text, root):
    spans = re.findall(r"`([^`\s]+)`", text)
    return [span for span in spans if span.split("/")[0] in TOPS and "/" in span and not (root / span).exists()]


# A name in a code span that is written as types are.
TYPE = re.compile(r"^[A-Z]\w*")
DECLARATION = re.compile(r"\b(?:class|struct|enum|protocol|actor|typealias|case|extension)\s+([A-Z]\w*)")


def door_complaints(name, directory, declared):
    """What is wrong with the text that introduces a module."""
    path = directory / "README.md"
    if not path.exists():
        yield f"module {name} has no {path.name} that says what it is"
        return
    for span in re.findall(r"`([^`]+)`", path.read_text()):
        if span.endswith(".swift"):
            if not (directory / span).exists():
                yield f"{path} names {span}, which is not there"
        elif (match := TYPE.match(span)) and span.isalnum() and match[0] not in declared:
            yield f"{path} names {span}, which nothing declares"


# What a module may import from outside, by the name it is imported by.
OUTSIDE = {
    "Processes": "CLinux",
    "Dynamics": "CBox2D",
    "Text": "CPango",
    "SVG": "CRSVG",
    "Raster": "CCairo",
    "Codecs": "CGIF CDeflate CWebP CLCMS",
    "Document": "Yams",
    "Reports": "Mustache",
    "Studio": "FlyingFox FlyingSocks",
    "CommandLine": "ArgumentParser CHeap",
    "Testing": "Testing XCTest",
    # The package UIKit.
    "Translation": "SwiftParser SwiftSyntax",
    "CoreGraphics": "Springform",
    "QuartzCore": "Springform",
    "SwiftUIAnimation": "Springform",
    "Pictograms": "Springform",
    "UIKitCore": "Springform CPoppler CPixbuf",
    "UIKitLists": "Springform",
    "UIKitDynamics": "Springform",
    "UIKitFrameworks": "Springform",
    "SwiftUI": "Springform",
    "SwiftUIScenes": "Springform",
    "ViewScenes": "Springform",
}

PLATFORM = {"Swift", "Glibc", "Synchronization", "Dispatch", "Observation"}
FOUNDATION = {"Foundation", "FoundationEssentials"}
# Smaller, faster to start and the same everywhere: the engine does without Foundation, the edge has its essentials.
ENGINE = "Numerics Geometry Bitmap Motion Dynamics Text SVG Scene Raster Codecs Comparison Pipeline Springform Document Expressions Gallery".split()

LONGEST = 400
# Open classes: what may be overridden has to stand in the class itself.
OPEN_CLASSES = {
    "Sources/UIKitCore/Views/UIView.swift": 520,
    "Sources/UIKitCore/Text/UITextView.swift": 466,
    "Sources/QuartzCore/Layers/CALayer.swift": 454,
    "Sources/UIKitCore/Text/UITextField.swift": 421,
}

# Which modules are one for components: UIKit hands them on, and their classes are found by name.
HANDED_ON = "Sources/UIKit/Exports.swift"
BY_NAME = "Sources/CoreGraphics/Objects/AppleModules.swift"

IMPORT = re.compile(
    r"^(?:@\w+(?:\(\w+\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)",
    re.MULTILINE,
)


def short(name):
    """SpringformMotion is Motion; the umbrella, system libraries and tests keep their names."""
    return name.removeprefix("Springform") or name


def reach(arrows, module):
    found = set()
    waiting = list(arrows.get(module, []))
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += arrows.get(name, [])
    return found


def imports(directory):
    """The modules that a directory's files import, each with a file that does."""
    found = {}
    for path in sorted(directory.rglob("*.swift")):
        for name in IMPORT.findall(path.read_text()):
            found.setdefault(short(name), path)
    return found


def dependencies(target):
    """The names by which a target's dependencies are imported."""
    names = set()
    for dependency in target["dependencies"]:
        kind = "byName" if "byName" in dependency else "target" if "target" in dependency else "product"
        names.add(short(dependency[kind][0]))
    return names


def complaints(package, root):
    modules = {}
    for target in package["targets"]:
        target["path"] = target.get("path") or f"Sources/{target['name']}"
        # What the testing library looks for by its name is no room.
        if target["type"] in ("regular", "executable") and target["path"].startswith("Sources/") and target["name"][0] != "_":
            if list((root / target["path"]).rglob("*.swift")):
                modules[short(target["name"])] = target
    is_whole = (root / MAP).exists()
    text = (root if is_whole else root.parent).joinpath(MAP).read_text()
    arrows = drawing(text, "modules" if is_whole else f"modules {root.name}")
    for path in missing_paths(text, root) if is_whole else []:
        yield f"{MAP} names {path}, which is not there"
    for name in arrows:
        if name not in modules:
            yield f"{MAP} draws {name}, which is no module"
        for other in arrows[name]:
            if other not in arrows:
                yield f"the row {name} of {MAP} names {other}, which has no row"
    # What a package names may be declared in the one that it builds on.
    sources = [path for place in {root, root if is_whole else root.parent} for path in (place / "Sources").rglob("*.swift")]
    types = {name for path in sources for name in DECLARATION.findall(path.read_text())}
    for name, target in modules.items():
        if target["type"] == "regular":
            yield from door_complaints(name, root / target["path"], types)
        if name not in arrows:
            yield f"module {name} is not in the drawing of {MAP}"
            continue
        allowed = reach(arrows, name) | set(OUTSIDE.get(name, "").split())
        declared = dependencies(target)
        for other in sorted(declared - allowed):
            yield f"Package.swift lets {name} import {other}; the drawing does not"
        used = imports(root / target["path"])
        for other, path in used.items():
            where = path.relative_to(root)
            if is_whole and other == "Foundation" or (other == "FoundationEssentials" and name in ENGINE):
                yield f"{where}: {name} does without {other}"
            elif other not in declared | PLATFORM | FOUNDATION | ({"Testing", "XCTest"} & allowed):
                yield f"{where} imports {other}, which Package.swift does not give to {name}"
        for other in sorted(declared - set(used)):
            yield f"Package.swift gives {other} to {name}, and nothing there imports it"
    for target in package["targets"]:
        if target["type"] == "test":
            used = imports(root / target["path"])
            for other in sorted(dependencies(target) - set(used) - {"Tool"}):
                # Those the testing library imports by their names.
                if other[0] == "_":
                    continue
                yield f"Package.swift gives {other} to {target['name']}, and nothing there imports it"
    wanted = {d["product"][1].lower() for target in package["targets"] for d in target["dependencies"] if "product" in d}
    for dependency in package["dependencies"]:
        for kind, place in dependency.items():
            if kind != "fileSystem" and place[0]["identity"] not in wanted:
                yield f"Package.swift fetches {place[0]['identity']}, and no module uses it"
    if (root / HANDED_ON).exists():
        handed = set(re.findall(r"^@_exported import (\w+)$", (root / HANDED_ON).read_text(), re.MULTILINE))
        for name in sorted(handed ^ set(re.findall(r'"(UIKit\w+)"', (root / BY_NAME).read_text()))):
            yield f"{name} stands in one of {HANDED_ON} and {BY_NAME} alone"
    for folder in ("Sources", "Tests"):
        for path in sorted((root / folder).rglob("*.swift")):
            length = len(path.read_text().splitlines())
            most = OPEN_CLASSES.get(str(path.relative_to(root)), LONGEST)
            if length > most:
                yield f"{path.relative_to(root)} has {length} lines; more than {most} want another file"


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    found = list(complaints(json.load(sys.stdin), root))
    for complaint in found:
        print("error: " + complaint, file=sys.stderr)
    sys.exit(bool(found))


main()
