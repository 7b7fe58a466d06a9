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
  ['own organisation', '/s/account/user_groups/1', 'brand'],
  ['functions of members', '/s/account/user_groups/1?tab=functions', 'brand'],
  ['audit', '/s/account/user_groups/1?tab=audit', 'brand'],
  ['personal settings', '/s/account/user', 'brand'],
  ['suppliers', '/s/suppliers', 'brand'],
  ['a supplier', '/s/suppliers/1', 'brand'],
  ['organisations of the platform', '/s/user_groups', 'admin'],
  ['what the platform grants', '/s/user_groups/1/user_group_admin_config', 'admin'],
  ['super groups', '/s/super_groups', 'admin'],
  ['concierges', '/s/concierges', 'admin'],
  ['terms', '/users/terms', 'supplierBeforeTerms'],
  ['impersonations', '/users/impersonations', 'admin'],
] as const

/** One visit looks at a few screens: signing in and the first load cost more than the looking. */
function* visits(): Generator<readonly [Persona, readonly Screen[]]> {
  for (const persona of new Set(screens.map((screen) => screen[2]))) {
    const own = screens.filter((screen) => screen[2] === persona)
    for (let at = 0; at < own.length; at += 4) yield [persona, own.slice(at, at + 4)]
  }
}

for (const [persona, seen] of visits()) {
  for (const [width, language] of [[1280, 'ja'], [390, 'en']] as const) {
    test(`${seen.map(([name]) => name).join('; ')} at ${width} px in ${language}: no axe violation in either theme, no scrolling sideways`, async ({ visit, system }) => {
      await speak(system, persona, language)
      const page = await visit(persona)
      await page.setViewportSize({ width, height: 800 })
      // The error page loads no session: it speaks as the page before it did.
      await page.goto('/s/')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const [, path] of seen) {
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await page.waitForLoadState('networkidle').catch(() => undefined)
        await expect(page.locator('.skeleton')).toHaveCount(0)
        await expectNoSidewaysScroll(page)
        await expectAccessible(page, { part: path.includes('for_rails') })
      }
      await speak(system, persona, 'ja')
    })
  }
}

type Screen = (typeof screens)[number]
type Persona = Screen[2]

/** The account keeps its language: other journeys expect it in Japanese. */
async function speak(system: System, persona: Persona, locale: string) {
  const caller = await system.as(persona)
  const { body } = await caller.call('GET', '/api/sessions/userinfo')
  await caller.call('PATCH', `/api/users/${body.data.id}`, { user: { locale } })
}
