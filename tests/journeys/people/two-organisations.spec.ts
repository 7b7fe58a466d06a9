import type { Page } from '@playwright/test'
import { expect, test } from '../fixture/journey.ts'

// What a page asked for just before the other tab switched is refused, or is not there, for the organisation of now.
test.beforeEach(({ watch }) => {
  watch.allow(/409/)
  watch.allow(/404 .*\/thumbnails\//)
})

const shown = '潮風衣料(デモ)'
const other = '白詰草アパレル(デモ)'

async function switchTo(page: Page, name: string) {
  await page.locator('.ribbon .tape').click()
  await Promise.all([page.waitForEvent('load'), page.getByRole('menuitemradio', { name }).click()])
  await expect(page.locator('.ribbon .tape')).toContainText(name)
}

/** Two tabs of one browser, both of 潮風; the first stands at a path. */
async function twoTabs(visit: (persona: 'manyOrganisations') => Promise<Page>, path: string) {
  const second = await visit('manyOrganisations')
  await second.goto('/s/')
  if (!(await second.locator('.ribbon .tape').innerText()).includes(shown)) await switchTo(second, shown)
  const first = await second.context().newPage()
  await first.goto(path)
  await expect(first.locator('.ribbon .tape')).toContainText(shown)
  return { first, second }
}

const question = (page: Page) => page.getByRole('dialog', { name: '組織が切り替わっています' })
const back = (page: Page) => question(page).getByRole('button', { name: `${shown}に戻して続ける` })

async function typeColour(page: Page, code: string) {
  await page.getByRole('button', { name: '色を追加' }).click()
  await page.locator('[name=code]').fill(code)
  await page.locator('[name=name]').fill(`${code}の色`)
}

test('design §3 a tab asks as soon as another one has switched, names both, and goes on as the other', async ({
  visit,
}) => {
  const { first, second } = await twoTabs(visit, '/s/')
  await switchTo(second, other)
  await expect(question(first)).toContainText(shown)
  await expect(question(first)).toContainText(other)
  await Promise.all([
    first.waitForEvent('load'),
    question(first)
      .getByRole('button', { name: `${other}で開き直す` })
      .click(),
  ])
  await expect(first.locator('.ribbon .tape')).toContainText(other)
  await expect(question(first)).toBeHidden()
})

test('design §3 what is saved in a tab of 潮風 never lands in 白詰草: asked again, switched back, saved where it was typed', async ({
  visit,
  system,
}) => {
  const { first, second } = await twoTabs(visit, '/s/master/colors')
  await typeColour(first, 'TWO1')
  await switchTo(second, other)
  await expect(question(first)).toBeVisible()
  await first.keyboard.press('Escape')
  await expect(question(first)).toBeHidden()
  await first.locator('[name=name]').press('Control+s')
  await expect(question(first)).toBeVisible()
  await back(first).click()
  await expect(question(first)).toBeHidden()
  await expect(first.getByText('TWO1の色').first()).toBeVisible()
  const codesOf = async (persona: 'brand' | 'otherBrand') => {
    const { body } = await (await system.as(persona)).call('GET', '/api/colors?per_page=99999')
    return body.data.map(({ code }: { code: string }) => code)
  }
  await expect.poll(() => codesOf('otherBrand')).toContain('TWO1')
  expect(await codesOf('brand')).not.toContain('TWO1')
})

test('design §3 half-typed work stays with the organisation it was typed for', async ({ visit }) => {
  const { first, second } = await twoTabs(visit, '/s/master/colors')
  await typeColour(first, 'TWO2')
  await switchTo(second, other)
  first.on('dialog', (dialog) => void dialog.accept())
  await Promise.all([
    first.waitForEvent('load'),
    question(first)
      .getByRole('button', { name: `${other}で開き直す` })
      .click(),
  ])
  const kept = await first.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('record_draft')))
  expect(kept).toEqual([expect.stringMatching(/^tsumugi\.record_draft\.2\./)])
})
