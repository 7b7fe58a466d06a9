import { expect, pageWith, test } from './fixture/site.ts'

const strict =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'; report-uri /reports"

test('a page under a strict content policy and Trusted Types reports nothing', async ({ site, page }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on(
    'console',
    (message) => /Content Security|TrustedHTML|Trusted/.test(message.text()) && problems.push(message.text()),
  )
  site.page(
    '/strict',
    pageWith('<tsumugi-global-header></tsumugi-global-header><tsumugi-side-menu></tsumugi-side-menu>'),
    { 'content-security-policy': strict },
  )
  await page.goto(`${site.url}/strict`)
  await page.locator('.count').click()
  await expect(page.locator('.count')).toHaveText('1')
  await page.locator('.ask').click()
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('tsumugi-global-header output')).toHaveText('false')
  expect(problems).toEqual([])
  expect(site.reports).toEqual([])
  // The watch is awake: what a widget must not do is reported.
  await page.evaluate(() => document.head.append(document.createElement('style')))
  await page.evaluate(() => (document.querySelector('style')!.textContent = 'p { color: red }'))
  await expect.poll(() => site.reports.length).toBeGreaterThan(0)
})

test('a hostile page can neither restyle, clip nor cover a widget and its dialog', async ({ site, page }) => {
  site.page(
    '/hostile',
    pageWith(
      `
    <div style="transform: scale(1); overflow: hidden; block-size: 90px; contain: paint">
      <tsumugi-global-header></tsumugi-global-header>
    </div>
    <div style="position: fixed; inset: 200px 0 0 0; z-index: 2147483647; background: silver">on top</div>`,
      `<style>html { font-size: 10px } * { all: unset } head * { display: none } div { display: block }
      button, dialog, p { display: none !important; color: red !important }</style>`,
    ),
  )
  await page.goto(`${site.url}/hostile`)
  await page.locator('.count').click()
  await expect(page.locator('.count')).toHaveText('1')
  const size = await page
    .locator('.count')
    .evaluate((button) => getComputedStyle(button.closest('.tsumugi-element')!).fontSize)
  expect(size).toBe('14px')
  await page.locator('.ask').click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(dialog).toBeVisible()
  // Actionable means hit-testing reaches it: not clipped by the transformed box, not under the page's highest layer.
  await dialog.getByRole('button').first().click()
  await expect(dialog).toBeHidden()
})

for (const library of ['turbo', 'turbolinks'] as const) {
  test(`a permanent element keeps its state over ${library} visits and Back`, async ({ site, page }) => {
    const permanent = library === 'turbo' ? 'data-turbo-permanent' : 'data-turbolinks-permanent'
    const body = (title: string, link: string) =>
      pageWith(
        `<tsumugi-global-header id="header" ${permanent}></tsumugi-global-header><h1>${title}</h1><a href="${link}">onward</a>`,
        `<script src="/vendor/${library}.js"></script>`,
      )
    site.page(`/${library}/one`, body('one', `/${library}/two`))
    site.page(`/${library}/two`, body('two', `/${library}/one`))
    await page.goto(`${site.url}/${library}/one`)
    await page.evaluate(() => ((window as unknown as { same: boolean }).same = true))
    await page.locator('.count').click()
    await page.getByText('onward').click()
    await expect(page.locator('h1')).toHaveText('two')
    await expect(page.locator('.count')).toHaveText('1')
    await page.locator('.count').click()
    await page.goBack()
    await expect(page.locator('h1')).toHaveText('one')
    await expect(page.locator('.count')).toHaveText('2')
    expect(await page.evaluate(() => (window as unknown as { same: boolean }).same)).toBe(true)
  })
}
