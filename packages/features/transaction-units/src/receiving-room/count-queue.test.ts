import { expect, it } from 'vitest'
import { countingOf, newCount, queuedCartons, undoOf, withQueued } from './count-queue.ts'
import type { ReceivedLine } from './received-lines.ts'
import { scannedCode } from './scanned-code.ts'

const line: ReceivedLine = {
  id: 5,
  sourceLineId: 7,
  name: '藍 M',
  shipped: '40',
  received: '20',
  accepted: '0',
  rejected: '0',
  difference: '-20',
  open: '20',
}
const contents = [{ sourceLineId: 7, quantity: '20' }]
const sizes = { netKg: null, grossKg: null, lengthCm: null, widthCm: null, heightCm: null }
const delivery = {
  id: 3,
  packing: [{ first: 1, last: 2, contents, ...sizes }],
  lines: [line],
  codes: [{ lineId: 5, jan: '4901234567894' }],
}

it('planning §5 what waits on the device is counted in at once; what was refused is not', () => {
  const carton = newCount({ action: 'received', carton: 2, lines: [{ id: 5, add: '20' }] })
  const piece = newCount({ action: 'accepted', lines: [{ id: 5, add: '3' }] })
  expect(withQueued([line], [carton, piece])[0]).toMatchObject({
    received: '40',
    difference: '0',
    accepted: '3',
    open: '37',
  })
  expect(withQueued([line], [{ ...carton, fault: 'x' }])[0]).toMatchObject({ received: '20', difference: '-20' })
  expect(withQueued([line], [carton, undoOf(carton)])[0]).toMatchObject({ received: '20' })
  expect([queuedCartons([carton]), queuedCartons([carton, undoOf(carton)])]).toEqual([[2], []])
})

it('planning §5 every count has an id of its own; a carton and an undo are told by their names alone', () => {
  const carton = newCount({ action: 'received', carton: 2, lines: [{ id: 5, add: '20' }] })
  expect(countingOf(carton)).not.toHaveProperty('lines')
  expect(countingOf(undoOf(carton))).toMatchObject({ undoes: carton.clientId })
  expect(undoOf(carton).clientId).not.toBe(carton.clientId)
})

it.each([
  ['C3-1', { kind: 'carton', number: 1, lines: [{ id: 5, add: '20' }] }],
  ['c3-2', { kind: 'carton', number: 2 }],
  ['C3-3', { kind: 'elsewhere' }],
  ['C4-1', { kind: 'elsewhere' }],
  ['4901234567894', { kind: 'piece' }],
  ['４９０１２３４５６７８９４', { kind: 'piece' }],
  ['4901234567895', { kind: 'misread' }],
  ['4512345678906', { kind: 'unknown_jan' }],
  ['hello', { kind: 'unread' }],
])('planning §5 %s is read', (text, expected) => {
  expect(scannedCode(text, delivery)).toMatchObject(expected)
})
