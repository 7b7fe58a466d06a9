import { expectAccessible, expectNoSidewaysScroll } from './fixture/accessible.ts'
import { expect, test } from './fixture/journey.ts'

const line = (size: string, quantity: string, unit_price: string) => ({
  item: 'SK27-177',
  colour: '白',
  unit: 'pc',
  size,
  quantity,
  unit_price,
})

test('domain §3.6 brand, trading house and factory: request, trade, and an earning that nobody else sees', async ({
  system,
  visit,
}) => {
  const [brand, house, factory] = await Promise.all([system.as('brand'), system.as('trade'), system.as('supplier')])
  const idOf = async (who: typeof brand) =>
    (await who.call('GET', '/api/sessions/userinfo')).body.data.current_user_group.id as number
  const [houseId, factoryId] = [await idOf(house), await idOf(factory)]
  const draft = async (who: typeof brand, partner_id: number, price: string) =>
    (
      await who.call('POST', '/api/trade_requests', {
        trade_request: {
          partner_id,
          title: '27春夏 シャツ',
          lines: [line('S', '120', price), line('M', '260', price)],
        },
      })
    ).body.data as { id: number }
  const asked = await draft(brand, houseId, '3850')

  const buyer = await visit('brand')
  await buyer.goto(`/s/trade_requests/${asked.id}`)
  await buyer.getByRole('button', { name: '依頼する' }).click()
  await buyer.getByRole('dialog').getByRole('button', { name: '依頼する' }).click()
  await expect(buyer.getByRole('heading', { level: 1 }).getByText('返事待ち')).toBeVisible()

  const dealer = await visit('trade')
  await dealer.goto('/s/trade_requests/?view=board')
  await dealer.getByRole('link', { name: '27春夏 シャツ' }).click()
  await dealer.getByRole('button', { name: '引き受ける' }).click()
  await dealer.getByRole('dialog').getByRole('button', { name: '引き受ける' }).click()
  await dealer.getByRole('link', { name: /を開く/ }).click()
  await expect(dealer.getByRole('list', { name: '書類のつながり' })).toContainText('¥1,463,000')
  const saleId = Number(/trades\/(\d+)/.exec(dealer.url())![1])

  // Behind it the trading house asks a factory, in the same steps.
  const bought = await draft(house, factoryId, '3320')
  const move = async (who: typeof brand, transition: string) => {
    const { lock_version } = (await who.call('GET', `/api/trade_requests/${bought.id}`)).body.data
    await who.call('POST', '/api/trade_requests/transitions', {
      transition,
      documents: [{ id: bought.id, lock_version }],
    })
  }
  await move(house, 'request')
  await move(factory, 'accept')
  const { data: purchase } = (await factory.call('GET', `/api/trade_requests/${bought.id}/trade`)).body

  await dealer.reload()
  await dealer.getByRole('tab', { name: '売りと買い' }).click()
  await dealer.getByLabel('対になる取引').selectOption(String(purchase.id))
  await dealer.getByRole('button', { name: 'つなぐ' }).click()
  await expect(dealer.getByRole('table')).toContainText('¥201,400')
  await expectAccessible(dealer)

  await buyer.goto(`/s/trades/${saleId}`)
  await expect(buyer.getByRole('heading', { name: '取引の適正さ' })).toBeVisible()
  await expect(buyer.getByText('売りと買い')).toHaveCount(0)
  expect(await buyer.content()).not.toContain('201,400')
  await expectAccessible(buyer)
  await buyer.setViewportSize({ width: 390, height: 800 })
  await expectNoSidewaysScroll(buyer)

  // The board has both halves; of what waits for the house alone it leads to the same choice in the list.
  await dealer.goto('/s/trades/')
  await dealer.getByRole('button', { name: 'ボード' }).click()
  await expect(dealer).toHaveURL(/\/trades\/\?view=board$/)
  await expect(dealer.getByRole('link', { name: '27春夏 シャツ' })).toHaveCount(2)
  await expectAccessible(dealer)
  await dealer.getByRole('switch', { name: '自社の番だけ' }).click()
  await expect(dealer).toHaveURL(/view=board&turn=ours$/)
  await dealer.setViewportSize({ width: 390, height: 800 })
  await expectNoSidewaysScroll(dealer)
})
