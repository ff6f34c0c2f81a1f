extension SVGMotion {
  /// More of SMIL; colors are those of Chromium 156.
  static let smilDetails: [Self] = [
    SVGMotion(
      "key points on a path",
      """
      <rect x='-4' y='-4' width='8' height='8' fill='red'>
      <animateMotion path='M10 10H50V30' keyPoints='0;.8;1' keyTimes='0;.5;1' calcMode='linear' dur='1s'
      repeatCount='indefinite'/>
      </rect>
      """,
      [
        (0.25, [(34, 7, 0xFF0000), (50, 14, 0xFFFFFF)]),
        (0.5, [(50, 15, 0xFF0000), (36, 10, 0xFFFFFF)]),
        (0.75, [(50, 21, 0xFF0000), (36, 10, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "from a value by another",
      """
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'>
      <animate attributeName='x' from='5' by='30' dur='1s' fill='freeze'/>
      </rect>
      """,
      [(0.5, [(26, 11, 0x8844CC), (41, 10, 0xFFFFFF)]), (1, [(41, 11, 0x8844CC), (26, 10, 0xFFFFFF)])]),
    SVGMotion(
      "no longer than so much",
      """
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'>
      <animate attributeName='x' from='0' to='40' dur='1s' repeatCount='indefinite' max='1.5s' fill='freeze'/>
      </rect>
      """,
      [
        (0.5, [(26, 11, 0x8844CC), (13, 16, 0xFFFFFF)]),
        (1.2, [(14, 11, 0x8844CC), (26, 16, 0xFFFFFF)]),
        (1.8, [(26, 11, 0x8844CC), (13, 16, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "a skew",
      """
      <rect x='10' y='10' width='20' height='20' fill='red'>
      <animateTransform attributeName='transform' type='skewX' from='0' to='40' dur='1s'/>
      </rect>
      """,
      [(0.5, [(27, 16, 0xFF0000), (26, 32, 0xFFFFFF)])]),
    SVGMotion(
      "the view box",
      """
      <rect width='30' height='20' fill='red'/>
      <animate attributeName='viewBox' values='0 0 60 40;0 0 30 20' dur='1s'/>
      """,
      [(0.5, [(20, 13, 0xFF0000), (36, 29, 0xFFFFFF)])], attributes: "width='60' height='40' viewBox='0 0 60 40'"),
    SVGMotion(
      "what is used",
      """
      <defs>
      <rect id='a' width='20' height='20' fill='red'/>
      <circle id='b' cx='30' cy='20' r='12' fill='blue'/>
      </defs>
      <use href='#a'>
      <animate attributeName='href' values='#a;#b' dur='1s' repeatCount='indefinite'/>
      </use>
      """,
      [(0.2, [(10, 10, 0xFF0000), (30, 20, 0xFFFFFF)]), (0.7, [(30, 10, 0x0000FF), (10, 8, 0xFFFFFF)])]),
    SVGMotion(
      "shown and hidden",
      """
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'>
      <animate attributeName='display' values='inline;none;inline' dur='1s' repeatCount='indefinite'/>
      </rect>
      """,
      [
        (0.2, [(16, 11, 0x8844CC), (32, 28, 0xFFFFFF)]),
        (0.5, [(16, 10, 0xFFFFFF)]),
        (0.8, [(16, 11, 0x8844CC), (32, 28, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "what children take from their group",
      """
      <g stroke='red' fill='none'>
      <animate attributeName='stroke-width' from='2' to='12' dur='1s'/>
      <path d='M5 10H55'/>
      <path d='M5 30H55' stroke-width='3'/>
      </g>
      """,
      [(0.5, [(30, 8, 0xFF0000), (28, 18, 0xFFFFFF)])]),
    SVGMotion(
      "never again",
      """
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'>
      <animate attributeName='x' from='0' to='40' begin='0s;1s' dur='1s' restart='never'/>
      </rect>
      """,
      [
        (0.5, [(26, 16, 0x8844CC), (14, 16, 0xFFFFFF)]),
        (1.2, [(15, 16, 0x8844CC), (27, 16, 0xFFFFFF)]),
        (1.6, [(15, 16, 0x8844CC), (27, 16, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "again only when it is over",
      """
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'>
      <animate attributeName='x' from='0' to='40' begin='0s;.5s;1s' dur='.8s' restart='whenNotActive'/>
      </rect>
      """,
      [
        (0.5, [(31, 11, 0x8844CC), (18, 10, 0xFFFFFF)]),
        (0.9, [(16, 11, 0x8844CC), (33, 16, 0xFFFFFF)]),
        (1.6, [(36, 11, 0x8844CC), (18, 10, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "transforms that jump at key times",
      """
      <rect width='12' height='12' fill='red'>
      <animateTransform attributeName='transform' type='translate' calcMode='discrete' values='0 0;20 10;40
      20' keyTimes='0;.3;.6' dur='1s' repeatCount='indefinite'/>
      </rect>
      """,
      [
        (0.1, [(6, 6, 0xFF0000), (40, 20, 0xFFFFFF)]),
        (0.5, [(26, 11, 0xFF0000), (41, 30, 0xFFFFFF)]),
        (0.9, [(46, 21, 0xFF0000), (21, 20, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "a transform of CSS above that of SMIL",
      """
      <style>rect{transform:translate(10px,10px)}</style>
      <rect width='12' height='12' fill='red'>
      <animateTransform attributeName='transform' type='translate' from='0' to='40' dur='1s'/>
      </rect>
      """,
      [(0.5, [(16, 11, 0xFF0000), (15, 27, 0xFFFFFF)])]),
    SVGMotion(
      "two ways at a time",
      """
      <rect width='8' height='8' fill='red'>
      <animateMotion path='M0 0H40' dur='1s'/>
      <animateMotion path='M0 0V20' dur='1s' additive='sum'/>
      </rect>
      """,
      [(0.5, [(24, 11, 0xFF0000), (24, 7, 0xFFFFFF)])]),
    SVGMotion(
      "translations that add up",
      """
      <rect width='12' height='8' fill='red'>
      <animateTransform attributeName='transform' type='translate' from='0 0' to='14 8' accumulate='sum'
      dur='1s' repeatCount='3' fill='freeze'/>
      </rect>
      """,
      [
        (0.5, [(13, 5, 0xFF0000), (35, 20, 0xFFFFFF)]),
        (1.5, [(27, 13, 0xFF0000), (35, 20, 0xFFFFFF)]),
        (2.5, [(41, 21, 0xFF0000), (21, 12, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "stays in the middle of a repetition",
      """
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'>
      <animate attributeName='x' from='0' to='40' dur='1s' repeatCount='2.5' fill='freeze'/>
      </rect>
      """,
      [(3, [(26, 11, 0x8844CC), (25, 27, 0xFFFFFF)])]),
    SVGMotion(
      "percentages of the area",
      """
      <rect y='10' width='10' height='10' fill='red'>
      <animate attributeName='x' from='0%' to='50%' dur='1s'/>
      </rect>
      """,
      [(0.5, [(20, 11, 0xFF0000), (20, 7, 0xFFFFFF)])]),
    SVGMotion(
      "inside of a symbol",
      """
      <symbol id='s' viewBox='0 0 10 10'>
      <circle cx='5' cy='5' fill='red'>
      <animate attributeName='r' values='1;5' dur='1s'/>
      </circle>
      </symbol>
      <use href='#s' width='40' height='40'/>
      """,
      [(0.5, [(20, 10, 0xFF0000), (18, 35, 0xFFFFFF)])]),
    SVGMotion(
      "dashes",
      """
      <path d='M0 20H60' stroke='red' stroke-width='10'>
      <animate attributeName='stroke-dasharray' values='4 4;16 8' dur='1s'/>
      </path>
      """,
      [(0.5, [(33, 20, 0xFF0000), (28, 14, 0xFFFFFF)])]),
    SVGMotion(
      "arcs of paths",
      """
      <path fill='red' d='M10 20a10 10 0 0 1 20 0z'>
      <animate attributeName='d' to='M10 20a20 18 0 0 1 40 0z' dur='1s'/>
      </path>
      """,
      [(0.5, [(25, 8, 0xFF0000), (22, 22, 0xFFFFFF)])]),
    SVGMotion(
      "there and back from its middle",
      """
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'>
      <animate attributeName='x' values='0;40;0' dur='1s' begin='-0.5s' repeatCount='indefinite'/>
      </rect>
      """,
      [
        (0.1, [(38, 11, 0x8844CC), (27, 12, 0xFFFFFF)]),
        (0.9, [(38, 11, 0x8844CC), (27, 12, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "a clip path",
      """
      <clipPath id='c'>
      <rect height='40'>
      <animate attributeName='width' from='0' to='60' dur='1s'/>
      </rect>
      </clipPath>
      <rect width='60' height='40' fill='red' clip-path='url(#c)'/>
      """,
      [(0.5, [(15, 20, 0xFF0000), (32, 24, 0xFFFFFF)])]),
    SVGMotion(
      "a mask",
      """
      <mask id='m'>
      <rect width='60' height='40' fill='white'>
      <animate attributeName='x' from='0' to='60' dur='1s'/>
      </rect>
      </mask>
      <rect width='60' height='40' fill='red' mask='url(#m)'/>
      """,
      [(0.5, [(44, 20, 0xFF0000), (27, 14, 0xFFFFFF)])]),
    SVGMotion(
      "a filter",
      """
      <filter id='f'>
      <feGaussianBlur stdDeviation='0'>
      <animate attributeName='stdDeviation' from='0' to='6' dur='1s'/>
      </feGaussianBlur>
      </filter>
      <rect x='15' y='5' width='30' height='30' fill='red' filter='url(#f)'/>
      """,
      [(0.5, [(30, 13, 0xFF0000), (49, 2, 0xFFFFFF)])]),
  ]
}
