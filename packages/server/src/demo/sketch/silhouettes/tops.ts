import { drawing, type Drawing, type Mark } from '../drawing.ts'
import type { Garment } from '../garment.ts'
import { both, buttons, circle, closed, open, type Point, whole } from '../path.ts'
import { backNeck, gathers, neckBand, torso } from '../torso.ts'

const lengths = { short: 90, regular: 100, long: 108 }

export function tee({ sleeve = 'short', neck = 'crew', length = 'regular', pocket }: Garment): Drawing {
  const hem = lengths[length]
  const point: Point = neck === 'boat' ? [77, 17.4] : neck === 'high' ? [69.5, 16] : [71.5, 16.5]
  const depth = { crew: 27, vee: 40, boat: 21.5, high: 19 }[neck]
  const round: Point | undefined = neck === 'vee' ? undefined : [neck === 'boat' ? 71 : 69.5, depth]
  const wide = length === 'short' && sleeve === 'half' ? 3 : 0
  const cut = torso({
    neck: point,
    depth,
    round,
    sleeve,
    armpit: [86.5 + wide, 45 + wide],
    side: [
      [85.6 + wide, 72, 86 + wide, hem - 1],
      [60, hem + 0.6],
    ],
  })
  return drawing(neck === 'high' ? 8 : 15, hem, [
    { as: 'body', d: cut.body, sleeve: cut.sleeve, tilt: cut.tilt },
    { as: 'inside', d: neck === 'high' ? '' : backNeck(point, depth, round, neck === 'boat' ? 18.6 : 18.2) },
    { as: 'seam', d: cut.armhole },
    { as: 'plain', d: neck === 'high' ? '' : neckBand(point, depth, round, neck === 'boat' ? 2.2 : 3.6) },
    { as: 'trim', d: pocket ? closed([67, 40], [80, 40], [80, 53], [67, 53]) : '' },
    {
      as: 'stitch',
      d:
        both([60, hem - 3], [86 + wide, hem - 4.4]) +
        cut.cuffLine(3.4) +
        (pocket ? open([67.8, 42.4], [79.2, 42.4]) : ''),
    },
    { as: 'fine', d: sleeve === 'none' ? both([79.8, 20.6], [77.4, 36, 84.6, 45.4]) : '' },
    {
      as: 'piece',
      d: neck === 'high' ? whole([60, 9], [66, 9, 68.6, 8], [68.6, 13, 70.5, 16.4], [68, 20.5, 60, 20.5]) : '',
    },
    { as: 'fine', d: neck === 'high' ? open([51.6, 9.8], [60, 12, 68.4, 9.8]) : '' },
  ])
}

/** The collar of a shirt: what lies under it, and its leaves. */
export function shirtCollar(kind: 'point' | 'band' | 'open'): Mark[] {
  if (kind === 'band') {
    return [
      { as: 'inside', d: whole([60, 14.2], [66.5, 14, 69.6, 15], [67.6, 21, 60, 23.6]) },
      { as: 'piece', d: whole([60, 23.6], [67.6, 21, 69.6, 15], [71.8, 17.4], [69.6, 24, 60, 27]) },
    ]
  }
  const back: Mark[] = [
    {
      as: 'inside',
      d: whole([60, 16.4], [66, 16.4, 70, 14], kind === 'open' ? [66.5, 26, 60, 37] : [67.5, 20, 60, 25]),
    },
    { as: 'piece', d: whole([60, 11.6], [66, 11.6, 70, 13.4], [66, 17, 60, 17]) },
  ]
  const leaves =
    kind === 'open'
      ? whole(
          [60, 38.5],
          [66.4, 26, 70.2, 13.2],
          [75.6, 17, 76.6, 23.4],
          [71.6, 26],
          [76.2, 30.4],
          [68.6, 38, 60, 38.5],
        )
      : whole([60, 25.4], [68, 20.6, 70.2, 13], [75.6, 17, 76.4, 21], [73.4, 34], [65.4, 31.6, 60, 25.4])
  return [...back, { as: 'piece', d: leaves }]
}

