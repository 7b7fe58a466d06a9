import { shownOrganisation } from '@tsumugi/api'
import { agreedOrder, goods, RealScene } from '@tsumugi/documents/scene'
import { setLocale } from '@tsumugi/i18n'
import { shippingDraftOf } from '@tsumugi/session'
import { adoptStyles, OverlayHost, pageStyles } from '@tsumugi/ui'
import { draw, erase } from '@tsumugi/ui/draw'
import { createRoot } from 'react-dom/client'
import { leave } from '@tsumugi/navigation'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ShippingScreen } from './shipping-screen.tsx'

// The server starts with the first question.
beforeAll(async () => {
  await fetch('/scenes/api/sessions/userinfo')
  createRoot(document.body.appendChild(document.createElement('div'))).render(<OverlayHost />)
  setLocale('ja')
  adoptStyles(document, pageStyles)
  await page.viewport(390, 844)
}, 240_000)
afterEach(() => {
  erase()
  globalThis.fetch = real
})
const real = globalThis.fetch

const picture = (name: string) => page.screenshot({ path: `../../../../../node_modules/.cache/documents/${name}.png` })
const bar = () => page.getByRole('toolbar', { name: '出荷の登録' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const open = (id: number, persona: 'supplier' | 'brand' = 'supplier') =>
  draw(
    <main>
      <RealScene persona={persona}>
        <ShippingScreen params={{ id: String(id) }} query={{}} />
      </RealScene>
    </main>,
  )

it('domain §3.8 cartons are packed on a phone, saved, read back, and over-packing is told before it is sent', async () => {
  const { id } = await agreedOrder([goods('200'), goods('40', { size: 'L' })], { tolerancePercent: '2' })
  open(id)
  await expect.element(bar()).toHaveTextContent('箱がありません。先に箱を足してください。')
  await userEvent.click(button('箱を足す'))
  await userEvent.fill(page.getByLabelText('まで'), '10')
  await userEvent.fill(page.getByLabelText('藍 M'), '21')
  await expect.element(bar()).toHaveTextContent('藍 M が許容数を 6 超えています。')
  await userEvent.fill(page.getByLabelText('藍 M'), '20')
  await expect.element(bar()).not.toHaveTextContent('許容数を')
  await expect.element(page.getByRole('row', { name: '藍 M 200 0 200 0' })).toBeVisible()
  await picture('shipping-390')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await userEvent.click(button('下書きを保存'))
  await expect.element(page.getByText('まだ保存していない入力', { exact: false })).not.toBeInTheDocument()
  // Another device: nothing but what the server has.
  erase()
  shippingDraftOf(id).remove()
  open(id)
  await expect.element(page.getByLabelText('まで')).toHaveValue('10')
  await expect.element(page.getByLabelText('藍 M')).toHaveValue('20')
  // Going on to the delivery would unload the test.
  const left = vi.spyOn(leave, 'to').mockImplementation(() => undefined)
  await userEvent.click(button('出荷を登録'))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: '出荷を登録' }))
  await expect.poll(() => left.mock.calls[0]?.[0]).toMatch(/\/deliveries\/\d+$/)
  left.mockRestore()
})

it('domain §3.8 without a connection nothing typed is lost, and it is sent when there is one', async () => {
  const { id } = await agreedOrder([goods('60')])
  open(id)
  await userEvent.click(button('箱を足す'))
  await userEvent.fill(page.getByLabelText('まで'), '3')
  await userEvent.fill(page.getByLabelText('藍 M'), '20')
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await userEvent.click(button('下書きを保存'))
  await expect.element(page.getByText('つながっていません。', { exact: false })).toBeVisible()
  globalThis.fetch = real
  erase()
  open(id)
  await expect.element(page.getByLabelText('まで')).toHaveValue('3')
  dispatchEvent(new Event('online'))
  await expect.element(page.getByText('つながっていません。', { exact: false })).not.toBeInTheDocument()
  shippingDraftOf(id).remove()
  erase()
  open(id)
  await expect.element(page.getByLabelText('藍 M')).toHaveValue('20')
})

