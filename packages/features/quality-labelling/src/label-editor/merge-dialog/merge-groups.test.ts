import { expect, it } from 'vitest'
import { emptyLabel } from '../label-draft.ts'
import { proposal } from './merge-groups.ts'

const base = { ...emptyLabel(), itemName: 'シャツ', codes: [141] }

it('§1 whoever alone changed a part of the label is proposed, a conflict is left to choose', () => {
  const mine = { ...base, codes: [140], sizeText: 'L' }
  const theirs = { ...base, codes: [130], originCountry: 'CN' }
  expect(proposal(base, mine, theirs)).toEqual({ tape: 'mine', symbols: undefined, maker: 'theirs' })
  expect(Object.keys(proposal(base, mine, theirs))).toEqual(['tape', 'symbols', 'maker'])
})

it('what both wrote alike is no difference', () => {
  expect(proposal(base, { ...base, sizeText: 'L' }, { ...base, sizeText: 'L' })).toEqual({})
})
