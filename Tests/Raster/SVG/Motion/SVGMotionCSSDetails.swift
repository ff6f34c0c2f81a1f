extension SVGMotion {
  /// More of CSS; colors are those of Chromium 156.
  static let cssDetails: [Self] = [
    SVGMotion(
      "a transform that is added",
      """
      <style>@keyframes a{to{transform:translateX(20px)}} #r{transform:rotate(90deg);transform-origin:30px
      20px;animation:a 1s linear;animation-composition:add}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [(0.5, [(34, 11, 0x8844CC), (33, 27, 0xFFFFFF)])]),
    SVGMotion(
      "a curve that goes too far",
      """
      <style>@keyframes a{to{transform:translateX(25px)}} #r{animation:a 1s
      cubic-bezier(.3,-.6,.3,1.8)}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [
        (0.3, [(25, 16, 0x8844CC), (45, 16, 0xFFFFFF)]),
        (0.7, [(45, 16, 0x8844CC), (25, 16, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "back and there",
      """
      <style>@keyframes a{to{transform:translateX(30px)}} #r{animation:a 1s linear 3
      alternate-reverse}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [
        (0.3, [(37, 11, 0x8844CC), (24, 16, 0xFFFFFF)]),
        (1.3, [(25, 11, 0x8844CC), (37, 16, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "a key in the middle alone",
      """
      <style>@keyframes a{50%{transform:scale(2)}}
      #r{transform-box:fill-box;transform-origin:center;animation:a 1s linear infinite}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [
        (0.25, [(16, 8, 0x8844CC), (16, 4, 0xFFFFFF)]),
        (0.5, [(16, 5, 0x8844CC), (39, 16, 0xFFFFFF)]),
        (0.75, [(16, 8, 0x8844CC), (16, 4, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "percentages of the area",
      """
      <style>@keyframes a{from{transform:translateX(0)}to{transform:translateX(50%)}} #r{animation:a 1s
      linear}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [(0.5, [(31, 11, 0x8844CC), (30, 27, 0xFFFFFF)])]),
    SVGMotion(
      "matrices",
      """
      <style>@keyframes a{from{transform:matrix(1,0,0,1,0,0)}to{transform:matrix(0,1,-1,0,40,5)}}
      #r{animation:a 1s linear}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [(0.4, [(19, 24, 0x8844CC), (18, 13, 0xFFFFFF)])]),
    SVGMotion(
      "importance in a key frame",
      """
      <style>@keyframes a{to{fill:blue!important;opacity:.5}} #r{animation:a 1s linear}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [(0.5, [(16, 11, 0xA673D9), (15, 27, 0xFFFFFF)])]),
    SVGMotion(
      "what is important is not moved",
      """
      <style>@keyframes a{from,to{fill:blue}} #r{fill:lime!important;animation:a 1s linear}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [(0.5, [(16, 11, 0x00FF00), (15, 27, 0xFFFFFF)])]),
    SVGMotion(
      "a gradient is no color to mix",
      """
      <style>@keyframes a{from{fill:url(#g)}to{fill:lime}} #r{animation:a 1s linear}</style>
      <linearGradient id='g'>
      <stop stop-color='red'/>
      </linearGradient>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [
        (0.2, [(16, 11, 0xFF0000), (32, 28, 0xFFFFFF)]),
        (0.8, [(16, 11, 0x00FF00), (32, 28, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "from a transform of SVG",
      """
      <style>@keyframes a{to{transform:translate(20px,10px)}} #r{animation:a 1s linear}</style>
      <rect id='r' width='10' height='10' fill='red' transform='translate(20 0)'/>
      """,
      [(0.5, [(25, 6, 0xFF0000), (25, 2, 0xFFFFFF)])]),
    SVGMotion(
      "the opacity of a group",
      """
      <style>@keyframes a{to{opacity:0}} g{animation:a 1s linear}</style>
      <g>
      <rect width='30' height='30' fill='red'/>
      <rect x='10' y='10' width='30' height='30' fill='blue'/>
      </g>
      """,
      [(0.5, [(20, 37, 0x7F7FFF), (41, 27, 0xFFFFFF)])]),
    SVGMotion(
      "a scale in percent",
      """
      <style>@keyframes a{to{scale:200% 50%}} #r{transform-box:fill-box;transform-origin:center;animation:a
      1s linear}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [(0.5, [(16, 13, 0x8844CC), (16, 8, 0xFFFFFF)])]),
    SVGMotion(
      "a shadow",
      """
      <style>@keyframes a{from{filter:drop-shadow(0 0 0 red)}to{filter:drop-shadow(12px 8px 0 red)}}
      #r{animation:a 1s linear}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [(0.5, [(18, 15, 0x8844CC), (17, 28, 0xFFFFFF)])]),
    SVGMotion(
      "from no filter to one",
      """
      <style>@keyframes a{from{filter:none}to{filter:brightness(2)}} #r{animation:a 1s linear}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [(0.5, [(16, 11, 0xCC66FF), (15, 27, 0xFFFFFF)])]),
    SVGMotion(
      "a polygon that clips",
      """
      <style>@keyframes a{from{clip-path:polygon(0 0,100% 0,100% 100%)}to{clip-path:polygon(0 0,0 100%,100%
      100%)}} #r{animation:a 1s linear}</style>
      <rect id='r' x='5' y='5' width='50' height='30' fill='red'/>
      """,
      [(0.5, [(30, 2, 0xFFFFFF)])]),
    SVGMotion(
      "display",
      """
      <style>@keyframes a{from{display:none}to{display:inline}} #r{animation:a 1s linear}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [(0.5, [(16, 11, 0x8844CC), (15, 27, 0xFFFFFF)])]),
    SVGMotion(
      "along a path without turning",
      """
      <style>@keyframes a{from{offset-distance:0%}to{offset-distance:100%}} #r{offset-path:path('M5 20Q30 -10
      55 20');offset-rotate:0deg;transform-box:fill-box;transform-origin:center;animation:a 1s linear}</style>
      <rect id='r' width='10' height='6' fill='red'/>
      """,
      [(0.25, [(16, 9, 0xFF0000), (43, 9, 0xFFFFFF)]), (0.75, [(43, 9, 0xFF0000), (16, 9, 0xFFFFFF)])]),
    SVGMotion(
      "along a path by its own middle",
      """
      <style>@keyframes a{from{offset-distance:0%}to{offset-distance:100%}} #r{offset-path:path('M5 20Q30 -10
      55 20');transform-box:fill-box;transform-origin:center;animation:a 1s linear}</style>
      <rect id='r' x='3' y='2' width='10' height='6' fill='red'/>
      """,
      [(0.25, [(16, 8, 0xFF0000), (44, 6, 0xFFFFFF)]), (0.75, [(43, 10, 0xFF0000), (16, 5, 0xFFFFFF)])]),
    SVGMotion(
      "the origin of a transform",
      """
      <style>@keyframes a{from{transform-origin:0 0}to{transform-origin:60px 40px}}
      #r{transform:rotate(30deg);animation:a 1s linear}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [(0.5, [(19, 13, 0x8844CC), (16, 18, 0xFFFFFF)])]),
    SVGMotion(
      "a variable that is an angle",
      """
      <style>@property --a{syntax:'&lt;angle&gt;';inherits:true;initial-value:0deg}@keyframes
      a{to{--a:90deg}} #r{transform-origin:30px 20px;transform:rotate(var(--a));animation:a 1s linear}</style>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      """,
      [(0.5, [(22, 10, 0x8844CC), (18, 14, 0xFFFFFF)])]),
    SVGMotion(
      "one in another",
      """
      <style>@keyframes a{to{transform:rotate(90deg)}}@keyframes b{to{transform:translateX(20px)}}
      g{transform-origin:30px 20px;animation:a 1s linear}#r{animation:b 1s linear}</style>
      <g>
      <rect id='r' x='10' y='10' width='12' height='12' fill='#84c'/>
      </g>
      """,
      [(0.5, [(30, 9, 0x8844CC), (22, 9, 0xFFFFFF)])]),
    SVGMotion(
      "three dots one after another",
      """
      <style>@keyframes a{0%,80%,100%{transform:scale(0)}40%{transform:scale(1)}}
      circle{transform-box:fill-box;transform-origin:center;animation:a 1.4s infinite ease-in-out
      both}circle:nth-child(2){animation-delay:-.32s}circle:nth-child(3){animation-delay:.16s}</style>
      <circle cx='10' cy='20' r='8' fill='red'/>
      <circle cx='30' cy='20' r='8' fill='red'/>
      <circle cx='50' cy='20' r='8' fill='red'/>
      """,
      [
        (0.2, [(10, 21, 0xFF0000), (35, 25, 0xFFFFFF)]),
        (0.6, [(46, 22, 0xFF0000), (10, 14, 0xFFFFFF)]),
        (1.4, [(10, 17, 0xFF0000), (35, 23, 0xFFFFFF)]),
      ]),
    SVGMotion(
      "a ring that is drawn and taken away",
      """
      <style>@keyframes draw{0%{stroke-dasharray:1,150;stroke-dashoffset:0}50%{stroke-dasharray:90,150;stroke-dashoffset:-35}100%{stroke-dasharray:90,150;stroke-dashoffset:-124}}
      circle{animation:draw 1s ease-in-out infinite;stroke-linecap:round}</style>
      <circle cx='30' cy='20' r='15' fill='none' stroke='red' stroke-width='5'/>
      """,
      [(0.3, [(22, 32, 0xFF0000), (34, 36, 0xFFFFFF)]), (0.8, [(23, 3, 0xFFFFFF)])]),
  ]
}
