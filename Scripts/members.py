"""Prints as Markdown which of the members in UIKit/members.tsv are in UIKit/, and whether its tests call each.

Usage: python3 Scripts/members.py SYMBOL-GRAPHS INDEX-STORE LIBINDEXSTORE

What is declared is read from the compiler's symbol graphs, what a test calls from the index that a debug build leaves: neither
goes by words in the sources.
"""

import collections
import ctypes
import json
import pathlib
import re
import sys

MEMBERS = "UIKit/members.tsv"
COMPONENTS = pathlib.Path("UIKit/Components")

# What is kept for who asks: nothing that a picture shows depends on it.
KEPT = re.compile(
    r"accessibility(?!Identifier|Label)|isAccessibilityElement|UIAccessibilityTraits|awakeFromNib|prepareForInterfaceBuilder|"
    r"shouldRasterize|rasterizationScale|drawsAsynchronously|orientationDidChange|Autorotate|"
    r"UIPointer|UITargetedPreview|addInteraction|ontentSizeCategory"
)
# Arguments that have a value of their own where ours leave them out.
LEFT_OUT = {"group", "qos", "flags"}
# Whose declarations are the toolchain's, and tested there.
TOOLCHAIN = re.compile(r"s:(10Foundation|20FoundationEssentials|S|s|14_Concurrency)|c:")
# What the language or the translator does, where no index knows of a member: the tests of the translator hold it.
TRANSLATED = {"#selector(...)"}


def plain(title):
    """A name as the list spells it: methods without labels stand without parentheses, generic arguments are left out."""
    match = re.match(r"^([^(]*)\((.*)\)$", re.sub(r"<.*>", "", title))
    if match and match[1] != "init" and set(match[2].split(":")) == {"_", ""}:
        return match[1]
    return re.sub(r"<.*>", "", title)


def closure(name, relation):
    """A type with all that it inherits from, or all that inherits from it."""
    seen, open_ends = {name}, [name]
    while open_ends:
        new = relation[open_ends.pop()] - seen
        seen |= new
        open_ends += new
    return seen


class Declarations:
    """What modules declare, by type and name, as the compiler's unified symbol references."""

    def __init__(self, folder):
        self.members = collections.defaultdict(lambda: collections.defaultdict(set))
        self.parents = collections.defaultdict(set)
        self.children = collections.defaultdict(set)
        graphs = [json.loads(path.read_text()) for path in sorted(pathlib.Path(folder).glob("*.symbols.json"))]
        names = {}
        for graph in graphs:
            for symbol in graph["symbols"]:
                path, reference = symbol["pathComponents"], symbol["identifier"]["precise"]
                names[reference] = ".".join(path)
                self.members[".".join(path[:-1])][plain(path[-1])].add(reference)
        for graph in graphs:
            for relation in graph["relationships"]:
                source = names.get(relation["source"])
                target = names.get(relation["target"], relation.get("targetFallback", "").partition(".")[2])
                if not source or not target:
                    continue
                if relation["kind"] in ("inheritsFrom", "conformsTo"):
                    self.parents[source].add(target)
                    self.children[target].add(source)
                elif relation["kind"] == "memberOf":
                    self.members[target][plain(source.split(".")[-1])].add(relation["source"])

    def find(self, member):
        """The references of a member: of its type's own and of what the type inherits, and of what overrides or has it below."""
        owner, name = self.split(member)
        if not owner:
            return self.members[""].get(plain(name), set())
        kinds = closure(owner, self.parents) | closure(owner, self.children)
        return set().union(*(self.named(kind, name) for kind in kinds))

    def named(self, owner, name):
        """A method may be named without its labels, where what is meant is clear."""
        own = self.members[owner]
        short = ":".join(part for part in name.split(":") if part not in LEFT_OUT)
        short = re.sub(r"\((%s):" % "|".join(LEFT_OUT), "(", short)
        if "(" in name:
            return own.get(name) or own.get(plain(short)) or set()
        if name in own:
            return own[name]
        return set().union(*(references for title, references in own.items() if title.split("(")[0] == name))

    def split(self, member):
        """A type's name may have dots itself."""
        owner, name = "", member
        while re.match(r"[A-Z]\w*\.", name):
            first, _, name = name.partition(".")
            owner = f"{owner}.{first}" if owner else first
        return owner, name


