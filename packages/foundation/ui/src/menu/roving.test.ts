import { describe, expect, it } from 'vitest'
import { createTypeAhead, rove } from './roving.ts'

const items = ['複製', 'Copy', 'Cut', 'Paste']

describe('roving', () => {
  it('goes round at both ends, and Home and End reach them', () => {
    expect(rove(items, 'Paste', 'ArrowDown')).toBe('複製')
    expect(rove(items, '複製', 'ArrowUp')).toBe('Paste')
    expect(rove(items, null, 'ArrowUp')).toBe('Paste')
    expect(rove(items, 'Cut', 'Home')).toBe('複製')
    expect(rove(items, 'Cut', 'End')).toBe('Paste')
    expect(rove(items, 'Cut', 'x')).toBeNull()
  })

  it('goes across when the items stand in a row', () => {
    expect(rove(items, '複製', 'ArrowRight', true)).toBe('Copy')
    expect(rove(items, '複製', 'ArrowDown', true)).toBeNull()
  })
})

describe('type-ahead', () => {
  it('finds words, walks on with one letter, and forgets after half a second', () => {
    const find = createTypeAhead()
    const type = (current: string | null, key: string, now: number) => find(items, current, key, (item) => item, now)
    expect(type(null, 'c', 1000)).toBe('Copy')
    expect(type('Copy', 'u', 1100)).toBe('Cut')
    expect(type('Cut', 'p', 2000)).toBe('Paste')
    expect(type('Copy', 'c', 3000)).toBe('Cut')
    expect(type('Cut', 'c', 3100)).toBe('Copy')
    expect(type('Cut', '複', 4000)).toBe('複製')
  })
})
