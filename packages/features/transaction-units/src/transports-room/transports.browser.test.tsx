import { agreedOrder, callsAs, goods, RealScene } from '@tsumugi/documents/scene'
import { setLocale } from '@tsumugi/i18n'
import { leave, pageNavigator } from '@tsumugi/navigation'
import { adoptStyles, OverlayHost, pageStyles } from '@tsumugi/ui'
import { draw, erase } from '@tsumugi/ui/draw'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TransportScreen } from './transport-screen.tsx'
import { TransportsScreen } from './transports-screen.tsx'

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
  vi.restoreAllMocks()
})

async function shippedDelivery(): Promise<string> {
  const order = await agreedOrder([goods('40')])
  const seller = (await callsAs('supplier', 'deliveries')).calls
  const { id, lockVersion } = (await seller.create({ body: { delivery: { sourceId: order.id } } })).data
  await seller.move({ body: { transition: 'ship', documents: [{ id, lockVersion }] } })
  return (await seller.show({ id })).data.number!
}

it('domain §3.8 a transport is begun with a leg and a delivery; its numbers are checked; a delay shows what it moves', async () => {
  const number = await shippedDelivery()
  const went = vi.spyOn(pageNavigator, 'go').mockImplementation(() => undefined)
  vi.spyOn(leave, 'to').mockImplementation(() => undefined)
  draw(
    <main>
      <RealScene persona="supplier">
        <TransportsScreen params={{}} query={{}} />
      </RealScene>
    </main>,
  )
  await userEvent.click(page.getByRole('button', { name: '輸送を登録' }).first())
  const dialog = page.getByRole('dialog', { name: '輸送を登録' })
  await userEvent.fill(dialog.getByLabelText('名前'), '上海 第2便')
  await userEvent.fill(dialog.getByLabelText('コンテナ番号'), 'CSQU3054384')
  await expect.element(dialog.getByText('検査数字が合いません', { exact: false })).toBeVisible()
  await userEvent.fill(dialog.getByLabelText('コンテナ番号'), 'CSQU3054383')
  await expect.element(dialog.getByText('検査数字が合いません', { exact: false })).not.toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: '区間を足す' }))
  await userEvent.fill(dialog.getByLabelText('発地'), '上海')
  await userEvent.fill(dialog.getByLabelText('着地'), '東京')
  await userEvent.fill(dialog.getByLabelText('出発予定(ETD)'), '2026/12/20')
  await userEvent.fill(dialog.getByLabelText('到着予定(ETA)'), '2026/12/26')
  await userEvent.fill(dialog.getByLabelText('変更後の到着予定'), '2027/01/05')
  await userEvent.click(dialog.getByRole('checkbox', { name: new RegExp(number) }))
  await userEvent.click(dialog.getByRole('button', { name: '保存' }))
  await expect.poll(() => went.mock.calls[0]?.[0]).toMatch(/\/transports\/\d+$/)
  const id = /\d+$/.exec(went.mock.calls[0]![0])![0]
  erase()
  draw(
    <main>
      <RealScene persona="brand">
        <TransportScreen params={{ id }} query={{}} />
      </RealScene>
    </main>,
  )
  const row = page.getByRole('row', { name: new RegExp(number) })
  await expect.element(row).toHaveTextContent('2026-12 → 2027-01')
  await expect.element(page.getByRole('button', { name: '変更' })).not.toBeInTheDocument()
  await page.screenshot({ path: '../../../../../node_modules/.cache/documents/transport-390.png' })
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