it('design §3 a draft of another organisation than the session’s is not sent, says so and not that somebody was faster, and goes out later', async () => {
  const { id } = await agreedOrder([goods('60')])
  open(id)
  await userEvent.click(button('箱を足す'))
  await userEvent.fill(page.getByLabelText('まで'), '3')
  await userEvent.fill(page.getByLabelText('藍 M'), '20')
  const shown = shownOrganisation()
  const own = shown.id
  // As the session does that moves on, which belongs to every page of the person.
  shown.id = 2
  await userEvent.click(button('下書きを保存'))
  await expect.element(page.getByRole('alert')).toHaveTextContent('江南縫製(デモ)')
  await expect.element(page.getByText('ほかの人が同じ出荷を', { exact: false })).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('藍 M')).toHaveValue('20')
  shown.id = own
  await userEvent.click(button('下書きを保存'))
  await expect.element(page.getByText('まだ保存していない入力', { exact: false })).not.toBeInTheDocument()
})

/** Every write waits until `letThrough`; `told` says how each was answered. */
function holdWrites() {
  const told: string[] = []
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => (letThrough = resolve))
  globalThis.fetch = async (...asked) => {
    const method = asked[1]?.method ?? 'GET'
    if (method !== 'GET') await gate
    const answer = await real(...asked)
    told.push(`${method} ${answer.status}`)
    return answer
  }
  return { told, letThrough: () => letThrough() }
}

/** A saved draft of three cartons that has been typed on since. */
async function savedAndTypedOn(): Promise<number> {
  const { id } = await agreedOrder([goods('60')])
  open(id)
  await userEvent.click(button('箱を足す'))
  await userEvent.fill(page.getByLabelText('まで'), '3')
  await userEvent.fill(page.getByLabelText('藍 M'), '20')
  await userEvent.click(button('下書きを保存'))
  await expect.element(page.getByText('まだ保存していない入力', { exact: false })).not.toBeInTheDocument()
  await userEvent.fill(page.getByLabelText('藍 M'), '19')
  return id
}

it('domain §3.8 a save that is under way when the page is drawn anew does not meet that of the new page', async () => {
  const id = await savedAndTypedOn()
  const { told, letThrough } = holdWrites()
  await userEvent.click(button('下書きを保存'))
  erase()
  open(id)
  await userEvent.click(button('下書きを保存'))
  letThrough()
  await expect.poll(() => told.filter((each) => each.startsWith('PATCH'))).toHaveLength(2)
  expect(told.filter((each) => !each.endsWith(' 200'))).toEqual([])
})

it('domain §3.8 what is sent by itself once there is a line and what is pressed meanwhile do not meet', async () => {
  await savedAndTypedOn()
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await userEvent.click(button('下書きを保存'))
  await expect.element(page.getByText('つながっていません。', { exact: false })).toBeVisible()
  const { told, letThrough } = holdWrites()
  const left = vi.spyOn(leave, 'to').mockImplementation(() => undefined)
  dispatchEvent(new Event('online'))
  await userEvent.click(button('出荷を登録'))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: '出荷を登録' }))
  letThrough()
  await expect.poll(() => left.mock.calls[0]?.[0]).toMatch(/\/deliveries\/\d+$/)
  left.mockRestore()
  expect(told.filter((each) => !each.endsWith(' 200'))).toEqual([])
})

it('domain §3.8 two styles of one colour and size are told apart in a carton', async () => {
  const { id } = await agreedOrder([goods('10', { item: 'SK27-112' }), goods('10', { item: 'SK27-220' })])
  open(id)
  await userEvent.click(button('箱を足す'))
  for (const item of ['SK27-112', 'SK27-220'])
    await expect.element(page.getByLabelText(`${item} 藍 M`, { exact: true })).toBeVisible()
})

it('domain §3.8 the buyer is told that the seller registers shipments', async () => {
  const { id } = await agreedOrder([goods('10')])
  open(id, 'brand')
  await expect.element(page.getByText('出荷は受注した側が登録します')).toBeVisible()
})
