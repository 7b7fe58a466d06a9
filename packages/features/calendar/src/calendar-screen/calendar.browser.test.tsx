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
  expect(page.getByRole('listitem').elements().length).toBe(12)
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

it('domain §3.4 a step of several days is one bar: named where it begins and on Mondays, free of others’ lanes', async () => {
  draw(<Month />)
  await expect.element(cell(15).getByRole('link', { name: 'SK27-177 縫製' })).toBeVisible()
  const bars = [15, 16, 17, 18, 19, 20, 21].map(
    (day) => cell(day).getByRole('link', { name: 'SK27-177 縫製' }).element() as HTMLElement,
  )
  expect(bars.map((bar) => [bar.dataset.before, bar.dataset.after, bar.querySelector('.one-line') !== null])).toEqual([
    [undefined, '', true],
    ['', '', false],
    ['', undefined, false],
    [undefined, '', true],
    ['', '', false],
    ['', '', false],
    ['', undefined, false],
  ])
  const tops = bars.slice(3).map((bar) => Math.round(bar.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

it('feeds: made for the kinds that are shown, told once; stopped after a question; what fails says so', async () => {
  draw(<Followed />)
  await userEvent.click(page.getByRole('checkbox', { name: 'お知らせ' }))
  await userEvent.click(page.getByRole('button', { name: 'ほかのカレンダーで見る' }))
  const dialog = page.getByRole('dialog', { name: 'ほかのカレンダーで見る' })
  await expect.element(dialog.getByRole('list', { name: '使われているアドレス' })).toHaveTextContent('納期だけ')
  await userEvent.click(dialog.getByRole('button', { name: 'アドレスを作る' }))
  const address = dialog.getByRole('textbox', { name: '購読のアドレス' })
  await expect.element(address).toHaveValue('https://tsumugi.example/users/calendar/4f1c8b.ics')
  await userEvent.click(dialog.getByRole('button', { name: '作り直す' }))
  await expect.element(address).toHaveValue('https://tsumugi.example/users/calendar/9d02aa.ics')
  await userEvent.click(dialog.getByRole('button', { name: '使えなくする' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: '使えなくする' }))
  await expect
    .poll(() => sent.map(({ call }) => call))
    .toEqual(['POST /api/calendar/feeds', 'PUT /api/calendar/feeds/1', 'DELETE /api/calendar/feeds/1'])
  expect(sent[0]!.body).toMatchObject({
    feed: { name: '自分の予定', kinds: ['release', 'exhibition', 'delivery', 'sample', 'procedure', 'closed'] },
  })
  await expect.element(address).toBeVisible()
})

it('domain §3.4 a payment stands on its day with its amount, and leads to the ledger', async () => {
  draw(<Month />)
  const paid = page.getByRole('link', { name: '支払 ¥1,655,280' })
  await expect.element(paid).toBeVisible()
  expect(paid.element().getAttribute('href')).toBe('/s/payables')
})
