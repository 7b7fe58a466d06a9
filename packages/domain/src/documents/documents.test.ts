import { expect, it } from 'vitest'
import { canonicalText } from './canonical.ts'
import { fieldChanges, lineDifference } from './difference.ts'
import { documentNumber, monthOfIssue } from './document-number.ts'
import { lifecycle, sidesInTurn, transitionsFor } from './lifecycle.ts'

it('documents 8 the month of a number is the month of the issue where the issuer is', () => {
  const instant = new Date('2026-11-30T15:30:00Z')
  expect([monthOfIssue(instant, 'Asia/Tokyo'), monthOfIssue(instant, 'UTC')]).toEqual(['2612', '2611'])
  expect([documentNumber('PO', '2612', 42), documentNumber('', '2612', 123_456)]).toEqual([
    'PO2612-00042',
    '2612-123456',
  ])
})

it('domain §4.5 one text for one content', () => {
  const one = canonicalText({ b: '5', a: ['1.50', null, true], c: { z: 'が', y: '-0.00' } })
  const other = canonicalText({ c: { y: '0', z: 'か\u3099' }, a: ['1.5', null, true], b: '5.0000' })
  expect(one).toBe(other)
  expect(canonicalText({ a: '5.1' })).not.toBe(canonicalText({ a: '5.01' }))
  expect(canonicalText({ a: 'PO2612-00010' })).toContain('PO2612-00010')
})

it('domain §1 lines differ by id, never by place', () => {
  const before = [
    { id: 1, quantity: '5', colour: '藍' },
    { id: 2, quantity: '7', colour: '茜' },
  ]
  const after = [
    { id: 3, quantity: '1', colour: '生成' },
    { id: 1, quantity: '5.00', colour: '紺' },
  ]
  expect(lineDifference(before, after)).toEqual({
    added: [after[0]],
    removed: [before[1]],
    changed: [{ id: 1, fields: { colour: { before: '藍', after: '紺' } } }],
  })
  expect(fieldChanges({ a: 1, b: null }, { a: 1, c: 'x' })).toEqual({ c: { before: null, after: 'x' } })
})

it('domain §1 Detail: whose turn it is follows from the table, and moves that only end are nobody’s', () => {
  const life = lifecycle(
    { draft: 'todo', issued: 'waiting', accepted: 'done', filed: 'done', void: 'stopped' },
    {
      issue: { from: ['draft'], to: 'issued', by: 'author' },
      accept: { from: ['issued'], to: 'accepted', by: 'other' },
      cancel: { from: ['issued'], to: 'void', by: 'author', reason: true },
      undo: { from: ['accepted'], to: 'void', by: 'both' },
      // Whoever likes puts it away; nobody waits for that.
      file: { from: ['accepted'], to: 'filed', by: 'author', optional: true },
    },
  )
  expect(sidesInTurn(life, 'draft', 'issuer')).toEqual(['issuer'])
  expect(sidesInTurn(life, 'issued', 'issuer')).toEqual(['receiver'])
  expect(sidesInTurn(life, 'issued', 'receiver')).toEqual(['issuer'])
  expect(sidesInTurn(life, 'accepted', 'issuer')).toEqual([])
  const context = { status: 'issued', side: 'issuer', author: 'issuer', powerUser: false } as const
  expect(transitionsFor(life, context)).toEqual([
    { name: 'issue', refusal: 'transition_status' },
    { name: 'accept', refusal: 'transition_side' },
    { name: 'cancel', refusal: null },
    { name: 'undo', refusal: 'transition_status' },
    { name: 'file', refusal: 'transition_status' },
  ])
})
