import type { System } from '@tsumugi/dev-env'
import { expectAccessible, expectNoSidewaysScroll } from './fixture/accessible.ts'
import { expect, test } from './fixture/journey.ts'

const screens = [
  ['home', '/s/', 'brand'],
  ['home of a supplier', '/s/', 'supplier'],
  ['home of an admin', '/s/', 'admin'],
  ['MD map', '/s/merchandisings/md_map', 'brand'],
  ['MD map by weeks and figures', '/s/merchandisings/md_map?unit=week&zoom=large&heat=quantity', 'brand'],
  ['a product on the map', '/s/merchandisings/md_map/1/23', 'brand'],
  ['a screen that is not built yet', '/s/trades/', 'brand'],
  ['error', '/s/error?code=404&from=%2Fs%2Ftrades%2F9', 'brand'],
  ['header and ribbon alone', '/s/for_rails/global_header_ribbon', 'manyOrganisations'],
  ['terms', '/users/terms', 'supplierBeforeTerms'],
  ['impersonations', '/users/impersonations', 'admin'],
] as const

for (const [name, path, persona] of screens) {
  for (const [width, language] of [[1280, 'ja'], [390, 'en']] as const) {
    test(`${name} at ${width} px in ${language}: no axe violation in either theme, no scrolling sideways`, async ({ visit, system }) => {
      await speak(system, persona, language)
      const page = await visit(persona)
      await page.setViewportSize({ width, height: 800 })
      // The error page loads no session: it speaks as the page before it did.
      await page.goto('/s/')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await page.waitForLoadState('networkidle').catch(() => undefined)
      await expect(page.locator('.skeleton')).toHaveCount(0)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page, { part: path.includes('for_rails') })
      await speak(system, persona, 'ja')
    })
  }
}

type Persona = (typeof screens)[number][2]

/** The account keeps its language: other journeys expect it in Japanese. */
async function speak(system: System, persona: Persona, locale: string) {
  const caller = await system.as(persona)
  const { body } = await caller.call('GET', '/api/sessions/userinfo')
  await caller.call('PATCH', `/api/users/${body.data.id}`, { user: { locale } })
}
