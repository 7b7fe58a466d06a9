import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../journeys/fixture/accessible.ts'
import { expect, test } from '../journeys/fixture/journey.ts'
import { serveFolder, visitAt, type FolderSite } from './fixture/folder-site.ts'

const top = fileURLToPath(new URL('../../', import.meta.url))
const strict =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types 'none'"

/** Each tag as a page of others writes it, with what of the demo it shows and the link or row that it leads on from. */
const widgets = {
  'invoice-match': { attributes: 'invoice-id="7"', heading: 'INV2610-00001', event: 'document-open' },
  'trade-chain': { attributes: 'trade-id="9"', heading: 'TR2611-00001', event: 'document-open' },
  'production-schedule': { attributes: 'schedule-id="2"', heading: '', event: 'production-open' },
  payments: { attributes: '', heading: null, event: 'payment-run-open' },
  'material-wall': { attributes: '', heading: '', event: 'material-open' },
  recruitment: { attributes: 'recruitment-id="1"', heading: '27秋冬 ニットカーディガン', event: 'application-open' },
} as const

/** Writes down every event by which a widget asks before it leads on, and keeps it from doing so. */
const listener = `for (const name of ${JSON.stringify([...new Set(Object.values(widgets).map(({ event }) => event))])})
  document.addEventListener('tsumugi-' + name, (event) => {
    event.preventDefault()
    document.querySelector('#said').textContent = event.type + ' ' + JSON.stringify(event.detail)
  })`

/** A page that is light or dark as its reader wants it. */
const ground =
  ':root { color-scheme: light dark } body { background: light-dark(#fff, #161412); color: light-dark(#222, #eee) }'

let folder: string
let site: FolderSite
test.beforeAll(async ({ system }) => {
  folder = mkdtempSync(join(tmpdir(), 'tsumugi-later-'))
  cpSync(join(top, 'packages/sdk/dist/cdn'), join(folder, 'sdk/v1'), { recursive: true })
  mkdirSync(join(folder, 'pages'))
  writeFileSync(join(folder, 'listener.js'), listener)
  writeFileSync(join(folder, 'page.css'), ground)
  for (const [name, { attributes }] of Object.entries(widgets))
    writeFileSync(
      join(folder, `pages/${name}.html`),
      `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/page.css"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/sdk/v1/cloak.css"><script type="module" src="/sdk/v1/loader.js"></script>
<script type="module" src="/listener.js"></script></head>
<body><main><h1>${name}</h1><tsumugi-${name} ${attributes}></tsumugi-${name}><p id="said" role="status"></p></main></body></html>`,
    )
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>start</title><link rel="icon" href="data:,">')
  site = await serveFolder(folder, system.url, { 'Content-Security-Policy': strict })
})
test.afterAll(() => {
  site?.close()
  rmSync(folder, { recursive: true })
})

const openOn = (page: Page, name: string) => page.goto(`${site.url}/pages/${name}.html`)
const linkOf = (page: Page, name: string) => {
  const widget = page.locator(`tsumugi-${name}`)
  if (name === 'payments') return widget.getByRole('row', { name: 'PR2610-00001' })
  return name === 'material-wall' ? widget.locator('.cloths .open') : widget.locator('a[href^="/s/"]')
}

for (const [name, { heading, event }] of Object.entries(widgets)) {
  test(`design §4 <tsumugi-${name}> in a strange page: alive under a strict policy, the page hears first, and it fits a phone`, async ({
    visit,
  }) => {
    const page = await visitAt(site, visit, 'brand')
    await openOn(page, name)
    const widget = page.locator(`tsumugi-${name}`)
    await expect(widget.and(page.locator(':state(ready)'))).toBeVisible()
    if (heading !== null) await expect(widget.getByRole('heading', { name: heading }).first()).toBeVisible()
    await expectAccessible(page, { part: true })
    if (event) {
      const before = page.url()
      await linkOf(page, name).first().click()
      await expect(page.locator('#said')).toContainText(new RegExp(`^tsumugi-${event} \\{.*"id":\\d+`))
      expect(page.url()).toBe(before)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBeLessThanOrEqual(0)
  })
}

test('design §4 a link of <tsumugi-trade-chain> that nobody prevents loads its page', async ({ visit }) => {
  const page = await visitAt(site, visit, 'brand')
  await page.route('**/listener.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await openOn(page, 'trade-chain')
  const link = linkOf(page, 'trade-chain').first()
  const address = await link.getAttribute('href')
  await link.click()
  await page.waitForURL(`${site.url}${address}`)
})

test('domain §3.10 a row of <tsumugi-payments> that nobody prevents opens its run, with its state, sum and locked file', async ({
  visit,
}) => {
  const page = await visitAt(site, visit, 'brand')
  await page.route('**/listener.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await openOn(page, 'payments')
  await linkOf(page, 'payments').click()
  const run = page.locator('tsumugi-payments .run-panel')
  await expect(run.getByRole('heading', { name: 'PR2610-00001' })).toBeVisible()
  const head = run.locator('.payment-block > header').first()
  await expect(head).toContainText('照合済')
  await expect(head).toContainText('¥1,655,280')
  await expect(run.getByRole('listitem').filter({ hasText: '江南縫製(デモ)' })).toContainText('¥1,655,280')
  await expect(run.getByRole('button', { name: '全銀データを保存' })).toBeVisible()
  await expectAccessible(page, { part: true })
})
