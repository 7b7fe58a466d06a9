import { href } from '@tsumugi/navigation'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './fixture/accessible.ts'
import { expect, test } from './fixture/journey.ts'
import { visitIn } from './fixture/speak.ts'

const received = href('transactionUnits', null, { category: 'invoice', direction: 'receive' })
const issued = href('transactionUnits', null, { category: 'invoice', direction: 'issue' })

test('domain §3.7 deliveries are billed by closing period; an invoice is matched, disputed, corrected and confirmed', async ({
  visit,
  system,
}) => {
  const seller = await visitIn({ visit, system }, 'supplier', ['en', 390])
  const buyer = await visitIn({ visit, system }, 'brand', ['ja', 1280])

  // What was accepted in November waits for its bill: one press drafts it, then it is issued.
  await seller.goto(issued)
  const waiting = seller
    .getByRole('region', { name: 'Bill by closing period' })
    .getByRole('listitem')
    .filter({ hasText: '白詰草アパレル' })
  await waiting.getByRole('button', { name: 'Draft it' }).click()
  await expect(waiting).toBeHidden()
  await expectNoSidewaysScroll(seller)

  // The invoice of October asks more than was ordered. Every difference has its number, reason and money.
  await buyer.goto(received)
  await buyer
    .getByText(/^INV2610-00001/)
    .first()
    .click()
  await expect(buyer.getByRole('tab', { name: '照合', selected: true })).toBeVisible()
  const differences = buyer.getByRole('list', { name: '差異' })
  await expect(differences.getByRole('listitem')).toHaveCount(2)
  await expect(differences).toContainText('単価が発注より')
  await expect(differences).toContainText('発注にない明細が請求されています')
  await expect(buyer.getByRole('region', { name: '適格請求書' })).toContainText('6 / 6')
  await expectAccessible(buyer)

  // It cannot be confirmed by the way, and one press says why to the other side.
  await buyer.getByRole('button', { name: '修正を依頼する' }).first().click()
  await expect(buyer.getByText('修正依頼中').first()).toBeVisible()
  const address = new URL(buyer.url()).pathname
  await expect.poll(() => unreadLinks(seller)).toContain(address)

  // The seller proposes what was matched, on a phone; what told of it is read by looking at it.
  await seller.goto(issued)
  await seller
    .getByRole('button', { name: /^INV2610/ })
    .first()
    .click()
  await expect(seller.getByRole('tab', { name: 'Match', selected: true })).toBeVisible()
  await expect.poll(() => unreadLinks(seller)).not.toContain(address)
  await expectNoSidewaysScroll(seller)
  await expectAccessible(seller)
  await seller.getByRole('button', { name: 'Propose what was matched' }).click()
  await expect(seller.getByText('A correction has been proposed.', { exact: false })).toBeVisible()

  // The buyer accepts it, nothing differs any more, and the invoice is confirmed.
  await buyer.getByRole('tab', { name: /変更の提案/ }).click()
  await buyer.getByRole('button', { name: '承諾する' }).click()
  await buyer.getByRole('tab', { name: '照合' }).click()
  await expect(buyer.getByText('差異はありません。そのまま確定できます。')).toBeVisible()
  await buyer.getByRole('button', { name: '確定する', exact: true }).click()
  await buyer.getByRole('dialog').getByRole('button', { name: '確定する', exact: true }).click()
  await expect(buyer.getByRole('dialog')).toBeHidden()
  await expect(buyer.locator('h1').getByText('確定')).toBeVisible()
})

/** Where the unread news of whoever looks at the page lead. */
const unreadLinks = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const answer = await fetch('/api/notifications/count', { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
    return (await answer.json()).data.links
  })
