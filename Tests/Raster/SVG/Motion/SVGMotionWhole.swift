extension SVGMotion {
  /// Whole pictures, and what stands in many files; colors are those of Chromium 156.
  static let whole: [Self] = [
    SVGMotion(
      "the whole picture turns about its middle",
      """
      <style>@keyframes a{to{transform:rotate(360deg)}} svg{animation:a 1s linear infinite}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [
        (0.125, [(20, 5, 0x8844CC), (31, 18, 0xFFFFFF)]),
        (0.3, [(32, 12, 0x8844CC), (20, 2, 0xFFFFFF)]),
      ], attributes: "width='40' height='40' viewBox='0 0 60 60'"),
    SVGMotion(
      "the whole picture fades",
      """
      <style>@keyframes a{to{opacity:0}} svg{animation:a 1s linear infinite}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [(0.5, [(16, 11, 0xC3A1E5), (15, 27, 0xFFFFFF)])]),
    SVGMotion(
      "the whole picture shrinks to its corner",
      """
      <style>@keyframes a{to{transform:scale(.5)}} svg{transform-origin:0 0;animation:a 1s linear
      infinite}</style>
      <rect width='60' height='40' fill='red'/>
      """,
      [(0.5, [(23, 2, 0xFF0000), (37, 32, 0xFFFFFF)])]),
    SVGMotion(
      "a picture in the picture",
      """
      <style>@keyframes a{to{transform:translateX(20px)}} #n{animation:a 1s linear infinite}</style>
      <svg id='n' x='5' y='5' width='20' height='20'>
      <rect width='20' height='20' fill='red'/>
      </svg>
      """,
      [(0.5, [(25, 6, 0xFF0000), (24, 26, 0xFFFFFF)])]),
    SVGMotion(
      "what uses others",
      """
      <style>@keyframes a{to{transform:translateX(20px)}} use{animation:a 1s linear infinite}</style>
      <defs>
      <rect id='q' width='10' height='10' fill='red'/>
      </defs>
      <use href='#q'/>
      <use href='#q' y='20'/>
      """,
      [(0.5, [(15, 2, 0xFF0000), (13, 13, 0xFFFFFF)])]),
    SVGMotion(
      "a ring that turns and is drawn",
      """
      <style>@keyframes rot{100%{transform:rotate(360deg)}}@keyframes
      dash{0%{stroke-dasharray:1,200;stroke-dashoffset:0}50%{stroke-dasharray:89,200;stroke-dashoffset:-35px}100%{stroke-dasharray:89,200;stroke-dashoffset:-124px}}
      svg{animation:rot 2s linear infinite}circle{animation:dash 1.5s ease-in-out
      infinite;stroke-linecap:round}</style>
      <circle cx='50' cy='50' r='20' fill='none' stroke='red' stroke-width='8'/>
      """,
      [(0.35, [(6, 13, 0xFF0000), (27, 35, 0xFFFFFF)]), (1.1, [(23, 36, 0xFF0000), (8, 9, 0xFFFFFF)])],
      attributes: "width='40' height='40' viewBox='25 25 50 50'"),
    SVGMotion(
      "the transform of a gradient",
      """
      <linearGradient id='g'>
      <stop stop-color='red'/>
      <stop offset='.5' stop-color='red'/>
      <stop offset='.5' stop-color='blue'/>
      <animateTransform attributeName='gradientTransform' type='rotate' from='0 .5 .5' to='180 .5 .5'
      dur='1s'/>
      </linearGradient>
      <rect width='60' height='40' fill='url(#g)'/>
      """,
      [(0.5, [(30, 2, 0xFF0000)])]),
    SVGMotion(
      "the ends of a gradient",
      """
      <linearGradient id='g' x1='0' x2='1'>
      <stop stop-color='red'/>
      <stop offset='1' stop-color='blue'/>
      <animate attributeName='x1' values='-1;1' dur='1s'/>
      <animate attributeName='x2' values='0;2' dur='1s'/>
      </linearGradient>
      <rect width='60' height='40' fill='url(#g)'/>
      """,
      [(0.5, [])]),
    SVGMotion(
      "splines and key times",
      """
      <rect x='0' y='0' width='10' height='10' fill='red'>
      <animate attributeName='x' values='0;20;20;40' keyTimes='0;0.3;0.6;1' calcMode='spline' keySplines='.5
      0 .5 1;0 0 1 1;.5 0 .5 1' dur='1s'/>
      <animate attributeName='height' values='10;40' dur='1s'/>
      </rect>
      """,
      [(0.5, [(25, 2, 0xFF0000), (25, 26, 0xFFFFFF)])]),
    SVGMotion(
      "the geometry of a rectangle",
      """
      <style>@keyframes a{to{x:30px;y:10px;width:20px;height:25px;rx:6px}} #r{animation:a 1s linear}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [(0.5, [(28, 11, 0x8844CC), (27, 31, 0xFFFFFF)])]),
    SVGMotion(
      "a line and what it surrounds",
      """
      <style>@keyframes a{to{stroke-opacity:0;stroke-width:20;fill-opacity:.5}}
      #r{stroke:red;stroke-width:2;animation:a 1s linear}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [(0.5, [(16, 6, 0xFF7F7F), (20, 29, 0xFFFFFF)])]),
    SVGMotion(
      "steps that jump at both ends",
      """
      <style>@keyframes a{to{transform:translateX(40px)}} #r{animation:a 1s steps(3,jump-both)}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [
        (0.1, [(26, 11, 0x8844CC), (42, 16, 0xFFFFFF)]),
        (0.5, [(36, 11, 0x8844CC), (43, 10, 0xFFFFFF)]),
        (0.9, [(46, 11, 0x8844CC), (29, 16, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "steps that jump at neither end",
      """
      <style>@keyframes a{to{transform:translateX(40px)}} #r{animation:a 1s steps(3,jump-none)}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [
        (0.1, [(16, 11, 0x8844CC), (40, 10, 0xFFFFFF)]),
        (0.5, [(36, 11, 0x8844CC), (20, 10, 0xFFFFFF)]),
        (0.9, [(54, 16, 0x8844CC), (30, 10, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "colors of other spaces",
      """
      <style>@keyframes a{from{fill:oklch(0.7 0.2 30)}to{fill:hsl(200 80% 40%)}} #r{animation:a 1s
      linear}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [(0.5, [(16, 11, 0xA77E8B), (15, 27, 0xFFFFFF)])]),
    SVGMotion(
      "from points to percentages",
      """
      <style>@keyframes a{from{transform:translateX(10px)}to{transform:translateX(50%)}} #r{animation:a 1s
      linear}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [(0.5, [(36, 11, 0x8844CC), (35, 27, 0xFFFFFF)])]),
    SVGMotion(
      "from points to percentages of the area",
      """
      <style>@keyframes a{from{width:10px}to{width:50%}} #r{animation:a 1s linear}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [(0.5, [(20, 11, 0x8844CC), (19, 5, 0xFFFFFF)])]),
    SVGMotion(
      "filter functions of colors",
      """
      <rect x='5' y='5' width='12' height='12' fill='#84c' style='filter:contrast(1.5)'/>
      <rect x='22' y='5' width='12' height='12' fill='#84c' style='filter:grayscale(.7)'/>
      <rect x='40' y='5' width='12' height='12' fill='#84c' style='filter:sepia(1)'/>
      <rect x='5' y='22' width='12' height='12' fill='#84c' style='filter:invert(80%)'/>
      <rect x='22' y='22' width='12' height='12' fill='#84c' style='filter:hue-rotate(90deg)'/>
      <rect x='40' y='22' width='12' height='12' fill='#84c' style='filter:saturate(2) brightness(60%)'/>
      """,
      [
        (
          0,
          [
            (11, 11, 0x8C26F2), (28, 11, 0x69557E), (46, 11, 0x908064), (11, 28, 0x7AA352), (28, 28, 0xCC4031),
            (46, 28, 0x6C1A99),
          ]
        )
      ]),
    SVGMotion(
      "filter functions that move",
      """
      <style>@keyframes a{to{filter:hue-rotate(200deg) opacity(50%)}} #r{animation:a 1s linear}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [
        (0.3, [(16, 11, 0xD95584), (32, 28, 0xFFFFFF)]),
        (0.6, [(16, 11, 0xC2854D), (32, 28, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "a variable that is text",
      """
      <style>:root{--c:red}@keyframes a{to{--c:blue}} g{animation:a 1s linear} rect{fill:var(--c)}</style>
      <g>
      <rect width='30' height='20'/>
      </g>
      """,
      [
        (0.3, [(15, 10, 0xFF0000), (37, 25, 0xFFFFFF)]),
        (0.6, [(15, 10, 0x0000FF), (37, 25, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "a variable that is a color",
      """
      <style>@property --c{syntax:'&lt;color&gt;';inherits:true;initial-value:red}@keyframes a{to{--c:blue}}
      g{animation:a 1s linear} rect{fill:var(--c)}</style>
      <g>
      <rect width='30' height='20'/>
      </g>
      """,
      [(0.5, [(15, 10, 0x800080), (25, 23, 0xFFFFFF)])]),
  ]
}
