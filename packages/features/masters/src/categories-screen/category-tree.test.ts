import type { Category } from '@tsumugi/contract'
import { expect, it } from 'vitest'
import { afterMove, dropped, indented, layersOf, outdented, shifted } from './category-tree.ts'

/** `a(b(c) d) e` as rows in reading order. */
function treeOf(text: string): Category[] {
  const rows: Category[] = []
  const above: number[] = []
  for (const [sign] of text.matchAll(/[a-z()]/g)) {
    if (sign === '(') above.push(rows.at(-1)!.id)
    else if (sign === ')') above.pop()
    else {
      const id = sign.charCodeAt(0)
      rows.push({
        id,
        brandId: null,
        parentId: above.at(-1) ?? null,
        layer: above.length + 1,
        name: sign,
        code: null,
        position: 0,
        itemCount: 1,
        lockVersion: 0,
      })
    }
  }
  return rows
}
function textOf(rows: readonly Category[], parentId: number | null = null): string {
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => {
      const below = textOf(rows, row.id)
      return row.name + (below && `(${below})`)
    })
    .join(' ')
}
const id = (name: string) => name.charCodeAt(0)
const rows = treeOf('a(b(c) d) e')
const after = (move: ReturnType<typeof indented>) => move && textOf(afterMove(rows, move))

it('§3.2 → puts a category below the sibling before it, with all it holds', () => {
  expect(after(indented(rows, id('e')))).toBe('a(b(c) d e)')
  expect(after(indented(rows, id('d')))).toBe('a(b(c d)) e')
  expect(indented(rows, id('a'))).toBeNull()
})

it('§3.2 ← puts it right after its parent', () => {
  expect(after(outdented(rows, id('b')))).toBe('a(d) b(c) e')
  expect(outdented(rows, id('a'))).toBeNull()
})

it('Alt and an arrow passes the neighbour of the same parent only', () => {
  expect(after(shifted(rows, id('b'), 1))).toBe('a(d b(c)) e')
  expect(shifted(rows, id('b'), -1)).toBeNull()
  expect(after(shifted(rows, id('e'), -1))).toBe('e a(b(c) d)')
})

it('a drop goes as deep as the rows around the gap allow', () => {
  expect(after(dropped(rows, id('e'), 2, 9))).toBe('a(b(e c) d)')
  expect(after(dropped(rows, id('e'), 2, 1))).toBe('a(b(e c) d)')
  expect(after(dropped(rows, id('b'), 5, 1))).toBe('a(d) e b(c)')
  expect(after(dropped(rows, id('b'), 5, 2))).toBe('a(d) e(b(c))')
  expect(dropped(rows, id('b'), 2, 2)).toBeNull()
})

it('§3.2 a drop never goes deeper than six layers', () => {
  const deep = treeOf('a(b(c(d(e(f))))) g(h)')
  for (const name of ['g', 'h']) {
    const move = dropped(deep, id(name), 6, 9)
    expect(move && Math.max(...afterMove(deep, move).map(({ layer }) => layer))).toBe(6)
  }
})

it('layers count their categories and products', () => {
  expect(layersOf(rows)).toEqual([
    { layer: 1, count: 2, items: 2, someId: id('a') },
    { layer: 2, count: 2, items: 2, someId: id('b') },
    { layer: 3, count: 1, items: 1, someId: id('c') },
  ])
})
