import { setLocale } from '@tsumugi/i18n'
import { storiesHold } from '@tsumugi/records/stories-hold'
import { draw } from '@tsumugi/ui/draw'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as stories from './gantt-chart.story.tsx'

beforeEach(async () => {
  setLocale('ja')
  document.documentElement.lang = 'ja'
  await page.viewport(1280, 800)
})
const { Long, Styles, ...others } = stories
storiesHold({ Styles, ...others })

const bar = (name: string) => page.getByRole('img', { name: new RegExp(`^${name} `) })
const wall = () => page.getByRole('treegrid').element() as HTMLElement
const label = (name: string) => bar(name).element().getAttribute('aria-label')
const current = () => document.getElementById(wall().getAttribute('aria-activedescendant')!)
const says = () => page.getByRole('status').element().textContent

async function chartOf(Story: () => unknown) {
  draw(<>{(Story as () => React.ReactNode)()}</>)
  await expect.element(page.getByRole('treegrid')).toBeVisible()
}

it('planning §3 keys: arrows lead, fold and move a day; Alt takes the end, Shift the chain; undo and redo', async () => {
  await chartOf(Styles)
  wall().focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(current()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowRight}')
  expect(current()).toHaveAttribute('aria-expanded', 'true')
  // 検品 of the second style: the last of the brand's own steps there.
  await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(current()?.textContent).toContain('検品')
  const before = label('検品')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => label('検品')).not.toBe(before)
  expect(says()).toMatch(/^検品 .* → .*余裕\d+日/)
  const moved = label('検品')
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await expect.poll(() => label('検品')).not.toBe(moved)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => label('検品')).toBe(moved)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => label('検品')).toBe(before)
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await expect.poll(() => label('検品')).toBe(moved)
})

it('planning §3 a link by key; one that would close a circle is refused with its way', async () => {
  await chartOf(Styles)
  wall().focus()
  // From the last step of the first style back to its third: in between everything waits.
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}l')
  expect(says()).toContain('縫製の次の工程')
  expect(document.querySelectorAll('[data-step][data-closed]').length).toBeGreaterThan(4)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
  expect(says()).toContain('輪になる')
  expect(says()).toContain('縫製 → 先上げ承認 → 裁断 → 縫製')
})

it('planning §3 a drag replans at each day and is one edit; Escape leaves everything as it was', async () => {
  await chartOf(Styles)
  const element = bar('裁断・縫製').element() as HTMLElement
  const follower = bar('検品').element() as HTMLElement
  const [before, after] = [label('裁断・縫製'), follower.parentElement!.style.getPropertyValue('--from')]
  const { left, top } = element.getBoundingClientRect()
  const pointer = (type: string, x: number, target: EventTarget = document) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        isPrimary: true,
        pointerType: 'mouse',
        button: 0,
        buttons: 1,
        clientX: left + x,
        clientY: top + 6,
      }),
    )
  wall().setPointerCapture = () => undefined
  pointer('pointerdown', 60, element)
  pointer('pointermove', 70)
  pointer('pointermove', 60 + 13 * 7)
  await expect.poll(() => element.parentElement!.style.getPropertyValue('--from')).not.toBe('')
  await expect.poll(() => page.getByText(/裁断・縫製 .* → .*うち\d+工程/).elements().length).toBe(1)
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await expect.poll(() => follower.parentElement!.style.getPropertyValue('--from')).toBe(after)
  expect(label('裁断・縫製')).toBe(before)
  pointer('pointerdown', 60, element)
  pointer('pointermove', 70)
  pointer('pointermove', 60 + 13 * 7)
  pointer('pointerup', 60 + 13 * 7)
  // The partner's step keeps its days; the wish stands in gold.
  await expect.element(page.getByText(/が日程の変更を希望/).first()).toBeVisible()
  expect(label('裁断・縫製')).toBe(before)
})

it('design §7 a plan of 1,020 steps mounts what is in view, keeps the current row, and zooms around the middle', async () => {
  await chartOf(Long)
  expect(document.querySelectorAll('.gantt-chart *').length).toBeLessThan(700)
  wall().focus()
  await userEvent.keyboard('{ArrowDown}')
  const first = current()!.textContent
  wall().scrollTop = 20_000
  await expect.poll(() => document.querySelectorAll('[data-step="900"], .chart-row').length).toBeGreaterThan(20)
  expect(current()!.textContent).toBe(first)
  const middle = () => wall().scrollLeft + (wall().clientWidth - 312) / 2
  const day = middle() / 13
  await userEvent.keyboard('-')
  await expect.poll(() => wall().style.getPropertyValue('--day')).toBe('8px')
  expect(middle() / 8).toBeCloseTo(day, 0)
})
