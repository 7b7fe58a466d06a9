import type { System } from '@tsumugi/dev-env/system'
import { expectAccessible, expectNoSidewaysScroll } from './fixture/accessible.ts'
import { expect, test } from './fixture/journey.ts'
import { visitIn, ways } from './fixture/speak.ts'

/** The account keeps its language: other journeys expect it in Japanese. */
async function speak(system: System, locale: string) {
  const caller = await system.as('brand')
  await caller.call('PATCH', '/api/users/1', { user: { locale } })
}

/** A request of somebody: unless said otherwise, one that asa is asked to decide. */
async function ask(
  system: System,
  title: string,
  {
    who = 'brandOwner',
    workflow = '展示会経費の申請',
    values = { amount: '128000', payee: '見本印刷(デモ)', content: null },
  }: { who?: 'brand' | 'brandOwner'; workflow?: string; values?: object } = {},
) {
  const asker = await system.as(who)
  const { body: startable } = await asker.call('GET', '/api/custom_workflow_items/startable')
  const { id } = startable.data.find((each: { name: string }) => each.name === workflow)
  const { body } = await asker.call('POST', '/api/custom_workflow_items', {
    custom_workflow_item: { definition_id: id, subject_id: null, title, values },
  })
  return body.data as { id: number; approval_id: number; status: string }
}

const words = {
  ja: {
    approve: '承認する',
    reject: '却下する',
    comment: 'コメント',
    approved: '承認しました',
    rejected: '却下しました',
    back: '一覧へ',
    search: '件名・申請者を探す',
  },
  en: {
    approve: 'Approve',
    reject: 'Reject',
    comment: 'Comment',
    approved: 'Approved',
    rejected: 'Rejected',
    back: 'Back to the list',
    search: 'Search title or person',
  },
} as const

