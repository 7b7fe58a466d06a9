import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { widgetTags } from '../../packages/sdk/src/widget-tags.ts'
import { expectAccessible } from '../journeys/fixture/accessible.ts'
import { expect, test } from '../journeys/fixture/journey.ts'
import { serveFolder, visitAt, type FolderSite } from './fixture/folder-site.ts'

const top = fileURLToPath(new URL('../../', import.meta.url))
const strict =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types 'none'"

test.describe('examples/plain-html', () => {
  let folder: string
  let site: FolderSite
  test.beforeAll(async ({ system }) => {
    folder = mkdtempSync(join(tmpdir(), 'tsumugi-plain-'))
    cpSync(join(top, 'examples/plain-html'), folder, { recursive: true })
    cpSync(join(top, 'packages/sdk/dist/cdn'), join(folder, 'sdk/v1'), { recursive: true })
    site = await serveFolder(folder, system.url, { 'Content-Security-Policy': strict })
  })
  test.afterAll(() => {
    site?.close()
    rmSync(folder, { recursive: true })
  })

  test('design §4: page and SDK from a static folder work under a strict policy and Trusted Types, with nothing to build', async ({
    visit,
  }) => {
    const page = await visitAt(site, visit, 'brand')
    await expect(
      page.locator('tsumugi-global-header').getByRole('button', { name: 'アカウント: 森下 あさ' }),
    ).toBeVisible()
    await page.locator('tsumugi-md-map .md-map-card').first().click()
    await expect(page.locator('tsumugi-md-map').getByRole('button', { name: '次の商品' })).toBeVisible()
    await page.evaluate(() => document.addEventListener('tsumugi-navigate', (event) => event.preventDefault()))
    await page.locator('tsumugi-side-menu').getByRole('link').first().click()
    await expect(page.locator('#said')).toContainText('へ移動します')
    await expectAccessible(page, { part: true })
  })
})

test('design §4: the reference page of every widget shows it alive, and axe finds nothing in its shadow root', async ({
  visit,
}) => {
  // A ribbon stands only for somebody who has another organisation to go to.
  const [brand, several] = [await visit('brand'), await visit('manyOrganisations')]
  for (const tag of widgetTags) {
    const page = tag === 'tsumugi-ribbon' ? several : brand
    await page.goto(`/sdk/v1/reference/${tag}.html`)
    const widget = page.locator(tag)
    await expect(widget.and(page.locator(':state(ready)')), tag).toBeVisible()
    const [first, ...others] = (['link', 'button', 'heading', 'tab'] as const).map((role) => widget.getByRole(role))
    await expect(others.reduce((alive, other) => alive.or(other), first!).first(), tag).toBeVisible()
    await expectAccessible(page, { part: true })
  }
})