export function shirt({ sleeve = 'long', collar = 'point', length = 'regular', pocket }: Garment): Drawing {
  const hem = { short: 96, regular: 102, long: 112 }[length]
  const top = { point: 27, band: 25, open: 38 }[collar]
  const cut = torso({
    neck: [70.4, 14.6],
    depth: top - 2,
    round: [68, 20],
    sleeve,
    side: [
      [85.4, 70, 86, hem - 9],
      [84, hem - 2, 75, hem + 0.6],
      [60, hem],
    ],
  })
  return drawing(11, hem, [
    { as: 'body', d: cut.body, sleeve: cut.sleeve, tilt: cut.tilt },
    { as: 'seam', d: cut.armhole + both([63, top], [63, hem]) + both([76.5, 17.6], [82, 23.6, 85, 27.4]) },
    { as: 'trim', d: sleeve === 'long' ? cut.cuff(8) : '' },
    {
      as: 'stitch',
      d:
        both([60, hem - 2.6], [75, hem - 2], [82, hem - 4.6, 85, hem - 11]) +
        (sleeve === 'long' ? '' : cut.cuffLine(4)),
    },
    { as: 'fine', d: sleeve === 'long' ? both([101.4, 81], [100.4, 88]) : '' },
    { as: 'trim', d: pocket ? closed([68.4, 42], [81, 42], [81, 54.5], [74.7, 58], [68.4, 54.5]) : '' },
    { as: 'fine', d: pocket ? open([68.4, 44.6], [81, 44.6]) : '' },
    ...shirtCollar(collar),
    {
      as: 'button',
      d:
        buttons(60, top + 6, hem - 13, collar === 'open' ? 5 : 6) +
        (collar === 'point' && length === 'short' ? circle(71.6, 30.6, 0.7) + circle(48.4, 30.6, 0.7) : ''),
    },
  ])
}

export function blouse({ sleeve = 'long', collar, length = 'regular' }: Garment): Drawing {
  const hem = lengths[length] - 4
  const cut = torso({
    neck: [71.5, 16],
    depth: 25,
    round: [70, 25],
    sleeve,
    full: true,
    side: [
      [86, 66, 91, hem - 2],
      [76, hem + 1.6, 60, hem + 1.6],
    ],
  })
  const round = whole([60, 25], [70, 25, 71.4, 14.6], [80.6, 17.6, 80, 25.6], [75.6, 37.6, 61.4, 33.6], [60, 31])
  return drawing(14, hem + 1, [
    { as: 'body', d: cut.body, sleeve: cut.sleeve, tilt: cut.tilt },
    { as: 'inside', d: backNeck([71.5, 16], 25, [70, 25], 17.4) },
    { as: 'seam', d: cut.armhole + open([60, 26], [60, collar ? 62 : 48]) },
    { as: 'trim', d: cut.cuff(sleeve === 'long' ? 5.4 : 3) },
    { as: 'trim', d: collar ? '' : neckBand([71.5, 16], 25, [70, 25], 2.6) },
    {
      as: 'fine',
      d:
        gathers(collar ? 39 : 29.6, collar ? 58 : 46, 14, 17, 5) +
        both([95, 24], [99, 36]) +
        both([92, 24.6], [94, 36]),
    },
    {
      as: 'fine',
      d: sleeve === 'long' ? both([101, 80], [102, 88.6]) + both([104.6, 78], [104.4, 88]) : both([97, 41], [99, 48]),
    },
    { as: 'stitch', d: both([60, hem - 1], [76, hem - 1, 90, hem - 4.6]) },
    { as: 'piece', d: collar ? round : '' },
    { as: 'button', d: collar ? buttons(61.8, 40, 58, 3, 0.9) : buttons(61.8, 33, 45, 2, 0.9) },
  ])
}

export function sweatshirt({ sleeve = 'long', length = 'regular' }: Garment): Drawing {
  const hem = length === 'short' ? 86 : 94
  const cut = sweat(hem, sleeve, [71.5, 16.5], 26)
  return drawing(15, hem, [
    { as: 'body', d: cut.body, sleeve: cut.sleeve, tilt: cut.tilt },
    { as: 'inside', d: backNeck([71.5, 16.5], 26, [69.5, 26], 18.2) },
    { as: 'seam', d: cut.armhole + both([60, 39], [62.6, 34.4, 63.6, 30.4]) },
    { as: 'rib', d: neckBand([71.5, 16.5], 26, [69.5, 26], 4.4) },
    { as: 'rib', d: sweatHem(hem) },
    { as: 'rib', d: sleeve === 'long' ? cut.cuff(7) : cut.cuff(3.4) },
    { as: 'stitch', d: both([60, hem - 9.4], [88.6, hem - 9.6]) },
  ])
}

