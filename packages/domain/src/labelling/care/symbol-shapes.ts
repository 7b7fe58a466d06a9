/** One symbol as path data on a square board: `lines` and `figures` are stroked, `dots` are filled. */
export interface SymbolShape {
  lines: string
  /** Degrees and letters, for the heavier pen. Empty where the symbol has none. */
  figures: string
  dots: string
}

/**
 * The side of the board and its two pens, in one unit: printed at 6 mm everything is scaled by 6 / 100, pens included,
 * so that all symbols keep one weight. The five basic shapes stand between 8 and 74; below are the bars and the steam.
 */
export const symbolBoard = { size: 100, line: 4, figure: 6 } as const

const tub = 'M6 10L16 72H84L94 10'
const water = 'M8.3 24q8.3-9 16.7 0t16.7 0t16.7 0t16.7 0t16.7 0'
const hand =
  'M8.3 24q6.5-6.5 14.2-3.2M91.7 24q-5.2-7.5-10.4-1.5' +
  'M18.3 15.7L26.2 25C31.6 31.5 27.7 38.5 33.7 45.7L43.4 57.2A4.2 4.2 0 0 0 49.9 51.8' +
  'L43.8 44.6M49.9 51.8L54.1 56.8A4.2 4.2 0 0 0 60.6 51.4L50.3 39.2M60.6 51.4' +
  'L61.5 52.5A4.2 4.2 0 0 0 68 47L56.8 33.7M64.6 43.1A4.2 4.2 0 0 0 71.1 37.6L59.6 24' +
  'L71.6 23.5A4.3 4.3 0 0 0 71.2 14.9L54 15.7C48 15.9 43.6 16.6 38.8 10.8L32.7 3.6'
const triangle = 'M50 12L84.6 72H15.4Z'
const square = 'M19 10H81V72H19Z'
const drum = 'M24 41a26 26 0 1 0 52 0a26 26 0 1 0-52 0Z'
const shade = 'M19 33L42 10'
const hung = 'M50 22V60'
const hungWet = 'M41 22V60M59 22V60'
const flat = 'M31 41H69'
const flatWet = 'M31 33H69M31 49H69'
const iron = 'M30 20H72Q82.4 20 84 29L91.5 72H7C8 52 20 42 38 42H86.3'
const noSteam = 'M40 78V98M62 78V98M27 79.5L75 96.5M75 79.5L27 96.5'
const circle = 'M19 41a31 31 0 1 0 62 0a31 31 0 1 0-62 0Z'
const cross = 'M12 3L88 79M88 3L12 79'
/** Steeper, to miss the corners at the foot of tub and triangle. */
const steepCross = 'M19 3L81 79M81 3L19 79'
const ironCross = 'M17 10L83 82M83 10L17 82'
const bar = 'M20 83H80'
const twoBars = 'M20 83H80M20 92H80'

/** The middle of the pen's stroke, drawn from the foot of the figure. */
const glyphs = {
  0: 'm9 0c-6 0-9-5.2-9-14s3-14 9-14s9 5.2 9 14s-3 14-9 14z',
  3:
    'm0-5.8c1.2 3.6 4.6 5.8 9 5.8c5.2 0 9-3 9-7.6s-3.6-7.2-8.6-7.2h-2.4m2.4 0c4.6 0 7.6-2.4 7.6-6.4' +
    's-3.2-6.8-8-6.8c-3.8 0-6.6 1.8-8 5.2',
  4: 'm13.6 3v-31h-.6l-13.4 20.6v.6h20.6',
  5: 'm0-5.8c1.2 3.6 4.6 5.8 8.8 5.8c5.4 0 9.2-3.6 9.2-9s-3.6-8.8-8.6-8.8c-3 0-5.6 1-7.4 3l1.2-13.2h13.6',
  6:
    'm16.6-23c-1.4-3.2-4-5-7.2-5c-6 0-9.4 5.4-9.4 14.6c0 8.6 3.2 13.4 9.2 13.4c5 0 8.8-3.6 8.8-8.6' +
    's-3.6-8.4-8.6-8.4s-9.4 3.6-9.4 8.6',
  7: 'm-2-28h19.6c-5.6 7.6-9.4 18-10.4 31',
  9:
    'm1.4-5c1.4 3.2 4 5 7.2 5c6 0 9.4-5.4 9.4-14.6c0-8.6-3.2-13.4-9.2-13.4c-5 0-8.8 3.6-8.8 8.6' +
    's3.6 8.4 8.6 8.4s9.4-3.6 9.4-8.6',
} as const
const solventP = 'M41.5 58v-31h9.6c5.6 0 8.8 3 8.8 8s-3.2 8-8.8 8h-9.6'
const solventF = 'M42.5 58v-31h18m-18 14h15.4'
const wetW = 'M31.7 25.5l8.6 31h.6l8.8-27h.6l8.8 27h.6l8.6-31'

