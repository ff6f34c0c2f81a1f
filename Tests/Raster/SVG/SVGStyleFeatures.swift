extension SVGFeature {
  /// What styles say; colors are those of Chromium 156.
  static let styles: [Self] = [
    SVGFeature(
      "variable of the root",
      """
      <style>:root{--c:#1a5}</style>
      <rect width='60' height='40' style='fill:var(--c)'/>
      """,
      [(30, 20, 0x11AA55)]),
    SVGFeature(
      "variable in an attribute",
      """
      <g style='--c:#1a5'>
      <rect width='60' height='40' fill='var(--c)'/>
      </g>
      """,
      [(30, 20, 0x11AA55)]),
    SVGFeature(
      "fallback where there is no variable",
      """
      <rect width='60' height='40' style='fill:var(--x, rgb(10, 20, 200))'/>
      """,
      [(30, 20, 0x0A14C8)]),
    SVGFeature(
      "variable before its fallback",
      """
      <style>:root{--c:#1a5}</style>
      <rect width='60' height='40' style='fill:var(--c, blue)'/>
      """,
      [(30, 20, 0x11AA55)]),
    SVGFeature(
      "variable by a variable",
      """
      <style>:root{--a:#1a5;--b:var(--a)}.x{--a:red;fill:var(--b)}</style>
      <rect class='x' width='60' height='40'/>
      """,
      [(30, 20, 0x11AA55)]),
    SVGFeature(
      "fallback in a fallback",
      """
      <rect width='60' height='40' style='fill:var(--x, var(--y, #15a))'/>
      """,
      [(30, 20, 0x1155AA)]),
    SVGFeature(
      "variable redefined inside",
      """
      <style>g{--c:red}g g{--c:#1a5}rect{fill:var(--c)}</style>
      <g>
      <g>
      <rect width='60' height='40'/>
      </g>
      </g>
      """,
      [(30, 20, 0x11AA55)]),
    SVGFeature(
      "variable of itself is none",
      """
      <style>:root{--a:var(--b);--b:var(--a)}</style>
      <g fill='#15a'>
      <rect width='60' height='40' style='fill:var(--a)'/>
      </g>
      """,
      [(30, 20, 0x1155AA)]),
    SVGFeature(
      "stop of a gradient by a variable",
      """
      <style>:root{--c:#1a5}</style>
      <linearGradient id='g'>
      <stop stop-color='var(--c)'/>
      <stop offset='1' style='stop-color:var(--c)'/>
      </linearGradient>
      <rect width='60' height='40' fill='url(#g)'/>
      """,
      [(30, 20, 0x11AA55)]),
    SVGFeature(
      "path as a property",
      """
      <style>path{d:path('M10 10H50V30H10Z');fill:#a31}</style>
      <path/>
      """,
      [(30, 20, 0xAA3311), (5, 5, 0xFFFFFF)]),
    SVGFeature(
      "oklch",
      """
      <rect width='60' height='40' fill='oklch(0.6 0.15 250)'/>
      """,
      [(30, 20, 0x2784D5)]),
    SVGFeature(
      "oklab with alpha",
      """
      <rect width='60' height='40' style='fill:oklab(60% 0.1 -0.1 / 50%)'/>
      """,
      [(30, 20, 0xCFB1DC)]),
    SVGFeature(
      "lab and lch",
      """
      <rect width='30' height='40' fill='lab(50 40 20)'/>
      <rect x='30' width='30' height='40' fill='lch(60% 50 120)'/>
      """,
      [(15, 20, 0xB95857), (45, 20, 0x769C3E)]),
    SVGFeature(
      "color() of P3",
      """
      <rect width='60' height='40' style='fill:color(display-p3 0.5 0.6 0.4)'/>
      """,
      [(30, 20, 0x799A60)]),
    SVGFeature(
      "hwb and hsl in the new form",
      """
      <rect width='30' height='40' fill='hwb(200 20% 10%)'/>
      <rect x='30' width='30' height='40' fill='hsl(120deg 50% 40%)'/>
      """,
      [(15, 20, 0x33AAE6), (45, 20, 0x339933)]),
    SVGFeature(
      "rgb in the new form",
      """
      <rect width='60' height='40' fill='rgb(200 50 100 / .5)'/>
      """,
      [(30, 20, 0xE398B1)]),
    SVGFeature(
      "color-mix",
      """
      <rect width='30' height='40' style='fill:color-mix(in srgb, red, blue 25%)'/>
      <rect x='30' width='30' height='40' style='fill:color-mix(in oklab, #f00 30%, #0f0)'/>
      """,
      [(15, 20, 0xBF0040), (45, 20, 0xACCD00)]),
    SVGFeature(
      "calc",
      """
      <rect x='10' y='10' style='width:calc(10px + 2 * 10px);height:calc(40px / 2)' fill='red'/>
      """,
      [(35, 25, 0xFF0000), (45, 25, 0xFFFFFF), (35, 32, 0xFFFFFF)]),
    SVGFeature(
      "calc of a variable",
      """
      <style>:root{--w:15px}rect.a{width:calc(var(--w) * 2)}</style>
      <rect class='a' height='40' fill='red'/>
      """,
      [(25, 20, 0xFF0000), (35, 20, 0xFFFFFF)]),
    SVGFeature(
      ":is and :not",
      """
      <style>:is(.a,.b){fill:#1a5}rect:not(.a):not(.w){fill:#15a}</style>
      <rect class='w' width='60' height='40' fill='#fff'/>
      <rect class='a' width='30' height='40'/>
      <rect class='c' x='30' width='30' height='40'/>
      """,
      [(15, 20, 0x11AA55), (45, 20, 0x1155AA)]),
    SVGFeature(
      ":nth-child",
      """
      <style>rect:nth-child(2n+1){fill:red}rect:last-child{fill:blue}rect:nth-of-type(2){fill:lime}</style>
      <rect width='20' height='40'/>
      <rect x='20' width='20' height='40'/>
      <rect x='40' width='20' height='40'/>
      """,
      [(10, 20, 0x000000), (30, 20, 0x00FF00), (50, 20, 0x0000FF)]),
    SVGFeature(
      "media",
      """
      <style>rect{fill:red}@media screen{rect{fill:#1a5}}@media
      (prefers-color-scheme:dark){rect{fill:black}}@media print{rect{fill:black}}</style>
      <rect width='60' height='40'/>
      """,
      [(30, 20, 0x11AA55)]),
    SVGFeature(
      "media in a comment and a later rule",
      """
      <style>/* @media print { */ rect{fill:#15a}@media (min-width: 0){rect{fill:#1a5}} </style>
      <rect width='60' height='40'/>
      """,
      [(30, 20, 0x11AA55)]),
    SVGFeature(
      "important",
      """
      <style>rect{fill:#1a5 !important}#r{fill:red}</style>
      <rect id='r' width='60' height='40' style='fill:var(--x,blue)'/>
      """,
      [(30, 20, 0x11AA55)]),
    SVGFeature(
      "attribute selector and later sibling",
      """
      <style>[data-a='1']~rect{fill:red}g>rect:first-child{fill:var(--q,#1a5)}</style>
      <rect data-a='1' width='10' height='10' fill='blue'/>
      <rect x='20' width='20' height='40'/>
      <g>
      <rect x='45' width='10' height='40'/>
      </g>
      """,
      [(5, 5, 0x0000FF), (30, 20, 0xFF0000), (50, 20, 0x11AA55)]),
  ]
}
