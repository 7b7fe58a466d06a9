import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Colours, Pivot, PlanActual, Pyramid } from './report-screen.story.tsx'

beforeEach(() => page.viewport(1280, 800))
afterEach(cleanup)

async function draw(story: React.ReactNode) {
  await act(async () => render(<Suspense>{story}</Suspense>))
  await waitFor(() => expect(document.querySelector('.md-report')).not.toBeNull())
}
const cell = (line: number, at: number) =>
  document.querySelector<HTMLElement>(`[data-line="${line}"][data-at="${at}"]`)!

it('§3.14 – where nothing divides, a sign on gaps, thousands of money; totals stand last under a double rule', async () => {
  await draw(<Pivot />)
  const rows = [...document.querySelectorAll('tbody tr')]
  expect(rows.map((row) => row.querySelector('th')!.textContent!.trim())).toEqual([
    'カットソー',
    'シャツ',
    'トップス 小計',
    'コート',
    'アウター 小計',
    '合計',
  ])
  expect([...rows[0]!.querySelectorAll('td')].slice(0, 4).map((each) => each.textContent)).toEqual([
    '3',
    '9,000',
    '29.8%',
    '+700',
  ])
  expect(cell(4, 6).textContent).toBe('–')
  expect(cell(0, 7).textContent).toBe('−500')
  expect(getComputedStyle(rows.at(-1)!.querySelector('td')!).borderBlockStartStyle).toBe('double')
})

it('arrows move between figures, one of them is reached by Tab, Enter and a click open its products', async () => {
  const onOpen = vi.fn<(row: readonly string[], column: readonly string[]) => void>()
  await draw(<Pivot onOpen={onOpen} />)
  expect(document.querySelectorAll('td[tabindex="0"]')).toHaveLength(1)
  cell(0, 0).focus()
  await userEvent.keyboard('[ArrowDown][ArrowRight][ArrowRight][ArrowRight][ArrowRight][Enter]')
  expect(onOpen).toHaveBeenLastCalledWith(['1', '3'], ['2027-03-01'])
  await userEvent.click(cell(5, 0))
  expect(onOpen).toHaveBeenLastCalledWith([], ['2027-02-01'])
})

it('charts are named, and every part says its figure', async () => {
  await draw(<PlanActual />)
  expect(screen.getByRole('img', { name: '27SS' })).toBeTruthy()
  expect([...document.querySelectorAll('rect title')].map((title) => title.textContent)).toContain(
    '27年3月 売上 30,500,000',
  )
  cleanup()
  await draw(<Pyramid />)
  expect([...document.querySelectorAll('text.value')].map((text) => text.textContent)).toContain('9,800')
  cleanup()
  await draw(<Colours />)
  expect(document.querySelector('rect.cloth')!.getAttribute('fill')).toBe('#243a5e')
})

it('on a phone the pyramid and the strip of colours stand between the edges', async () => {
  await page.viewport(390, 800)
  for (const story of [<Pyramid key="pyramid" />, <Colours key="colours" />]) {
    await draw(story)
    const drawing = document.querySelector('.drawing')!
    await expect.poll(() => drawing.scrollWidth - drawing.clientWidth).toBe(0)
    cleanup()
  }
})
