import type { Locator, Page } from '@playwright/test'
import { href } from '@tsumugi/navigation'
import { expectAccessible, expectNoSidewaysScroll } from './fixture/accessible.ts'
import { held, type Caller, type Held } from './fixture/documents.ts'
import { expect, test } from './fixture/journey.ts'
import { press } from './fixture/press.ts'
import { settled } from './fixture/settled.ts'

/** Golden case 31: 300 pieces of 1.85 m with 5 % loss need 582.75 m, which are twelve rolls of 50 m. */
const outer = { group: 'fabric', name: '表地', consumption: '1.85', unit: 'm', loss_percent: '5', pack_size: '50' }
const dyeLot = '2612-01'
/** What the twelve rolls hold net: 594.6 m together. */
const nets = ['49.8', '49.5', '49.6', '49.4', '49.7', '49.3', '49.5', '49.6', '49.4', '49.7', '49.6', '49.5']

/** A sheet of the brand that needs cloth for 300 pieces and plans a price for it. */
async function costSheet(brand: Caller): Promise<Held> {
  const [production] = (await held(brand.call('GET', '/api/productions'))) as unknown as Held[]
  const resource_plan_sheet = { production_id: production!.id }
  const { id, lock_version } = await held(brand.call('POST', '/api/resource_plan_sheets', { resource_plan_sheet }))
  const lines = [{ ...outer, unit_price: '1200' }]
  const change = { target_quantity: 300, lines, lock_version }
  return held(brand.call('PATCH', `/api/resource_plan_sheets/${id}`, { resource_plan_sheet: change }))
}

/** A dye lot that holds all of it, as the distributor enters what came in. */
async function enteredLot(seller: Caller): Promise<Held> {
  const lots = (await held(seller.call('GET', '/api/distributor_lots?q=SO-4120'))) as unknown as Held[]
  const { material_id, color } = lots[0]!
  const lot_move = {
    key: crypto.randomUUID(),
    material_id,
    color_no: color.no,
    lot: dyeLot,
    kind: 'in',
    quantity: '700',
  }
  return (await held(seller.call('POST', '/api/distributor_lots/moves', { lot_move }))).lot
}

/** From the line of the sheet to an order of whole rolls; answers its id. */
async function orderedFrom(page: Page, sheet: Held, { code, color }: Held): Promise<number> {
  await page.goto(href('resourcePlanSheet', { id: sheet.id }))
  await expect(page.getByText('12 ×', { exact: false }).first()).toBeVisible()
  await page.getByRole('link', { name: '表地 マーケットで探す' }).click()
  await page
    .getByRole('button', { name: new RegExp(`^${code} `) })
    .first()
    .click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: `${color.no} ${color.name}` }).click()
  await expect(drawer.getByRole('textbox', { name: '数量' })).toHaveValue('600')
  await settled(page)
  await expectAccessible(page)
  await drawer.getByRole('button', { name: 'カートに入れる' }).click()
  await drawer.getByRole('link', { name: 'カートを見る' }).click()
  await page.waitForURL(/material_orders\/\d+/)
  await press(page, '注文する')
  return Number(/material_orders\/(\d+)/.exec(page.url())![1])
}

const phone = { width: 390, height: 844 }

