import type { Page } from '@playwright/test'
import { href } from '@tsumugi/navigation'
import { expectAccessible, expectNoSidewaysScroll } from './fixture/accessible.ts'
import { approved, held, move, type Caller, type Held } from './fixture/documents.ts'
import { expect, test } from './fixture/journey.ts'
import { press } from './fixture/press.ts'
import { settled } from './fixture/settled.ts'

const style = { item: 'SK27-190', colour: '藍', unit: 'pc' }
const facts = { delivery_due: '2027-02-26', delivery_place: '東京DC(デモ)' }

/** The trade that an accepted request began, from the page of the request. */
async function openTrade(page: Page): Promise<number> {
  await page.getByRole('link', { name: /を開く/ }).click()
  await page.waitForURL(/\/trades\/\d+/)
  return Number(/trades\/(\d+)/.exec(page.url())![1])
}

/** The price of each line of a draft, in the version that stands. */
async function priced(who: Caller, kind: string, id: number, unit_price: string) {
  const { lock_version } = await held(who.call('GET', `/api/${kind}/${id}`))
  const { ids } = await held(who.call('GET', `/api/${kind}/${id}/lines`))
  const changed = ids.map((line: number) => ({ id: line, unit_price }))
  await held(who.call('PATCH', `/api/${kind}/${id}/lines`, { lock_version, lines: { changed } }))
}

/** Makes the order of a trade from its page, says where it is delivered, and answers its id. */
async function orderOf(page: Page, who: Caller, tradeId: number): Promise<number> {
  await page.goto(href('trade', { id: tradeId }))
  await page.getByRole('button', { name: '発注書を作る' }).first().click()
  await page.waitForURL(/\/transaction_units\/\d+/)
  const id = Number(/transaction_units\/(\d+)/.exec(page.url())![1])
  const { lock_version } = await held(who.call('GET', `/api/contracts/${id}`))
  await held(who.call('PATCH', `/api/contracts/${id}`, { contract: { lock_version, ...facts } }))
  return id
}

/** All of an order shipped by the seller, received and accepted by the buyer, and billed by the seller. */
async function billed(seller: Caller, buyer: Caller, source_id: number): Promise<Held> {
  const { id } = await held(seller.call('POST', '/api/deliveries', { delivery: { source_id } }))
  await move(seller, 'deliveries', id, 'ship')
  await move(buyer, 'deliveries', id, 'arrive')
  const { ids, columns } = await held(buyer.call('GET', `/api/deliveries/${id}/lines`))
  const changed = ids.map((line: number, at: number) => {
    const all = columns.quantity[at]
    return { id: line, received: all, accepted: all, rejected: '0' }
  })
  const { lock_version } = await held(buyer.call('GET', `/api/deliveries/${id}`))
  await held(buyer.call('PATCH', `/api/deliveries/${id}/lines`, { lock_version, lines: { changed } }))
  await move(buyer, 'deliveries', id, 'inspect')
  const invoice = await held(seller.call('POST', '/api/invoices', { invoice: { source_id } }))
  await move(seller, 'invoices', invoice.id, 'issue')
  return invoice
}

/** The buyer sees that an invoice is what was ordered and accepted, and confirms it. */
async function matched(page: Page, { id }: Held) {
  await page.goto(href('transactionUnit', { id }))
  await expect(page.getByText('差異はありません。そのまま確定できます。')).toBeVisible()
  await press(page, '確定する')
  await expect(page.locator('h1').getByText('確定')).toBeVisible()
}

