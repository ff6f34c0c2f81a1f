#!/usr/bin/env bash
# Versions: libadwaita 1.2.2 (Debian 12's libadwaita-1-0, with gir1.2-adw-1, python3-gi and xvfb).
# One would guess: GNOME's AdwSpringAnimation ends when what is left is below its `epsilon`, a thousandth, whatever the damping; a
#   spring of ratio 1 takes about as long as one of 0.95 or 1.05.
# Seen: with ratio 1, stiffness 100 and mass 1 it ends after 690 ms, with 8 thousandths of its way to go: of 1000 points the last
#   picture jumps by 8. With ratio 0.95 it takes 727 ms, and with 1.05 2034 on a way of 1000, but 1071 on a way of 1. Up to 1 the
#   time is that in which a swing's hull comes below a thousandth, on any way; but at 1 there is no swing, and more is left than
#   the hull.
# Matters here: critical damping is what one begins with. A spring that is measured off a film of it has a step at its end that no
#   spring has, and a ratio that is a little greater trebles the time.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

version=$(dpkg-query -W -f '${Version}' libadwaita-1-0 2>/dev/null) || untried "Debian's libadwaita-1-0 is not installed"
case $version in
  1.2.2-*) ;;
  *) untried "libadwaita is $version" ;;
esac
command -v xvfb-run >"$work/log" || untried "Debian's xvfb is not installed"

cat >"$work/spring.py" <<'PY'
import sys

try:
    import gi
    gi.require_version("Gtk", "4.0")
    gi.require_version("Adw", "1")
    from gi.repository import Adw, GLib, Gtk
except (ImportError, ValueError) as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

Adw.init()
window, loop = Gtk.Window(), GLib.MainLoop()
window.present()
Gtk.Settings.get_default().props.gtk_enable_animations = True

def spring(ratio, way, values):
    target = Adw.CallbackAnimationTarget.new(lambda value, *_: values.append(value))
    return Adw.SpringAnimation.new(window, 0, way, Adw.SpringParams.new(ratio, 1, 100), target)

def played(ratio):
    """The values of a spring that is played in a window."""
    values = []
    animation = spring(ratio, 1000, values)
    animation.connect("done", lambda *_: loop.quit())
    GLib.timeout_add(100, lambda: animation.play())
    GLib.timeout_add_seconds(20, lambda: loop.quit())
    loop.run()
    return values

times = {(ratio, way): spring(ratio, way, []).get_estimated_duration() for ratio in (0.95, 1, 1.05) for way in (1, 1000)}
values = played(1)
if len(values) < 10:
    print("not tried: no pictures come in this window", file=sys.stderr)
    sys.exit(2)
print(f"ms by ratio and way: {times}; of ratio 1 the last values are {values[-2]:.1f} and {values[-1]:.1f}")
sys.exit(not (times == {(0.95, 1): 727, (0.95, 1000): 727, (1, 1): 690, (1, 1000): 690, (1.05, 1): 1071, (1.05, 1000): 2034}
              and values[-2] < 992.1 and values[-1] == 1000))
PY
status=0
xvfb-run -a /usr/bin/python3 "$work/spring.py" 2>"$work/log" || status=$?
[ "$status" != 2 ] || cat "$work/log" >&2
exit "$status"
