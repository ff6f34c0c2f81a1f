"""Checks the files that CI services read, and plays the GitHub action's own steps here.

Usage: actions.py check WORKFLOW...  looks at action.yml, templates/verify.yml, the workflows, and what the articles quote of them
       actions.py play DIRECTORY [INPUT=VALUE]... [cache=FOLDER]   runs the steps in a project's directory, and ends with their
           exit code; FOLDER holds what an earlier run has kept of the action's own directory
"""

import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

import yaml

ROOT = pathlib.Path.cwd()
EXPRESSION = re.compile(r"\$\{\{\s*(.*?)\s*\}\}")
RECIPES = ROOT / "Sources/Springform/Springform.docc/CI.md"
VERIFY = (ROOT / "Scripts/ci/verify").read_text()
# Where an artifact is shown, as GitHub would say.
ADDRESS = "https://github.com/a/b/actions/runs/1/artifacts/2"
# The other command that a job may give: the scripts come with the package.
RESOLVE = "swift package resolve"


class Complaints:
    def __init__(self):
        self.count = 0

    def add(self, text):
        self.count += 1
        print("error: " + text, file=sys.stderr)


def check_command(command, variables, where, complaints):
    """A step is one call of a script that is kept here; texts reach it in variables, never in the command."""
    if command.strip() == RESOLVE:
        return
    words = shlex.split(command)
    script = words[0][words[0].find("Scripts/") :] if len(words) == 1 and "Scripts/" in words[0] else ""
    if not script or "{{" in command or "[[" in command or "\n" in command.strip():
        complaints.add(f"{where} is no plain call of a script: {command!r}")
    elif not os.access(ROOT / script, os.X_OK):
        complaints.add(f"{where} calls {script}, which is no program")
    for name in re.findall(r"\$(\w+)", command):
        if name not in variables:
            complaints.add(f"{where} uses ${name}, which nobody sets")
    for name in variables:
        if name.startswith("SPRINGFORM_") and name not in command and name not in (ROOT / script).read_text() + VERIFY:
            complaints.add(f"{where} sets {name}, which nobody reads")


def check_pins(paths, complaints):
    """Whoever wrote an action can move its tags, not its commits: it is named by a commit, the same wherever it is used."""
    first = {}
    for path in paths:
        for action, version in re.findall(r"\buses: ([\w-]+/[\w-]+)@(.*)", path.read_text()):
            where = f"{path.name}: {action}@{version}"
            if action == "OWNER/springform":
                continue
            if not re.fullmatch(r"[0-9a-f]{40} # v\d+\.\d+\.\d+", version):
                complaints.add(f"{where} does not name a commit and its release")
            elif first.setdefault(action, version) != version:
                complaints.add(f"{where} is {first[action]} elsewhere")


def check_action(complaints):
    text = (ROOT / "action.yml").read_text()
    action = yaml.safe_load(text)
    known = {"inputs": set(action["inputs"]), "outputs": set(re.findall(r"^\s*(?:if .*; then )?output (\S+)", VERIFY, re.M))}
    used = set(re.findall(r"inputs\.([\w-]+)", text))
    for name in known["inputs"] ^ used:
        complaints.add(f"action.yml: the input {name} is unused or unknown")
    for name in set(re.findall(r"steps\.verify\.outputs\.([\w-]+)", text)) - known["outputs"]:
        complaints.add(f"action.yml: Scripts/ci/verify has no output {name}")
    has_run = False
    for step in action["runs"]["steps"]:
        where = f"action.yml, '{step['name']}'"
        if "run" in step:
            has_run = True
            check_command(step["run"], step.get("env", {}), where, complaints)
        elif has_run and step["uses"].startswith("actions/cache"):
            complaints.add(f"{where} lays what was kept over what a step before it has made")
    if re.search(r"\$\{\{[^}]*(secrets|github\.token)", text):
        complaints.add("action.yml: a fork has no secrets")


def check_template(complaints):
    text = (ROOT / "templates/verify.yml").read_text()
    head, body = yaml.safe_load_all(text)
    for name in set(head["spec"]["inputs"]) ^ set(re.findall(r"\$\[\[ inputs\.(\w+) \]\]", text)):
        complaints.add(f"templates/verify.yml: the input {name} is unused or unknown")
    for name, job in body.items():
        for command in job["script"]:
            check_command(command, job["variables"], f"templates/verify.yml, {name}", complaints)


