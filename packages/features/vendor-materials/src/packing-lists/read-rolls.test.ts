import { expect, it } from 'vitest'
import { readRolls } from './read-rolls.ts'

const materials = [
  { id: 7, lot: '2610-18' },
  { id: 8, lot: '2610-19' },
]
const roll = (materialId: number, lot: string, name: string, quantity: string) => ({
  materialId,
  lot,
  roll: name,
  quantity,
})

it.each([
  ['with tabs', '2610-18\t1\t53.5\n2610-19\t2\t48'],
  ['with commas, in full width, with units', '２６１０－１８,1,５３．５m\r\n2610-19,2,48 m\r\n'],
])('reads lots, rolls and lengths %s', (_, text) => {
  expect(readRolls(text, materials)).toEqual({
    rows: [roll(7, '2610-18', '1', '53.5'), roll(8, '2610-19', '2', '48')],
    unread: [],
  })
})

it('a row without a lot goes on with the one above', () => {
  expect(readRolls('2610-18;1;50\n;2;49.5\n3;48', materials).rows).toEqual([
    roll(7, '2610-18', '1', '50'),
    roll(7, '2610-18', '2', '49.5'),
    roll(7, '2610-18', '3', '48'),
  ])
})

it('what is no roll is told with its place, and nothing of it is taken', () => {
  const { rows, unread } = readRolls(
    'lot\troll\tm\n2610-99\t1\t50\n2610-18\t1\tmany\n2610-18\t2\t0\n\n2610-18\t3\t5',
    materials,
  )
  expect(unread.map(({ at }) => at)).toEqual([1, 2, 3, 4])
  expect(rows).toEqual([roll(7, '2610-18', '3', '5')])
})
