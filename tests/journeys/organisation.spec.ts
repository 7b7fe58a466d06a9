import { expect, test } from './fixture/journey.ts'

test('§4 Organisation switch: from the ribbon, and the page reloads as the other organisation', async ({ visit, watch }) => {
  // A picture still on its way belongs to the organisation that was left.
  watch.allow(/403.*\/thumbnails\//)
  const page = await visit('manyOrganisations')
  await page.goto('/s/')
  const ribbon = page.locator('.ribbon .tape')
  await expect(ribbon).toContainText('BRAND')
  await page.evaluate(() => ((window as unknown as { before: boolean }).before = true))
  await ribbon.click()
  await page.getByRole('menuitem', { name: /SUPPLIER/ }).or(page.getByRole('menuitemradio', { name: /SUPPLIER/ })).first().click()
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
      route.request().method() === 'PATCH' ? route.continue({ postData: '{"current_user_group_id":99999}' }) : route.continue())
    await page.getByRole('button', { name: /^(アカウント|Account)/ }).click()
    await page.getByRole('menuitem', { name: /BRAND/ }).or(page.getByRole('menuitemradio', { name: /BRAND/ })).first().click()
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
  await page.waitForLoadState('networkidle')
  await banner.getByRole('link', { name: '元に戻る' }).click()
  await expect(banner).toHaveCount(0)
  await page.getByRole('button', { name: /^アカウント/ }).click()
  await expect(page.getByRole('menu')).toContainText('ADMIN')
})
