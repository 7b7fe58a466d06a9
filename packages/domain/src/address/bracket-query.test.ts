import { expect, it } from 'vitest'
import { parseQuery, stringifyQuery, type QueryInput } from './bracket-query.ts'

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const exact: [written: string, query: QueryInput][] = [
  ['', {}],
  ['a=1', { a: '1' }],
  ['ids[]=1&ids[]=2', { ids: ['1', '2'] }],
  ['ids[]=1', { ids: ['1'] }],
  ['filter[status][]=open&filter[brand_id]=3', { filter: { status: ['open'], brand_id: '3' } }],
  ['q=%E7%B6%BF%20100%25%20%26%20%E9%BA%BB', { q: '綿 100% & 麻' }],
  ['q=1%2B1%3D2', { q: '1+1=2' }],
  ['q=', { q: '' }],
  ['to=%2Fs%2Fexhibitions%2F1%3Fauth_code%3Dx%23top', { to: '/s/exhibitions/1?auth_code=x#top' }],
  ['__proto__=1', JSON.parse('{"__proto__":"1"}')],
]

for (const [written, query] of exact) {
  it(`§2 Query strings with bracket-style arrays round trip: ${written || 'empty'}`, () => {
    expect(stringifyQuery(query)).toBe(written)
    expect(plain(parseQuery(written))).toEqual(plain(query))
    expect(plain(parseQuery(`?${written}`))).toEqual(plain(query))
  })
}

it('§2 reads brackets that another client has percent-encoded, and + as a space', () => {
  expect(plain(parseQuery('ids%5B%5D=1&ids%5B%5D=2&q=a+b'))).toEqual({ ids: ['1', '2'], q: 'a b' })
})

it('§2 reads a repeated plain key as a list, a key without = as empty, a broken escape as it is', () => {
  expect(plain(parseQuery('a=1&a=2&flag&&q=%E3%81'))).toEqual({ a: ['1', '2'], flag: '', q: '%E3%81' })
})

it('§2 never touches the prototype of objects', () => {
  parseQuery('__proto__[polluted]=yes&constructor[prototype][polluted]=yes')
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

it('leaves out null, undefined and empty lists; writes numbers and flags as text', () => {
  expect(stringifyQuery({ a: null, b: undefined, c: [], page: 2, open: true })).toBe('page=2&open=true')
})
