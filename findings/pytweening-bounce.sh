#!/usr/bin/env bash
# Versions: PyTweening 1.2.0 (from PyPI).
# One would guess: an easing begins at 0 and ends at 1, and a bounce never passes its floor.
# Seen: easeOutBounce ends at 0.994375, and jumps from 1.0000 to 1.0068, through the floor, where its last bounce begins;
#   easeInBounce begins at 0.005625. Its first bounces agree with Penner's formula to the last digit.
# Matters here: the last picture of a motion recorded with it is 3 points off after 600, and the loop back or the hold after it
#   is a visible step. Two easings of the same name have to be compared over all of their length, the ends first.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

python3 -m venv "$work/venv" >"$work/log" 2>&1 || untried "python3 has no venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  pytweening==1.2.0 \
  >"$work/log" 2>&1 || untried "the packages can't be installed"

"$work/venv/bin/python" - <<'PY'
import sys

try:
    from pytweening import easeInBounce, easeOutBounce
except ImportError as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

def penner(time):
    for end, middle, floor in ((1, 0, 0), (2, 1.5, 0.75), (2.5, 2.25, 0.9375), (2.75, 2.625, 0.984375)):
        if time < end / 2.75 or end == 2.75: return 7.5625 * (time - middle / 2.75) ** 2 + floor

agreeing = all(abs(easeOutBounce(step / 1000) - penner(step / 1000)) < 1e-9 for step in range(909))
before, after = easeOutBounce(2.49999 / 2.75), easeOutBounce(2.50001 / 2.75)
ends = easeOutBounce(1), easeInBounce(0)
print(f"easeOutBounce ends at {ends[0]:.6f} after a jump from {before:.5f} to {after:.5f}; easeInBounce begins at {ends[1]:.6f}")
sys.exit(not (agreeing and penner(1) == 1 and abs(ends[0] - 0.994375) < 1e-6 and abs(ends[1] - 0.005625) < 1e-6
              and before < 1 and after > 1.006))
PY
