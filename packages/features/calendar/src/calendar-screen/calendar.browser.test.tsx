import { setLocale } from '@tsumugi/i18n'
import { asked, sent } from '@tsumugi/records/scene'
import { storiesHold } from '@tsumugi/records/stories-hold'
import { draw, erase } from '@tsumugi/ui/draw'
import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, it } from 'vitest'
import * as stories from './calendar.story.tsx'

const { Empty, Failed, Followed, Loading, Month } = stories

beforeEach(async () => {
  setLocale('ja')
  document.documentElement.lang = 'ja'
  await page.viewport(1280, 900)
})
storiesHold(stories)

const cell = (day: number) =>
  page
    .getByRole('cell')
    .filter({ has: page.getByText(String(day), { exact: true }) })
    .first()

it('domain §3.4 a day with more than fits opens in full, by key as well, and closes again', async () => {
  draw(<Month />)
  const more = cell(12).getByRole('button', { name: 'ほか2件' })
  await expect.element(more).toBeVisible()
  ;(more.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('裏毛のスウェット')).toBeVisible()
  expect(dialog.getByRole('link').elements()).toHaveLength(3)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('what lasts several days stands on each of them; a holiday has its name in the reader’s language', async () => {
  draw(<Month />)
  for (const day of [19, 20, 21, 22])
    await expect.element(cell(day).getByRole('link', { name: /27春夏 展示会/ })).toBeVisible()
  await expect.element(page.getByText('成人の日')).toBeVisible()
  erase()
  setLocale('en')
  draw(<Month />)
  await expect.element(page.getByText('Coming of Age Day')).toBeVisible()
})

it('kinds are left out and brought back; the months before and after are asked for, with whole weeks', async () => {
  draw(<Month />)
  await userEvent.click(page.getByRole('checkbox', { name: '投入' }))
  await expect.element(page.getByText('先染めチェックのワンピース')).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('checkbox', { name: '投入' }))
  await expect.element(page.getByText('先染めチェックのワンピース')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '次の月' }))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('2027年2月')
  await expect
    .poll(() => asked.findLast((path) => path.startsWith('/api/calendar?')))
    .toBe('/api/calendar?from=2027-02-01&to=2027-02-28')
})

it('on a phone the month is a list of the days on which there is something; where there is nothing, it says so', async () => {
  await page.viewport(390, 800)
  draw(<Month />)
  await expect.element(page.getByRole('listitem').first()).toBeVisible()
  expect(page.getByRole('listitem').elements().length).toBe(8)
  expect(document.querySelector('table')).toBeNull()
  erase()
  draw(<Empty />)
  await expect.element(page.getByText('この月の予定はありません')).toBeVisible()
})

it('while it loads the place is kept; a failure offers another try', async () => {
  draw(<Loading />)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.querySelector('.month-grid')).toBeNull()
  erase()
  draw(<Failed />)
  const before = () => asked.filter((path) => path.startsWith('/api/calendar?')).length
  const again = page.getByRole('button', { name: /再試行|もう一度/ })
  await expect.element(again).toBeVisible()
  const count = before()
  await userEvent.click(again)
  await expect.poll(before).toBeGreaterThan(count)
})

it('the feed: made and shown once; what fails says so and leaves it as it was', async () => {
  draw(<Followed />)
  await userEvent.click(page.getByRole('button', { name: 'ほかのカレンダーで見る' }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/2026年11月2日|2026\/11\/02|11月2日|2026年11月/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: '作り直す' }))
  await expect
    .element(dialog.getByRole('textbox', { name: '購読のアドレス' }))
    .toHaveValue('https://tsumugi.example/calendar/4f1c8b.ics')
  await userEvent.click(dialog.getByRole('button', { name: '使えなくする' }))
  await expect.element(page.getByText('できませんでした。もう一度お試しください。')).toBeVisible()
  expect(sent.map(({ call }) => call)).toEqual(['PUT /api/calendar/feed', 'DELETE /api/calendar/feed'])
  await expect.element(dialog.getByRole('textbox', { name: '購読のアドレス' })).toBeVisible()
})
