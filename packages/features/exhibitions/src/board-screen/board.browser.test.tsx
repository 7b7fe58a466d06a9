import { setLocale } from '@tsumugi/i18n'
import { draw, erase } from '@tsumugi/ui/draw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Converted, NoOrders, Orders, Sums } from './board.story.tsx'

beforeEach(async () => {
  setLocale('ja')
  sessionStorage.clear()
  await page.viewport(1280, 900)
})
afterEach(() => {
  erase()
  vi.restoreAllMocks()
})

const cell = (name: string) => page.getByRole('dialog').getByRole('textbox', { name, exact: true })
async function openProduction() {
  await page.getByText('川辺の服屋(デモ)').first().click()
  await page.getByRole('button', { name: '生産へ渡す' }).last().click()
  await expect.element(cell('桜 S')).toBeVisible()
}

it('domain §3.16 converted (production qty): begins as ordered, is changed per SKU, and sent with the version that was seen', async () => {
  const sent: unknown[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)))
    return Response.json(
      { errors: [{ code: 'stale', field: null, message: 'いまは渡せません。', meta: {} }] },
      { status: 422 },
    )
  })
  draw(<Orders />)
  await openProduction()
  await expect.element(cell('桜 M')).toHaveValue('12')
  await cell('桜 S').fill('=6*2')
  await userEvent.keyboard('{Enter}')
  await expect.element(cell('桜 S')).toHaveValue('12')
  await expect.element(page.getByText('生産 34点（注文 32点）')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '生産へ渡す' }).last().click()
  await expect.element(page.getByText('いまは渡せません。')).toBeVisible()
  expect(sent).toEqual([
    {
      transition: 'convert',
      orders: [
        {
          id: 3,
          lock_version: 1,
          production: [
            { sku_id: 1, quantity: 12 },
            { sku_id: 2, quantity: 12 },
            { sku_id: 4, quantity: 10 },
          ],
        },
      ],
    },
  ])
  // A refusal loses nothing of what was typed.
  await expect.element(cell('桜 S')).toHaveValue('12')
})

it('half-typed production survives a reload; nothing at all is not made', async () => {
  draw(<Orders />)
  await openProduction()
  await cell('桜 S').fill('7')
  erase()
  draw(<Orders />)
  await openProduction()
  await expect.element(cell('桜 S')).toHaveValue('7')
  for (const name of ['桜 S', '桜 M', '紺 M']) await cell(name).fill('0')
  await expect.element(page.getByText('生産 0点（注文 32点）')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '生産へ渡す' }).last()).toHaveAccessibleDescription(/1点以上に/)
})

it('an order is cancelled with a word to the shop; a refusal keeps what was typed', async () => {
  const sent: unknown[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)))
    return Response.json(
      { errors: [{ code: 'stale', field: null, message: 'いまは取り消せません。', meta: {} }] },
      { status: 422 },
    )
  })
  draw(<Orders />)
  await page.getByText('灯台セレクト(デモ)').first().click()
  await page.getByRole('button', { name: '注文を取り消す' }).click()
  const dialog = page.getByRole('dialog', { name: '1件を取り消しますか' })
  await dialog.getByRole('textbox', { name: '理由' }).fill('重複のため')
  await dialog.getByRole('button', { name: '注文を取り消す' }).click()
  await expect.element(page.getByText('いまは取り消せません。')).toBeVisible()
  expect(sent).toEqual([{ transition: 'cancel', reason: '重複のため', orders: [{ id: 2, lock_version: 0 }] }])
  await expect.element(dialog.getByRole('textbox', { name: '理由' })).toHaveValue('重複のため')
})

it('a converted order shows what is made beside what was ordered', async () => {
  draw(<Converted />)
  await page.getByText('川辺の服屋(デモ)').first().click()
  await expect.element(page.getByRole('region', { name: '裏毛パーカー' })).toBeVisible()
  const table = [...document.querySelectorAll('.ordered-style tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => cell.textContent),
  )
  expect(table).toEqual([
    ['色', 'S', 'M', '計'],
    ['桜', '1012', '12', '24'],
    ['紺', '', '10', '10'],
    ['計', '12', '22', '34'],
  ])
  expect(document.querySelector('.order-detail [data-changed]')?.textContent).toBe('12')
  expect([...document.querySelectorAll('.order-totals .number')].map((each) => each.textContent)).toEqual([
    '32',
    '34',
    '¥280,000',
  ])
})

it('sums per SKU: as ordered, or as handed over', async () => {
  draw(<Sums />)
  await expect.element(page.getByRole('heading', { name: /裏毛パーカー/ })).toBeVisible()
  const sums = () => [...document.querySelectorAll('.style-sums tfoot td')].map((each) => each.textContent)
  expect(sums()).toEqual(['22', '34', '56'])
  await page.getByRole('button', { name: '生産数' }).click()
  await expect.poll(sums).toEqual(['12', '14', '26'])
})

it('no orders yet: says what will happen', async () => {
  draw(<NoOrders />)
  await expect.element(page.getByRole('heading', { name: '注文はまだありません' })).toBeVisible()
})
