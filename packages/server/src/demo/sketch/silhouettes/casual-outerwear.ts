import { drawing, type Drawing } from '../drawing.ts'
import type { Garment } from '../garment.ts'
import { both, buttons, closed, open, type Segment, whole } from '../path.ts'
import { torso } from '../torso.ts'
import { hood, shirtCollar } from './tops.ts'

export function blouson({ collar = 'point' }: Garment): Drawing {
  const hem = 90
  const cut = torso({
    neck: [71, 15],
    depth: 24,
    round: [69, 24],
    sleeve: 'long',
    shoulder: [89, 21],
    armpit: [89, 48],
    side: [
      [92, 66, 91.6, hem - 9.6],
      [89, hem - 7],
      [88, hem],
      [60, hem + 0.4],
    ],
  })
  const stand = whole([60, 8], [67, 8, 71, 9.6], [72.6, 13, 72.4, 16], [68, 23, 60, 24.6])
  return drawing(collar === 'band' ? 8 : 11, hem, [
    { as: 'body', d: cut.body, sleeve: cut.sleeve, tilt: cut.tilt },
    { as: 'seam', d: cut.armhole },
    { as: 'rib', d: whole([60, hem - 7.4], [89, hem - 7.4], [88, hem], [60, hem + 0.4]) },
    { as: 'rib', d: cut.cuff(7) },
    { as: 'trim', d: both([72, 62], [75.6, 60.6], [81, 74], [77.4, 75.6], [72, 62]) },
    { as: 'stitch', d: both([63, 26], [63, hem - 8]) + both([70.6, 61.6], [76.6, 77]) },
    {
      as: 'fine',
      d: both([84, 58], [79, 56, 77, 53]) + both([86, hem - 9], [84, hem - 15]) + both([76, hem - 9], [75, hem - 14]),
    },
    ...(collar === 'band'
      ? [
          { as: 'rib' as const, d: stand, over: true as const },
          { as: 'outline' as const, d: stand },
          { as: 'inside' as const, d: whole([60, 8], [66, 8, 70.4, 9.6], [66, 12.4, 60, 12.8]) },
        ]
      : shirtCollar('point')),
    { as: 'zip', d: open([60, collar === 'band' ? 13 : 26], [60, hem - 0.6]) },
    { as: 'metal', d: closed([59, 28], [61, 28], [61.2, 33], [58.8, 33]) },
  ])
}

export function parka({ length = 'regular' }: Garment): Drawing {
  const hem = length === 'long' ? 112 : 100
  const cut = torso({
    neck: [72, 18],
    depth: 28,
    round: [69, 28],
    sleeve: 'long',
    shoulder: [89, 22],
    armpit: [89, 48],
    side: [
      [88.6, 70, 91, hem],
      [60, hem + 0.6],
    ],
  })
  const low = hem - 32
  return drawing(1, hem, [
    { as: 'body', d: cut.body, sleeve: cut.sleeve, tilt: cut.tilt },
    { as: 'seam', d: cut.armhole + both([62.6, 32], [66, 38, 88, 38]) },
    { as: 'fine', d: length === 'long' ? both([64, 66], [89, 65.4]) + both([64, 68.6], [89, 68]) : '' },
    {
      as: 'trim',
      d:
        both([69, 43], [81, 43], [81, 54], [69, 54], [69, 43]) +
        both([69, low], [84, low], [84, low + 20], [69, low + 20], [69, low]),
    },
    {
      as: 'trim',
      d:
        both([68, 42], [82, 42], [82, 46], [75, 48], [68, 46], [68, 42]) +
        both([68, low - 1], [85, low - 1], [85, low + 4.4], [76.5, low + 6.6], [68, low + 4.4], [68, low - 1]),
    },
    { as: 'trim', d: cut.cuff(5) },
    { as: 'stitch', d: both([60, hem - 2.8], [90.6, hem - 3.4]) },
    ...hood(),
    { as: 'trim', d: closed([57, 31], [63.6, 31], [63.6, hem + 0.4], [57, hem + 0.4]) },
    { as: 'stitch', d: open([58.8, 33], [58.8, hem - 1]) },
    { as: 'button', d: buttons(61.8, 36, hem - 6, 6, 1) },
  ])
}