export function hoodie({ sleeve = 'long', length = 'regular' }: Garment): Drawing {
  const hem = length === 'short' ? 86 : 96
  const cut = sweat(hem, sleeve, [72, 18], 28)
  const pocket = whole([60, hem - 30], [73, hem - 30], [81, hem - 17], [81, hem - 9], [60, hem - 9])
  return drawing(1, hem, [
    { as: 'body', d: cut.body, sleeve: cut.sleeve, tilt: cut.tilt },
    { as: 'seam', d: cut.armhole },
    { as: 'rib', d: sweatHem(hem) },
    { as: 'rib', d: cut.cuff(7) },
    { as: 'trim', d: pocket },
    { as: 'stitch', d: both([71.6, hem - 28.4], [79.4, hem - 16]) },
    ...hood(),
    { as: 'fine', d: open([65, 30], [66.4, 40, 65.6, 49]) + open([55, 30], [53.6, 38, 54.6, 46]) },
    { as: 'metal', d: open([65.6, 49], [65.5, 52]) + open([54.6, 46], [54.6, 49]) },
  ])
}

/** A hood lying open over the shoulders, as it is drawn on flats. */
export function hood(): Mark[] {
  return [
    { as: 'piece', d: whole([60, 1], [71, 1, 75.6, 10], [78.6, 17, 77.4, 22], [70, 29, 60, 34]) },
    { as: 'inside', d: whole([60, 6], [67.6, 6, 69.8, 13], [70.8, 20, 60, 30]) },
    { as: 'seam', d: open([60, 6], [60, 17]) },
    { as: 'stitch', d: whole([60, 3.8], [69.6, 3.8, 72.2, 12], [74, 21, 60, 32]).replace('Z', '') },
  ]
}

export function camisole({ length = 'regular', cut: form }: Garment): Drawing {
  const hem = { short: 80, regular: 88, long: 102 }[length]
  if (form === 'wide') {
    const cut = torso({
      neck: [75, 14],
      shoulder: [87, 15.6],
      depth: 34,
      round: [72, 34],
      sleeve: 'none',
      armpit: [84, 44],
      side: [
        [81.6, 66, 83.4, hem],
        [60, hem + 1.4],
      ],
    })
    return drawing(13, hem, [
      { as: 'body', d: cut.body },
      { as: 'inside', d: backNeck([75, 14], 34, [72, 34], 24) },
      {
        as: 'stitch',
        d:
          both([60, 36.6], [74.4, 36.6, 77.4, 15.4]) +
          both([60, hem - 2.4], [83, hem - 3.6]) +
          both([79.4, 15.6], [76.4, 34, 82, 44.6]),
      },
    ])
  }
  return drawing(10, hem, [
    { as: 'strap', d: both([75.4, 36], [76, 8, 70, 8, 67.4, 38]) },
    { as: 'inside', d: whole([60, 37], [74, 36, 80, 41], [70, 41, 60, 41]) },
    {
      as: 'body',
      d: whole([60, 41], [68, 40, 75.6, 32.6], [78, 41, 84, 45], [81, 62, 87, hem - 2], [74, hem + 2, 60, hem + 2]),
    },
    {
      as: 'stitch',
      d: both([60, 43.4], [69.6, 42.4, 76, 35.6]) + both([60, hem - 0.6], [74, hem - 0.6, 86.4, hem - 4.4]),
    },
    { as: 'fine', d: both([78, 56], [73, 52, 71, 49]) + both([72, 78], [74, 88, 74.6, hem - 6]) },
    { as: 'metal', d: circle(75.2, 30, 1) + circle(44.8, 30, 1) },
  ])
}

function sweat(hem: number, sleeve: NonNullable<Garment['sleeve']>, neck: Point, depth: number) {
  return torso({
    neck,
    depth,
    round: [69.5, depth],
    sleeve: sleeve === 'none' ? 'long' : sleeve,
    shoulder: [89, 22],
    armpit: [89, 50],
    side: [
      [89.6, 74, 90, hem - 10],
      [88.4, hem - 7],
      [87.4, hem],
      [60, hem + 0.4],
    ],
  })
}

function sweatHem(hem: number): string {
  return whole([60, hem - 7], [88.4, hem - 7], [87.4, hem], [60, hem + 0.4])
}
