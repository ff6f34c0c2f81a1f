"""Writes what the compiler knows of UIKit/'s classes: what each inherits from, and which are made by a reference to the class.

Usage: python3 Scripts/classes.py SYMBOL-GRAPHS DIRECTORY

The translator reads UIKitClasses.swift. UIKitCore makes its views and controllers by references to their classes with
ClassFactories.swift, those of the modules above it override what UIKitCore calls.
"""

import json
import pathlib
import sys

NOTE = "Written by `Scripts/members --write` from what the compiler knows."
# The module that makes its own classes by ClassFactories.
CORE = "UIKitCore"


def read(folder):
    """Each class's superclass, the initialisers that it lists itself, with whether they are convenience initialisers, and the classes
    outside of UIKitCore, with their class methods."""
    # What a module adds to another one's types stands in files with an @.
    uikit = (path for path in sorted(pathlib.Path(folder).glob("UIKit*.symbols.json")) if "@" not in path.name)
    paths = [pathlib.Path(folder) / "QuartzCore.symbols.json", *uikit]
    graphs = [json.loads(path.read_text()) for path in paths]
    names, initialisers, outside = {}, {}, {}
    for graph in graphs:
        for symbol in graph["symbols"]:
            path, kind = symbol["pathComponents"], symbol["kind"]["identifier"]
            if kind == "swift.class":
                names[symbol["identifier"]["precise"]] = ".".join(path)
                if graph["module"]["name"] != CORE:
                    outside.setdefault(".".join(path), set())
            elif kind == "swift.init":
                words = [fragment["spelling"] for fragment in symbol["declarationFragments"]]
                initialisers.setdefault(".".join(path[:-1]), {})[path[-1]] = "convenience" in words
            elif kind == "swift.type.method" and graph["module"]["name"] != CORE:
                outside.setdefault(".".join(path[:-1]), set()).add(path[-1])
    superclasses = {}
    for graph in graphs:
        for relation in graph["relationships"]:
            if relation["kind"] == "inheritsFrom" and relation["source"] in names:
                above = names.get(relation["target"]) or relation["targetFallback"].partition(".")[2]
                superclasses[names[relation["source"]]] = above
    return superclasses, initialisers, outside


def inherits(name, superclasses, above):
    while name != above:
        if name not in superclasses:
            return False
        name = superclasses[name]
    return True


def makes(name, initialiser, superclasses, initialisers):
    """A class that has nothing but convenience initialisers of its own has its superclass's."""
    own = initialisers.get(name, {})
    return initialiser in own or all(own.values()) and makes(superclasses[name], initialiser, superclasses, initialisers)


def main(graphs, directory):
    superclasses, initialisers, outside = read(graphs)

    def made(above, initialiser):
        kinds = (name for name in sorted(superclasses) if inherits(name, superclasses, above))
        return [name for name in kinds if makes(name, initialiser, superclasses, initialisers)]

    def lines(form, names):
        return "\n".join(form.replace("NAME", name) for name in names)

    def cases(form, names, method):
        """The factories of UIKitCore's own classes; any other one makes itself."""
        for name in names:
            if name in outside and method not in outside[name]:
                sys.exit(f"{name} lies outside of {CORE} and does not override {method}, by which it is made by a reference to it")
        return lines(form, [name for name in names if name not in outside])

    views, controllers = made("UIView", "init(frame:)"), made("UIViewController", "init(nibName:bundle:)")
    pairs = "\n".join(f'    "{name}": "{above}",' for name, above in sorted(superclasses.items()))
    (pathlib.Path(directory) / "UIKitClasses.swift").write_text(
        f"""/// UIKit's and Core Animation's classes as a component finds them. {NOTE}
enum UIKitClasses {{
  /// What each inherits from.
  static let superclasses: [String: String] = [
{pairs}
  ]

  /// The views that have an initialiser with a frame.
  static let framed: Set<String> = [
{lines('    "NAME",', views)}
  ]

  /// The controllers that have an initialiser with a nib's name.
  static let controllers: Set<String> = [
{lines('    "NAME",', controllers)}
  ]
}}
"""
    )
    (pathlib.Path(directory) / "ClassFactories.swift").write_text(
        f"""import QuartzCore

/// This module's views and controllers, made by references to their classes. {NOTE}
enum ClassFactories {{
  static func view(_ type: UIView.Type, frame: CGRect) -> UIView {{
    switch ObjectIdentifier(type) {{
{cases("    case ObjectIdentifier(NAME.self): NAME(frame: frame)", views, "madeByClass(frame:)")}
    // As a phone does where a class has no such initialiser.
    default: misuse("a \\(type) is made with a frame, for which it has no initialiser")
    }}
  }}

  static func controller(_ type: UIViewController.Type) -> UIViewController {{
    switch ObjectIdentifier(type) {{
{cases("    case ObjectIdentifier(NAME.self): NAME(nibName: nil, bundle: nil)", controllers, "madeByClass()")}
    default: misuse("a \\(type) is made without anything, for which it has no initialiser")
    }}
  }}
}}
"""
    )


main(*sys.argv[1:])
