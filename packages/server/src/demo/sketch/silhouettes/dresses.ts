import { drawing, type Drawing } from '../drawing.ts'
import type { Garment } from '../garment.ts'
import { both, buttons, circle, open, type Point, whole } from '../path.ts'
import { backNeck, gathers, neckBand, torso } from '../torso.ts'

const scale = 0.8

export function dress({ sleeve = 'short', flow = 'flare', length = 'regular', neck = 'crew' }: Garment): Drawing {
  const hem = length === 'short' ? 100 : 114
  const point: Point = sleeve === 'none' ? [71, 9.6] : [70, 9.6]
  const depth = neck === 'vee' ? 30 : sleeve === 'none' ? 24 : 18
  const round: Point | undefined = neck === 'vee' ? undefined : [69.4, depth]
  const tiers = flow === 'tiers'
  const cut = torso({
    neck: point,
    depth,
    round,
    sleeve,
    scale,
    full: tiers || sleeve === 'long',
    shoulder: [82.6, 13.4],
    armpit: [80.4, 33],
    side: tiers
      ? [
          [80, 44, 84, 56],
          [88, 58, 91, 82],
          [96, 84, 98, hem - 3],
          [80, hem + 1.6, 60, hem + 1.6],
        ]
      : [
          [77.6, 44, 77, 52],
          [85, 80, 96, hem - 4],
          [90, hem, 84, hem - 0.6],
          [76, hem, 72, hem + 1.6],
          [66, hem + 2, 60, hem + 1],
        ],
  })
  return drawing(9, hem, [
    { as: 'body', d: cut.body, sleeve: cut.sleeve, tilt: cut.tilt },
    { as: 'inside', d: backNeck(point, depth, round, 12) },
    { as: 'plain', d: neckBand(point, depth, round, 2) },
    { as: 'trim', d: sleeve === 'none' ? '' : cut.cuff(sleeve === 'long' ? 4.4 : 2.6) },
    {
      as: 'seam',
      d:
        cut.armhole +
        (tiers
          ? both([60, 58.6], [74, 58.6, 84.4, 56.4]) + both([60, 84.6], [80, 84.6, 91.4, 82.4])
          : both([60, 53.6], [70, 53.6, 77, 52])),
    },
    {
      as: 'fine',
      d: tiers
        ? gathers(59.6, 70, 23, 26, 7) + gathers(85.6, 97, 30, 34, 8)
        : gathers(54.6, 64, 15, 18, 5) + both([66, 70], [67, 92, 69, hem - 2]) + both([74, 68], [80, 90, 86, hem - 5]),
    },
    { as: 'stitch', d: tiers ? both([60, hem - 0.8], [80, hem - 0.8, 97, hem - 5.2]) : '' },
    { as: 'fine', d: tiers || sleeve === 'none' ? '' : both([77.6, 34], [73, 40, 72.4, 52]) },
  ])
}

export function shirtDress({ sleeve = 'long', length = 'regular' }: Garment): Drawing {
  const hem = length === 'short' ? 104 : 114
  const cut = torso({
    neck: [69.6, 9],
    depth: 18.4,
    round: [67, 14.6],
    sleeve,
    scale: 0.86,
    shoulder: [84.6, 14.6],
    armpit: [83, 36],
    side: [
      [80, 48, 80, 57],
      [84, 80, 91, hem - 8],
      [88, hem - 1, 79, hem + 0.8],
      [60, hem],
    ],
  })
  return drawing(6, hem, [
    { as: 'body', d: cut.body, sleeve: cut.sleeve, tilt: cut.tilt },
    { as: 'seam', d: cut.armhole + both([62.8, 20], [62.8, hem]) },
    { as: 'trim', d: sleeve === 'long' ? cut.cuff(6.4) : '' },
    { as: 'trim', d: both([69, 30], [79, 30], [79, 40], [74, 42.6], [69, 40], [69, 30]) },
    { as: 'stitch', d: both([60, hem - 2.4], [79, hem - 1.6], [86.6, hem - 3.4, 89.6, hem - 10]) },
    { as: 'fine', d: both([70, 64], [74, 86, 76, hem - 6]) + both([77, 64], [82, 84, 84.6, hem - 14]) },
    { as: 'piece', d: whole([60, 56], [80.2, 55], [80.2, 60], [60, 61]) },
    { as: 'fine', d: open([64, 60.6], [70, 68, 69, 80]) + open([63, 61], [64.4, 70, 62, 78]) },
    { as: 'trim', d: circle(63.4, 58.6, 2.6) },
    { as: 'inside', d: whole([60, 11], [65, 11, 69, 9.2], [66.6, 14.6, 60, 18.6]) },
    { as: 'piece', d: whole([60, 6.4], [65.6, 6.4, 69, 8], [65.6, 11.4, 60, 11.6]) },
    { as: 'piece', d: whole([60, 19], [67, 15, 69.2, 7.6], [74.4, 11, 75, 15], [72, 26.6], [65, 25, 60, 19]) },
    { as: 'button', d: buttons(60, 25, 49, 4, 1) + buttons(60, 69, hem - 12, 5, 1) },
  ])
}

