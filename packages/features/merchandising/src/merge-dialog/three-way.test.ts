import { describe, expect, it } from 'vitest'
import { demoProduct } from '../product-drawer/demo-product.fixture.ts'
import { valuesOf } from '../product-fields/product-values.ts'
import { canJoin, differences, joined, resolution } from './three-way.ts'

const base = valuesOf(demoProduct())
const proposals = (mine: Partial<typeof base>, theirs: Partial<typeof base>) =>
  Object.fromEntries(differences(base, { ...base, ...mine }, { ...base, ...theirs }).map(({ field, proposed }) => [field, proposed]))

describe('domain §1 Errors: 409 stale opens mine against theirs', () => {
  it('a field that only one side changed goes to that side', () => {
    expect(proposals({ listPrice: '14900' }, { unitCost: '4000' })).toEqual({ listPrice: 'mine', unitCost: 'theirs' })
  })

  it('a field that both changed differently is nobody’s until somebody chooses', () => {
    expect(proposals({ releaseOn: '2027-03-19' }, { releaseOn: '2027-04-02' })).toEqual({ releaseOn: null })
  })

  it('the same change by both is no difference, nor is another order of categories', () => {
    expect(proposals({ name: '新' }, { name: '新' })).toEqual({})
    expect(proposals({ categoryIds: [12, 3] }, {})).toEqual({})
  })

  it('what was set to nothing is a change as well', () => {
    expect(proposals({ releaseOn: null }, {})).toEqual({ releaseOn: 'mine' })
    expect(proposals({}, { planQuantity: null })).toEqual({ planQuantity: 'theirs' })
  })

  it('conflicts stand first', () => {
    const list = differences(base, { ...base, name: 'a', note: 'mine' }, { ...base, note: 'theirs' })
    expect(list.map(({ field, conflict }) => [field, conflict])).toEqual([
      ['note', true],
      ['name', false],
    ])
  })

  it('a field that was not edited stays theirs without a word', () => {
    expect(differences({ releaseOn: base.releaseOn }, { releaseOn: '2027-05-01' }, { ...base, name: 'theirs' })).toMatchObject([
      { field: 'releaseOn', proposed: 'mine' },
    ])
  })
})

it('§4.8 status only moves by named steps: mine is refused where none leads from theirs', () => {
  const list = (theirs: typeof base.status) => differences(base, { ...base, status: 'confirmed' }, { ...base, status: theirs })
  expect(list('planned')).toMatchObject([{ mineRefused: true, proposed: 'theirs', conflict: true }])
  expect(list('in_development')).toMatchObject([{ mineRefused: false, proposed: 'mine' }])
})

it('saves over theirs only what was chosen against them', () => {
  const list = differences(base, { ...base, listPrice: '1', note: 'mine', tags: ['a'] }, { ...base, note: 'theirs', tags: ['b'] })
  expect(resolution(list, { listPrice: 'mine', note: 'theirs', tags: 'both' })).toEqual({ listPrice: '1', tags: ['b', 'a'] })
  expect(resolution(list, { listPrice: 'theirs', note: 'theirs', tags: 'theirs' })).toEqual({})
})

it('two notes or two sets of tags can stand together, nothing twice', () => {
  expect(joined({ mine: 'common\nmine', theirs: 'common\ntheirs' })).toBe('common\ntheirs\nmine')
  expect(joined({ mine: ['定番', '新型'], theirs: ['定番'] })).toEqual(['定番', '新型'])
  const [note] = differences(base, { note: 'mine' }, { ...base, note: 'theirs' })
  expect(canJoin(note!)).toBe(true)
  const [day] = differences(base, { releaseOn: null }, { ...base, releaseOn: '2027-04-01' })
  expect(canJoin(day!)).toBe(false)
})
