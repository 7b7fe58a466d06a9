import type { System } from '@tsumugi/dev-env'
import { expectAccessible, expectNoSidewaysScroll } from './fixture/accessible.ts'
import { expect, test } from './fixture/journey.ts'

/** The account keeps its language: other journeys expect it in Japanese. */
async function speak(system: System, locale: string) {
  const caller = await system.as('brand')
  await caller.call('PATCH', '/api/users/1', { user: { locale } })
}

/** A request that asa is asked to decide. */
async function ask(system: System, title: string) {
  const tamaki = await system.as('brandOwner')
  const { body: startable } = await tamaki.call('GET', '/api/custom_workflow_items/startable')
  const expense = startable.data.find((each: { name: string }) => each.name === '展示会経費の申請')
  const wish = { definition_id: expense.id, subject_id: null, title, values: { amount: '128000', payee: '見本印刷(デモ)', content: null } }
  const { body } = await tamaki.call('POST', '/api/custom_workflow_items', { custom_workflow_item: wish })
  return body.data as { id: number; approval_id: number; status: string }
}

const words = {
  ja: { approve: '承認する', reject: '却下する', comment: 'コメント', approved: '承認しました', rejected: '却下しました', back: '一覧へ', search: '件名・申請者を探す' },
  en: { approve: 'Approve', reject: 'Reject', comment: 'Comment', approved: 'Approved', rejected: 'Rejected', back: 'Back to the list', search: 'Search title or person' },
} as const

for (const [width, locale] of [[1280, 'ja'], [390, 'en'], [1280, 'en'], [390, 'ja']] as const) {
  test(`an approval is found, read and decided at ${width} px in ${locale}; who asked is told`, async ({ visit, system }) => {
    const say = words[locale]
    await speak(system, locale)
    const [good, bad] = [await ask(system, `見本の増刷 ${width} ${locale}`), await ask(system, `什器の買い替え ${width} ${locale}`)]
    const page = await visit('brand')
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/s/approvals')
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await page.getByRole('searchbox', { name: say.search }).fill(`見本の増刷 ${width} ${locale}`)
    // Only once the words have narrowed the list: until then a row may still give way.
    await expect(page.locator('.inbox li')).toHaveCount(1)
    await page.getByRole('listitem').filter({ hasText: '見本の増刷' }).getByRole('button').click()
    await expect(page.getByRole('heading', { name: `見本の増刷 ${width} ${locale}` })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: say.approve, exact: false }).last().click()
    await expect(page.getByText(say.approved, { exact: true }).first()).toBeVisible()
    // Somebody opens the other one from the mail, without the list.
    await page.goto(`/s/approvals?id=${bad.approval_id}`)
    await page.getByRole('textbox', { name: say.comment }).fill('来期に回します')
    await page.getByRole('button', { name: say.reject }).click()
    await expect(page.getByText(say.rejected, { exact: true }).first()).toBeVisible()
    const tamaki = await system.as('brandOwner')
    const statusOf = async ({ id }: { id: number }) => (await tamaki.call('GET', `/api/custom_workflow_items/${id}`)).body.data.status
    expect([await statusOf(good), await statusOf(bad)]).toEqual(['approved', 'rejected'])
    const { body } = await tamaki.call('GET', '/api/notifications?unread=true')
    expect(body.data.slice(0, 2).map((each: { event: string }) => each.event)).toEqual(['approval_rejected', 'approval_approved'])
    await speak(system, 'ja')
  })
}

test('a request is made from the inbox, waits as one’s own, and is withdrawn', async ({ visit }) => {
  const page = await visit('brand')
  await page.goto('/s/approvals')
  await page.getByRole('button', { name: '申請する' }).click()
  const dialog = page.getByRole('dialog', { name: '申請する' })
  await dialog.getByRole('combobox', { name: 'ワークフロー' }).selectOption({ label: '展示会経費の申請' })
  await dialog.getByRole('textbox', { name: /件名/ }).fill('送料の精算')
  await dialog.getByRole('textbox', { name: /金額/ }).fill('4200')
  await dialog.getByRole('textbox', { name: /支払先/ }).fill('運送見本(デモ)')
  await dialog.getByRole('button', { name: '申請する' }).click()
  await expect(page.getByRole('heading', { name: '送料の精算' })).toBeVisible()
  await expect(page.getByText('自分の申請です。', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: '取り下げる' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取り下げる' }).click()
  await expect(page.getByText(/^取り下げ\(/)).toBeVisible()
})

test('an edited product cancels its approval, and says so to who asked', async ({ visit, system }) => {
  const asa = await system.as('brand')
  const { body: made } = await asa.call('POST', '/api/merchandisings', { brand_id: 1, merchandising: { name: '承認の途中で変わる', plan_quantity: 100, unit_cost: '1000' } })
  const { body: startable } = await asa.call('GET', '/api/custom_workflow_items/startable')
  const launch = startable.data.find((each: { name: string }) => each.name === '商品化の稟議')
  const wish = { definition_id: launch.id, subject_id: made.data.id, values: { reason: '試すため', first_order_on: null, supplier_known: null } }
  const { body: item } = await asa.call('POST', '/api/custom_workflow_items', { custom_workflow_item: wish })
  await asa.call('PATCH', `/api/merchandisings/${made.data.id}`, { merchandising: { unit_cost: '1200', lock_version: made.data.lock_version } })
  const page = await visit('brand')
  await page.goto(`/s/custom_workflow_items/${item.data.id}/approval`)
  await expect(page.getByText('内容が変わったため、承認は取り消されました。', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: '申請する' }).click()
  await expect(page.getByText('自分の申請です。', { exact: false })).toBeVisible()
})

test('a route is added, tried with figures, and taken out of use again', async ({ visit }) => {
  const page = await visit('brand')
  await page.goto('/s/approval_routes/?target=payment')
  await page.getByRole('button', { name: 'ルートを追加' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'ルートの追加' })
  await dialog.getByRole('textbox', { name: /ルートの名前/ }).fill('支払の確認')
  await dialog.getByRole('textbox', { name: /段階の名前/ }).fill('経理')
  await dialog.getByRole('combobox', { name: /承認する人/ }).fill('経理')
  await page.getByRole('option', { name: /経理/ }).first().click()
  await dialog.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByRole('heading', { name: '支払の確認' })).toBeVisible()
  await page.getByRole('button', { name: '書類で試す' }).click()
  await page.getByRole('button', { name: '試す', exact: true }).click()
  await expect(page.getByText('「支払の確認」を通ります')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '支払の確認のその他の操作' }).click()
  await page.getByRole('menuitem', { name: '使うのをやめる' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '使うのをやめる' }).click()
  await expect(page.getByRole('heading', { name: '支払の確認' })).toHaveCount(0)
})

for (const [name, path] of [
  ['steps', '/s/approvals/1/approval_steps'], ['routes', '/s/approval_routes/'], ['workflows', '/s/custom_workflow_definitions/'],
  ['an item', '/s/custom_workflow_items/9/approval'], ['whom to tell', '/s/custom_workflow_items/9/select_notifiable'],
] as const) {
  test(`${name} at 390 px in en and 1280 px in ja: no axe violation, no scrolling sideways`, async ({ visit, system }) => {
    for (const [width, locale] of [[390, 'en'], [1280, 'ja']] as const) {
      await speak(system, locale)
      const page = await visit('brand')
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.skeleton')).toHaveCount(0)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
  })
}