for (const [locale, width] of ways) {
  test(`an approval is found, read and decided at ${width} px in ${locale}; who asked is told`, async ({
    visit,
    system,
  }) => {
    const say = words[locale]
    await speak(system, locale)
    const [good, bad] = [
      await ask(system, `見本の増刷 ${width} ${locale}`),
      await ask(system, `什器の買い替え ${width} ${locale}`),
    ]
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
    const statusOf = async ({ id }: { id: number }) =>
      (await tamaki.call('GET', `/api/custom_workflow_items/${id}`)).body.data.status
    expect([await statusOf(good), await statusOf(bad)]).toEqual(['approved', 'rejected'])
    const { body } = await tamaki.call('GET', '/api/notifications?unread=true')
    expect(body.data.slice(0, 2).map((each: { event: string }) => each.event)).toEqual([
      'approval_rejected',
      'approval_approved',
    ])
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

const flow = {
  ja: {
    add: 'ワークフローを追加',
    name: /^名前/,
    target: '対象',
    none: '対象なし',
    addField: '項目を足す',
    label: /^項目名/,
    type: '種類',
    money: '金額',
    own: 'このワークフローの段階',
    step: /^段階の名前/,
    approvers: /^承認する人/,
    owners: /オーナー/,
    notify: /^結果を知らせる人/,
    save: '保存する',
    request: '申請する',
    workflow: 'ワークフロー',
    title: /^件名/,
    test: '書類で試す',
    document: '書類',
    taken: 'に決めた段階を通ります',
    comment: 'コメント',
    back: '差し戻す',
    returned: '差し戻しました',
    requested: /^申請中/,
    correct: '直して申請し直す',
    told: '結果を知らせる人を選ぶ',
    done: '承認しました',
    bulk: '2件を承認する',
    many: '2件を承認しました',
    choose: 'を選ぶ',
  },
  en: {
    add: 'Add a workflow',
    name: /^Name/,
    target: 'About',
    none: 'Nothing in particular',
    addField: 'Add a field',
    label: /^Label/,
    type: 'Type',
    money: 'Money',
    own: 'Steps of its own',
    step: /^Name of the step/,
    approvers: /^Approvers/,
    owners: /Owners/,
    notify: /^Told of the outcome/,
    save: 'Save',
    request: /^(New|Send) request$/,
    workflow: 'Workflow',
    title: /^Title/,
    test: 'Test with a document',
    document: 'Document',
    taken: 'Takes the steps of the workflow',
    comment: 'Comment',
    back: 'Send back',
    returned: 'Sent back',
    requested: /^Requested/,
    correct: 'Correct and ask again',
    told: 'Choose who is told',
    done: 'Approved',
    bulk: 'Approve 2',
    many: '2 approved',
    choose: 'Select ',
  },
} as const

for (const way of ways) {
  const [language, width] = way
  const say = flow[language]
  const workflow = `備品の申請 ${width}`
  test(`a workflow is made, asked for, tested with that document, sent back, corrected and approved at ${width} px in ${language}`, async ({
    visit,
    system,
  }) => {
    const page = await visitIn({ visit, system }, 'brand', way)
    await page.goto('/s/custom_workflow_definitions/')
    await page.getByRole('button', { name: say.add }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: say.name }).first().fill(workflow)
    await dialog.getByRole('combobox', { name: say.target, exact: true }).selectOption({ label: say.none })
    await dialog.getByRole('button', { name: say.addField }).click()
    await dialog.getByRole('textbox', { name: say.label }).fill('費用')
    await dialog.getByRole('combobox', { name: say.type, exact: true }).selectOption({ label: say.money })
    await dialog.getByRole('button', { name: say.own }).click()
    await dialog.getByRole('textbox', { name: say.step }).fill('代表')
    await dialog.getByRole('combobox', { name: say.approvers }).fill(language === 'ja' ? 'オーナー' : 'Owners')
    await page.getByRole('option', { name: say.owners }).click()
    await dialog.getByRole('combobox', { name: say.notify }).fill('小川')
    await page.getByRole('option', { name: /小川 みのり.+/ }).click()
    await expectNoSidewaysScroll(page)
    await dialog.getByRole('button', { name: say.save, exact: true }).click()
    await expect(page.getByRole('button', { name: workflow })).toBeVisible()

    await page.goto('/s/approvals')
    await page.getByRole('button', { name: say.request }).click()
    await dialog.getByRole('combobox', { name: say.workflow }).selectOption({ label: workflow })
    await dialog.getByRole('textbox', { name: say.title }).fill(`脚立 ${width}`)
    await dialog.getByRole('textbox', { name: /^費用/ }).fill('38000')
    await dialog.getByRole('button', { name: say.request }).click()
    await expect(page.getByRole('heading', { name: `脚立 ${width}` })).toBeVisible()

    // Which way a real document takes.
    await page.goto('/s/approval_routes/')
    await page.getByRole('button', { name: say.test }).click()
    await page.getByRole('combobox', { name: say.document, exact: true }).fill(`脚立 ${width}`)
    await page.getByRole('option', { name: new RegExp(`脚立 ${width}`) }).click()
    await expect(page.getByText(say.taken, { exact: false })).toBeVisible()
    await expect(page.getByRole('dialog').getByText('白井 環')).toBeVisible()

    const owner = await visitIn({ visit, system }, 'brandOwner', way)
    await owner.goto('/s/approvals?q=%E8%84%9A%E7%AB%8B')
    await owner
      .getByRole('listitem')
      .filter({ hasText: `脚立 ${width}` })
      .getByRole('button')
      .click()
    await owner.getByRole('textbox', { name: say.comment }).fill('見積が古いようです')
    await owner.getByRole('button', { name: say.back }).click()
    await expect(owner.getByText(say.returned, { exact: true }).first()).toBeVisible()

    // Back with who asked: from the inbox to the form, corrected, and on its way again.
    await page.goto('/s/approvals?tab=requested')
    await page
      .getByRole('listitem')
      .filter({ hasText: `脚立 ${width}` })
      .getByRole('button')
      .click()
    await expect(page.getByText('見積が古いようです')).toBeVisible()
    await page.getByRole('link', { name: say.correct }).click()
    await page.getByRole('textbox', { name: /^費用/ }).fill('36500')
    await page.getByRole('button', { name: say.request }).click()
    await expect(page.locator('.decide')).toBeVisible()
    await page.getByRole('link', { name: say.told }).click()
    await page.getByRole('checkbox', { name: /小川 みのり/ }).uncheck()
    await page.getByRole('button', { name: say.save, exact: true }).click()
    await expect(page.getByText(language === 'ja' ? '0人に知らせます' : '0 people are told')).toBeVisible()

    // The same again and another, approved at once.
    const second = await ask(system, `延長コード ${width}`, { who: 'brand', workflow, values: { field_1: '2100' } })
    expect(second.status).toBe('pending')
    await owner.goto('/s/approvals')
    for (const title of [`脚立 ${width}`, `延長コード ${width}`])
      await owner.getByRole('checkbox', { name: title }).check()
    await owner.getByRole('button', { name: say.bulk }).click()
    await expect(owner.getByText(say.many).first()).toBeVisible()
    const minori = await system.as('brandMember')
    const told = (await minori.call('GET', '/api/notifications?per_page=5')).body.data.filter(
      ({ event }: { event: string }) => event === 'approval_approved',
    )
    const isTold = (title: string) => told.some((each: { title: string }) => each.title.includes(`${title} ${width}`))
    expect([isTold('延長コード'), isTold('脚立')]).toEqual([true, false])
    await speak(system, 'ja')
  })
}

test('an edited product cancels its approval, and says so to who asked', async ({ visit, system }) => {
  const asa = await system.as('brand')
  const { body: made } = await asa.call('POST', '/api/merchandisings', {
    brand_id: 1,
    merchandising: { name: '承認の途中で変わる', plan_quantity: 100, unit_cost: '1000' },
  })
  const { body: startable } = await asa.call('GET', '/api/custom_workflow_items/startable')
  const launch = startable.data.find((each: { name: string }) => each.name === '商品化の稟議')
  const wish = {
    definition_id: launch.id,
    subject_id: made.data.id,
    values: { reason: '試すため', first_order_on: null, supplier_known: null },
  }
  const { body: item } = await asa.call('POST', '/api/custom_workflow_items', { custom_workflow_item: wish })
  await asa.call('PATCH', `/api/merchandisings/${made.data.id}`, {
    merchandising: { unit_cost: '1200', lock_version: made.data.lock_version },
  })
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
  ['steps', '/s/approvals/1/approval_steps'],
  ['routes', '/s/approval_routes/'],
  ['workflows', '/s/custom_workflow_definitions/'],
  ['an item', '/s/custom_workflow_items/9/approval'],
  ['whom to tell', '/s/custom_workflow_items/9/select_notifiable'],
] as const) {
  test(`${name} at 390 px in en and 1280 px in ja: no axe violation, no scrolling sideways`, async ({
    visit,
    system,
  }) => {
    for (const [width, locale] of [
      [390, 'en'],
      [1280, 'ja'],
    ] as const) {
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
