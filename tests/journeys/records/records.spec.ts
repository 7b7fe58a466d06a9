import { expectNoSidewaysScroll } from '../fixture/accessible.ts'
import { expect, test } from '../fixture/journey.ts'
import { visitIn, ways } from '../fixture/speak.ts'

const words = {
  ja: {
    save: '保存する',
    field: 'カスタム項目を追加',
    change: (name: string) => `${name}を変える`,
    keep: '保存',
    template: 'テンプレートを作る',
    everyone: '会社全体',
    object: '異議を伝える',
    comment: /^コメント/,
    objected: '異議を伝えました',
    ours: /^自社の変更/,
    resolve: '解決にする',
    answer: /^異議への回答/,
    resolved: '解決にしました',
  },
  en: {
    save: 'Save',
    field: /^Add custom field/i,
    change: (name: string) => `Change ${name}`,
    keep: 'Save',
    template: 'New template',
    everyone: 'Everybody here',
    object: 'Object',
    comment: /^Comment/,
    objected: 'Objection sent',
    ours: /^Changed by us/,
    resolve: 'Settle',
    answer: /^Answer to the objection/,
    resolved: 'Settled',
  },
} as const

for (const way of ways) {
  const [language] = way
  const t = words[language]
  const mark = way.join('')

  test(`domain.md §3.17 a field of one’s own is defined, filled on a product, and still there: ${mark}`, async ({
    visit,
    system,
  }) => {
    const page = await visitIn({ visit, system }, 'brand', way)
    await page.goto('/s/extension_field_definitions')
    await page.getByRole('button', { name: t.field }).click()
    await page.locator('[name=name]').fill(`検品メモ${mark}`)
    if (language === 'en') await page.locator('[name=nameEn]').fill(`検品メモ${mark}`)
    await page.locator('[name=target]').selectOption('merchandising')
    await page.locator('[name=key]').fill(`check_${mark}`)
    await page.locator('[name=type]').selectOption('text')
    await page.getByRole('button', { name: t.save }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto('/s/merchandisings/md_map/1/23')
    await page.getByRole('button', { name: t.change(`検品メモ${mark}`) }).click()
    await page.getByRole('textbox', { name: `検品メモ${mark}` }).fill('針を確かめる')
    await page
      .getByRole('form')
      .or(page.locator('form.editor'))
      .last()
      .getByRole('button', { name: t.keep, exact: true })
      .click()
    await expect(page.getByRole('definition').filter({ hasText: '針を確かめる' })).toBeVisible()
    await page.reload()
    await expect(page.getByText('針を確かめる', { exact: true }).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  test(`domain.md §3.17 a list template is made for everybody, and a colleague sees it: ${mark}`, async ({
    visit,
    system,
  }) => {
    const page = await visitIn({ visit, system }, 'brand', way)
    await page.goto('/s/list_templates?target=production_schedule')
    await page.getByRole('button', { name: t.template }).first().click()
    const drawer = page.getByRole('dialog')
    await drawer.locator('[name=name]').or(drawer.getByRole('textbox').first()).first().fill(`週次会議 ${mark}`)
    await drawer.getByRole('combobox').last().selectOption({ label: t.everyone })
    await drawer.getByRole('button', { name: t.save, exact: true }).click()
    await expect(drawer).toHaveCount(0)
    await expect(page.getByText(`週次会議 ${mark}`).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    const other = await visitIn({ visit, system }, 'brandOwner', way)
    await other.goto('/s/list_templates?target=production_schedule')
    await expect(other.getByText(`週次会議 ${mark}`).first()).toBeVisible()
  })
}

test('domain.md §3.17 a partner objects to a change, and it is settled', async ({ visit, system }) => {
  const [way] = ways
  const [t, mark] = [words.ja, way.join('')]
  const waiting = (
    await (await system.as('supplier')).call('GET', '/api/confirmed_marks?side=theirs&status[]=open')
  ).body.data.find((each: { changed_by: { user_group: string } }) => each.changed_by.user_group.startsWith('白詰草'))
  const other = await visitIn({ visit, system }, 'supplier', way)
  await other.goto(`/s/confirmed_marks?q=${encodeURIComponent(waiting.target.label)}`)
  // In the list: before its rows are there, the filter's options alone bear these words, and are never clicked.
  await other.getByRole('grid').getByText(waiting.content_name).last().click()
  const drawer = other.getByRole('dialog')
  await drawer.getByLabel(t.comment).fill(`間に合いません ${mark}`)
  await drawer.getByRole('button', { name: t.object }).click()
  await expect(other.getByText(t.objected)).toBeVisible()
  await expectNoSidewaysScroll(other)

  const page = await visitIn({ visit, system }, 'brand', way)
  await page.goto(`/s/confirmed_marks?side=ours&status=objected`)
  await page.getByRole('grid').getByText(waiting.content_name).last().click()
  await expect(page.getByRole('dialog')).toContainText(`間に合いません ${mark}`)
  await page.getByRole('dialog').getByLabel(t.answer).fill('一週間延ばします')
  await page.getByRole('dialog').getByRole('button', { name: t.resolve }).click()
  await expect(page.getByText(t.resolved).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})
