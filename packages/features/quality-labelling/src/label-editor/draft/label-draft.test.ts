import { currentCareEdition } from '@tsumugi/domain'
import { expect, it } from 'vitest'
import { checkDraft, emptyLabel, emptyPart, emptyRow, withMaterial } from './label-draft.ts'

const linen = {
  composition: [
    { fibre: 'linen', percent: '70' },
    { fibre: 'cotton', percent: '30' },
  ],
  careCodes: [140, 220],
}
const fibres = ({ parts }: Pick<ReturnType<typeof emptyLabel>, 'parts'>) =>
  parts.map(({ rows }) => rows.map(({ fibre, percent }) => `${fibre} ${percent}`))
const told = { ...emptyRow, fibre: 'wool', percent: '100' }

it('a material fills a label that says nothing yet, with its care', () => {
  const taken = withMaterial(emptyLabel(), linen)
  expect(fibres(taken)).toEqual([['linen 70', 'cotton 30']])
  expect(taken.codes).toEqual([140, 220])
})

it('review D5: a label that says nothing yet is told what is missing, never what is wrong with nothing', () => {
  const codes = checkDraft(emptyLabel(), null).findings.map(({ code }) => code)
  expect(codes).toContain('fibre_missing')
  expect(codes.filter((code) => /not_designated|repeated|not_used/.test(code))).toEqual([])
})

it('by parts it fills the first without fibres, else comes as one more; what was told stays', () => {
  const part = (rows = [emptyRow]) => ({ ...emptyPart, mode: 'split' as const, rows })
  const before = { ...emptyLabel(), parts: [part([told]), part()], codes: [141] }
  const once = withMaterial(before, linen)
  expect(fibres(once)).toEqual([['wool 100'], ['linen 70', 'cotton 30']])
  expect(once.codes).toEqual([141])
  expect(fibres(withMaterial({ ...before, ...once }, linen))).toHaveLength(3)
})

it('symbols of the edition in force are not put on a label of the former one', () => {
  expect(currentCareEdition).not.toBe('2014')
  expect(withMaterial({ ...emptyLabel(), edition: '2014' }, linen).codes).toEqual([])
})
