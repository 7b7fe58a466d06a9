import { fediInvoices } from '@tsumugi/contract'
import { makeEInvoice, writeEInvoice, type EInvoiceDraft } from '@tsumugi/domain/e-invoice'
import { actAs, RealScene } from '@tsumugi/documents/scene'
import { setLocale } from '@tsumugi/i18n'
import { adoptStyles, pageStyles } from '@tsumugi/ui'
import { draw, erase } from '@tsumugi/ui/draw'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { InvoiceScreen } from './invoice-screen/invoice-screen.tsx'
import { ListScreen } from './list-screen/list-screen.tsx'

const party = (name: string, id: string) => ({
  name,
  registrationNumber: id,
  endpoint: { value: id, scheme: '0221' },
  address: { country: 'JP' },
})
const draft: EInvoiceDraft = {
  profile: 'jp_pint',
  number: 'INV-2611-00001',
  issueDate: '2026-11-30',
  dueDate: '2026-12-30',
  currency: 'JPY',
  period: { start: '2026-11-01', end: '2026-11-30' },
  seller: party('株式会社甲(デモ)', 'T7000012050002'),
  buyer: party('白詰アパレル(デモ)', 'T5999901000003'),
  order: { id: 'PO-2609-00031' },
  lines: [
    { name: 'ニット N-101 BLK/M', quantity: '180', unit: 'H87', price: '3480', category: 'S' },
    { name: '※焼菓子', quantity: '83', unit: 'H87', price: '167', category: 'AA' },
  ],
  documents: [
    {
      id: { value: 'QC-1' },
      description: '11月分',
      file: { value: 'aGVsbG8=', mediaType: 'application/pdf', filename: '検品書.pdf' },
    },
  ],
}
const whole = writeEInvoice(makeEInvoice(draft))
const broken = whole.replace('INV-2611-00001', 'INV-2611-00002').replace('InvoiceTypeCode>380', 'InvoiceTypeCode>386')
const bytes = (xml: string) => btoa(String.fromCharCode(...new TextEncoder().encode(xml)))

const ids: number[] = []
// The server starts with the first question.
beforeAll(async () => {
  await fetch('/scenes/api/sessions/userinfo')
  const { api } = await actAs('brand')
  for (const xml of [whole, broken]) {
    const call = { body: { fediInvoice: { fileName: 'received.xml', content: bytes(xml) } } }
    ids.push((await api.of(fediInvoices).import(call)).data.id)
  }
  setLocale('ja')
  adoptStyles(document, pageStyles)
}, 240_000)
afterEach(erase)

const picture = (name: string) => page.screenshot({ path: `../../../../node_modules/.cache/documents/${name}.png` })
const show = (id: number) =>
  draw(
    <main>
      <RealScene persona="brand">
        <InvoiceScreen params={{ id: String(id) }} />
      </RealScene>
    </main>,
  )
const widths = [
  [1280, 900],
  [390, 844],
] as const

it.each(widths)(
  'spec §2 received e-invoices stand in a list, and a file that is here already is linked (%i px)',
  async (...size) => {
    await page.viewport(...size)
    draw(
      <main>
        <RealScene persona="brand">
          <ListScreen query={{ direction: 'receive' }} />
        </RealScene>
      </main>,
    )
    await expect.element(page.getByText('INV-2611-00002')).toBeVisible()
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    await userEvent.upload(input, new File([whole], 'again.xml', { type: 'text/xml' }))
    const link = page.getByRole('link', { name: '届いている請求書を開く' })
    await expect.element(link).toBeVisible()
    expect(link.element().getAttribute('href')).toContain(`/fedi_invoices/${ids[0]}`)
    await picture(`e-invoices-${size[0]}`)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(size[0])
  },
)

it.each(widths)(
  'domain §3.9 what breaks a rule says so, and a received file offers no repair (%i px)',
  async (...size) => {
    await page.viewport(...size)
    show(ids[1]!)
    await expect.element(page.getByText('この様式では種別コード386は使えません')).toBeVisible()
    expect(page.getByRole('button', { name: '直す' }).elements()).toEqual([])
    await expect.element(page.getByText('ニット N-101 BLK/M')).toBeInTheDocument()
    await picture(`e-invoice-${size[0]}`)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(size[0])
  },
)

it('evidence e-invoice §7 the buyer answers, and what was said stands in the timeline', async () => {
  await page.viewport(1280, 900)
  show(ids[0]!)
  await expect.element(page.getByText('すべての決まりに合っています')).toBeVisible()
  await page.getByRole('combobox', { name: '回答' }).selectOptions('UQ')
  const button = page.getByRole('button', { name: '回答を送る' })
  await expect.element(button).toBeDisabled()
  await page.getByRole('combobox', { name: '理由' }).selectOptions('QTY')
  await page.getByRole('textbox', { name: 'ことば' }).fill('2点足りません')
  await button.click()
  await expect.element(page.getByText('照会する · 数量', { exact: false })).toBeVisible()
  await expect.element(page.getByText('2点足りません').first()).toBeVisible()
})

it('evidence e-invoice ibg-24 a file that it carries stands beside it, with its size, to be kept', async () => {
  show(ids[0]!)
  const link = page.getByRole('link', { name: '検品書.pdf' })
  await expect.element(link).toHaveAttribute('download', '検品書.pdf')
  const { href } = link.element() as HTMLAnchorElement
  // Where the server is on another origin, its addresses stand behind that once.
  const { pathname, searchParams } = new URL(href)
  expect([pathname, searchParams.get('attachment')]).toEqual([
    `/scenes/brand/api/fedi_invoices/${ids[0]}/original`,
    '1',
  ])
  const xml = page.getByRole('link', { name: 'XML' }).element() as HTMLAnchorElement
  expect(new URL(xml.href).pathname).toBe(pathname)
  await expect.element(page.getByText('5 B', { exact: true })).toBeVisible()
})
