extension SVGFeature {
  /// How shapes are put and painted; colors are those of Chromium 156.
  static let shapes: [Self] = [
    SVGFeature(
      "transform-origin as an attribute",
      """
      <rect x='20' y='10' width='20' height='20' fill='#84c' transform='rotate(45)' transform-origin='30 20'/>
      """,
      [(30, 20, 0x8844CC), (30, 8, 0x8844CC), (21, 11, 0xFFFFFF)]),
    SVGFeature(
      "transform-origin center of the area",
      """
      <rect x='20' y='18' width='20' height='4' fill='#84c' transform='rotate(90)' transform-origin='center'/>
      """,
      [(30, 12, 0x8844CC), (22, 20, 0xFFFFFF)]),
    SVGFeature(
      "transform-box fill-box",
      """
      <rect x='5' y='18' width='20' height='4' fill='#84c' style='transform-box:fill-box;transform-origin:50%
      50%;transform:rotate(90deg)'/>
      """,
      [(15, 12, 0x8844CC), (7, 20, 0xFFFFFF)]),
    SVGFeature(
      "fill-box of a group",
      """
      <g fill='#84c' style='transform-box:fill-box;transform-origin:center;transform:rotate(90deg)'>
      <rect x='5' y='18' width='10' height='4'/>
      <rect x='15' y='18' width='10' height='4'/>
      </g>
      """,
      [(15, 12, 0x8844CC), (7, 20, 0xFFFFFF)]),
    SVGFeature(
      "fill-box without an origin",
      """
      <rect x='30' y='5' width='20' height='4' fill='#84c' transform='rotate(90)' style='transform-box:fill-box'/>
      """,
      [(28, 15, 0x8844CC), (40, 7, 0xFFFFFF)]),
    SVGFeature(
      "transform of CSS in a style sheet",
      """
      <style>.s{transform-origin:30px 20px;transform:rotate(90deg)}</style>
      <rect class='s' x='30' y='18' width='18' height='4' fill='red'/>
      """,
      [(30, 30, 0xFF0000), (40, 20, 0xFFFFFF)]),
    SVGFeature(
      "translate, rotate and scale as properties",
      """
      <rect width='10' height='10' fill='red' style='translate:20px 10px;rotate:90deg;scale:2 1'/>
      """,
      [(12, 20, 0xFF0000), (25, 12, 0xFFFFFF), (15, 28, 0xFF0000)]),
    SVGFeature(
      "translate in percent",
      """
      <rect width='10' height='10' fill='red' style='transform:translate(50%, 25%)'/>
      """,
      [(35, 15, 0xFF0000), (5, 5, 0xFFFFFF)]),
    SVGFeature(
      "translate of its own box",
      """
      <rect width='10' height='10' fill='red' style='transform-box:fill-box;transform:translate(100%,200%)'/>
      """,
      [(15, 25, 0xFF0000), (5, 5, 0xFFFFFF)]),
    SVGFeature(
      "several functions and turns",
      """
      <rect width='10' height='4' fill='red' style='transform:translate(30px,10px) rotate(.25turn) scale(2)'/>
      """,
      [(25, 20, 0xFF0000), (35, 12, 0xFFFFFF)]),
    SVGFeature(
      "CSS outweighs the attribute",
      """
      <rect width='10' height='10' fill='red' transform='translate(40 0)' style='transform:translateX(20px)'/>
      """,
      [(25, 5, 0xFF0000), (45, 5, 0xFFFFFF)]),
    SVGFeature(
      "view box that begins elsewhere",
      """
      <rect x='0' y='0' width='20' height='4' fill='red' style='transform-origin:50%
      50%;transform:rotate(180deg)'/>
      """,
      [(30, 20, 0xFFFFFF), (45, 37, 0xFFFFFF), (55, 25, 0xFFFFFF)],
      attributes: "width='60' height='40' viewBox='-10 -10 60 40'"),
    SVGFeature(
      "shadow",
      """
      <filter id='f' x='-50%' y='-50%' width='200%' height='200%'>
      <feDropShadow dx='10' dy='6' stdDeviation='0' flood-color='#f00' flood-opacity='.5'/>
      </filter>
      <rect x='10' y='8' width='20' height='16' fill='#06c' filter='url(#f)'/>
      """,
      [(20, 16, 0x0066CC), (35, 26, 0xFF7F7F), (5, 20, 0xFFFFFF), (35, 10, 0xFFFFFF)]),
    SVGFeature(
      "shadow by defaults",
      """
      <filter id='f'>
      <feDropShadow/>
      </filter>
      <rect x='10' y='8' width='30' height='20' fill='#06c' filter='url(#f)'/>
      """,
      [(25, 18, 0x0066CC), (5, 5, 0xFFFFFF)]),
    SVGFeature(
      "shadow of a shadow",
      """
      <filter id='f' x='-1' y='-1' width='3' height='3'>
      <feDropShadow dx='10' dy='0' stdDeviation='0' flood-color='#f00'/>
      <feDropShadow dx='0' dy='14' stdDeviation='0' flood-color='#0f0'/>
      </filter>
      <rect x='10' y='6' width='16' height='12' fill='#06c' filter='url(#f)'/>
      """,
      [(15, 12, 0x0066CC), (32, 12, 0xFF0000), (15, 25, 0x00FF00), (32, 25, 0x00FF00)]),
    SVGFeature(
      "shadow after a blur",
      """
      <filter id='f' x='-1' y='-1' width='3' height='3'>
      <feGaussianBlur stdDeviation='0' result='b'/>
      <feDropShadow in='SourceGraphic' dx='14' dy='0' stdDeviation='0' flood-color='#f0f'/>
      </filter>
      <rect x='10' y='6' width='10' height='12' fill='#06c' filter='url(#f)'/>
      """,
      [(15, 12, 0x0066CC), (30, 12, 0xFFFFFF)]),
    SVGFeature(
      "drop-shadow of CSS",
      """
      <rect x='10' y='6' width='16' height='12' fill='#06c' style='filter:drop-shadow(12px 14px 0 #f00)'/>
      """,
      [(15, 12, 0x0066CC), (32, 28, 0xFF0000)]),
    SVGFeature(
      "line that keeps its width",
      """
      <g transform='scale(4)'>
      <path d='M2 5H13' fill='none' stroke='#000' stroke-width='3' vector-effect='non-scaling-stroke'/>
      </g>
      """,
      [(20, 20, 0x000000), (20, 24, 0xFFFFFF), (20, 16, 0xFFFFFF)]),
    SVGFeature(
      "line that keeps its width, by CSS and in a view box",
      """
      <rect width='15' height='10' fill='#fff'/>
      <style>path{vector-effect:non-scaling-stroke;stroke:#000;stroke-width:4}</style>
      <path d='M2 5H13'/>
      """,
      [(20, 21, 0x000000), (20, 24, 0xFFFFFF), (20, 15, 0xFFFFFF)],
      attributes: "width='60' height='40' viewBox='0 0 15 10'"),
    SVGFeature(
      "line that keeps its width where it is stretched",
      """
      <g transform='scale(6 1)'>
      <rect x='2' y='10' width='5' height='20' fill='#0a0' stroke='#00f' stroke-width='4'
      vector-effect='non-scaling-stroke'/>
      </g>
      """,
      [(12, 20, 0x0000FF), (8, 20, 0xFFFFFF), (25, 20, 0x00AA00), (25, 10, 0x0000FF), (25, 6, 0xFFFFFF)]),
    SVGFeature(
      "dashes that keep their length",
      """
      <g transform='scale(4)'>
      <path d='M0 5H15' fill='none' stroke='#000' stroke-width='4' stroke-dasharray='12 12'
      vector-effect='non-scaling-stroke'/>
      </g>
      """,
      [(6, 20, 0x000000), (18, 20, 0xFFFFFF), (30, 20, 0x000000)]),
    SVGFeature(
      "dashes by pathLength",
      """
      <path d='M0 20H60' stroke='#000' stroke-width='6' pathLength='4' stroke-dasharray='1 1'/>
      """,
      [(7, 20, 0x000000), (22, 20, 0xFFFFFF), (37, 20, 0x000000), (52, 20, 0xFFFFFF)]),
    SVGFeature(
      "dashes by pathLength of a circle",
      """
      <circle cx='30' cy='20' r='14' fill='none' stroke='#000' stroke-width='6' pathLength='100'
      stroke-dasharray='25 75'/>
      """,
      [(40, 30, 0x000000), (20, 30, 0xFFFFFF), (20, 10, 0xFFFFFF)]),
    SVGFeature(
      "dash offset by pathLength",
      """
      <line x1='0' y1='20' x2='60' y2='20' stroke='#000' stroke-width='6' pathLength='1' stroke-dasharray='1'
      stroke-dashoffset='.5'/>
      """,
      [(15, 20, 0x000000), (45, 20, 0xFFFFFF)]),
    SVGFeature(
      "clip by a circle",
      """
      <rect width='60' height='40' fill='#083' style='clip-path:circle(15px at 30px 20px)'/>
      """,
      [(30, 20, 0x008833), (5, 5, 0xFFFFFF), (42, 20, 0x008833)]),
    SVGFeature(
      "clip by a circle in percent",
      """
      <rect x='10' y='4' width='40' height='32' fill='#083' clip-path='circle(50%)'/>
      """,
      [(30, 20, 0x008833), (12, 6, 0xFFFFFF)]),
    SVGFeature(
      "clip by an ellipse",
      """
      <g style='clip-path:ellipse(25px 8px at 50% 50%)'>
      <rect width='60' height='40' fill='#083'/>
      </g>
      """,
      [(30, 20, 0x008833), (10, 20, 0x008833), (30, 8, 0xFFFFFF)]),
    SVGFeature(
      "clip by an inset",
      """
      <rect width='60' height='40' fill='#083' style='clip-path:inset(10px 20px 5px 5px)'/>
      """,
      [(30, 20, 0x008833), (30, 5, 0xFFFFFF), (50, 20, 0xFFFFFF), (2, 20, 0xFFFFFF)]),
    SVGFeature(
      "clip by a round inset",
      """
      <rect width='60' height='40' fill='#083' style='clip-path:inset(4px round 16px)'/>
      """,
      [(30, 20, 0x008833), (6, 6, 0xFFFFFF), (12, 20, 0x008833)]),
    SVGFeature(
      "clip by a polygon",
      """
      <rect width='60' height='40' fill='#083' style='clip-path:polygon(50% 0, 100% 100%, 0 100%)'/>
      """,
      [(30, 20, 0x008833), (5, 5, 0xFFFFFF), (55, 5, 0xFFFFFF)]),
    SVGFeature(
      "clip by an evenodd polygon",
      """
      <rect width='60' height='40' fill='#083' style='clip-path:polygon(evenodd, 0 0, 60px 0, 60px 40px, 0 40px, 0
      0, 20px 10px, 40px 10px, 40px 30px, 20px 30px, 20px 10px)'/>
      """,
      [(30, 20, 0xFFFFFF), (5, 5, 0x008833)]),
    SVGFeature(
      "clip by a path",
      """
      <rect width='60' height='40' fill='#083' style='clip-path:path("M0 0H30V40H0Z")'/>
      """,
      [(15, 20, 0x008833), (45, 20, 0xFFFFFF)]),
    SVGFeature(
      "clip of what is moved",
      """
      <rect width='40' height='30' fill='#083' transform='translate(15 5)' style='clip-path:circle(10px at 20px
      15px)'/>
      """,
      [(35, 20, 0x008833), (20, 10, 0xFFFFFF)]),
    SVGFeature(
      "clip path that is clipped",
      """
      <clipPath id='a' clip-path='url(#b)'>
      <rect width='40' height='40'/>
      </clipPath>
      <clipPath id='b'>
      <rect x='20' width='40' height='40'/>
      </clipPath>
      <rect width='60' height='40' fill='#083' clip-path='url(#a)'/>
      """,
      [(30, 20, 0x008833), (10, 20, 0xFFFFFF), (50, 20, 0xFFFFFF)]),
    SVGFeature(
      "clip path with view-box",
      """
      <rect x='10' width='50' height='40' fill='#083' style='clip-path:circle(10px at 25% 50%) view-box'/>
      """,
      [(15, 20, 0x008833), (40, 20, 0xFFFFFF)]),
    SVGFeature(
      "background of the whole",
      """
      <rect width='10' height='10' fill='red'/>
      """,
      [(5, 5, 0xFF0000), (40, 30, 0x123456)],
      attributes: "width='60' height='40' style='background:#123456'"),
    SVGFeature(
      "background-color in a style sheet",
      """
      <style>svg{background-color:rgb(20 80 160)}</style>
      <rect width='10' height='10' fill='red'/>
      """,
      [(5, 5, 0x1450A0), (40, 30, 0x1450A0)],
      attributes: "width='60' height='40' viewBox='0 0 20 20'"),
    SVGFeature(
      "zero-length line with square caps",
      """
      <path d='M30 20h0' stroke='#000' stroke-width='20' stroke-linecap='square'/>
      """,
      [(30, 20, 0x000000), (38, 28, 0x000000), (45, 20, 0xFFFFFF)]),
    SVGFeature(
      "zero-length line element",
      """
      <line x1='30' y1='20' x2='30' y2='20' stroke='#000' stroke-width='20' stroke-linecap='square'/>
      """,
      [(30, 20, 0x000000), (38, 28, 0x000000)]),
    SVGFeature(
      "gradient in linear light",
      """
      <linearGradient id='g' color-interpolation='linearRGB'>
      <stop stop-color='#000'/>
      <stop offset='1' stop-color='#fff'/>
      </linearGradient>
      <rect width='60' height='40' fill='url(#g)'/>
      """,
      [(30, 20, 0xBDBDBD), (15, 20, 0x8C8C8C), (45, 20, 0xE2E2E2)]),
    SVGFeature(
      "gradient turned about its middle",
      """
      <linearGradient id='g' gradientUnits='userSpaceOnUse' x1='0' x2='60' gradientTransform='rotate(90)'
      transform-origin='30 20'>
      <stop offset='.5' stop-color='red'/>
      <stop offset='.5' stop-color='blue'/>
      </linearGradient>
      <rect width='60' height='40' fill='url(#g)'/>
      """,
      [(10, 5, 0xFF0000), (50, 5, 0xFF0000), (10, 35, 0x0000FF)]),
  ]
}
