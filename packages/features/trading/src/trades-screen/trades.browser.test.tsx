import { setLocale } from '@tsumugi/i18n'
import { asked } from '@tsumugi/records/scene'
import { storiesHold } from '@tsumugi/records/stories-hold'
import { draw, erase } from '@tsumugi/ui/draw'
import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, it } from 'vitest'
import * as stories from './trades.story.tsx'

beforeEach(async () => {
  setLocale('ja')
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.lang = 'ja'
  await page.viewport(1280, 1000)
})
storiesHold(stories)

const heads = () => {
  const [grid] = page.getByRole('grid').elements()
  return Array.from(grid?.querySelectorAll('[role=columnheader]') ?? [], (head) => head.textContent.trim()).filter(
    Boolean,
  )
}
const templated = ['番号・件名', '納期', '金額(税抜)', '相手先']

it('domain §3.17 a template of trades brings its columns in order, its groups and its colours; the columns stay', async () => {
  draw(<stories.Trades />)
  await userEvent.click(page.getByRole('button', { name: '保存した表示' }))
  await userEvent.click(page.getByRole('button', { name: '待ちの一覧', exact: true }))
  await expect.poll(() => location.search).toBe('?group=partner&color=days_waiting&sort=-updatedAt')
  await expect.poll(() => asked.findLast((each) => each.startsWith('/api/trades?'))).toContain('group=partner')
  await expect.poll(heads).toEqual(templated)
  erase()
  draw(<stories.Trades />)
  await expect.poll(heads).toEqual(templated)
})

it('domain §3.17 trades stand under their groups; at the edge of a row is how long it has waited for somebody', async () => {
  draw(<stories.GroupedAndColoured />)
  await expect.element(page.getByRole('heading', { name: /^江南縫製/ })).toBeVisible()
  const markOf = (name: RegExp, row: number) => () =>
    (page.getByRole('grid', { name }).getByRole('row').nth(row).element() as HTMLElement).style.getPropertyValue(
      '--mark',
    )
  await expect.poll(markOf(/江南縫製/, 1)).toBe('var(--tsumugi-madder)')
  await expect.poll(markOf(/江南縫製/, 2)).toBe('var(--tsumugi-gold)')
  // It waits for nobody, however long it has stood.
  expect(markOf(/三河/, 1)()).toBe('')
})