/** Baffles: each bulges a little between its seams. */
function baffles(x: number, from: number, to: number, count: number): Segment[] {
  const height = (to - from) / count
  return Array.from({ length: count }, (_, at) => [
    x + 3.4,
    from + height * (at + 0.5),
    at === count - 1 ? x - 1 : x,
    from + height * (at + 1),
  ])
}

export function puffer({ sleeve = 'long', length = 'regular' }: Garment): Drawing {
  const hem = length === 'long' ? 114 : 94
  const count = length === 'long' ? 7 : 5
  const top = 44
  const height = (hem - 2 - top) / count
  const arm: Segment[] = [
    [102, 22, 102.4, 33],
    [107.6, 40, 104.8, 49],
    [109.4, 56, 106.6, 65],
    [111, 72, 108, 80],
    [111, 86, 107.4, 91],
    [100, 94, 94.4, 92.6],
    [92, 87, 93.4, 81],
    [90, 74, 92, 66],
    [88.6, 58, 90, top],
  ]
  const bare: Segment[] = [[80, 34, 88, top]]
  const none = sleeve === 'none'
  const shoulder: Segment = none ? [78, 17, 83.6, 19.4] : [81, 17, 90, 21.6]
  const side = [...(none ? bare : arm), ...baffles(90, top, hem - 2, count)]
  const body = whole([60, 23], [68, 22, 72, 15.4], shoulder, ...side, [60, hem - 1.6])
  const rows = Array.from({ length: count - 1 }, (_, at) => {
    const y = top + height * (at + 1)
    return both([60, y + 1.6], [76, y + 2, 90, y])
  }).join('')
  const puckers = Array.from({ length: count }, (_, at) => {
    const y = top + height * at
    return both([69, y + 3.2], [70, y + 6.4]) + both([80, y + height - 2.6], [79, y + height + 0.4])
  }).join('')
  return drawing(4, hem, [
    { as: 'body', d: body },
    {
      as: 'seam',
      d:
        rows +
        both([60, top + 0.6], [76, top + 1.4, none ? 85 : 87, top - 1.4]) +
        both([60, 32], [74, 33, none ? 81 : 86, 31]),
    },
    {
      as: 'seam',
      d: none
        ? ''
        : both([90, 21.6], [84.6, 33, 89.6, 46]) +
          both([88, 34], [96, 37, 102.4, 33]) +
          both([91, 51.4], [98, 53, 104.8, 49]) +
          both([91.8, 67], [99, 69, 106.6, 65]) +
          both([93.4, 81.6], [100, 84, 108, 80]),
    },
    {
      as: 'fine',
      d:
        puckers +
        (none ? '' : both([98, 37.4], [99, 41]) + both([98, 53.4], [98, 57]) + both([100, 69], [100.6, 72.4])),
    },
    { as: 'trim', d: both([74.4, hem - 33], [78, hem - 34], [83, hem - 20], [79.4, hem - 19], [74.4, hem - 33]) },
    {
      as: 'piece',
      d: whole([60, 6], [67.6, 6, 71.4, 8], [75.6, 10, 74.6, 13.4], [76.4, 17, 73, 19.4], [68, 24.4, 60, 25]),
    },
    { as: 'inside', d: whole([60, 6], [66.6, 6, 70.8, 7.8], [66.6, 11, 60, 11.2]) },
    { as: 'seam', d: both([60, 18], [68, 17.6, 74.6, 13.4]) },
    { as: 'zip', d: open([60, 11.6], [60, hem - 2.4]) },
    { as: 'metal', d: closed([59, 24], [61, 24], [61.2, 29], [58.8, 29]) },
  ])
}
