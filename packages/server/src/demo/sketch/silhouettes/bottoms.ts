import { drawing, type Drawing } from '../drawing.ts'
import type { Garment } from '../garment.ts'
import { both, circle, open, type Segment, whole } from '../path.ts'
import { gathers } from '../torso.ts'

type Leg = NonNullable<Garment['cut']>

const legs: Record<Leg, { hem: number; inner: number; thigh: number; foot: number }> = {
  taper: { hem: 80, inner: 68.4, thigh: 84.5, foot: 112 },
  straight: { hem: 85, inner: 67, thigh: 84.5, foot: 113 },
  wide: { hem: 96, inner: 65, thigh: 88, foot: 113 },
  short: { hem: 91, inner: 64.4, thigh: 86, foot: 68 },
}

function leg(cut: Leg, length: Garment['length']) {
  const shape = legs[cut]
  return { ...shape, foot: shape.foot - (length === 'short' && cut !== 'short' ? 8 : 0) }
}

/** Outline of a pair of trousers with its waist at `waist`. */
function outline(cut: Leg, length: Garment['length'], waist = 10): string {
  const { hem, inner, thigh, foot } = leg(cut, length)
  const outside: Segment = cut === 'short' ? [hem, foot - 1.4] : [thigh + (hem - thigh) * 0.3, 70, hem, foot - 1]
  return whole([60, waist + 1.6], [76, waist], [77.4, waist + 7], [83, 27, thigh, 46], outside, [inner, foot], [60, 48])
}

export function trousers({ cut = 'straight', length }: Garment): Drawing {
  const { hem, inner, foot } = leg(cut, length)
  const crease = (hem + inner) / 2
  return drawing(10, foot, [
    { as: 'body', d: outline(cut, length) },
    { as: 'inside', d: whole([60, 11.6], [70, 11, 76, 10], [70, 13.6, 60, 13.8]) },
    { as: 'seam', d: both([60, 18.4], [77.4, 17]) + open([60, 12], [60, 48]) + both([73, 17.6], [75, 26, 81.6, 31]) },
    {
      as: 'stitch',
      d:
        open([65, 18], [65.4, 34, 60.4, 38.6]) +
        both([71.4, 17.8], [73.4, 27, 80.8, 33]) +
        both([inner, foot - 4], [hem - 0.6, foot - 5]),
    },
    {
      as: 'fine',
      d:
        both([68.6, 18], [69.6, 30, 69.4, 40]) +
        (cut === 'short' ? '' : both([71, 46], [crease + 0.6, foot - 7])) +
        both([60.4, 47], [64, 45, 66, 43]),
    },
    { as: 'trim', d: both([66.4, 10], [68.4, 9.8], [68.4, 18.8], [66.4, 19], [66.4, 10]) },
    { as: 'button', d: circle(60, 15, 1.3) },
  ])
}

export function denim({ cut = 'straight', length }: Garment): Drawing {
  const { hem, inner, foot } = leg(cut, length)
  return drawing(
    10,
    foot,
    [
      { as: 'body', d: outline(cut, length) },
      { as: 'inside', d: whole([60, 11.6], [70, 11, 76, 10], [70, 13.6, 60, 13.8]) },
      { as: 'seam', d: both([60, 18.4], [77.4, 17]) + open([60, 18], [60, 48]) + both([67, 18], [68.6, 28, 81.8, 30]) },
      {
        as: 'stitch',
        d:
          open([65.4, 18], [66, 35, 60.4, 40]) +
          open([64, 18], [64.6, 33.6, 60.4, 38]) +
          both([65.4, 18.4], [67.4, 29.8, 81.6, 31.8]),
      },
      {
        as: 'stitch',
        d:
          both([60, 16.8], [76.6, 15.4]) +
          both([inner, foot - 3.6], [hem - 0.6, foot - 4.6]) +
          both([60.6, 50], [inner + 1.8, foot - 5]),
      },
      { as: 'stitch', d: open([73.4, 24], [80, 24.6]) },
      {
        as: 'fine',
        d: open([72.6, 22.6], [72.6, 29.4]) + both([64, 47], [70, 44, 76, 44]) + both([65, 50], [70, 48, 74, 48]),
      },
      { as: 'trim', d: both([67, 9.8], [69, 9.6], [69, 18.8], [67, 19], [67, 9.8]) },
      {
        as: 'metal',
        d:
          circle(60, 15, 1.6) +
          circle(68, 20.4, 0.8) +
          circle(52, 20.4, 0.8) +
          circle(80, 29, 0.8) +
          circle(40, 29, 0.8),
      },
    ],
    { thread: '#d79a4a' },
  )
}

