"""Holds scene files against their JSON Schema with a validator that is not ours.

Usage: Scripts/schema.py TOOL GOOD-DIRECTORY BROKEN-DIRECTORY

Every good file has to pass. Every broken one has to be rejected, and the tool's own first problem has to be where the file's
last lines, comments, say: `# LINE:COLUMN what is wrong`. In the folders below it are mistakes that no schema sees.
"""

import json
import pathlib
import re
import subprocess
import sys

import jsonschema
import yaml

NUMBER = re.compile(r"[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?$")


class Loader(yaml.SafeLoader):
    """YAML 1.2 as editors and the tool read it: `yes`, `on` and `1:30` are texts, `010` is ten."""

    yaml_implicit_resolvers = {}


def scalar(loader, node):
    if node.style is not None:
        return node.value
    if node.value in ("", "~", "null"):
        return None
    if node.value in ("true", "false"):
        return node.value == "true"
    if NUMBER.match(node.value):
        number = float(node.value)
        return int(number) if number.is_integer() else number
    return node.value


def mapping(loader, node):
    entries, merged = {}, {}
    for key, value in node.value:
        value = loader.construct_object(value, deep=True)
        if key.value == "<<":
            # What is merged counts where the mapping has no value of its own, as editors take it.
            for other in value if isinstance(value, list) else [value]:
                merged = other | merged
        else:
            entries[key.value] = value
    return merged | entries


Loader.add_constructor("tag:yaml.org,2002:str", scalar)
Loader.add_constructor("tag:yaml.org,2002:map", mapping)


def complaints(validator, path):
    return [f"{list(e.absolute_path)}: {e.message[:100]}" for e in validator.iter_errors(yaml.load(path.read_text(), Loader))]


def main(tool, good, broken):
    schema = json.loads(subprocess.run([tool, "schema"], check=True, capture_output=True, text=True).stdout)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    failures = []
    good, broken = (sorted(pathlib.Path(folder).glob("*.scene.yml")) for folder in (good, broken))
    for path in good:
        failures += [f"{path}: {complaint}" for complaint in complaints(validator, path)]
    for path in broken:
        if not complaints(validator, path):
            failures.append(f"{path}: the schema lets it pass")
        wanted = re.findall(r"^# (\d+):(\d+) (.+)$", path.read_text(), re.MULTILINE)
        said = subprocess.run([tool, "validate", "--json", str(path)], capture_output=True, text=True)
        found = [(str(p["line"]), str(p["column"]), p["message"]) for p in json.loads(said.stdout)[0]["problems"]]
        if not wanted or found != wanted or said.returncode != 65:
            failures.append(f"{path}: the tool says {found}")
    print(*failures, sep="\n", end="\n" if failures else "")
    print(f"{len(good)} good files pass the schema, {len(broken)} broken ones do not")
    return 1 if failures or len(good) < 9 or len(broken) < 30 else 0


sys.exit(main(*sys.argv[1:]))
