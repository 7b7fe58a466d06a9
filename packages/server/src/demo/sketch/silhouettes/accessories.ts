import { drawing, type Drawing } from '../drawing.ts'
import type { Garment } from '../garment.ts'
import { both, circle, closed, open, whole } from '../path.ts'

export function bag({ form = 'tote' }: Garment): Drawing {
  if (form === 'shoulder') {
    return drawing(8, 100, [
      { as: 'strap', d: both([93, 58], [90, 12, 60, 10]) },
      { as: 'body', d: whole([60, 50], [88, 50], [97, 50, 97, 60], [97, 90], [97, 100, 87, 100], [60, 100]) },
      { as: 'piece', d: whole([60, 50], [88, 50], [97, 50, 97, 60], [96, 70], [90, 78, 60, 79]) },
      { as: 'stitch', d: both([60, 76.4], [88, 75.6, 93.8, 69]) + both([60, 97], [86, 97, 94.4, 95, 94.4, 88]) },
      { as: 'metal', d: circle(60, 74, 2.2) + both([91, 56], [95, 56], [95, 60], [91, 60], [91, 56]) },
    ])
  }
  return drawing(14, 108, [
    { as: 'strap', d: both([77, 50], [78, 15, 60, 15]) },
    { as: 'body', d: whole([60, 46], [95, 46], [96, 96], [95, 106, 88, 107], [60, 107]) },
    { as: 'seam', d: both([60, 52], [95.1, 52]) + both([60, 97], [95.8, 97]) },
    { as: 'stitch', d: both([60, 54.4], [95.2, 54.4]) + both([60, 48.4], [95, 48.4]) + both([60, 99.2], [95.6, 99.2]) },
    {
      as: 'trim',
      d:
        both([74.4, 46], [79.6, 46], [79.8, 61], [77.2, 63], [74.6, 61], [74.4, 46]) +
        closed([52, 68], [68, 68], [68, 78], [52, 78]),
    },
    { as: 'fine', d: both([75.4, 47.4], [78.8, 59.4]) + both([78.8, 47.4], [75.4, 59.4]) },
  ])
}

export function cap(): Drawing {
  return drawing(26, 94, [
    { as: 'body', d: whole([60, 28], [92, 28, 94, 74], [78, 68, 60, 68]) },
    { as: 'seam', d: open([60, 28], [60, 68]) + both([64, 28.4], [80, 36, 84, 70]) },
    {
      as: 'stitch',
      d: both([62, 29], [62, 67]) + both([60, 65.6], [78, 65.6, 92.6, 71]) + both([66.6, 28.8], [82, 37, 86, 70]),
    },
    { as: 'metal', d: circle(71, 47, 1.2) + circle(49, 47, 1.2) },
    { as: 'piece', d: whole([60, 67], [78, 67, 94, 73.6], [103, 82, 98, 91], [80, 83.6, 60, 83.6]) },
    {
      as: 'stitch',
      d:
        both([60, 70.4], [78, 70.4, 92, 76.6]) +
        both([60, 74.4], [78, 74.4, 94, 81.4]) +
        both([60, 78.4], [79, 78.4, 95.6, 85.4]),
    },
    { as: 'plain', d: whole([60, 26], [64, 26, 64.4, 28.6], [60, 29]) },
  ])
}

export function scarf({ length = 'regular' }: Garment): Drawing {
  const wide = length === 'short' ? 0 : 5
  const low = length === 'short' ? 92 : 98
  const fringe = (from: number, to: number, height: number) =>
    Array.from({ length: Math.floor((to - from) / 2.4) + 1 }, (_, at) =>
      open([from + at * 2.4, height], [from + at * 2.4 + (at % 2 ? 0.7 : -0.5), height + 9]),
    ).join('')
  return drawing(10, low + 10, [
    { as: 'outline', d: fringe(61, 82 + wide, low - 9) },
    { as: 'body', d: closed([60, 40], [74 + wide, 38], [82 + wide, 60, 83 + wide, low - 9], [61, low - 9]) },
    { as: 'outline', d: fringe(38 - wide, 60, low) },
    {
      as: 'piece',
      d: closed([44 - wide, 38], [62, 42], [62, 70, 61, low], [37 - wide, low], [38 - wide, 60, 44 - wide, 38]),
    },
    { as: 'inside', d: whole([60, 13], [72, 13, 77, 22], [70, 33, 60, 34]) },
    { as: 'piece', d: whole([60, 30], [70, 28, 75, 18], [79, 13, 84, 19], [90, 34, 76, 46], [68, 52, 60, 52]) },
    {
      as: 'fine',
      d: both([80, 21], [80, 34, 62, 40]) + both([76, 24], [72, 33, 62, 35]) + both([84, 30], [80, 42, 64, 47]),
    },
    { as: 'fine', d: open([50, 52], [47, 70, 47, low - 8]) + open([72, 52], [74, 66, 74, low - 18]) },
  ])
}
