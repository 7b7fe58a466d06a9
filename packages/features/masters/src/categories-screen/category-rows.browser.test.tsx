import { cleanup, render } from '@testing-library/react'
import type { Category } from '@tsumugi/contract'
import { setLocale } from '@tsumugi/i18n'
import { controlTexts, useStyles } from '@tsumugi/ui'
import { Suspense, useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import css from './categories-screen.css?inline'
import { CategoryRows } from './category-rows.tsx'
import { categoryTexts } from './category-texts.ts'
import { afterMove } from './category-tree.ts'

const row = (id: number, parentId: number | null, layer: number): Category => ({
  id,
  brandId: null,
  parentId,
  layer,
  name: `分類${id}`,
  code: null,
  position: id,
  itemCount: id,
  lockVersion: 0,
})
const start = [row(1, null, 1), row(2, 1, 2), row(3, null, 1), row(4, null, 1)]

function Scene() {
  useStyles(css)
  const [rows, setRows] = useState<Category[]>(start)
  const [opened, setOpened] = useState('')
  return (
    <Suspense>
      <CategoryRows
        label="組織の分類"
        rows={rows}
        openId={null}
        filtered={false}
        onOpen={(id) => setOpened(String(id))}
        onAdd={() => undefined}
        onMove={(move) => move && setRows(afterMove(rows, move))}
      />
      <output>{opened}</output>
    </Suspense>
  )
}

const tree = () =>
  [...document.querySelectorAll('[role=treeitem]')].map(
    (item) => `${item.getAttribute('aria-level')} ${item.querySelector('.name')?.textContent}`,
  )
const item = (name: string) => page.getByRole('treeitem', { name })

beforeAll(() => Promise.all([categoryTexts.load('ja'), controlTexts.load('ja')]))
beforeEach(async () => {
  setLocale('ja')
  await page.viewport(800, 600)
  render(<Scene />)
  await expect.element(item('分類1')).toBeVisible()
})
afterEach(cleanup)

it('§3.2 → and ← change the level, Alt and ↑↓ the order; the focus stays on the category', async () => {
  ;(item('分類3').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(tree()).toEqual(['1 分類1', '2 分類2', '2 分類3', '1 分類4'])
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(tree()).toEqual(['1 分類1', '2 分類3', '2 分類2', '1 分類4'])
  await expect.element(item('分類3')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(tree()).toEqual(['1 分類1', '2 分類2', '1 分類3', '1 分類4'])
})

it('arrows go through the tree and Enter opens', async () => {
  ;(item('分類1').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(page.getByRole('status').element().textContent).toBe('3')
})

it('a grip is dragged to another place', async () => {
  await userEvent.dragAndDrop(page.getByTitle('分類4 を動かす'), page.getByTitle('分類1 を動かす'), {
    targetPosition: { x: 8, y: 2 },
  })
  expect(tree()[0]).toBe('1 分類4')
})