export function skirt({ flow = 'flare', length = 'regular' }: Garment): Drawing {
  const hem = { short: 84, regular: 104, long: 112 }[length]
  const waistband = whole([60, 15], [76, 14], [76.8, 21], [60, 22.2])
  const top = { as: 'trim' as const, d: waistband }
  const inside = { as: 'inside' as const, d: whole([60, 15], [69, 15, 76, 14], [69, 17.4, 60, 17.6]) }
  switch (flow) {
    case 'tight':
      return drawing(14, hem - 6, [
        { as: 'body', d: whole([60, 15], [76, 14], [76.8, 21], [85, 34, 84.6, 52], [81.6, hem - 6], [60, hem - 5]) },
        top,
        inside,
        { as: 'fine', d: both([69, 22], [70, 32]) + both([79, 60], [78.6, 70]) },
        { as: 'seam', d: open([72, hem - 5.6], [71.4, hem - 24]) },
        { as: 'stitch', d: both([60, hem - 8.4], [81.6, hem - 9.4]) },
      ])
    case 'pleats': {
      const folds = [5, 14, 23, 32].map((at) => both([60 + at * 0.43, 22], [60 + at * 1.12, hem])).join('')
      return drawing(14, hem, [
        {
          as: 'body',
          d: whole(
            [60, 15],
            [76, 14],
            [76.8, 21],
            [100, hem - 3.4],
            [96, hem - 1],
            [86, hem - 0.4],
            [76, hem + 1],
            [66, hem + 1.4],
            [60, hem + 2],
          ),
        },
        top,
        inside,
        { as: 'seam', d: folds },
        { as: 'fine', d: [9.6, 18.6, 27.6].map((at) => both([60 + at * 0.43, 22], [60 + at * 1.12, hem])).join('') },
        { as: 'stitch', d: both([60, 19.6], [76.4, 18.4]) },
      ])
    }
    case 'wrap':
      return drawing(14, hem, [
        { as: 'body', d: whole([60, 15], [76, 14], [76.8, 21], [88, 54, 92, hem - 3], [76, hem + 1.6, 60, hem + 1.6]) },
        top,
        inside,
        { as: 'seam', d: open([46, 21.8], [70, 52, 74, hem + 0.6]) },
        {
          as: 'stitch',
          d:
            open([43.6, 22], [67.6, 53, 71.4, hem]) +
            open([74, hem - 2.4], [84, hem - 3, 91, hem - 6]) +
            open([29, hem - 6], [44, hem - 1.4, 71, hem - 1.4]),
        },
        {
          as: 'fine',
          d:
            open([47, 24], [42, 50, 38, 72]) +
            open([72, 24], [80, 48, 82, 72]) +
            open([43.4, 18], [36, 26, 38, 40]) +
            open([43.4, 18], [40, 28, 43, 44]),
        },
        { as: 'trim', d: circle(43.6, 18, 2.4) },
      ])
    case 'tiers':
      return drawing(14, hem, [
        {
          as: 'body',
          d: whole(
            [60, 15],
            [76, 14],
            [76.8, 21],
            [86, 42],
            [89, 44, 92, 70],
            [97, 72, 99, hem - 3],
            [80, hem + 1.6, 60, hem + 1.6],
          ),
        },
        top,
        inside,
        { as: 'seam', d: both([60, 45], [76, 45, 86.6, 42.4]) + both([60, 73.4], [80, 73.4, 92.4, 70.4]) },
        { as: 'fine', d: gathers(23, 34, 16, 20, 5) + gathers(46, 56, 25, 28, 7) + gathers(74.4, 86, 31, 34, 8) },
        { as: 'stitch', d: both([60, hem - 1], [80, hem - 1, 98, hem - 5.4]) },
      ])
    case 'flare':
      return drawing(14, hem, [
        {
          as: 'body',
          d: whole(
            [60, 15],
            [76, 14],
            [76.8, 21],
            [82, 52, 97, hem - 6],
            [93, hem - 1, 86, hem - 2],
            [79, hem - 2, 74, hem + 1],
            [66, hem + 2, 60, hem],
          ),
        },
        top,
        inside,
        {
          as: 'fine',
          d:
            both([65, 40], [65, 70, 67, hem - 1]) +
            both([70, 34], [74, 70, 80, hem - 4]) +
            both([74.4, 32], [81, 64, 90, hem - 4]) +
            open([60, 52], [60, hem - 4]),
        },
        { as: 'stitch', d: both([60, 19.6], [76.4, 18.4]) },
        { as: 'seam', d: open([76.6, 21], [77.6, 27, 79, 33]) },
      ])
  }
}
