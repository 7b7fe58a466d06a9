import { expectAccessible, expectNoSidewaysScroll } from '../fixture/accessible.ts'
import { expect, test } from '../fixture/journey.ts'
import { settled } from '../fixture/settled.ts'
import { visitIn, ways } from '../fixture/speak.ts'

test('§4 Organisation switch: from the ribbon, and the page reloads as the other organisation', async ({
  visit,
  watch,
}) => {
  // What is still on its way belongs to the organisation that was left: a picture, or a question, which is told so (A9).
  watch.allow(/403.*\/thumbnails\//)
  watch.allow(/409.*\/api\//)
  const page = await visit('manyOrganisations')
  await page.goto('/s/')
  const ribbon = page.locator('.ribbon .tape')
  await expect(ribbon).toContainText('BRAND')
  await page.evaluate(() => ((window as unknown as { before: boolean }).before = true))
  await ribbon.click()
  await page
    .getByRole('menuitem', { name: /SUPPLIER/ })
    .or(page.getByRole('menuitemradio', { name: /SUPPLIER/ }))
    .first()
    .click()
  await expect(ribbon).toContainText('SUPPLIER')
  expect(await page.evaluate(() => (window as unknown as { before?: boolean }).before)).toBeUndefined()
  // A supplier has no MD map in its menu.
  await expect(page.getByRole('button', { name: 'プロジェクト管理' })).toHaveCount(0)
})

for (const [language, refusal] of [
  ['日本語', 'この組織は利用規約に同意していないか、あなたはコンシェルジュではありません。'],
  ['English', 'This organisation has not agreed to the terms or you are not concierge.'],
] as const) {
  test(`§8 a refused concierge is told so in ${language}`, async ({ visit, watch }) => {
    watch.allow(/404/)
    const page = await visit('concierge')
    await page.goto('/s/')
    if (language !== '日本語') {
      await page.getByRole('button', { name: /^言語/ }).click()
      await page.getByText(language, { exact: true }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    }
    // The organisation took its consent back since the list was loaded: the server is asked for one without.
    await page.route('**/api/sessions/userinfo', (route) =>
      route.request().method() === 'PATCH'
        ? route.continue({ postData: '{"current_user_group_id":99999}' })
        : route.continue(),
    )
    await page.getByRole('button', { name: /^(アカウント|Account)/ }).click()
    await page
      .getByRole('menuitem', { name: /BRAND/ })
      .or(page.getByRole('menuitemradio', { name: /BRAND/ }))
      .first()
      .click()
    await expect(page.getByText(refusal)).toBeVisible()
  })
}

test('§2 impersonation: the banner names organisation and person, and Back leads out', async ({ visit }) => {
  const page = await visit('admin')
  await page.goto('/users/impersonations?q=asa.morishita')
  await page.getByRole('button', { name: /森下 あさ/ }).click()
  const banner = page.getByRole('complementary', { name: '代理で見ています' })
  await expect(banner).toContainText('森下 あさ')
  await expect(banner).toContainText('白詰草アパレル')
  // What the page still asks for would be refused in the name that is given back.
  await settled(page)
  await banner.getByRole('link', { name: '元に戻る' }).click()
  await expect(banner).toHaveCount(0)
  await page.getByRole('button', { name: /^アカウント/ }).click()
  await expect(page.getByRole('menu')).toContainText('ADMIN')
})

const words = {
  ja: {
    addresses: '入れるIPアドレス',
    wrong: /はIPアドレスでも範囲でもありません/,
    save: '保存',
    saved: '保存しました',
    sister: /^グループ組織の情報です/,
    enter: /^この会社に入る: .*白詰草アパレル/,
    behind: '（代理：隅田 琴）',
    switched: 'サインイン: 組織を切替',
    started: '代理表示: 開始',
    added: '注意用語: 追加',
  },
  en: {
    addresses: 'Addresses that may sign in',
    wrong: /is neither an address nor a range/,
    save: 'Save',
    saved: 'Saved',
    sister: /^A sister company, to read/,
    enter: /^Enter: .*白詰草アパレル/,
    behind: '(by 隅田 琴)',
    switched: 'Session: switched organisation',
    started: 'Impersonation: started',
    added: 'Attention term: added',
  },
} as const

for (const way of ways) {
  const [language] = way
  const t = words[language]

  test(`domain.md §3.1 the platform limits where an organisation signs in from, and whoever is elsewhere is out until it is lifted: ${way.join('')}`, async ({
    visit,
    system,
    watch,
  }) => {
    watch.allow(/40[13]/)
    const member = await visitIn({ visit, system }, 'knitSupplier', way)
    await member.goto('/s/account/user')
    await expect(member.getByRole('heading', { level: 1 })).toBeVisible()
    const { body } = await (await system.as('knitSupplier')).call('GET', '/api/sessions/userinfo')
    const page = await visitIn({ visit, system }, 'admin', way)
    await page.goto(`/s/user_groups/${body.data.current_user_group.id}/user_group_admin_config`)
    const addresses = page.getByLabel(t.addresses)
    const save = async () => {
      await page.getByRole('button', { name: t.save, exact: true }).click()
      await expect(page.getByText(t.saved, { exact: true })).toBeVisible()
    }
    await addresses.fill('本社の回線')
    await page.getByRole('button', { name: t.save, exact: true }).click()
    await expect(page.getByText(t.wrong)).toBeVisible()
    await addresses.fill('203.0.113.0/24')
    await save()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await member.reload()
    await expect(member).toHaveURL(/\/users\/sign_in/)
    await addresses.fill('')
    await expect(page.getByText(t.saved, { exact: true })).toHaveCount(0)
    await save()
    await member.goto('/users/sign_in')
    await member.locator('#email').fill('amu.suzuki@mikawa.example')
    await member.locator('#password').fill('demo-tsumugi')
    await member.locator('button.primary').click()
    await expect(member).toHaveURL(/\/s\/$/)
  })

  test(`domain.md §3.1 a sister company is read and not changed; a concierge enters; who stood behind an impersonation is in the audit: ${way.join('')}`, async ({
    visit,
    system,
    watch,
  }) => {
    // What a page still asks for in the name that is given back is refused, with 409 where it names that organisation.
    watch.allow(/40[139]/)
    const owner = await visitIn({ visit, system }, 'brandOwner', way)
    await owner.goto('/s/account/user_groups/2')
    await expect(owner.getByText(t.sister)).toBeVisible()
    await expect(owner.getByRole('main').getByRole('textbox')).toHaveCount(0)
    await expectNoSidewaysScroll(owner)

    const platform = await visitIn({ visit, system }, 'admin', way)
    await platform.goto('/s/concierges')
    await platform.getByRole('button', { name: t.enter }).first().click()
    await expect(platform.locator('.ribbon .tape')).toContainText('白詰草アパレル')
    // What the page asks in the name of the brand is answered before that name is given back.
    await settled(platform)
    // Whoever views as another acts for the platform while they choose.
    await platform.evaluate(async () => {
      const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' }
      const { data } = await (await fetch('/api/sessions/userinfo', { headers })).json()
      const body = JSON.stringify({ current_user_group_id: data.user_groups[0].id })
      await fetch('/api/sessions/userinfo', { method: 'PATCH', headers, body })
    })
    await platform.goto('/users/impersonations?q=minori.ogawa')
    await platform.getByRole('button', { name: /小川 みのり/ }).click()
    await expect(platform.getByRole('complementary').filter({ hasText: '小川 みのり' })).toBeVisible()
    await settled(platform)
    const done = await platform.evaluate(
      async (name) =>
        (
          await fetch('/api/care_attentions', {
            method: 'POST',
            headers: { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' },
            body: JSON.stringify({ care_attention: { name } }),
          })
        ).status,
      `代理で足した注意 ${way.join('')}`,
    )
    expect(done).toBe(200)
    await platform.goto('/users/exit_impersonation')

    await owner.goto('/s/account/user_groups/1?tab=audit')
    const row = (action: string) =>
      owner.getByRole('row').or(owner.locator('.people-card')).filter({ hasText: action }).first()
    await expect(row(t.switched)).toContainText('隅田 琴')
    await expect(row(t.started)).toContainText(`小川 みのり ${t.behind}`)
    await expect(row(t.added)).toContainText(`小川 みのり ${t.behind}`)
    await expectNoSidewaysScroll(owner)
    await visitIn({ visit, system }, 'brandOwner', ways[0])
  })
}
