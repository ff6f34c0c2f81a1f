"""Holds the imports of every module against the manifest and against the drawing below, and looks at the files' length.

Usage: swift package dump-package | python3 Scripts/modules.py [PACKAGE-DIRECTORY]
"""

import json
import pathlib
import re
import sys

# The drawing: which modules each one builds on. A module may import whatever these reach. "Springform" is the umbrella.
ARROWS = {
    "Numerics": "",
    "Geometry": "Numerics",
    "Bitmap": "",
    "Document": "Numerics",
    "Motion": "Geometry",
    "Dynamics": "Geometry",
    "Text": "Geometry",
    "Scene": "Motion Dynamics Text Bitmap",
    "Raster": "Scene",
    "Codecs": "Bitmap",
    "Comparison": "Numerics Bitmap",
    "Pipeline": "Raster Codecs",
    "Springform": "Pipeline",
    "Expectations": "Pipeline",
    "Verification": "Expectations Comparison Document",
    "Reports": "Verification",
    "Testing": "Verification",
    "Expressions": "Motion Document",
    "SceneFile": "Springform Expressions Expectations",
    "Gallery": "Springform",
    "CommandLine": "Reports SceneFile",
    "Tool": "CommandLine Gallery",
}

# What a module may import from outside, by the name it is imported by.
OUTSIDE = {
    "Dynamics": "CBox2D",
    "Text": "CPango",
    "Raster": "CCairo",
    "Codecs": "CGIF CDeflate CWebP",
    "Document": "Yams",
    "Reports": "Mustache",
    "CommandLine": "ArgumentParser",
    "Testing": "Testing XCTest",
}

PLATFORM = {"Glibc", "Synchronization"}
# Smaller, faster to start and the same everywhere: the engine does without Foundation, the edge has its essentials.
ENGINE = "Numerics Geometry Bitmap Motion Dynamics Text Scene Raster Codecs Comparison Pipeline Springform Document Expressions Gallery".split()

LONGEST = 400

IMPORT = re.compile(
    r"^(?:@\w+(?:\(\w+\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)",
    re.MULTILINE,
)


def short(name):
    """SpringformMotion is Motion; the umbrella, system libraries and tests keep their names."""
    return name.removeprefix("Springform") or name


def reach(module):
    found = set()
    waiting = ARROWS.get(module, "").split()
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += ARROWS.get(name, "").split()
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
        if target["type"] in ("regular", "executable") and (target.get("path") or "").startswith("Sources/"):
            if list((root / target["path"]).rglob("*.swift")):
                modules[short(target["name"])] = target
    for name in ARROWS:
        # A row may wait for its module.
        for other in ARROWS[name].split():
            if other not in ARROWS:
                yield f"the drawing's row {name} names {other}, which has no row"
    for name, target in modules.items():
        if name not in ARROWS:
            yield f"module {name} is not in the drawing (Scripts/modules.py)"
            continue
        allowed = reach(name) | set(OUTSIDE.get(name, "").split())
        declared = dependencies(target)
        for other in sorted(declared - allowed):
            yield f"Package.swift lets {name} import {other}; the drawing does not"
        used = imports(root / target["path"])
        for other, path in used.items():
            where = path.relative_to(root)
            if other == "Foundation" or (other == "FoundationEssentials" and name in ENGINE):
                yield f"{where}: {name} does without {other}"
            elif other not in declared | PLATFORM | {"FoundationEssentials"} | ({"Testing", "XCTest"} & allowed):
                yield f"{where} imports {other}, which Package.swift does not give to {name}"
        for other in sorted(declared - set(used)):
            yield f"Package.swift gives {other} to {name}, and nothing there imports it"
    for target in package["targets"]:
        if target["type"] == "test":
            used = imports(root / target["path"])
            for other in sorted(dependencies(target) - set(used) - {"Tool"}):
                yield f"Package.swift gives {other} to {target['name']}, and nothing there imports it"
    wanted = {d["product"][1].lower() for target in package["targets"] for d in target["dependencies"] if "product" in d}
    for dependency in package["dependencies"]:
        for place in dependency.values():
            if place[0]["identity"] not in wanted:
                yield f"Package.swift fetches {place[0]['identity']}, and no module uses it"
    for folder in ("Sources", "Tests"):
        for path in sorted((root / folder).rglob("*.swift")):
            length = len(path.read_text().splitlines())
            if length > LONGEST:
                yield f"{path.relative_to(root)} has {length} lines; more than {LONGEST} want another file"


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    found = list(complaints(json.load(sys.stdin), root))
    for complaint in found:
        print("error: " + complaint, file=sys.stderr)
    sys.exit(bool(found))


main()
