import { setLocale } from '@tsumugi/i18n'
import axe from 'axe-core'
import { Suspense, type ReactNode } from 'react'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { draw, erase } from '../draw.fixture.tsx'
import { readTyped } from '../field/typed-text.ts'
import type { MatrixChange } from './cells/matrix-data.ts'
import { MatrixScene, Ordered, sixtyByForty, WithStates } from './quantity-matrix.story.tsx'

beforeEach(() => setLocale('ja'))
afterEach(erase)

const scene = async (drawn: ReactNode) => {
  draw(<Suspense>{drawn}</Suspense>)
  await expect.element(page.getByRole('grid')).toBeVisible()
}
const cell = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`td[data-row="${row}"][data-column="${column}"]`)!
const text = (row: number, column: number) =>
  cell(row, column).querySelector('input')?.value ?? cell(row, column).textContent
const sums = () => [...document.querySelectorAll('tfoot td')].map((each) => each.textContent)
const here = () => document.activeElement?.getAttribute('aria-label')
const keys = (typed: string) => userEvent.keyboard(typed)
const clip = (type: 'paste' | 'copy', table = '') => {
  const clipboardData = new DataTransfer()
  if (table) clipboardData.setData('text/plain', table)
  document.activeElement!.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }))
  return clipboardData.getData('text/plain')
}

it('domain §1 M*: typing replaces, Enter goes down, Tab right, formulas are worked out, sums follow', async () => {
  await scene(<MatrixScene />)
  await userEvent.click(cell(0, 0))
  await keys('12{Tab}=12*4+6{Enter}')
  expect([text(0, 0), text(0, 1), here()]).toEqual(['12', '54', 'キャメル M'])
  expect(sums()).toEqual(['12', '54', '0', '0', '66'])
  await keys('{ArrowUp}７{ArrowRight}')
  expect([text(0, 1), here()]).toEqual(['7', '生成り L'])
})

it('domain §1 M*: F2 opens the text, Escape takes it back, Escape and Tab leave the matrix', async () => {
  await scene(
    <>
      <MatrixScene value={{ '1/S': '60' }} />
      <button type="button">after</button>
    </>,
  )
  await userEvent.click(cell(0, 0))
  await keys('{F2}5')
  expect(text(0, 0)).toBe('605')
  await keys('{Escape}')
  expect(text(0, 0)).toBe('60')
  await keys('9{Escape}{Tab}')
  expect([text(0, 0), here()]).toEqual(['60', '生成り M'])
  await keys('{Escape}{Tab}')
  expect(document.activeElement?.textContent).toBe('after')
})

it('domain §1 M*: Home, End, their like with Ctrl, and the edges', async () => {
  await scene(<Ordered />)
  await userEvent.click(cell(1, 1))
  for (const [key, place] of [
    ['{Home}', 'キャメル S'],
    ['{End}', 'キャメル XL'],
    ['{Control>}{Home}{/Control}', '生成り S'],
    ['{Control>}{ArrowDown}{/Control}', '墨 S'],
    ['{ArrowDown}', '墨 S'],
    ['{Control>}{End}{/Control}', '墨 XL'],
  ] as const) {
    await keys(key)
    expect(here()).toBe(place)
  }
})