export function jumpsuit({ sleeve = 'long', cut: leg = 'straight' }: Garment): Drawing {
  const hem = leg === 'wide' ? 92 : 82
  const inner = leg === 'wide' ? 65 : 66
  const legs = [
    [79.6, 60, 83, 70],
    [leg === 'wide' ? 88 : 83.4, 92, hem, 115],
    [inner, 116],
    [60, 76],
  ]
  if (sleeve === 'none') {
    return drawing(6, 116, [
      { as: 'strap', d: both([70, 30], [71, 4, 66, 4, 63.4, 42]) },
      { as: 'inside', d: whole([60, 38], [70, 36, 78, 48], [60, 50]) },
      { as: 'body', d: whole([60, 26], [72, 25], [73, 40, 79, 47], [79.4, 53], ...legs) },
      {
        as: 'seam',
        d:
          both([60, 50], [79, 49]) +
          both([60, 54.6], [79.4, 53.6]) +
          open([60, 55], [60, 76]) +
          both([71, 55], [73, 65, 81.6, 66]),
      },
      { as: 'trim', d: whole([60, 31.6], [67, 31.6], [67, 42], [60, 44.4]) },
      {
        as: 'stitch',
        d:
          both([60, 28], [71.6, 27.4]) +
          both([inner + 0.6, 112], [hem - 0.6, 111.4]) +
          both([69.6, 55], [71.6, 67, 81.8, 68]),
      },
      { as: 'fine', d: both([72, 80], [(hem + inner) / 2, 110]) },
      {
        as: 'metal',
        d: both([67.6, 25], [72.4, 25], [72.4, 30], [67.6, 30], [67.6, 25]) + buttons(77.4, 56, 60, 2, 0.9),
      },
    ])
  }
  const cut = torso({
    neck: [69, 9],
    depth: 17,
    round: [66.4, 13.6],
    sleeve,
    scale: 0.74,
    shoulder: [82, 13.4],
    armpit: [80.4, 32],
    side: [[79, 42, 78.6, 50], ...legs],
  })
  return drawing(6, 116, [
    { as: 'body', d: cut.body, sleeve: cut.sleeve, tilt: cut.tilt },
    { as: 'seam', d: cut.armhole + open([60, 18], [60, 76]) + both([72, 56], [74, 65, 82, 66]) },
    { as: 'trim', d: sleeve === 'long' ? cut.cuff(5) : '' },
    {
      as: 'trim',
      d:
        both([67.6, 28], [76, 28], [76, 37], [67.6, 37], [67.6, 28]) +
        whole([60, 49.6], [78.6, 48.8], [79, 53.6], [60, 54.4]),
    },
    {
      as: 'stitch',
      d:
        both([62.4, 19], [62.4, 49]) +
        both([67.6, 30.4], [76, 30.4]) +
        both([inner + 0.6, 112], [hem - 0.6, 111.4]) +
        (sleeve === 'short' ? cut.cuffLine(3) : ''),
    },
    { as: 'fine', d: both([72, 80], [(hem + inner) / 2, 110]) },
    { as: 'inside', d: whole([60, 10.6], [65, 10.6, 68.6, 8.8], [66, 13.6, 60, 17.4]) },
    { as: 'piece', d: whole([60, 6.4], [65.6, 6.4, 69, 8], [65.6, 11.4, 60, 11.6]) },
    { as: 'piece', d: whole([60, 18], [66.6, 14.4, 69, 7.6], [74, 11, 74.6, 15], [71.4, 25], [65, 23.6, 60, 18]) },
    { as: 'button', d: buttons(60, 24, 45, 4, 0.9) },
  ])
}
