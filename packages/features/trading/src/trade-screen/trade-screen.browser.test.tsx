import { documents, messageThreads, tradeChains } from '@tsumugi/contract'
import { actAs, agreedOrder, goods, RealScene, type ScenePersona } from '@tsumugi/documents/scene'
import { setLocale } from '@tsumugi/i18n'
import { adoptStyles, OverlayHost, pageStyles } from '@tsumugi/ui'
import { draw, erase } from '@tsumugi/ui/draw'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TradeScreen } from './trade-screen.tsx'

// The server starts with the first question.
beforeAll(async () => {
  await fetch('/scenes/api/sessions/userinfo')
  createRoot(document.body.appendChild(document.createElement('div'))).render(<OverlayHost />)
  setLocale('ja')
  adoptStyles(document, pageStyles)
  await page.viewport(1280, 900)
}, 240_000)
afterEach(erase)

/** A trade of the brand's with a partner, from a request that was accepted. */
async function tradeWith(persona: ScenePersona, name: string): Promise<number> {
  const { api } = await actAs('brand')
  const { partners } = (await api.of(messageThreads).people()).data
  const partnerId = partners.find((each) => each.name === name)!.id
  const requests = api.of(documents.tradeRequests.endpoints)
  const lines = [{ ...goods('10'), unit: 'pc' as const }]
  const asked = (await requests.create({ body: { trade_request: { partnerId, title: '27春夏 シャツ', lines } } })).data
  await requests.move({
    body: { transition: 'request', documents: [{ id: asked.id, lockVersion: asked.lockVersion }] },
  })
  const other = (await actAs(persona)).api
  const received = other.of(documents.tradeRequests.endpoints)
  const { lockVersion } = (await received.show({ id: asked.id })).data
  await received.move({ body: { transition: 'accept', documents: [{ id: asked.id, lockVersion }] } })
  return (await other.of(tradeChains).ofRequest({ id: asked.id })).data!.id
}

const drawTrade = (persona: ScenePersona, id: number) =>
  draw(
    <RealScene persona={persona}>
      <TradeScreen params={{ id: String(id) }} />
    </RealScene>,
  )

it('domain §4.2 where all of a trade is ordered no second order is made, and the screen says which there is', async () => {
  const id = await tradeWith('supplier', '江南縫製(デモ)')
  const order = await agreedOrder([goods('10')])
  await (await actAs('brand')).api.of(tradeChains).add({ id, body: { documentIds: [order.id] } })
  drawTrade('brand', id)
  await userEvent.click(page.getByRole('tab', { name: '書類' }))
  await userEvent.click(page.getByRole('button', { name: '発注書を作る' }))
  await expect.element(page.getByText(`すべて発注済みです(${order.number})`)).toBeVisible()
})

it('domain §3.6 a trading house that chooses its buyer as the maker is told to choose another', async () => {
  const id = await tradeWith('trade', '渡舟商事(デモ)')
  drawTrade('trade', id)
  await userEvent.click(page.getByRole('tab', { name: '売りと買い' }))
  await userEvent.click(page.getByRole('button', { name: 'この売りの買いを依頼する' }))
  const dialog = page.getByRole('dialog')
  await userEvent.selectOptions(dialog.getByLabelText('依頼先'), '白詰草アパレル(デモ)')
  await userEvent.click(dialog.getByRole('button', { name: '下書きを作る' }))
  await expect.element(dialog.getByText('白詰草アパレル(デモ)さんはこの売りの買い手です。')).toBeVisible()
})
