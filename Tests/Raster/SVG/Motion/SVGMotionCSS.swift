extension SVGMotion {
  /// Animations of CSS; colors are those of Chromium 156.
  static let css: [Self] = [
    SVGMotion(
      "a turn about an origin",
      """
      <style>@keyframes a{to{transform:rotate(360deg)}} #r{animation:a 1s linear
      infinite;transform-origin:30px 20px}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [
        (0.1, [(21, 4, 0x8844CC), (38, 9, 0xFFFFFF)]),
        (0.2, [(29, 4, 0x8844CC), (37, 35, 0xFFFFFF)]),
        (0.6, [(38, 35, 0x8844CC), (29, 6, 0xFFFFFF)]),
        (1.3, [(38, 4, 0x8844CC), (28, 10, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "a turn about its own middle",
      """
      <style>@keyframes a{from{transform:rotate(0)}to{transform:rotate(1turn)}}
      #r{transform-box:fill-box;transform-origin:center;animation:a 1s linear infinite}</style>
      <rect id='r' x='20' y='17' width='24' height='6' fill='#84c'/>
      """,
      [
        (0.125, [(34, 21, 0x8844CC), (32, 7, 0xFFFFFF)]),
        (0.3, [(32, 15, 0x8844CC), (35, 25, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "ease, a delay, and both fills",
      """
      <style>@keyframes a{from{transform:translateX(0)}to{transform:translateX(35px)}} #r{animation:a .8s .2s
      both}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [
        (0.1, [(16, 11, 0x8844CC), (42, 16, 0xFFFFFF)]),
        (0.4, [(30, 16, 0x8844CC), (43, 10, 0xFFFFFF)]),
        (0.7, [(47, 16, 0x8844CC), (25, 16, 0xFFFFFF)]),
        (1.2, [(51, 11, 0x8844CC), (26, 10, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "a negative delay, there and back",
      """
      <style>@keyframes a{0%{opacity:1}100%{opacity:0}} #r{animation:a 1s -.3s linear infinite
      alternate}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [
        (0, [(16, 11, 0xAE7FDC), (32, 28, 0xFFFFFF)]),
        (0.5, [(16, 11, 0xE7DAF5), (32, 28, 0xFFFFFF)]),
        (1.2, [(16, 11, 0xC3A1E5), (32, 28, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "steps",
      """
      <style>@keyframes a{to{transform:translateX(40px)}} #r{animation:a 1s steps(4,jump-start)
      infinite}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [
        (0.1, [(26, 11, 0x8844CC), (45, 16, 0xFFFFFF)]),
        (0.3, [(36, 11, 0x8844CC), (46, 10, 0xFFFFFF)]),
        (0.6, [(46, 11, 0x8844CC), (32, 10, 0xFFFFFF)]),
        (0.9, [(54, 16, 0x8844CC), (34, 16, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "linear()",
      """
      <style>@keyframes a{to{transform:translateX(36px)}} #r{animation:a 1s linear(0,.8 30%,.5,1)
      infinite}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [
        (0.2, [(33, 16, 0x8844CC), (45, 16, 0xFFFFFF)]),
        (0.5, [(41, 11, 0x8844CC), (46, 10, 0xFFFFFF)]),
        (0.8, [(43, 16, 0x8844CC), (31, 16, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "an easing of each key",
      """
      <style>@keyframes a{0%{transform:none;animation-timing-function:steps(2)}50%{transform:translate(30px,0);animation-timing-function:ease-in}100%{transform:translate(30px,18px)}}
      #r{animation:a 1s infinite}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [
        (0.2, [(16, 11, 0x8844CC), (40, 19, 0xFFFFFF)]),
        (0.4, [(31, 11, 0x8844CC), (40, 19, 0xFFFFFF)]),
        (0.7, [(46, 15, 0x8844CC), (25, 10, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "between colors of different alpha",
      """
      <style>@keyframes a{from{fill:rgba(255,0,0,0)}to{fill:blue}} #r{animation:a 1s linear}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [
        (0.25, [(16, 11, 0xBFBFFF), (32, 28, 0xFFFFFF)]),
        (0.5, [(16, 11, 0x7F7FFF), (32, 28, 0xFFFFFF)]),
        (0.75, [(16, 11, 0x4040FF), (32, 28, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "the offset of dashes",
      """
      <style>@keyframes a{to{stroke-dashoffset:0}} path{stroke-dasharray:50;stroke-dashoffset:50;animation:a
      1s linear forwards}</style>
      <path d='M5 20H55' stroke='red' stroke-width='8' fill='none'/>
      """,
      [
        (0.3, [(12, 20, 0xFF0000), (28, 16, 0xFFFFFF)]),
        (0.6, [(27, 17, 0xFF0000), (33, 34, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "a circle's middle and radius",
      """
      <style>@keyframes a{from{cx:10px;r:4px}to{cx:50px;r:16px}} circle{animation:a 1s linear}</style>
      <circle cy='20' fill='red'/>
      """,
      [(0.5, [(30, 12, 0xFF0000), (30, 31, 0xFFFFFF)])]),
    SVGMotion(
      "rotate, translate and scale",
      """
      <style>@keyframes a{to{rotate:90deg;translate:10px 4px;scale:1.5}} #r{transform-origin:30px
      20px;animation:a 1s linear}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [
        (0.25, [(18, 11, 0x8844CC), (31, 3, 0xFFFFFF)]),
        (0.5, [(27, 12, 0x8844CC), (16, 12, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "functions that do not fit each other",
      """
      <style>@keyframes a{from{transform:translate(5px,2px) rotate(20deg)}to{transform:scale(1.5)
      translate(10px,0)}} #r{animation:a 1s linear}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [
        (0.3, [(18, 27, 0x8844CC), (33, 21, 0xFFFFFF)]),
        (0.6, [(31, 21, 0x8844CC), (16, 26, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "two animations, with delays of their own",
      """
      <style>@keyframes a{to{transform:translateX(30px)}}@keyframes b{50%{fill:lime}} #r{animation:a 1s
      linear infinite,b 1s linear infinite;animation-delay:0s,-.25s}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [
        (0.3, [(25, 11, 0x0EEC14), (40, 16, 0xFFFFFF)]),
        (0.6, [(34, 11, 0x5F7C8F), (41, 10, 0xFFFFFF)]),
        (0.9, [(43, 11, 0x5F7C8F), (27, 16, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "one and a half iterations",
      """
      <style>@keyframes a{to{transform:translateX(30px)}} #r{animation:a 1s linear 1.5 forwards}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [
        (0.5, [(32, 11, 0x8844CC), (20, 10, 0xFFFFFF)]),
        (1.2, [(21, 11, 0x8844CC), (33, 10, 0xFFFFFF)]),
        (2, [(32, 11, 0x8844CC), (20, 10, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "along an offset-path",
      """
      <style>@keyframes a{to{offset-distance:100%}} #r{offset-path:path('M10 10H50V30');animation:a 1s
      linear}</style>
      <rect id='r' width='8' height='4' fill='red'/>
      """,
      [
        (0.2, [(26, 11, 0xFF0000), (46, 22, 0xFFFFFF)]),
        (0.5, [(44, 11, 0xFF0000), (46, 18, 0xFFFFFF)]),
        (0.8, [(48, 19, 0xFF0000), (40, 10, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "the property d",
      """
      <style>@keyframes a{to{d:path('M30 5H55V35H30Z')}} path{animation:a 1s linear}</style>
      <path fill='red' d='M5 5H25V35H5Z'/>
      """,
      [(0.5, [(29, 6, 0xFF0000), (36, 2, 0xFFFFFF)])]),
    SVGMotion(
      "visibility",
      """
      <style>@keyframes a{0%{visibility:visible}90%{visibility:hidden}100%{visibility:hidden}} #r{animation:a
      1s linear}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [
        (0.2, [(16, 11, 0x8844CC), (32, 28, 0xFFFFFF)]),
        (0.7, [(16, 11, 0x8844CC), (32, 28, 0xFFFFFF)]),
        (0.95, [(16, 10, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "variables and calc()",
      """
      <style>:root{--d:.2s;--c:#0a0} @keyframes a{50%{transform:translateY(12px);fill:var(--c)}}
      rect{fill:red;animation:a 1s ease-in-out infinite} rect:nth-of-type(2){animation-delay:calc(var(--d) *
      -1)}</style>
      <rect x='5' y='5' width='10' height='10'/>
      <rect x='30' y='5' width='10' height='10'/>
      """,
      [(0.1, [(31, 15, 0x557200), (11, 17, 0xFFFFFF)]), (0.4, [(31, 18, 0x159C00), (11, 5, 0xFFFFFF)])]),
    SVGMotion(
      "paused in its middle",
      """
      <style>@keyframes a{to{transform:translateX(40px)}} #r{animation:a 1s -.5s linear paused}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [(0.5, [(36, 11, 0x8844CC), (35, 27, 0xFFFFFF)])]),
    SVGMotion(
      "CSS above SMIL",
      """
      <style>@keyframes a{to{fill:blue}} #r{animation:a 1s linear}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'>
      <animate attributeName='x' to='40' dur='1s'/>
      <animate attributeName='fill' values='lime' dur='1s'/>
      </rect>
      """,
      [(0.5, [(31, 11, 0x008080), (30, 27, 0xFFFFFF)])]),
    SVGMotion(
      "a blur",
      """
      <style>@keyframes a{from{filter:blur(0px)}to{filter:blur(6px)}} #r{animation:a 1s linear}</style>
      <rect id='r' x='15' y='5' width='30' height='30' fill='red'/>
      """,
      [(0.5, [(30, 13, 0xFF0000), (6, 34, 0xFFFFFF)])]),
    SVGMotion(
      "a clip",
      """
      <style>@keyframes a{from{clip-path:inset(0 100% 0 0)}to{clip-path:inset(0 0 0 0)}} #r{animation:a 1s
      linear}</style>
      <rect id='r' x='5' y='5' width='50' height='30' fill='red'/>
      """,
      [(0.5, [(17, 20, 0xFF0000), (26, 3, 0xFFFFFF)])]),
    SVGMotion(
      "percentages of its own box",
      """
      <style>@keyframes a{from{transform:translate(0,0)}to{transform:translate(100%,50%)}}
      #r{transform-box:fill-box;animation:a 1s linear}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [(0.5, [(22, 14, 0x8844CC), (21, 30, 0xFFFFFF)])]),
    SVGMotion(
      "reversed",
      """
      <style>@keyframes a{from{transform:translateX(0)}to{transform:translateX(36px)}} #r{animation:a .6s
      linear .4s reverse both}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [
        (0.2, [(52, 11, 0x8844CC), (18, 16, 0xFFFFFF)]),
        (0.5, [(46, 11, 0x8844CC), (18, 16, 0xFFFFFF)]),
        (1.5, [(16, 11, 0x8844CC), (49, 10, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "the color that currentColor is",
      """
      <style>@keyframes a{from{color:red}to{color:blue}} g{animation:a 1s linear}</style>
      <g>
      <rect width='30' height='40' fill='currentColor'/>
      </g>
      """,
      [(0.5, [(15, 20, 0x800080), (32, 24, 0xFFFFFF)])]),
    SVGMotion(
      "about an upright axis",
      """
      <style>@keyframes a{to{transform:rotateY(180deg)}} #r{transform-origin:30px 20px;animation:a 1s
      linear}</style>
      <rect id='r' x='15' y='5' width='30' height='30' fill='red'/>
      """,
      [(0.3, [(30, 6, 0xFF0000), (30, 2, 0xFFFFFF)])]),
  ]
}
