"""Runs the code of the README and the articles, and follows their links.

Each text becomes a target of one package beside the checkout: its Swift blocks are the target's files, blocks that import
Testing its test target, whose tests run. A text without an @main gets one that offers its scenes. Then its shell and YAML
blocks are taken one after the other in one folder. Shell blocks run, with `swift run demos` and `swift run -c release
springform` answered by what is built already; `Scripts/...` is left out: .ci/run calls those. A scene file has to be valid and
to move as it expects; where its first line is a comment with a file's name, it is saved there for the blocks that follow. So are SVG documents and
Lottie files, whose own names tell theirs.
"""

import pathlib
import re
import os
import shutil
import subprocess
import sys

ROOT = pathlib.Path.cwd()
WORK = ROOT / "build" / "snippets"
# Followed by Scripts/newcomer: in a package that the one tells how to make, and beside a server that has the other's package.
FOLLOWED = {"GettingStarted.md", "CI.md"}
ARTICLES = ROOT / "Sources" / "Springform" / "Springform.docc"
LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|srcset|href)=[\"']([^\"']+)")
FILE = re.compile(r"(?:# |<!-- |\{\"nm\": \")([\w.-]+\.(?:yml|svg|json))")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

MANIFEST_HEAD = """// swift-tools-version: 6.2
import PackageDescription

let products: [Target.Dependency] = [
  .product(name: "Springform", package: "springform"),
  .product(name: "SpringformCommandLine", package: "springform"),
]
let testing: [Target.Dependency] = [.product(name: "SpringformTesting", package: "springform")]

let package = Package(
  name: "snippets",
  dependencies: [.package(name: "springform", path: "ROOT")],
  targets: [
"""

MAIN = """import Springform
import SpringformCommandLine

@main struct Demos: SceneCommand {{
  static let scenes: [any Scene.Type] = [{scenes}]
}}
"""

# What a shell block finds as `swift`: programs that are built already are not built again.
SWIFT = """#!/usr/bin/env bash
case "$1 $2" in
  "run demos") shift 2; exec "{demos}" "$@" ;;
  "run -c") [ "$4" = springform ] && {{ shift 4; exec springform "$@"; }} ;;
esac
exec "{swift}" "$@"
"""


class Text:
    def __init__(self, path):
        self.path = path
        self.name = path.stem.lower()
        blocks = BLOCK.findall(path.read_text())
        swift = [body for language, body in blocks if language == "swift"]
        self.tests = [body for body in swift if "import Testing" in body or "import XCTest" in body]
        self.sources = [body for body in swift if body not in self.tests]
        self.steps = [(language, body) for language, body in blocks if language in ("sh", "bash", "shell", "yaml", "xml", "json")]
        if self.sources and not any("@main" in body for body in self.sources):
            scenes = [name for body in self.sources for name in re.findall(r"struct (\w+): Scene\b", body)]
            self.sources.append(MAIN.format(scenes=", ".join(f"{scene}.self" for scene in scenes)))

    def write(self):
        """Writes the targets; returns their rows of the manifest."""
        rows = []
        for kind, bodies in (("executableTarget", self.sources), ("testTarget", self.tests)):
            if not bodies:
                continue
            name = self.name if kind == "executableTarget" else self.name + "Tests"
            folder = WORK / ("Sources" if kind == "executableTarget" else "Tests") / name
            folder.mkdir(parents=True)
            for number, body in enumerate(bodies):
                # In the texts the package is called demos.
                body = body.replace("@testable import demos", f"@testable import {self.name}")
                (folder / f"Block{number + 1}.swift").write_text(body)
            depends = "products" if kind == "executableTarget" else f'products + testing + [.target(name: "{self.name}")]'
            rows.append(f'    .{kind}(name: "{name}", dependencies: {depends}),\n')
        return rows


def run(command, where, path):
    print(f"$ {command.strip()}", flush=True)
    subprocess.run(["bash", "-euo", "pipefail", "-c", command], cwd=where, env=path, check=True)


def take_scene(block, folder, environment):
    """Saves and checks a scene file; other YAML is left to those who read it."""
    if not re.search(r"^scene: 1$", block, re.MULTILINE):
        return
    name = FILE.match(block)
    path = folder / (name[1] if name else "block.scene.yml")
    path.write_text(block)
    run(f"springform validate --run --quiet {path.name}", folder, environment)


def take_document(block, folder):
    """Saves an SVG document or a Lottie file for the scene files and commands that follow."""
    name = FILE.match(block)
    if name:
        (folder / name[1]).write_text(block)


def check_links(path):
    """Fails when a text points to a file that is not there; what lies outside is not asked for."""
    for match in LINK.finditer(path.read_text()):
        target = (match[1] or match[2]).split("#")[0]
        if not target or ":" in target:
            continue
        places = [path.parent / target, ARTICLES / "Resources" / f"{target}.svg", ARTICLES / "Resources" / f"{target}.png"]
        if not any(place.exists() for place in places):
            sys.exit(f"error: {path.relative_to(ROOT)} points to {target}, which is not there")


def main():
    paths = [ROOT / "README.md", *sorted(ARTICLES.glob("*.md"))]
    for path in [*paths, ROOT / "CHANGELOG.md"]:
        check_links(path)
    shutil.rmtree(WORK / "Sources", ignore_errors=True)
    shutil.rmtree(WORK / "Tests", ignore_errors=True)
    WORK.mkdir(parents=True, exist_ok=True)
    texts = [Text(path) for path in paths if path.name not in FOLLOWED]
    rows = [row for text in texts for row in text.write()]
    head = MANIFEST_HEAD.replace("ROOT", str(ROOT))
    (WORK / "Package.swift").write_text(head + "".join(rows) + "  ])\n")
    subprocess.run(["swift", "build", "--build-tests", "--package-path", WORK], check=True)
    # The first run records what the second compares with.
    test = ["swift", "test", "--skip-build", "--package-path", WORK]
    subprocess.run(test, env=dict(os.environ, SPRINGFORM_RECORD="missing"))
    subprocess.run(test, env=dict(os.environ, SPRINGFORM_RECORD="never"), check=True)
    where = ["swift", "build", "--show-bin-path", "--package-path", WORK]
    binaries = pathlib.Path(subprocess.run(where, stdout=subprocess.PIPE, check=True, text=True).stdout.strip())

    for text in texts:
        print(f"== {text.path.relative_to(ROOT)}", flush=True)
        folder = WORK / "run" / text.name
        shutil.rmtree(folder, ignore_errors=True)
        (folder / "bin").mkdir(parents=True)
        shim = folder / "bin" / "swift"
        shim.write_text(SWIFT.format(demos=binaries / text.name, swift=shutil.which("swift")))
        shim.chmod(0o755)
        environment = dict(os.environ, PATH=f"{folder / 'bin'}:{os.environ['PATH']}")
        for language, block in text.steps:
            if language == "yaml":
                take_scene(block, folder, environment)
                continue
            if language in ("xml", "json"):
                take_document(block, folder)
                continue
            lines = "".join(line for line in block.splitlines(True) if not line.startswith("Scripts/"))
            if lines.strip():
                run(lines, folder, environment)
        if "--assets" in sys.argv:
            shown = {match[1] for match in LINK.finditer(text.path.read_text())}
            for picture in sorted([*folder.glob("*.svg"), *folder.glob("*.png")]):
                if picture.stem in shown:
                    shutil.copy(picture, ARTICLES / "Resources" / picture.name)


main()
