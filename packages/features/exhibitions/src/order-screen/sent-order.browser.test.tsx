import type { GuestOrder } from '@tsumugi/contract'
import { setLocale } from '@tsumugi/i18n'
import { draw, erase } from '@tsumugi/ui/draw'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SentLines } from './sent-order.tsx'

afterEach(() => {
  erase()
  setLocale('ja')
})

const line = (skuId: number, itemId: number, size: string, quantity: number, unitPrice: string) => ({
  skuId,
  itemId,
  code: `SK27-0${itemId}`,
  name: `裏毛パーカー ${itemId}`,
  colour: '桜',
  size,
  quantity,
  unitPrice,
  imageUrl: null,
})
const order: GuestOrder = {
  id: 4,
  number: 'EX2611-00004',
  status: 'submitted',
  editable: true,
  lines: [line(1, 5, 'S', 1200, '8750'), line(2, 5, 'M', 34, '8750'), line(3, 6, 'M', 8, '12000')],
  customer: {},
  mailedTo: null,
  note: '',
  locale: 'ja',
  quantity: 1242,
  amount: '10893500',
  currency: 'JPY',
  submittedAt: '2026-11-13T01:51:00Z',
  lockVersion: 0,
}

it.each(['ja', 'en', 'zh-CN'] as const)(
  'review D7: pieces stand under pieces and money under money, each row as the sum: %s',
  async (locale) => {
    setLocale(locale)
    draw(<SentLines order={order} />)
    await expect.element(page.getByRole('table')).toBeVisible()
    const rows = [...document.querySelectorAll('tbody tr, tfoot tr')].map((row) =>
      [...row.querySelectorAll('.number')].map((cell) => cell.textContent),
    )
    expect(rows).toEqual([
      ['1,234', '¥10,797,500'],
      ['8', '¥96,000'],
      ['1,242', '¥10,893,500'],
    ])
  },
)