type Glyph = keyof typeof glyphs

function degrees(tens: Glyph, units: Glyph = 0): string {
  return `M26 64${glyphs[tens]}M56 64${glyphs[units]}`
}

/** Filled circles side by side around `middle`. */
function dots(count: number, middle: number, y: number): string {
  return Array.from({ length: count }, (_, place) => {
    const left = middle + (place - (count - 1) / 2) * 16 - 4.4
    return `M${Number(left.toFixed(1))} ${y}a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0z`
  }).join('')
}

function shape(lines: string, figures = '', filled = ''): SymbolShape {
  return { lines, figures, dots: filled }
}

const wash = (under: string, figures: string) => shape(tub + water + under, figures)

/**
 * Every code, drawn once for both editions. 111 is the hand with one bar and no figure, 511 the iron over steam that is
 * crossed out (ISO 3758:2023). The crosses stand clear of the corners.
 */
export const symbolShapes: Readonly<Record<number, SymbolShape>> = {
  190: wash('', degrees(9, 5)),
  170: wash('', degrees(7)),
  160: wash('', degrees(6)),
  161: wash(bar, degrees(6)),
  150: wash('', degrees(5)),
  151: wash(bar, degrees(5)),
  140: wash('', degrees(4)),
  141: wash(bar, degrees(4)),
  142: wash(twoBars, degrees(4)),
  130: wash('', degrees(3)),
  131: wash(bar, degrees(3)),
  132: wash(twoBars, degrees(3)),
  110: shape(tub + hand),
  111: shape(tub + hand + bar),
  100: shape(tub + water + steepCross),
  220: shape(triangle),
  210: shape(triangle + 'M38.5 72L61.6 32M61.6 72L73.1 52'),
  200: shape(triangle + steepCross),
  320: shape(square + drum, '', dots(2, 50, 41)),
  310: shape(square + drum, '', dots(1, 50, 41)),
  300: shape(square + drum + cross),
  440: shape(square + hung),
  445: shape(square + hung + shade),
  430: shape(square + hungWet),
  435: shape(square + hungWet + shade),
  420: shape(square + flat),
  425: shape(square + flat + shade),
  410: shape(square + flatWet),
  415: shape(square + flatWet + shade),
  530: shape(iron, '', dots(3, 51, 57)),
  520: shape(iron, '', dots(2, 51, 57)),
  510: shape(iron, '', dots(1, 51, 57)),
  511: shape(iron + noSteam, '', dots(1, 51, 57)),
  500: shape(iron + ironCross),
  620: shape(circle, solventP),
  621: shape(circle + bar, solventP),
  610: shape(circle, solventF),
  611: shape(circle + bar, solventF),
  600: shape(circle + cross),
  710: shape(circle, wetW),
  711: shape(circle + bar, wetW),
  712: shape(circle + twoBars, wetW),
  700: shape(circle + cross),
}
