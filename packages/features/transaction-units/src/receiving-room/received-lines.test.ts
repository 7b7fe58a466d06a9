import { expect, it } from 'vitest'
import { additionsOf, receivedLines, receivedSums } from './received-lines.ts'

const lines = receivedLines({
  ids: [11, 12, 13],
  sourceLineIds: [1, 2, null],
  columns: {
    item: ['NB-1', 'NB-1', 'NB-1'],
    colour: ['藍', '藍', null],
    size: ['M', 'L', null],
    quantity: ['40', '20', '1'],
    received: ['38', '21', '1'],
    accepted: ['30', '21', '0'],
    rejected: ['5', '0', '0'],
  },
})

it('domain §3.8 what is short and what is surplus are told apart, and what still waits for a decision', () => {
  expect(lines.map(({ name, difference, open }) => [name, difference, open])).toEqual([
    ['NB-1 藍 M', '-2', '3'],
    ['NB-1 藍 L', '1', '0'],
    ['NB-1', '0', '1'],
  ])
  expect(receivedSums(lines)).toEqual({ accepted: '51', rejected: '5', short: '2', surplus: '1' })
})

it('domain §3.8 a carton adds what is in it to the lines that follow its order lines, and nothing else', () => {
  const contents = [
    { sourceLineId: 2, quantity: '4' },
    { sourceLineId: 9, quantity: '1' },
  ]
  expect(additionsOf({ contents }, lines)).toEqual([{ id: 12, add: '4' }])
})
