import { sessionCall } from '../../packages/foundation/api/src/first-answers/first-calls.ts'
import { expect, test } from './fixture/journey.ts'

for (const [persona, path] of [
  ['supplier', '/s/merchandisings/md_map'],
  ['supplier', '/s/master/brands'],
  ['brandMember', '/s/master/brands'],
  ['brandWithoutFunctions', '/s/merchandisings/report'],
  ['brand', '/s/concierges'],
  ['brand', '/s/matching-console/worker'],
  ['trade', '/s/approvals'],
  ['distributor', '/s/production_schedules'],
  ['brand', '/s/list_templates?target=other'],
] as const) {
  test(`§5 Route guard: ${path} sends ${persona} to /`, async ({ visit, system }) => {
    const page = await visit(persona)
    await page.goto(path)
    await page.waitForURL(`${system.url}/s/`)
    await expect(page.getByRole('main')).toBeVisible()
  })
}

test('§2 Unknown paths redirect to /', async ({ visit, system }) => {
  const page = await visit('brand')
  for (const path of ['/s/nothing', '/s/trades/1/2/3', '/s/merchandisings/md_map/x/1']) {
    await page.goto(path)
    await page.waitForURL(`${system.url}/s/`)
  }
})

test("§1 switching language sets the page's language and its texts, and a reload keeps it", async ({ visit }) => {
  const page = await visit('brandMember')
  await page.goto('/s/')
  for (const [choice, lang, said] of [
    ['English', 'en', 'Dashboard'],
    ['简体中文', 'zh-CN', /./],
    ['日本語', 'ja', 'ダッシュボード'],
  ] as const) {
    await page.locator('.global-header .language').click()
    await page.getByText(choice, { exact: true }).last().click()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
  }
})

test('§4 Menu sections toggle on their header, and both section and folded menu survive a reload', async ({
  visit,
}) => {
  const page = await visit('brand')
  await page.goto('/s/')
  const billing = page.getByRole('button', { name: '請求', exact: true })
  await expect(page.getByRole('button', { name: '生産', exact: true })).toHaveAttribute('aria-expanded', 'true')
  await expect(billing).toHaveAttribute('aria-expanded', 'false')
  await billing.click()
  await page.reload()
  await expect(billing).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'メニュー', exact: true }).click()
  await expect(page.locator('.side-menu')).toHaveAttribute('data-folded', 'true')
  await page.reload()
  await expect(page.locator('.side-menu')).toHaveAttribute('data-folded', 'true')
})

test('§2 a link of the menu stays inside the application; links to the older application load their twin', async ({
  visit,
}) => {
  const page = await visit('brand')
  await page.goto('/s/')
  await page.evaluate(() => ((window as unknown as { same: boolean }).same = true))
  await page.getByRole('link', { name: 'サプライヤー', exact: true }).click()
  await page.waitForURL('**/s/suppliers')
  expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBe(true)
  await page.getByRole('link', { name: 'アイテム一覧' }).click()
  await page.waitForURL('**/s/productions')
})

test('§2 calendar, with the last saved calendar query appended', async ({ visit }) => {
  const page = await visit('brand')
  await page.goto('/s/calendar?month=2027-03')
  const link = page.getByRole('navigation', { name: '全体メニュー' }).getByRole('link', { name: 'カレンダー' })
  await expect(link).toHaveAttribute('href', '/calendar?month=2027-03')
  await page.getByRole('button', { name: '次の月' }).click()
  await expect(link).toHaveAttribute('href', '/calendar?month=2027-04')
  await page.goto('/s/')
  await link.click()
  await expect(page).toHaveURL(/\/s\/calendar\?month=2027-04$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2027年4月')
})

test('§9 previous page: the way back from a record leads to its list as it was left, until a menu link clears it', async ({
  visit,
}) => {
  const page = await visit('brand')
  await page.goto('/s/suppliers?q=%E6%B1%9F%E5%8D%97')
  await page.getByText('江南縫製(デモ)').first().click()
  const back = page.locator('.screen-back')
  await expect(back).toHaveAttribute('href', '/s/suppliers?q=%E6%B1%9F%E5%8D%97')
  await back.click()
  await expect(page).toHaveURL(/\/s\/suppliers\?q=/)
  await page.getByRole('navigation', { name: '全体メニュー' }).getByRole('link', { name: 'ダッシュボード' }).click()
  await expect(page).toHaveURL(/\/s\/$/)
  expect(await page.evaluate(() => localStorage.getItem('tsumugi.previous_page'))).toBeNull()
})

test('§3 original_user: who may view as somebody finds the way among the organisations', async ({ visit }) => {
  const page = await visit('admin')
  await page.goto('/s/user_groups')
  await page.getByRole('link', { name: '代わりに見る' }).click()
  await expect(page).toHaveURL(/\/users\/impersonations$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('代わりに見る')
})

test('§8 HTTP 404: the error page says where from and leads home', async ({ visit }) => {
  const page = await visit('brand')
  await page.goto('/s/error?code=404&from=%2Fs%2Ftrades%2F9')
  await expect(page.getByText('ページが見つかりません')).toBeVisible()
  await page.getByRole('link', { name: 'ホームに戻る' }).click()
  await page.waitForURL('**/s/')
})

test('the built application has the colours of its themes', async ({ visit }) => {
  const page = await visit('brand')
  await page.goto('/s/merchandisings/md_map')
  const button = page.getByRole('button', { name: '商品を追加', exact: true })
  const colour = () => button.evaluate((element) => getComputedStyle(element).backgroundColor)
  await expect(button).toBeVisible()
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await colour()
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await colour()
  expect(new Set([light, dark, 'rgba(0, 0, 0, 0)']).size).toBe(3)
})

test('who is signed in is asked before the code is there, taken over, and not asked twice', async ({
  visit,
  system,
}) => {
  const page = await visit('brand')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url().slice(system.url.length)))
  await page.goto('/s/')
  await expect(page.locator('meta[name=first-asks]')).toHaveCount(1)
  const left = () =>
    page.evaluate(() => [...(Reflect.get(globalThis, 'tsumugiFirstAnswers') as Map<string, unknown>).keys()])
  await expect.poll(left).toEqual([])
  expect(asked.filter((address) => address === sessionCall)).toHaveLength(1)
})
