import { activity, statementForm } from '@tsumugi/dev-env/bank-activity'
import { href } from '@tsumugi/navigation'
import { expectAccessible, expectNoSidewaysScroll } from './fixture/accessible.ts'
import { approved, held, move, type Held } from './fixture/documents.ts'
import { agreedOrder } from './fixture/goods.ts'
import { expect, test } from './fixture/journey.ts'
import { visitIn } from './fixture/speak.ts'

const account = {
  bank_code: '0009',
  bank_name: 'ミツイスミトモギンコウ',
  branch_code: '123',
  branch_name: 'シンジュクシテン',
  kind: 'ordinary',
  account_number: '12345',
  holder: 'コウナンホウセイ(カ',
}

test('domain §3.8 packed without a line, received by scan with 8 refused, billed, disputed, corrected, paid, matched', async ({
  visit,
  system,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/)
  const [brand, owner, factory] = await Promise.all([
    system.as('brand'),
    system.as('brandOwner'),
    system.as('supplier'),
  ])
  const orderId = await agreedOrder(brand, owner, factory)
  const seller = await visitIn({ visit, system }, 'supplier', ['ja', 390])
  const buyer = await visitIn({ visit, system }, 'brand', ['ja', 390])

  // The factory packs where there is no line: what was typed stays on the phone, and is sent when it is back.
  await seller.goto(href('shippingDetailsRegistration', { id: orderId }))
  await seller.getByRole('button', { name: '箱を足す' }).click()
  await seller.getByLabel('まで').fill('2')
  await seller.getByLabel('NB-1042 藍 M', { exact: true }).fill('20')
  await seller.context().setOffline(true)
  await seller.getByRole('button', { name: '下書きを保存' }).click()
  await expect(seller.getByText('つながっていません。この端末に残してあり')).toBeVisible()
  await seller.context().setOffline(false)
  await expect(seller.getByText('つながっていません。この端末に残してあり')).toBeHidden()
  await expectNoSidewaysScroll(seller)
  await seller.getByRole('button', { name: '出荷を登録', exact: true }).click()
  await seller.getByRole('alertdialog').getByRole('button', { name: '出荷を登録' }).click()
  await seller.waitForURL(/\/deliveries\/\d+/)
  const deliveryId = Number(/deliveries\/(\d+)/.exec(seller.url())![1])

  // The brand counts by the cartons' codes, each once; 8 of one colour and size are refused.
  await buyer.goto(href('delivery', { id: deliveryId }))
  await buyer.getByRole('button', { name: '受領する' }).click()
  const dialog = buyer.getByRole('dialog')
  await dialog.getByRole('button', { name: '受領する' }).click()
  await expect(dialog).toBeHidden()
  const code = buyer.getByLabel('箱の番号')
  for (const carton of [1, 2, 2]) {
    await code.fill(`C${deliveryId}-${carton}`)
    await code.press('Enter')
  }
  const counted = buyer.getByRole('region', { name: '箱と数', exact: true })
  await expect(counted.getByText('箱 2 は数え済みです')).toBeVisible()
  const refuse = counted.getByRole('button', { name: 'NB-1042 藍 M の不良を1つ増やす' })
  for (let piece = 0; piece < 8; piece += 1) await refuse.click()
  await counted.getByRole('button', { name: '残りをすべて合格' }).click()
  await expect(counted).not.toContainText('送信待ち')
  await expectAccessible(buyer)
  await buyer.getByRole('button', { name: '検品を確定する' }).click()
  await dialog.getByRole('button', { name: '検品を確定する' }).click()
  await expect(buyer.getByRole('region', { name: 'クレーム' })).toContainText('8点')
  await expectNoSidewaysScroll(buyer)

  // Billed are the 32 that were accepted; dearer than agreed, so the brand disputes and the factory corrects.
  const invoice = await held(factory.call('POST', '/api/invoices', { invoice: { source_id: orderId } }))
  expect(invoice).toMatchObject({ quantity: '32', amount: '111360' })
  const { ids } = await held(factory.call('GET', `/api/invoices/${invoice.id}/lines`))
  const lines = { changed: [{ id: ids[0], unit_price: '3600' }] }
  const { lock_version } = invoice
  await held(factory.call('PATCH', `/api/invoices/${invoice.id}/lines`, { lock_version, lines }))
  await move(factory, 'invoices', invoice.id, 'issue')
  await buyer.goto(href('transactionUnit', { id: orderId }))
  await buyer.getByRole('tab', { name: /明細/ }).click()
  const carried = buyer.getByRole('region', { name: '運んだ箱' })
  await expect(carried.getByRole('link', { name: /箱 1–2（各 20）/ })).toBeVisible()
  await buyer.goto(href('transactionUnit', { id: invoice.id }))
  await buyer.getByRole('tab', { name: /明細/ }).click()
  await expect(carried.getByRole('link')).toHaveAttribute('href', new RegExp(`/deliveries/${deliveryId}$`))
  await expectNoSidewaysScroll(buyer)
  await buyer.screenshot({ path: 'node_modules/.cache/documents/carried-390.png', fullPage: true })
  await buyer.goto(href('transactionUnit', { id: invoice.id }))
  await expect(buyer.getByRole('list', { name: '差異' }).getByRole('listitem')).toHaveCount(1)
  await buyer.getByRole('button', { name: '修正を依頼する' }).first().click()
  await expect(buyer.getByText('修正依頼中').first()).toBeVisible()
  await seller.goto(href('transactionUnit', { id: invoice.id }))
  await seller.getByRole('button', { name: '照合のとおりに直す提案を送る' }).click()
  await expect(seller.getByText('修正の提案が出ています', { exact: false })).toBeVisible()
  await buyer.getByRole('tab', { name: /変更の提案/ }).click()
  await buyer.getByRole('button', { name: '承諾する' }).click()
  await buyer.getByRole('tab', { name: '照合' }).click()
  await buyer.getByRole('button', { name: '確定する', exact: true }).click()
  await dialog.getByRole('button', { name: '確定する', exact: true }).click()
  await expect(buyer.locator('h1').getByText('確定')).toBeVisible()
  await approved(brand, owner, 'invoices', invoice.id)
  await move(brand, 'invoices', invoice.id, 'approve')

  // Its electronic form goes out and arrives on the other side.
  const { id: sentId } = await held(
    factory.call('POST', '/api/fedi_invoices', { fedi_invoice: { document_id: invoice.id } }),
  )
  await seller.goto(href('fediInvoice', { id: sentId }))
  await expect(seller.getByText('すべての決まりに合っています')).toBeVisible()
  await seller.getByRole('button', { name: '送信する' }).click()
  const { number } = await held(brand.call('GET', `/api/invoices/${invoice.id}`))
  await expect
    .poll(async () => {
      const { body } = await brand.call('GET', `/api/fedi_invoices?direction=receive&q=${number}`)
      return body.data.length
    })
    .toBe(1)

  // A run pays it, made by one person and approved by another; the bank's statement closes the circle.
  const partner = invoice.issuer.id
  await held(brand.call('PUT', `/api/payee_accounts/${partner}`, { account }))
  const { candidates, first_payday } = await held(brand.call('GET', '/api/payment_runs/candidates?pay_on=2027-12-30'))
  const owed = (candidates as Held[]).find((each) => each.number === number)!
  const payment_run = { pay_on: first_payday, account: 0, consignor_code: '1234567890', payable_ids: [owed.payable_id] }
  const run = await held(brand.call('POST', '/api/payment_runs', { payment_run }))
  expect(run.amount).toBe('122496')
  const approval = { transition: 'approve', lock_version: run.lock_version }
  await held(owner.call('POST', `/api/payment_runs/${run.id}/transitions`, approval))
  await buyer.goto(href('payments', null, { run: run.id }))
  await buyer.getByRole('button', { name: '書き出す' }).click()
  await expect(buyer.getByRole('button', { name: '全銀データを保存' })).toBeVisible()
  await buyer.getByRole('button', { name: '振込済にする' }).click()
  await expect(buyer.getByText('振込済').first()).toBeVisible()
  await expectNoSidewaysScroll(buyer)
  const bytes = activity([{ inquiry: '30000001', direction: 'out', amount: 122_496, sender: 'ｺｳﾅﾝﾎｳｾｲ(ｶ' }], {
    bank: '0000',
    accountNumber: '0000001',
  })
  const bring = () => held(brand.call('POST', '/api/bank_statements', statementForm(bytes)))
  const brought = await bring()
  expect(brought).toMatchObject({ fresh: 1, posted: 1 })
  await expect
    .poll(async () => (await held(brand.call('GET', `/api/payment_runs/${run.id}`))).status)
    .toBe('reconciled')
  const again = await bring()
  expect(again).toMatchObject({ fresh: 0, repeated: 1, posted: 0 })

  // What came to the factory in cash is 4 more than the invoice: kept once a person says so, and given back.
  await seller.goto(href('credits', null, { tab: 'receipts' }))
  await seller.getByRole('button', { name: '入金を記録' }).click()
  const receipt = seller.getByRole('dialog')
  await receipt.getByLabel('取引先').selectOption({ label: invoice.receiver.name })
  await receipt.getByLabel('金額').fill('122500')
  await receipt.getByLabel(new RegExp(number)).check()
  await receipt.getByLabel(/^残り ¥4 を/).check()
  await expectNoSidewaysScroll(seller)
  await receipt.getByRole('button', { name: '入金を記録' }).click()
  await expect(receipt).toBeHidden()
  await expect(seller.getByText('残り ¥4')).toBeVisible()
  await expectAccessible(seller)
  await seller.getByRole('button', { name: /の残り ¥4 を取り消す/ }).click()
  await receipt.getByLabel('理由').fill('返金')
  await receipt.getByRole('button', { name: '取り消す' }).click()
  await expect(seller.getByText('残りのある入金はありません')).toBeVisible()
  const credit = await factory.call('GET', `/api/credits?tab=settled&q=${number}`)
  expect(credit.body.data).toMatchObject([{ settled: '122496', open: '0' }])
})
