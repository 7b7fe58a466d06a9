import { differences } from '@tsumugi/records'
import { expect, it, vi } from 'vitest'
import { emptyLabel, type LabelDraft } from './label-draft.ts'
import { grouped } from './merge-groups.ts'

const base = { ...emptyLabel(), itemName: 'シャツ', codes: [141] }
const decide = vi.fn()
const between = (mine: LabelDraft, theirs: LabelDraft) =>
  grouped({ list: differences<LabelDraft>({ base, mine, theirs }), by: null, nameOf: String, decide }, (group) => group)

it('§1 symbols and their edition go together: whoever alone changed a group keeps it, what both changed is left to choose', () => {
  const { list, decide: settle } = between(
    { ...base, codes: [140], sizeText: 'L' },
    { ...base, edition: '2014', originCountry: 'CN' },
  )
  expect(list.map(({ field, conflict }) => [field, conflict])).toEqual([
    ['symbols', true],
    ['tape', false],
    ['maker', false],
  ])
  expect(list[0]).toMatchObject({
    mine: { codes: [140], edition: base.edition },
    theirs: { codes: [141], edition: '2014' },
  })
  settle({ symbols: { codes: [140], edition: base.edition }, tape: { sizeText: 'L' } })
  expect(decide).toHaveBeenCalledWith({ codes: [140], edition: base.edition, sizeText: 'L' })
})

it('what both wrote alike is no difference', () => {
  expect(between({ ...base, sizeText: 'L' }, { ...base, sizeText: 'L' }).list).toEqual([])
})
