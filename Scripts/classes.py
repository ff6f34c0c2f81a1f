"""Writes what the compiler knows of UIKit/'s classes: what each inherits from, and which are made by a reference to the class.

Usage: python3 Scripts/classes.py SYMBOL-GRAPHS DIRECTORY

The translator reads UIKitClasses.swift; UIKit makes views and controllers by references to their classes with ClassFactories.swift.
"""

import json
import pathlib
import sys

NOTE = "Written by `Scripts/members --write` from what the compiler knows."


def read(folder):
    """Each class's superclass, and the initialisers that it lists itself, with whether they are convenience initialisers."""
    graphs = [json.loads((pathlib.Path(folder) / f"{name}.symbols.json").read_text()) for name in ("QuartzCore", "UIKit")]
    names, initialisers = {}, {}
    for graph in graphs:
        for symbol in graph["symbols"]:
            path, kind = symbol["pathComponents"], symbol["kind"]["identifier"]
            if kind == "swift.class":
                names[symbol["identifier"]["precise"]] = ".".join(path)
            elif kind == "swift.init":
                words = [fragment["spelling"] for fragment in symbol["declarationFragments"]]
                initialisers.setdefault(".".join(path[:-1]), {})[path[-1]] = "convenience" in words
    superclasses = {}
    for graph in graphs:
        for relation in graph["relationships"]:
            if relation["kind"] == "inheritsFrom" and relation["source"] in names:
                above = names.get(relation["target"]) or relation["targetFallback"].partition(".")[2]
                superclasses[names[relation["source"]]] = above
    return superclasses, initialisers


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
    superclasses, initialisers = read(graphs)

    def made(above, initialiser):
        kinds = (name for name in sorted(superclasses) if inherits(name, superclasses, above))
        return [name for name in kinds if makes(name, initialiser, superclasses, initialisers)]

    def lines(form, names):
        return "\n".join(form.replace("NAME", name) for name in names)

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

/// UIKit's own views and controllers, made by references to their classes. {NOTE}
enum ClassFactories {{
  static func view(_ type: UIView.Type, frame: CGRect) -> UIView {{
    switch ObjectIdentifier(type) {{
{lines("    case ObjectIdentifier(NAME.self): NAME(frame: frame)", views)}
    // As a phone does where a class has no such initialiser.
    default: misuse("a \\(type) is made with a frame, for which it has no initialiser")
    }}
  }}

  static func controller(_ type: UIViewController.Type) -> UIViewController {{
    switch ObjectIdentifier(type) {{
{lines("    case ObjectIdentifier(NAME.self): NAME(nibName: nil, bundle: nil)", controllers)}
    default: misuse("a \\(type) is made without anything, for which it has no initialiser")
    }}
  }}
}}
"""
    )


main(*sys.argv[1:])
