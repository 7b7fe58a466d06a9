import { drawing, type Drawing, type Mark } from '../drawing.ts'
import type { Garment } from '../garment.ts'
import { both, buttons, closed, open, whole } from '../path.ts'
import { neckBand, torso } from '../torso.ts'

interface Tailoring {
  hem: number
  collar: 'point' | 'band' | 'open'
  double: boolean
  long: boolean
}

export function jacket({ collar = 'open', double = false }: Garment): Drawing {
  return tailored({ hem: 98, collar, double, long: false })
}

export function coat({ collar = 'open', double = false, length = 'regular' }: Garment): Drawing {
  return tailored({ hem: length === 'short' ? 104 : 116, collar, double, long: true })
}

function tailored({ hem, collar, double, long }: Tailoring): Drawing {
  const scale = long ? 0.96 : 1
  const opening = collar === 'open' ? (double ? 46 : 54) : collar === 'band' ? 25 : 23
  const front =
    collar === 'open' && !long
      ? [
          [76, hem + 1, 66, hem + 1],
          [62, hem, 60, hem - 7],
        ]
      : [[60, hem + 0.6]]
  const cut = torso({
    neck: [70, 11.6],
    depth: opening,
    round: collar === 'open' ? undefined : [69, opening],
    sleeve: 'long',
    scale,
    shoulder: [88, 17.6],
    armpit: [87, 43],
    side: [[85, 62, long ? 90 : 87.6, hem - 1], ...front],
  })
  const edge = double ? 67 : 60
  const pocket = long ? hem - 42 : hem - 30
  return drawing(8, hem, [
    { as: 'body', d: cut.body, sleeve: cut.sleeve, tilt: cut.tilt },
    {
      as: 'inside',
      d: whole([60, 13], [66, 13, 70, 11.6], collar === 'open' ? [60, opening] : [69, opening, 60, opening]),
    },
    {
      as: 'seam',
      d:
        cut.armhole +
        open([edge, opening], [edge, double ? hem : hem - 6]) +
        both([80, 50], [78.6, 66, 80, hem - (long ? 16 : 8)]),
    },
    { as: 'stitch', d: collar === 'point' ? both([63, opening], [63, hem]) : '' },
    { as: 'fine', d: cut.cuffLine(7) },
    ...pockets(collar, pocket),
    { as: 'trim', d: collar === 'open' ? closed([69.5, 38], [79, 36.6], [79.2, 39], [69.8, 40.6]) : '' },
    ...collarOf(collar, opening),
    { as: 'button', d: fastening(collar, double, opening, hem, long) },
  ])
}

function fastening(collar: string, double: boolean, opening: number, hem: number, long: boolean): string {
  const rows = long ? 3 : 2
  if (double) return [54, 66].map((x) => buttons(x, opening + 6, opening + (long ? 34 : 26), rows, 1.5)).join('')
  if (collar === 'open') return buttons(60, opening + 3, opening + (long ? 27 : 15), rows, 1.5)
  return buttons(60, opening + 7, hem - (long ? 34 : 16), 5, 1.4)
}

function pockets(collar: string, at: number): Mark[] {
  if (collar === 'point') {
    return [
      { as: 'trim', d: both([67.5, at], [82, at], [82, at + 17], [67.5, at + 17], [67.5, at]) },
      { as: 'trim', d: closed([67.5, 40], [80, 40], [80, 52], [67.5, 52]) },
      { as: 'stitch', d: both([67.5, at + 2.6], [82, at + 2.6]) + open([67.5, 42.6], [80, 42.6]) },
    ]
  }
  return [{ as: 'trim', d: both([68.5, at], [83, at - 1.6], [83.6, at + 3.4], [69, at + 5.2], [68.5, at]) }]
}

function collarOf(collar: 'point' | 'band' | 'open', opening: number): Mark[] {
  if (collar === 'band') return [{ as: 'trim', d: neckBand([70, 11.6], opening, [69, opening], 2.4) }]
  if (collar === 'point') {
    return [
      { as: 'piece', d: whole([60, 9], [66, 9, 69.4, 10.6], [66, 14.6, 60, 14.8]) },
      { as: 'piece', d: whole([60, 23.4], [67, 20, 69.6, 10], [76, 14, 77.6, 20], [73.6, 31.6], [65, 30, 60, 23.4]) },
    ]
  }
  return [
    { as: 'piece', d: whole([60, 9], [66, 9, 69.6, 10.4], [66, 14.6, 60, 14.8]) },
    {
      as: 'piece',
      d: whole(
        [60, opening + 0.6],
        [70, 10],
        [75, 14, 77, 21.4],
        [72.4, 25.6],
        [79.6, 27.4],
        [74, opening * 0.8, 60, opening + 0.6],
      ),
    },
    { as: 'fine', d: both([72.4, 25.6], [67.4, 23]) },
  ]
}

export function trench({ length = 'regular' }: Garment): Drawing {
  const hem = length === 'short' ? 104 : 116
  const cut = torso({
    neck: [70, 11.6],
    depth: 40,
    sleeve: 'long',
    scale: 0.96,
    shoulder: [88.6, 18],
    armpit: [87, 43],
    side: [
      [84.6, 54, 84, 62],
      [88, 84, 94, hem - 1],
      [60, hem + 0.8],
    ],
  })
  return drawing(8, hem, [
    { as: 'body', d: cut.body, sleeve: cut.sleeve, tilt: cut.tilt },
    { as: 'inside', d: whole([60, 13], [66, 13, 70, 11.6], [60, 40]) },
    { as: 'seam', d: cut.armhole + open([68, 42], [69, hem]) + closed([47, 24], [35, 25, 35.4, 40], [44, 46, 53, 42]) },
    { as: 'stitch', d: open([66, 66], [66.8, hem]) + both([60, hem - 2.6], [93, hem - 4.2]) },
    { as: 'trim', d: both([76, 76], [79.6, 75], [84, 88], [80.4, 89.4], [76, 76]) },
    { as: 'trim', d: both([101.2, 81.4], [106, 80.2], [106.4, 83.4], [96, 86], [95.4, 82.8], [101.2, 81.4]) },
    { as: 'piece', d: whole([60, 58], [84.3, 56.6], [84, 62.6], [60, 64]) },
    { as: 'trim', d: both([74, 55.6], [76.4, 55.4], [76.4, 64.6], [74, 64.8], [74, 55.6]) },
    { as: 'metal', d: `${closed([55.4, 56.6], [64.6, 56.4], [64.6, 65.4], [55.4, 65.6])}M57.4 58.6V63.6H62.6V58.4Z` },
    { as: 'trim', d: both([77, 14.6], [87, 17.8], [86.6, 20.6], [76.6, 17.4], [77, 14.6]) },
    { as: 'piece', d: whole([60, 9], [66, 9, 69.6, 10.4], [66, 14.6, 60, 14.8]) },
    { as: 'piece', d: whole([60, 40.6], [70, 10], [75.6, 14, 78, 21], [73, 26], [80.4, 28.6], [74, 39, 60, 40.6]) },
    { as: 'button', d: [53, 67].map((x) => buttons(x, 46, 74, 3, 1.5)).join('') },
  ])
}
