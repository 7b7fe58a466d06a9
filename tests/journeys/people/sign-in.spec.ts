import { expectAccessible, expectNoSidewaysScroll } from '../fixture/accessible.ts'
import { expect, test } from '../fixture/journey.ts'
import { settled } from '../fixture/settled.ts'

const asa = { mail: 'asa.morishita@shirotsume.example', password: 'demo-tsumugi' }

// Who somebody is, the application finds out by asking; the browser notes a refusal in its console.
const askedInVain = /401.*\/api\/sessions\/userinfo/

test('a merchandiser signs in, works, and signs out', async ({ page, watch }) => {
  watch.allow(askedInVain)
  await page.goto('/s/')
  await page.waitForURL('**/users/sign_in**')
  await page.getByLabel('メールアドレス').fill(asa.mail)
  await page.getByLabel('パスワード', { exact: true }).fill(asa.password)
  await page.getByRole('button', { name: 'サインイン', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'ダッシュボード' })).toBeVisible()
  await expect(page).toHaveTitle('Tsumugi CLOUD')
  // What the page still asks for when the session ends is refused, and the browser notes that in its console.
  await settled(page)
  await page.getByRole('button', { name: /^アカウント/ }).click()
  await expect(page.getByRole('menu')).toContainText('BRAND')
  await page.getByRole('menuitem', { name: 'サインアウト' }).click()
  await page.waitForURL('**/users/sign_in**')
  expect(await page.evaluate(() => localStorage.getItem('userinfo'))).toBeNull()
  await page.goto('/s/merchandisings/md_map')
  await page.waitForURL('**/users/sign_in**')
})

test('domain.md §3.1 agreed(terms): every page leads to the terms first, and on from there once they are agreed to', async ({
  visit,
}) => {
  const page = await visit('supplierBeforeTerms')
  await page.goto('/s/messages')
  await expect(page.getByRole('heading', { name: '利用規約' })).toBeVisible()
  await page.getByRole('button', { name: '会社を代表して同意する' }).click()
  await expect(page).toHaveURL(/\/s\/messages$/)
  await expect(page.getByRole('banner')).toBeVisible()
})

test('§8 HTTP 401: after signing in one is back where one was, query and hash too', async ({ page, watch }) => {
  watch.allow(askedInVain)
  await page.goto('/s/trades/?page=2#last')
  await page.waitForURL('**/users/sign_in?return_to=**')
  await page.getByLabel('メールアドレス').fill(asa.mail)
  await page.getByLabel('パスワード', { exact: true }).fill(asa.password)
  await page.getByRole('button', { name: 'サインイン', exact: true }).click()
  await page.waitForURL('**/s/trades/?page=2#last')
})

for (const elsewhere of ['https://evil.example/', '//evil.example/', '/\\evil.example', '/.//evil.example']) {
  test(`return_to never leaves the origin: ${elsewhere}`, async ({ page, system }) => {
    await page.goto(`/users/sign_in?return_to=${encodeURIComponent(elsewhere)}`)
    await page.getByLabel('メールアドレス').fill(asa.mail)
    await page.getByLabel('パスワード', { exact: true }).fill(asa.password)
    await page.getByRole('button', { name: 'サインイン', exact: true }).click()
    await page.waitForURL(`${system.url}/s/`)
  })
}

test('§8 HTTP 401: an expired session sends the top window to sign-out with the way back', async ({ visit, watch }) => {
  watch.allow(/401/)
  const page = await visit('brand')
  await page.goto('/s/')
  await expect(page.getByRole('heading', { name: 'ダッシュボード' })).toBeVisible()
  // What the page still asks for after this would lead to the sign-out by itself, before anybody presses anything.
  await settled(page)
  await page.context().clearCookies({ name: 'tsumugi_session' })
  const asked = page.waitForRequest((request) => request.url().includes('/users/sign_out'))
  await page.getByRole('button', { name: 'プロジェクト管理' }).click()
  await page.getByRole('link', { name: 'MDマップ' }).click()
  const { searchParams } = new URL((await asked).url())
  expect(searchParams.get('return_to')).toMatch(/^\/s\/merchandisings\/md_map/)
  await page.waitForURL('**/users/sign_in?return_to=**')
})

for (const width of [1280, 390]) {
  for (const language of ['ja', 'en', 'zh-CN']) {
    test(`the sign-in pages in ${language} at ${width} px are accessible in both themes`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      for (const path of ['/users/sign_in', '/users/password/new']) {
        await page.goto(`${path}?lang=${language}`)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      }
    })
  }
}