test('design §9 brand, trading house and factory: from one request to two matched invoices, no figure typed twice', async ({
  system,
  visit,
}) => {
  const personas = ['brand', 'brandOwner', 'trade', 'supplier'] as const
  const [brand, owner, house, factory] = (await Promise.all(personas.map((one) => system.as(one)))) as [
    Caller,
    Caller,
    Caller,
    Caller,
  ]
  const [buyer, dealer, maker] = (await Promise.all((['brand', 'trade', 'supplier'] as const).map(visit))) as [
    Page,
    Page,
    Page,
  ]
  const idOf = async (who: Caller) => (await held(who.call('GET', '/api/sessions/userinfo'))).current_user_group.id

  // The brand asks the house, which takes it on.
  const lines = ['S', 'M'].map((size) => ({ ...style, size, quantity: '60', unit_price: '3850' }))
  const trade_request = { partner_id: await idOf(house), title: '27春夏 藍シャツ', delivery_due: '2027-02-26', lines }
  const asked = await held(brand.call('POST', '/api/trade_requests', { trade_request }))
  await buyer.goto(href('tradeRequest', { id: asked.id }))
  await press(buyer, '依頼する')
  await dealer.goto(href('tradeRequest', { id: asked.id }))
  await press(dealer, '引き受ける')
  const saleId = await openTrade(dealer)

  // The house asks the factory from the sale; only its own price is new.
  await dealer.getByRole('tab', { name: '売りと買い' }).click()
  await dealer.getByRole('button', { name: 'この売りの買いを依頼する' }).click()
  const dialog = dealer.getByRole('dialog')
  await dialog.getByLabel('依頼先').selectOption(String(await idOf(factory)))
  await settled(dealer)
  await expectAccessible(dealer)
  await dialog.getByRole('button', { name: '下書きを作る' }).click()
  await dealer.waitForURL(/\/trade_requests\/\d+/)
  const purchaseRequest = Number(/trade_requests\/(\d+)/.exec(dealer.url())![1])
  await priced(house, 'trade_requests', purchaseRequest, '3320')
  await dealer.reload()
  await press(dealer, '依頼する')
  await maker.goto(href('tradeRequest', { id: purchaseRequest }))
  await press(maker, '引き受ける')
  const purchaseId = await openTrade(maker)
  expect(await maker.content()).not.toContain('3,850')

  // Each orders from the page of its trade; the brand's own people approve first.
  const saleOrder = await orderOf(buyer, brand, saleId)
  await approved(brand, owner, 'contracts', saleOrder)
  await buyer.reload()
  await press(buyer, '発行する')
  await dealer.goto(href('transactionUnit', { id: saleOrder }))
  await press(dealer, '承諾する')
  const purchaseOrder = await orderOf(dealer, house, purchaseId)
  await dealer.reload()
  await press(dealer, '発行する')
  // It waits for the factory, which is reminded of it and told where it is.
  await dealer.getByRole('button', { name: 'その他の操作' }).click()
  await dealer.getByRole('menuitem', { name: '催促する' }).click()
  await dialog.getByLabel('ひとこと(任意)').fill('金曜までにお願いします')
  await dialog.getByRole('button', { name: '1件を催促する' }).click()
  await expect(dialog).toContainText('催促しました')
  await settled(dealer)
  await expectAccessible(dealer)
  await dialog.getByRole('button', { name: '閉じる' }).last().click()
  await expect
    .poll(async () => (await factory.call('GET', '/api/notifications')).body.data.map(({ link }: Held) => link))
    .toContain(href('transactionUnit', { id: purchaseOrder }))
  await maker.goto(href('transactionUnit', { id: purchaseOrder }))
  await press(maker, '承諾する')

  // Goods and bills come down the chain; both buyers see that they match.
  await matched(dealer, await billed(factory, house, purchaseOrder))
  await matched(buyer, await billed(house, brand, saleOrder))

  // 120 pieces at 3,850 sold and at 3,320 bought: what is left is the house's alone.
  await dealer.goto(`${href('trade', { id: saleId })}?tab=deal`)
  await dealer.getByRole('tab', { name: '売りと買い' }).click()
  await expect(dealer.getByRole('table')).toContainText('¥63,600')
  await dealer.setViewportSize({ width: 390, height: 800 })
  await expectNoSidewaysScroll(dealer)
  for (const page of [buyer, maker]) {
    await page.goto(href('trade', { id: page === buyer ? saleId : purchaseId }))
    await expect(page.getByRole('list', { name: '書類のつながり' })).toContainText('請求')
    expect(await page.content()).not.toContain('63,600')
  }
})