def check_workflow(path, complaints):
    """A job has the rights of its own part alone, and leaves no token lying in the checkout for what runs there."""
    workflow = yaml.safe_load(path.read_text())
    for name, job in workflow["jobs"].items():
        rights = job.get("permissions", workflow["permissions"])
        commands = [step["run"] for step in job["steps"] if "run" in step]
        if rights != {"contents": "read"} and (rights, commands) != ({"contents": "write"}, ["Scripts/ci/publish"]):
            complaints.add(f"{path.name}, {name}: {rights} is more than reading, and {commands} more than publishing")
        if "secrets." in str(job) and ("environment" not in job or commands != ["Scripts/ci/sign"]):
            complaints.add(f"{path.name}, {name}: secrets are for signing, from an environment that is kept for it")
        for step in job["steps"]:
            where = f"{path.name}, {name}, {step}"
            if "run" in step and step["run"] != "swift test":
                check_command(step["run"], step.get("env", {}), where, complaints)
            if step.get("uses", "").startswith("actions/checkout@") and step.get("with", {}).get("persist-credentials", True):
                complaints.add(f"{where} leaves its token behind")


def restore(folder, paths):
    """What a cache brings back: of all that was kept, only what lies below a path that it names."""
    for path in map(pathlib.Path, paths.splitlines()):
        if path.is_relative_to(ROOT) and (kept := pathlib.Path(folder, path.relative_to(ROOT))).exists():
            shutil.copytree(kept, path, dirs_exist_ok=True)


def play(directory, settings):
    action = yaml.safe_load((ROOT / "action.yml").read_text())
    values = {
        "github.action_path": str(ROOT),
        "github.action_repository": "a/b",
        "github.action_ref": "main",
        "steps.upload.outputs.artifact-url": ADDRESS,
    }
    for name, specification in action["inputs"].items():
        values["inputs." + name] = settings.get(name, specification["default"])

    def filled(text):
        return EXPRESSION.sub(lambda match: values[match[1]], text)

    def is_met(condition):
        """Nothing is cancelled here; what else is asked for is that a value is not empty."""
        terms = EXPRESSION.fullmatch(condition)[1].split(" && ")
        return all(term == "!cancelled()" or values.get(term.removesuffix(" != ''"), "") for term in terms)

    with tempfile.TemporaryDirectory() as home:
        files = {name: pathlib.Path(home, name) for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")}
        code = 0
        for step in action["runs"]["steps"]:
            # Steps with a condition run whatever came before.
            if not is_met(step["if"]) if "if" in step else code:
                continue
            if step.get("uses", "").startswith("actions/cache@") and "cache" in settings:
                restore(settings["cache"], filled(step["with"]["path"]))
            if "run" not in step:
                continue
            environment = {name: filled(value) for name, value in step.get("env", {}).items()}
            ended = subprocess.run(
                ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]],
                cwd=pathlib.Path(directory, filled(step.get("working-directory", "."))),
                env={**os.environ, **environment, **{name: str(path) for name, path in files.items()}},
            )
            code = code or ended.returncode
            if "id" in step and files["GITHUB_OUTPUT"].exists():
                for name, value in (line.split("=", 1) for line in files["GITHUB_OUTPUT"].read_text().splitlines()):
                    values[f"steps.{step['id']}.outputs.{name}"] = value
        for name, path in files.items():
            print(f"{name}:\n{path.read_text() if path.exists() else ''}", end="")
    return code


def main():
    match sys.argv[1:]:
        case ["check", *workflows]:
            workflows = [pathlib.Path(workflow) for workflow in workflows]
            complaints = Complaints()
            check_action(complaints)
            check_template(complaints)
            for workflow in workflows:
                check_workflow(workflow, complaints)
            check_pins([ROOT / "action.yml", RECIPES, *workflows], complaints)
            return complaints.count > 0
        case ["play", directory, *settings]:
            return play(directory, dict(setting.split("=", 1) for setting in settings))
    return 64


sys.exit(main())
