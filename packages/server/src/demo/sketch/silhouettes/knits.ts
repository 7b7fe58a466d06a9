import { drawing, type Drawing } from '../drawing.ts'
import type { Garment } from '../garment.ts'
import { both, buttons, type Point, whole } from '../path.ts'
import { backNeck, neckBand, torso } from '../torso.ts'

type Neck = NonNullable<Garment['neck']>

const necks: Record<Neck, { point: Point; depth: number; round?: Point; band: number }> = {
  crew: { point: [71.5, 16.5], depth: 26, round: [69.5, 26], band: 4.4 },
  boat: { point: [76, 17.2], depth: 21.5, round: [71, 21.5], band: 2.6 },
  vee: { point: [71, 16.5], depth: 45, band: 4 },
  high: { point: [70.4, 16.4], depth: 20, round: [68.6, 20.6], band: 0 },
}

export function knit({ neck = 'crew', sleeve = 'long', length = 'regular' }: Garment): Drawing {
  return pullover(neck, sleeve, length)
}

export function cableKnit({ neck = 'crew', sleeve = 'long', length = 'regular' }: Garment): Drawing {
  return { ...pullover(neck, sleeve, length), texture: 'cable' }
}

function pullover(neck: Neck, sleeve: NonNullable<Garment['sleeve']>, length: NonNullable<Garment['length']>): Drawing {
  const hem = { short: 88, regular: 96, long: 106 }[length]
  const { point, depth, round, band } = necks[neck]
  const cut = torso({
    neck: point,
    depth,
    round,
    sleeve,
    shoulder: [88.6, 22],
    armpit: [88, 49],
    side: [
      [89, 70, 88.6, hem - 7.5],
      [87, hem - 6],
      [86.4, hem],
      [60, hem + 0.4],
    ],
  })
  const turtle = whole([60, 5.4], [67, 5.4, 69.4, 6.4], [70.4, 11, 71.4, 16.6], [68.4, 21.4, 60, 21.4])
  return drawing(neck === 'high' ? 5 : 15, hem, [
    { as: 'body', d: cut.body, sleeve: cut.sleeve, tilt: cut.tilt },
    { as: 'inside', d: neck === 'high' ? '' : backNeck(point, depth, round, 18) },
    { as: 'seam', d: cut.armhole },
    { as: 'rib', d: neck === 'high' ? '' : neckBand(point, depth, round, band) },
    { as: 'rib', d: whole([60, hem - 6.4], [87.2, hem - 6.4], [86.4, hem], [60, hem + 0.4]) },
    { as: 'rib', d: cut.cuff(sleeve === 'long' ? 7.4 : 3.4) },
    { as: 'fine', d: both([84, 56], [79, 53, 77, 49]) },
    { as: 'rib', d: neck === 'high' ? turtle : '', over: true },
    { as: 'outline', d: neck === 'high' ? turtle : '' },
    { as: 'seam', d: neck === 'high' ? both([60, 14.6], [67, 14.6, 70.2, 12]) : '' },
  ])
}

export function cardigan({ sleeve = 'long', length = 'regular' }: Garment): Drawing {
  const hem = { short: 88, regular: 98, long: 114 }[length]
  const depth = 54
  const cut = torso({
    neck: [71, 16],
    depth,
    sleeve,
    shoulder: [88, 21.4],
    armpit: [88, 48],
    side: [
      [88.8, 72, 88.4, hem - 7],
      [87.4, hem - 5.6],
      [87, hem],
      [60, hem],
    ],
  })
  const pocket = hem - 31
  return drawing(14, hem, [
    { as: 'body', d: cut.body, sleeve: cut.sleeve, tilt: cut.tilt },
    { as: 'inside', d: whole([60, 18], [67, 18, 71, 16], [60, depth]) },
    { as: 'rib', d: whole([60, hem - 6], [87.6, hem - 6], [87, hem], [60, hem]) },
    { as: 'rib', d: cut.cuff(7.4) },
    { as: 'trim', d: both([68, pocket], [82, pocket], [82, pocket + 18], [68, pocket + 18], [68, pocket]) },
    { as: 'rib', d: both([68, pocket], [82, pocket], [82, pocket + 3.6], [68, pocket + 3.6], [68, pocket]) },
    { as: 'seam', d: cut.armhole },
    { as: 'rib', d: whole([60, depth], [71, 16], [74.8, 17.2], [63.2, depth + 4], [63.2, hem], [60, hem]) },
    { as: 'button', d: buttons(60, depth + 5, hem - 5, length === 'long' ? 6 : 5, 1.3) },
  ])
}

export function knitVest({ length = 'regular' }: Garment): Drawing {
  const hem = { short: 84, regular: 92, long: 100 }[length]
  const cut = torso({
    neck: [71.5, 16],
    depth: 46,
    sleeve: 'none',
    shoulder: [90, 20],
    armpit: [87.5, 48],
    side: [
      [88, 68, 87.4, hem - 7],
      [86, hem - 6],
      [85.4, hem],
      [60, hem + 0.4],
    ],
  })
  const armhole = both([84, 18.5], [81.5, 37.6, 87.5, 48], [83.6, 50.4], [77.6, 38, 80.2, 17.6], [84, 18.5])
  return drawing(14, hem, [
    { as: 'body', d: cut.body },
    { as: 'inside', d: backNeck([71.5, 16], 46, undefined, 18) },
    { as: 'rib', d: armhole },
    { as: 'rib', d: neckBand([71.5, 16], 46, undefined, 4) },
    { as: 'rib', d: whole([60, hem - 6.4], [86.2, hem - 6.4], [85.4, hem], [60, hem + 0.4]) },
    { as: 'fine', d: both([82, 60], [78, 58, 75, 55]) },
  ])
}
