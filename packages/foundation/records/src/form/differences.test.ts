import { describe, expect, it } from 'vitest'
import { canJoin, changedParts, differences, joined, kept, proposed } from './differences.ts'

const base = {
  name: '紺',
  hex: '#26364f',
  releaseOn: '2027-03-12' as string | null,
  note: '',
  tags: ['定番'],
  ids: [3, 12],
}
const between = (mine: Partial<typeof base>, theirs: Partial<typeof base>) =>
  differences<typeof base>({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } })
const proposals = (...sides: Parameters<typeof between>) =>
  Object.fromEntries(between(...sides).map((each) => [each.field, proposed(each)]))

it('sends only what changed', () => {
  expect(changedParts(base, { ...base, name: '濃紺', tags: ['定番'] })).toEqual({ name: '濃紺' })
})

describe('domain §1 Errors: 409 stale opens mine against theirs', () => {
  it('a field that only one side changed goes to that side', () => {
    expect(proposals({ name: '濃紺' }, { hex: '#000000' })).toEqual({ name: 'mine', hex: 'theirs' })
  })

  it('a field that both changed differently is nobody’s until somebody chooses', () => {
    expect(proposals({ releaseOn: '2027-03-19' }, { releaseOn: '2027-04-02' })).toEqual({ releaseOn: undefined })
  })

  it('the same change by both is no difference, also of lists', () => {
    expect(proposals({ name: '新', tags: ['a', 'b'] }, { name: '新', tags: ['a', 'b'] })).toEqual({})
  })

  it('what was set to nothing is a change as well', () => {
    expect(proposals({ releaseOn: null }, {})).toEqual({ releaseOn: 'mine' })
    expect(proposals({}, { releaseOn: null })).toEqual({ releaseOn: 'theirs' })
  })

  it('conflicts stand first', () => {
    const list = between({ name: 'a', note: 'mine' }, { note: 'theirs' })
    expect(list.map(({ field, conflict }) => [field, conflict])).toEqual([
      ['note', true],
      ['name', false],
    ])
  })

  it('a field that was not edited stays theirs without a word', () => {
    expect(
      differences<typeof base>({ base, mine: { releaseOn: '2027-05-01' }, theirs: { ...base, name: 'theirs' } }),
    ).toMatchObject([{ field: 'releaseOn', conflict: false }])
  })
})

it('keeps over theirs only what was chosen against them', () => {
  const list = between({ name: '1', note: 'mine', tags: ['a'] }, { note: 'theirs', tags: ['b'] })
  expect(kept(list, { name: 'mine', note: 'theirs', tags: 'both' })).toEqual({ name: '1', tags: ['b', 'a'] })
  expect(kept(list, { name: 'theirs', note: 'theirs', tags: 'theirs' })).toEqual({})
})

it('two notes or two sets of tags can stand together, nothing twice', () => {
  expect(joined({ mine: 'common\nmine', theirs: 'common\ntheirs' })).toBe('common\ntheirs\nmine')
  expect(joined({ mine: ['定番', '新型'], theirs: ['定番'] })).toEqual(['定番', '新型'])
  const [note] = between({ note: 'mine' }, { note: 'theirs' })
  expect(canJoin(note!)).toBe(true)
  const [day] = between({ releaseOn: null }, { releaseOn: '2027-04-01' })
  expect(canJoin(day!)).toBe(false)
})