it('domain §1 M*: Shift selects, Delete empties, undo and redo go by gestures', async () => {
  await scene(<Ordered />)
  await userEvent.click(cell(0, 0))
  await keys('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
  await expect.element(page.getByRole('status')).toHaveTextContent('4 マスを選択・計 480')
  await keys('{Delete}')
  expect(sums()).toEqual(['0', '1,500', '120', '0', '1,620'])
  await keys('{Control>}z{/Control}')
  expect(sums().at(-1)).toBe('2,100')
  await keys('{Control>}y{/Control}')
  expect(sums().at(-1)).toBe('1,620')
  await userEvent.click(page.getByRole('button', { name: '元に戻す' }))
  expect(sums().at(-1)).toBe('2,100')
})

it('domain §1 M*: the mouse selects a block, a head its whole column', async () => {
  await scene(<Ordered />)
  await userEvent.dragAndDrop(cell(0, 0), cell(1, 2))
  expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(6)
  await userEvent.click(page.getByRole('columnheader', { name: 'M', exact: true }))
  await expect.element(page.getByRole('status')).toHaveTextContent('3 マスを選択・計 1,800')
})

it('domain §1 M*: tables are pasted and copied; Ctrl+D and Ctrl+R fill', async () => {
  await scene(<MatrixScene />)
  await userEvent.click(cell(0, 1))
  clip('paste', '4\t8\r\n3\t"1,006"\r\n')
  await expect.poll(sums).toEqual(['0', '7', '1,014', '0', '1,021'])
  await keys('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
  expect(clip('copy')).toBe('4\t8\n3\t1006')
  await keys('{Control>}d{/Control}')
  expect([text(1, 1), text(1, 2)]).toEqual(['4', '8'])
  await keys('{Control>}r{/Control}')
  expect([text(0, 2), text(1, 2)]).toEqual(['4', '4'])
  clip('paste', '色\tXL\tS\n墨\t1\t2')
  await expect.poll(() => [text(2, 3), text(2, 0)]).toEqual(['1', '2'])
  clip('paste', '1\t2\t3\t4')
  await expect.element(page.getByRole('status')).toHaveTextContent('1 行 × 4 列の表がはみ出すので')
})

it('domain §1 M*: text that is no quantity stays, is told, counts nothing and lets nothing be sent', async () => {
  const changes: MatrixChange[] = []
  await scene(<MatrixScene value={{ '1/S': '4' }} onChange={(given) => changes.push(...given)} />)
  await userEvent.click(cell(0, 0))
  await keys('3.5{Tab}')
  expect([text(0, 0), sums()[0]]).toEqual(['3.5', '0'])
  expect(changes.at(-1)).toEqual({ row: '1', column: 'S', text: '3.5', value: null })
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('生成り S：0 以上の整数か、=12*3 のような式を入れてください。')
  expect(readTyped(document.body)).toBe(false)
  await expect.poll(here).toBe('生成り S')
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  await keys('5{Enter}')
  expect(document.querySelector('[role=alert]')).toBeNull()
  expect(readTyped(document.body)).toBe(true)
})

it('cells that take no entry keep theirs and say why; F8 leads to what is to be mended', async () => {
  await scene(<WithStates />)
  await userEvent.click(cell(1, 0))
  await keys('7')
  expect(text(1, 0)).toBe('120')
  expect(document.getElementById(document.activeElement!.getAttribute('aria-describedby')!)?.textContent).toContain(
    '契約済み',
  )
  clip('paste', '1\t2')
  await expect.element(page.getByRole('status')).toHaveTextContent('入力できない 1 マスは飛ばしました')
  expect([text(1, 0), text(1, 1)]).toEqual(['120', '2'])
  await keys('{F8}')
  expect(here()).toBe('墨 S')
})

it('golden 29: a total is distributed over the row by ratio, and as before', async () => {
  await scene(<MatrixScene ghosts={{ '1/S': '20', '1/M': '40', '1/L': '30', '1/XL': '10' }} />)
  await userEvent.click(page.getByRole('button', { name: '比率で割り付ける' }))
  await page.getByLabelText('合計').fill('333')
  await page.getByLabelText('比率（S:M:L:XL）').fill('1:2:2:1')
  await userEvent.click(page.getByRole('button', { name: '割り付ける', exact: true }))
  await expect.poll(sums).toEqual(['56', '111', '111', '55', '333'])
  await page.getByLabelText('合計').fill('500')
  await userEvent.click(page.getByRole('button', { name: '前回の比率' }))
  await expect.poll(sums).toEqual(['100', '200', '150', '50', '500'])
})

it('of 60 × 40 cells only the rows that change are drawn again', async () => {
  const drawn = new Map<string, number>()
  const rows = sixtyByForty.rows.map(({ key, label }) => ({
    key,
    // Read once by each drawing of a row.
    get cloth() {
      drawn.set(key, (drawn.get(key) ?? 0) + 1)
      return undefined
    },
    label,
  }))
  await scene(<MatrixScene {...sixtyByForty} rows={rows} />)
  expect(document.querySelectorAll('td[data-column]')).toHaveLength(2400)
  await userEvent.click(cell(5, 3))
  drawn.clear()
  await keys('12')
  expect([...drawn.keys()]).toEqual(['5'])
  drawn.clear()
  await keys('{Enter}')
  expect([...drawn.keys()].toSorted()).toEqual(['5', '6'])
})

it('is a grid to screen readers, without violations, at 390 px too', async () => {
  await page.viewport(390, 800)
  await scene(<WithStates />)
  await expect.element(page.getByRole('rowheader', { name: /生成り/ })).toBeVisible()
  await expect.element(page.getByRole('gridcell', { name: '120' }).first()).toBeVisible()
  const { violations } = await axe.run(document.querySelector('.quantity-matrix')!)
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await page.viewport(1280, 800)
})
