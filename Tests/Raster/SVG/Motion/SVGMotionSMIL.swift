extension SVGMotion {
  /// SMIL; colors are those of Chromium 156.
  static let smil: [Self] = [
    SVGMotion(
      "a turn about a point, again and again",
      """
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'>
      <animateTransform attributeName='transform' type='rotate' from='0 30 20' to='360 30 20' dur='1s'
      repeatCount='indefinite'/>
      </rect>
      """,
      [
        (0, [(16, 11, 0x8844CC), (38, 28, 0xFFFFFF)]),
        (0.3, [(38, 4, 0x8844CC), (22, 8, 0xFFFFFF)]),
        (0.5, [(44, 19, 0x8844CC), (23, 4, 0xFFFFFF)]),
        (1.1, [(21, 4, 0x8844CC), (39, 10, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "an attribute that stays at its end",
      """
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'>
      <animate attributeName='x' from='0' to='40' dur='1s' fill='freeze'/>
      </rect>
      """,
      [
        (0, [(6, 16, 0x8844CC), (36, 16, 0xFFFFFF)]),
        (0.25, [(16, 11, 0x8844CC), (37, 16, 0xFFFFFF)]),
        (0.75, [(36, 11, 0x8844CC), (16, 16, 0xFFFFFF)]),
        (1, [(46, 11, 0x8844CC), (16, 16, 0xFFFFFF)]),
        (1.5, [(46, 11, 0x8844CC), (16, 16, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "values at key times",
      """
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'>
      <animate attributeName='x' values='0;40;10;48' keyTimes='0;.2;.7;1' dur='1s' repeatCount='indefinite'/>
      </rect>
      """,
      [
        (0.1, [(26, 11, 0x8844CC), (39, 16, 0xFFFFFF)]),
        (0.3, [(40, 11, 0x8844CC), (24, 16, 0xFFFFFF)]),
        (0.6, [(22, 11, 0x8844CC), (39, 16, 0xFFFFFF)]),
        (0.9, [(41, 16, 0x8844CC), (24, 10, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "a spline of its own between two values",
      """
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'>
      <animate attributeName='x' values='0;40' keyTimes='0;1' calcMode='spline' keySplines='.9 0 .1 1'
      dur='1s' repeatCount='indefinite'/>
      </rect>
      """,
      [
        (0.2, [(6, 16, 0x8844CC), (39, 16, 0xFFFFFF)]),
        (0.5, [(26, 11, 0x8844CC), (40, 10, 0xFFFFFF)]),
        (0.8, [(45, 16, 0x8844CC), (20, 16, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "values that jump",
      """
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'>
      <animate attributeName='fill' values='red;lime;blue' calcMode='discrete' dur='1s' repeatCount='2'/>
      </rect>
      """,
      [
        (0.1, [(16, 11, 0xFF0000), (32, 28, 0xFFFFFF)]),
        (0.4, [(16, 11, 0x00FF00), (32, 28, 0xFFFFFF)]),
        (0.7, [(16, 11, 0x0000FF), (32, 28, 0xFFFFFF)]),
        (0.95, [(16, 11, 0x0000FF), (32, 28, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "an even pace",
      """
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'>
      <animate attributeName='x' values='0;10;44' calcMode='paced' dur='1s' repeatCount='indefinite'/>
      </rect>
      """,
      [
        (0.25, [(17, 11, 0x8844CC), (34, 16, 0xFFFFFF)]),
        (0.5, [(28, 11, 0x8844CC), (35, 10, 0xFFFFFF)]),
        (0.75, [(39, 11, 0x8844CC), (21, 16, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "between two colors",
      """
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'>
      <animate attributeName='fill' from='red' to='rgb(0,0,255)' dur='1s'/>
      </rect>
      """,
      [
        (0.25, [(16, 11, 0xBF0040), (32, 28, 0xFFFFFF)]),
        (0.5, [(16, 11, 0x800080), (32, 28, 0xFFFFFF)]),
        (0.75, [(16, 11, 0x4000BF), (32, 28, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "by so much, on top of what is there",
      """
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'>
      <animate attributeName='x' by='20' dur='1s' fill='freeze'/>
      <animate attributeName='x' by='10' begin='1s' dur='1s' fill='freeze' additive='sum'/>
      </rect>
      """,
      [
        (0.5, [(26, 11, 0x8844CC), (40, 10, 0xFFFFFF)]),
        (1, [(36, 11, 0x8844CC), (26, 16, 0xFFFFFF)]),
        (1.5, [(41, 11, 0x8844CC), (27, 10, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "repetitions that add up",
      """
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'>
      <animate attributeName='x' from='0' to='12' dur='1s' repeatCount='3' accumulate='sum' fill='freeze'/>
      </rect>
      """,
      [
        (0.5, [(12, 11, 0x8844CC), (33, 16, 0xFFFFFF)]),
        (1.5, [(24, 11, 0x8844CC), (34, 10, 0xFFFFFF)]),
        (2.5, [(36, 11, 0x8844CC), (20, 10, 0xFFFFFF)]),
        (3.5, [(42, 11, 0x8844CC), (20, 16, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "after another one has ended",
      """
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'>
      <animate id='a' attributeName='x' from='0' to='30' dur='1s' fill='freeze'/>
      <animate attributeName='y' from='0' to='20' begin='a.end+.5s' dur='.5s' fill='freeze'/>
      </rect>
      """,
      [
        (0.5, [(21, 11, 0x8844CC), (36, 10, 0xFFFFFF)]),
        (1.2, [(36, 11, 0x8844CC), (25, 16, 0xFFFFFF)]),
        (1.8, [(36, 13, 0x8844CC), (25, 10, 0xFFFFFF)]),
        (2.6, [(36, 21, 0x8844CC), (25, 16, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "two that begin each other",
      """
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'>
      <animate id='a' attributeName='x' from='0' to='40' begin='0;b.end' dur='1s'/>
      <animate id='b' attributeName='y' from='0' to='25' begin='a.end' dur='1s'/>
      </rect>
      """,
      [
        (0.5, [(26, 13, 0x8844CC), (14, 23, 0xFFFFFF)]),
        (1.5, [(15, 21, 0x8844CC), (24, 21, 0xFFFFFF)]),
        (2.5, [(26, 13, 0x8844CC), (14, 23, 0xFFFFFF)]),
        (3.5, [(15, 21, 0x8844CC), (24, 21, 0xFFFFFF)]),
        (7.25, [(15, 15, 0x8844CC), (24, 21, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "a value for a while",
      """
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'>
      <set attributeName='fill' to='lime' begin='.5s' dur='.5s'/>
      </rect>
      """,
      [
        (0.3, [(16, 11, 0x8844CC), (32, 28, 0xFFFFFF)]),
        (0.8, [(16, 11, 0x00FF00), (32, 28, 0xFFFFFF)]),
        (1.5, [(16, 11, 0x8844CC), (32, 28, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "along a path",
      """
      <rect x='-4' y='-4' width='8' height='8' fill='red'>
      <animateMotion path='M10 10H50V30H10Z' dur='1s' repeatCount='indefinite'/>
      </rect>
      """,
      [
        (0.1, [(22, 7, 0xFF0000), (46, 26, 0xFFFFFF)]),
        (0.5, [(50, 27, 0xFF0000), (18, 6, 0xFFFFFF)]),
        (0.9, [(10, 19, 0xFF0000), (46, 26, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "along the path of an element, with its direction",
      """
      <path id='p' d='M5 35Q30 -20 55 35' fill='none' stroke='#ccc'/>
      <rect x='-6' y='-2' width='12' height='4' fill='red'>
      <animateMotion dur='1s' rotate='auto' repeatCount='indefinite'>
      <mpath href='#p'/>
      </animateMotion>
      </rect>
      """,
      [
        (0.2, [(11, 22, 0xFF0000), (34, 6, 0xFFFFFF)]),
        (0.5, [(30, 7, 0xFF0000), (43, 19, 0xFFFFFF)]),
        (0.8, [(48, 22, 0xFF0000), (25, 5, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "from point to point",
      """
      <rect width='8' height='8' fill='red' transform='translate(2 2)'>
      <animateMotion values='0,0;40,0;40,20' dur='1s' calcMode='linear' repeatCount='indefinite'/>
      </rect>
      """,
      [
        (0.25, [(26, 3, 0xFF0000), (46, 12, 0xFFFFFF)]),
        (0.75, [(46, 13, 0xFF0000), (26, 2, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "a scale inside of a transform",
      """
      <rect width='10' height='10' fill='red' transform='translate(20 10)'>
      <animateTransform attributeName='transform' type='scale' from='1' to='2' additive='sum' dur='1s'
      fill='freeze'/>
      </rect>
      """,
      [(0.5, [(27, 17, 0xFF0000), (36, 18, 0xFFFFFF)]), (1, [(35, 19, 0xFF0000), (30, 2, 0xFFFFFF)])]),
    SVGMotion(
      "from path to path",
      """
      <path fill='red' d='M5 5H25V35H5Z'>
      <animate attributeName='d' values='M5 5H25V35H5Z;M30 5H55V35H30Z' dur='1s' repeatCount='indefinite'/>
      </path>
      """,
      [
        (0.25, [(18, 20, 0xFF0000), (41, 5, 0xFFFFFF)]),
        (0.5, [(33, 6, 0xFF0000), (42, 5, 0xFFFFFF)]),
        (0.75, [(39, 6, 0xFF0000), (16, 20, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "a line that is drawn",
      """
      <path fill='none' stroke='red' stroke-width='6' pathLength='100' d='M5 20H55' stroke-dasharray='100'>
      <animate attributeName='stroke-dashoffset' from='100' to='0' dur='1s'/>
      </path>
      """,
      [
        (0.25, [(11, 18, 0xFF0000), (31, 17, 0xFFFFFF)]),
        (0.5, [(23, 18, 0xFF0000), (37, 17, 0xFFFFFF)]),
        (0.75, [(29, 18, 0xFF0000), (31, 30, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "a repetition that is cut short",
      """
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'>
      <animate attributeName='x' from='0' to='40' dur='1s' repeatDur='1.5s' fill='freeze'/>
      </rect>
      """,
      [
        (1.2, [(14, 11, 0x8844CC), (26, 16, 0xFFFFFF)]),
        (1.8, [(26, 11, 0x8844CC), (13, 16, 0xFFFFFF)]),
        (2.5, [(26, 11, 0x8844CC), (13, 16, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "of an element elsewhere",
      """
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      <animate href='#r' attributeName='opacity' values='1;0' dur='1s' repeatCount='indefinite'/>
      """,
      [
        (0.5, [(16, 11, 0xC3A1E5), (32, 28, 0xFFFFFF)]),
        (1.2, [(16, 11, 0xA069D6), (32, 28, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "the stops of a gradient",
      """
      <linearGradient id='g'>
      <stop offset='0' stop-color='red'>
      <animate attributeName='stop-color' values='red;lime;red' dur='1s' repeatCount='indefinite'/>
      </stop>
      <stop offset='1' stop-color='blue'>
      <animate attributeName='offset' values='1;.2;1' dur='1s' repeatCount='indefinite'/>
      </stop>
      </linearGradient>
      <rect width='60' height='40' fill='url(#g)'/>
      """,
      [(0.5, [(35, 20, 0x0000FF)])]),
    SVGMotion(
      "begun before the document",
      """
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'>
      <animate attributeName='x' from='0' to='40' begin='-.25s' dur='1s' repeatCount='indefinite'/>
      </rect>
      """,
      [(0, [(16, 11, 0x8844CC), (36, 10, 0xFFFFFF)]), (0.5, [(36, 11, 0x8844CC), (16, 10, 0xFFFFFF)])]),
    SVGMotion(
      "to a value, from what is there",
      """
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'>
      <animate attributeName='width' to='40' dur='1s' fill='freeze'/>
      </rect>
      """,
      [(0.5, [(23, 11, 0x8844CC), (43, 16, 0xFFFFFF)]), (1, [(42, 16, 0x8844CC), (30, 2, 0xFFFFFF)])]),
    SVGMotion(
      "the points of a polygon",
      """
      <polygon fill='red' points='5,5 25,5 25,35'>
      <animate attributeName='points' to='30,5 55,5 55,35' dur='1s' fill='freeze'/>
      </polygon>
      """,
      [(0.5, [(33, 17, 0xFF0000), (35, 32, 0xFFFFFF)])]),
    SVGMotion(
      "two transforms after each other",
      """
      <rect width='10' height='4' fill='red'>
      <animateTransform attributeName='transform' type='translate' values='30 20' dur='1s'
      repeatCount='indefinite'/>
      <animateTransform attributeName='transform' type='rotate' from='0' to='180' additive='sum' dur='1s'
      repeatCount='indefinite'/>
      </rect>
      """,
      [(0.25, [(27, 27, 0xFFFFFF)]), (0.5, [(27, 28, 0xFF0000), (33, 26, 0xFFFFFF)])]),
    SVGMotion(
      "ends that are stated",
      """
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'>
      <animate attributeName='x' from='0' to='40' begin='0s;1s' dur='2s' end='.6s;2s'/>
      </rect>
      """,
      [
        (0.4, [(18, 11, 0x8844CC), (21, 10, 0xFFFFFF)]),
        (0.8, [(19, 16, 0x8844CC), (7, 16, 0xFFFFFF)]),
        (1.3, [(8, 16, 0x8844CC), (20, 16, 0xFFFFFF)]),
        (2.2, [(19, 16, 0x8844CC), (7, 16, 0xFFFFFF)]),
      ]),
  ]
}