class Text(ctypes.Structure):
    """`indexstore_string_ref_t`"""

    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


class Index:
    """The index that the compiler keeps of what it compiles, through the toolchain's own library."""

    HANDLE = ctypes.c_void_p
    EACH = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
    RECORD = 2
    REFERENCE, OVERRIDES = 1 << 2, 1 << 11

    def __init__(self, store, library):
        self.library, self.path = ctypes.CDLL(library), store
        self.store = self.call("store_create", self.HANDLE, store.encode(), None)

    def call(self, name, result, *arguments):
        function = getattr(self.library, "indexstore_" + name)
        function.restype = result
        return function(*(self.HANDLE(a) if isinstance(a, int) or a is None else a for a in arguments))

    def each(self, name, reader, body):
        def visit(_, item):
            body(item)
            return True

        self.call(name, ctypes.c_bool, reader, None, self.EACH(visit))

    def references(self, wanted):
        """The symbols that are referred to or overridden in the files that are wanted."""
        used = set()
        for unit in sorted((pathlib.Path(self.path) / "v5/units").iterdir()):
            reader = self.call("unit_reader_create", self.HANDLE, self.store, unit.name.encode(), None)
            file = pathlib.Path(str(self.call("unit_reader_get_main_file", Text, reader)))
            if not wanted(file):
                continue
            records = []

            def dependency(item):
                if self.call("unit_dependency_get_kind", ctypes.c_int, item) == self.RECORD:
                    records.append(str(self.call("unit_dependency_get_name", Text, item)))

            def note(symbol):
                used.add(str(self.call("symbol_get_usr", Text, symbol)))

            def relation(item):
                if self.call("symbol_relation_get_roles", ctypes.c_uint64, item) & self.OVERRIDES:
                    note(self.call("symbol_relation_get_symbol", self.HANDLE, item))

            def occurrence(item):
                if self.call("occurrence_get_roles", ctypes.c_uint64, item) & self.REFERENCE:
                    note(self.call("occurrence_get_symbol", self.HANDLE, item))
                self.each("occurrence_relations_apply_f", item, relation)

            self.each("unit_reader_dependencies_apply_f", reader, dependency)
            for record in records:
                self.each(
                    "record_reader_occurrences_apply_f",
                    self.call("record_reader_create", self.HANDLE, self.store, record.encode(), None),
                    occurrence,
                )
        return used


def is_test(file):
    """Components count, because tests play them. What is left in the index of files that are gone tells of nothing."""
    # A build folder of the package's own lies below UIKit/, a shared one has the package's name within.
    if "uikit" not in map(str.lower, file.parts) or not file.exists():
        return False
    if not {"Tests", "Components"}.isdisjoint(file.parts):
        return True
    # A component is compiled from its translation, which may outlive it in the build folder.
    return any(part.endswith("Demo") and (COMPONENTS / part[:-4]).is_dir() for part in file.parts)


def main(graphs, store, library):
    declarations = Declarations(graphs)
    used = Index(store, library).references(is_test)
    rows, counts = [], collections.Counter()
    for line in pathlib.Path(MEMBERS).read_text().splitlines()[1:]:
        member, components = line.split("\t")
        found = declarations.find(member)
        if member in TRANSLATED:
            state = "tested"
        elif not re.search(r"\w", member):
            # An operator, which the language's graph has with each of its types.
            state = "toolchain"
        elif not found:
            state = "absent"
        elif KEPT.search(member):
            state = "kept"
        elif not found.isdisjoint(used):
            state = "tested"
        elif all(TOOLCHAIN.match(reference) for reference in found):
            state = "toolchain"
        else:
            state = "here"
        counts[state] += 1
        rows.append(f"| `{member}` | {components} | {state} |")
    total = sum(counts.values())
    print("# What components use, and what is here\n")
    print(f"By name, the {total} members that 30 public components use which need no view controllers, scrolling or constraints:")
    print(f"{counts['tested']} are here and called or overridden by tests, {counts['toolchain']} are the toolchain's Foundation and Swift,")
    print(f"{counts['kept']} are kept for who asks and change no picture, {counts['here']} are here without a test of their own,")
    print(f"{counts['absent']} are absent. `Scripts/members --write` writes this from what the compiler knows.\n")
    print("| member | components | state |\n|---|--:|---|")
    print("\n".join(rows))


main(*sys.argv[1:])