/** Nothing of the page lies beside the phone, and it holds to the rules. */
async function expectHandy(page: Page) {
  await settled(page)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

/** The distributor confirms, gives the lot, cuts and sends twelve rolls, standing in the store with a phone. */
async function sent(page: Page, seller: Caller, orderId: number) {
  await page.goto(href('materialOrder', { id: orderId }))
  await expectHandy(page)
  await press(page, '受注を確定する')
  const { number } = await held(seller.call('GET', `/api/material_orders/${orderId}`))
  await page.goto(`${href('distributorMaterials')}?room=board`)
  await expectHandy(page)
  const inLane = (name: string) => page.getByRole('region', { name }).getByRole('listitem').filter({ hasText: number })
  await inLane('引当て待ち').getByRole('button', { name: 'ロットを引き当てる' }).click()
  await inLane('引当て済み').getByRole('button', { name: '裁断済みにする' }).click()
  const cut = inLane('裁断済み')
  await expect(cut).toContainText(dyeLot)
  await cut.getByRole('button', { name: '反を出荷する' }).click()
  await shipRolls(page.getByRole('dialog'))
  await expect(cut).toHaveCount(0)
}

/** One row for each roll: its number stands there, its net length is typed. */
async function shipRolls(dialog: Locator) {
  await dialog.getByRole('textbox', { name: '運送会社' }).fill('東西運輸(デモ)')
  for (const [at, net] of nets.entries()) {
    if (at > 0) await dialog.getByRole('button', { name: '反を足す' }).click()
    await dialog.getByRole('textbox', { name: '純長' }).nth(at).fill(net)
  }
  await dialog.getByRole('button', { name: '反を出荷する' }).click()
  await expect(dialog).toBeHidden()
}

/** What the brand keeps of a vendor's cloth: its order from a table, twelve rolls by packing list, and what was used. */
async function keptAtVendor(page: Page, number: string) {
  const vendor = 'standard'
  await page.goto(href('vendorOrderFiles', { vendor }))
  const table = `発注番号,品番,品名,色,ロット,数量\n${number},SO-4120,表地,生成,${dyeLot},600\n`
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${number}.csv`, mimeType: 'text/csv', buffer: Buffer.from(table) })
  await page.getByRole('button', { name: 'この対応で確かめる' }).click()
  await page.getByRole('button', { name: '1行を反映' }).click()
  await expect(page.getByText('1行を反映しました。')).toBeVisible()

  await page.goto(href('vendorPackingLists', { vendor }))
  await page.getByRole('button', { name: 'パッキングリストを作る' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: '番号' }).fill(`PL-${number}`)
  await page.getByRole('dialog').getByRole('textbox', { name: '入荷日' }).fill('2026-11-20')
  await page.getByRole('dialog').getByRole('button').last().click()
  await page.waitForURL(/packing_lists\/\d+\/edit/)
  await page.getByRole('button', { name: '表から貼り付ける' }).click()
  const rows = nets.map((net, at) => `${dyeLot}\t${at + 1}\t${net}`).join('\n')
  await page.getByRole('textbox', { name: /ロット・反番号・純長/ }).fill(rows)
  await page.getByRole('button', { name: '12反を入れる' }).click()
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText('保存しました')).toBeVisible()
  await page.getByRole('button', { name: '入荷を確定する' }).click()
  await expect(page.getByText('12反の合計')).toBeVisible()
  return Number(/packing_lists\/(\d+)/.exec(page.url())![1])
}

/** The first roll is cut for a phase, with loss; what is left of the lot follows. */
async function used(page: Page, listId: number) {
  const vendor = 'standard'
  await page.goto(href('vendorMaterialConsumes', { vendor, id: listId }))
  const form = page.getByRole('region', { name: '使用を記録する' })
  await form.getByRole('combobox', { name: /^反/ }).click()
  await page.getByRole('option').first().click()
  await form.getByRole('combobox', { name: /使った先/ }).click()
  await page.getByRole('option').first().click()
  await form.getByRole('textbox', { name: /^使用/ }).first().fill('45.5')
  await form.getByRole('textbox', { name: /^ロス/ }).fill('1.2')
  await form.getByRole('button', { name: '記録する' }).click()
  await expect(page.getByText('使用を記録しました')).toBeVisible()
  await page.goto(`${href('vendorMaterials', { vendor })}?q=${dyeLot}`)
  const lot = page.getByRole('row', { name: /^選ぶ/ }).filter({ hasText: dyeLot })
  for (const figure of ['600', '594.6', '45.5', '1.2', '547.9']) await expect(lot).toContainText(figure)
}

/** The distributor makes the invoice on the page of the order, once, and issues it. */
async function billed(page: Page, orderId: number): Promise<number> {
  await page.goto(href('materialOrder', { id: orderId }))
  const bill = page.getByRole('region', { name: '請求', exact: true })
  await bill.getByRole('button', { name: '請求書を作る' }).click()
  await page.waitForURL(/\/transaction_units\/\d+/)
  await expect(page.getByRole('link', { name: '元の素材注文' })).toBeVisible()
  await expectHandy(page)
  await press(page, '発行する')
  return Number(/transaction_units\/(\d+)/.exec(page.url())![1])
}

test('domain §3.5, §3.12, §3.13 from a cost line to twelve rolls, sent by phone, kept at the vendor, billed and compared', async ({
  system,
  visit,
}) => {
  const [brand, seller] = await Promise.all([system.as('brand'), system.as('distributor')])
  const [buyer, dealer] = await Promise.all([visit('brand'), visit('distributor')])
  const [sheet, lot] = [await costSheet(brand), await enteredLot(seller)]
  const orderId = await orderedFrom(buyer, sheet, lot)
  await dealer.setViewportSize(phone)
  await sent(dealer, seller, orderId)

  // Cloth is billed once it is received; until then the button says what it waits for.
  await dealer.goto(href('materialOrder', { id: orderId }))
  const making = dealer.getByRole('region', { name: '請求', exact: true }).getByRole('button', { name: '請求書を作る' })
  await expect(making).toHaveAttribute('aria-disabled', 'true')
  await expectHandy(dealer)
  await buyer.goto(`${href('materialOrderDetails')}?status=shipped`)
  const { number } = await held(brand.call('GET', `/api/material_orders/${orderId}`))
  await buyer.getByRole('row').filter({ hasText: number }).getByRole('checkbox').check()
  await buyer.getByRole('button', { name: '受け取る' }).click()
  await expect(buyer.getByRole('row').filter({ hasText: number })).toHaveCount(0)

  await used(buyer, await keptAtVendor(buyer, number))

  const invoiceId = await billed(dealer, orderId)
  await buyer.goto(href('materialOrder', { id: orderId }))
  const invoice = await held(brand.call('GET', `/api/invoices/${invoiceId}`))
  expect(invoice.quantity).toBe('594.6')
  await buyer.getByRole('region', { name: '請求', exact: true }).getByRole('link', { name: invoice.number }).click()
  await expect(buyer.getByText('差異はありません。そのまま確定できます。')).toBeVisible()
  await press(buyer, '確定する')

  // What was planned stands beside what was billed.
  await buyer.goto(href('resourcePlanSheet', { id: sheet.id }))
  const row = buyer.getByRole('row').filter({ hasText: invoice.number })
  await expect(row).toContainText('表地')
  await expect(row).toContainText('¥1,200')
  await buyer.setViewportSize(phone)
  await buyer.goto(href('materialOrder', { id: orderId }))
  await expect(buyer.getByRole('region', { name: '請求', exact: true })).toContainText(invoice.number)
  await expectNoSidewaysScroll(buyer)
})
