import { documents } from '@tsumugi/contract'
import { actAs } from '@tsumugi/documents/scene'
import { setLocale } from '@tsumugi/i18n'
import { leave } from '@tsumugi/navigation'
import { adoptStyles, pageStyles } from '@tsumugi/ui'
import { draw, erase } from '@tsumugi/ui/draw'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { receivedCloth } from '../received-cloth.fixture.ts'
import { OneOrder } from '../order-rooms.story.tsx'

beforeAll(async () => {
  await fetch('/scenes/api/sessions/userinfo')
  setLocale('ja')
  adoptStyles(document, pageStyles)
}, 240_000)
afterEach(() => {
  vi.restoreAllMocks()
  erase()
})

const isWithin = (width: number) => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
const bill = () => page.getByRole('region', { name: '請求', exact: true })

it('domain §3.12 at 390 px the distributor makes the invoice on the page of the order, goes on with it, and both find it', async () => {
  await page.viewport(390, 844)
  const { orderId } = await receivedCloth()
  draw(<OneOrder id={orderId} />)
  await expect.element(bill().getByText('まだ請求されていません。', { exact: false })).toBeVisible()
  await expect.element(bill().getByRole('button')).not.toBeInTheDocument()
  erase()
  const gone = vi.spyOn(leave, 'to').mockImplementation(() => {})
  draw(<OneOrder id={orderId} persona="distributor" />)
  await bill().getByRole('button', { name: '請求書を作る' }).click()
  await expect.poll(() => gone.mock.calls.length).toBe(1)
  const id = Number(/transaction_units\/(\d+)/.exec(gone.mock.calls[0]![0])![1])
  await expect.element(bill().getByRole('link', { name: '請求書の下書きを開く' })).toBeVisible()
  isWithin(390)
  const invoices = (await actAs('distributor')).api.of(documents.invoices.endpoints)
  const { lockVersion } = (await invoices.show({ id })).data as { lockVersion: number }
  await invoices.move({ body: { transition: 'issue', documents: [{ id, lockVersion }] } })
  const { number } = (await invoices.show({ id })).data as { number: string }
  erase()
  draw(<OneOrder id={orderId} persona="distributor" />)
  // Why nothing more may be made is said by the button itself.
  const button = bill().getByRole('button', { name: '請求書を作る' })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(bill().getByRole('link', { name: number })).toBeVisible()
  erase()
  draw(<OneOrder id={orderId} />)
  await expect.element(bill().getByRole('link', { name: number })).toBeVisible()
  await expect.element(bill().getByText('照合中')).toBeVisible()
  await page.screenshot({ path: '../../../../../../node_modules/.cache/documents/cloth-bill-390.png' })
  isWithin(390)
  await page.viewport(1280, 900)
})
