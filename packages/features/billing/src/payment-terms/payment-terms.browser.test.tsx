import { setLocale } from '@tsumugi/i18n'
import { sent } from '@tsumugi/records/scene'
import { storiesHold } from '@tsumugi/records/stories-hold'
import { draw, erase } from '@tsumugi/ui/draw'
import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, it } from 'vitest'
import * as stories from './payment-terms.story.tsx'

const { Added, Empty, Failed, InParts, MonthEnd, OnlyToRead, Terms, TooLate, ByDays } = stories

beforeEach(async () => {
  setLocale('ja')
  document.documentElement.lang = 'ja'
  await page.viewport(1280, 900)
})
storiesHold(stories)

const trial = () => page.getByRole('region', { name: '支払日の試算' })
const receipt = () => trial().getByRole('textbox').first()

/** What the trial says of goods received on this day: the due date, and what it was before a closed day moved it. */
async function dueOf(day: string): Promise<string[]> {
  await userEvent.fill(receipt(), day)
  await userEvent.keyboard('{Tab}')
  const row = trial().getByRole('row').nth(1)
  return [...row.element().querySelectorAll('th, td')].map((cell) => cell.textContent?.trim() ?? '')
}

it('golden 12: month end, next month, end: received 2026-01-31, due Saturday 02-28, paid the bank day before', async () => {
  draw(<MonthEnd />)
  await expect.element(trial()).toBeVisible()
  const [due, moved, amount] = await dueOf('2026-01-31')
  expect(due).toContain('2026年2月27日')
  expect(moved).toContain('28')
  expect(amount).toBe('¥1,000,000')
  await expect.element(trial().getByText(/28日目の支払いです/)).toBeVisible()
})

it('golden 12, the other way: the bank day after, once the term says so', async () => {
  draw(<MonthEnd />)
  await userEvent.selectOptions(page.getByRole('combobox', { name: '休業日のとき' }), '次の営業日')
  expect((await dueOf('2026-01-31'))[0]).toContain('2026年3月2日')
})

it('golden 18: a month that ends on a bank holiday of the year’s end', async () => {
  draw(<MonthEnd />)
  expect((await dueOf('2026-11-10'))[0]).toContain('2026年12月30日')
})

it('golden 25: 30 and 70 of ¥1,000,001: each part rounded down, the last takes the rest', async () => {
  draw(<InParts />)
  await expect.element(trial()).toBeVisible()
  await userEvent.fill(trial().getByRole('textbox', { name: '金額(円)' }), '1000001')
  await userEvent.keyboard('{Tab}')
  await expect.element(trial().getByText('¥300,000', { exact: false })).toBeVisible()
  await expect.element(trial().getByText('¥700,001', { exact: false })).toBeVisible()
})

it('golden 20: what the law does not allow is said with its reason, an error for protected partners, a warning for others', async () => {
  draw(<TooLate />)
  await dueOf('2026-04-01')
  await expect.element(trial().getByText(/期限の .* を過ぎます。対象の取引先には使えません/)).toBeVisible()
  await expect.element(trial().getByText(/振込手数料を受取側の負担/)).toBeVisible()
  await expect.element(trial().getByText(/受領日から数えます/)).toBeVisible()
  await userEvent.click(trial().getByRole('switch'))
  await expect.element(trial().getByText(/取適法の期限なら/)).toBeVisible()
})

it('a number of days instead of a closing day; an amount or a day that is missing says what is', async () => {
  draw(<ByDays />)
  expect((await dueOf('2026-11-10'))[0]).toContain('2026年12月10日')
  await userEvent.clear(page.getByRole('textbox', { name: '日数' }))
  await expect.element(trial().getByText(/を入れると、ここに支払日が出ます/)).toBeVisible()
})

it('by key: from the list into a term, through its fields, and out again with nothing changed', async () => {
  draw(<Terms />)
  const grid = page.getByRole('grid')
  await expect.element(grid.getByText('20日締め 翌月末払い')).toBeVisible()
  ;(grid.element() as HTMLElement).focus()
  await userEvent.keyboard('jj{Enter}')
  await expect
    .element(page.getByRole('dialog').getByRole('textbox', { name: /^名前/ }))
    .toHaveValue('20日締め 翌月末払い')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent).toEqual([])
})

it('nothing, a failure, and only to read: each says what one can do', async () => {
  draw(<Empty />)
  await expect.element(page.getByRole('button', { name: /追加/ }).first()).toBeVisible()
  erase()
  draw(<Failed />)
  await expect.element(page.getByRole('button', { name: /再試行|もう一度/ })).toBeVisible()
  erase()
  draw(<OnlyToRead />)
  await expect.element(trial()).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: /^名前/ })).toBeDisabled()
  expect((await dueOf('2026-01-31'))[0]).toContain('2026年2月27日')
})

it('a term without a name is not sent; one that the server refuses stays in the form', async () => {
  draw(<Added />)
  const dialog = page.getByRole('dialog')
  await userEvent.click(dialog.getByRole('button', { name: '保存する' }).last())
  await expect.element(dialog.getByRole('textbox', { name: /^名前/ })).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
  await userEvent.fill(dialog.getByRole('textbox', { name: /^名前/ }), '前払い')
  await userEvent.click(dialog.getByRole('button', { name: '保存する' }).last())
  await expect
    .poll(() => sent[0])
    .toMatchObject({
      call: 'POST /api/payment_term_definitions',
      body: { payment_term_definition: { name: '前払い' } },
    })
  await expect.element(dialog.getByRole('textbox', { name: /^名前/ })).toHaveValue('前払い')
})
