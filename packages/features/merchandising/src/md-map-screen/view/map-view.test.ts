import { parseQuery, stringifyQuery } from '@tsumugi/navigation'
import { describe, expect, it } from 'vitest'
import { defaultView, isFiltered, queryOf, viewOf, type MapView } from './map-view.ts'

const through = (view: MapView) => viewOf(parseQuery(stringifyQuery(queryOf(view))))

describe('§2 Query strings are parsed with bracket-style arrays', () => {
  it('a view survives the way through the address', () => {
    const view: MapView = {
      season: '27SS',
      unit: 'half',
      zoom: 'large',
      heat: 'costRate',
      tree: 'brand',
      lastYear: true,
      statuses: ['idea', 'in_development'],
      tags: ['定番', 'A&B'],
      text: '五分袖 T',
    }
    expect(through(view)).toEqual(view)
    expect(stringifyQuery(queryOf(view))).toContain('statuses[]=idea&statuses[]=in_development')
  })

  it('the usual view leaves no trace', () => {
    expect(stringifyQuery(queryOf(defaultView))).toBe('')
    expect(through(defaultView)).toEqual(defaultView)
  })

  it('what cannot be understood falls back', () => {
    expect(viewOf(parseQuery('?season=spring&unit=year&zoom=&statuses[]=lost&statuses[]=idea&tags=one'))).toEqual({
      ...defaultView,
      statuses: ['idea'],
      tags: ['one'],
    })
  })
})

it('only words, statuses and tags hide products', () => {
  expect(isFiltered({ ...defaultView, zoom: 'large', text: ' ' })).toBe(false)
  expect(isFiltered({ ...defaultView, tags: ['定番'] })).toBe(true)
})
