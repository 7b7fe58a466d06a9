import type { RouteName } from '@tsumugi/navigation'

/** What every page that loads a session asks first. */
export const sessionCall = '/api/sessions/userinfo'

/**
 * What a screen asks at once at its bare address, without query: the page asks it while the code still loads, and the
 * client takes the answers over (`first-answers.ts`). `:id` is that of the address. A call that the screen makes in other words is
 * asked twice: `first-page.spec.ts` finds those.
 */
export const firstCalls: Partial<Record<RouteName, readonly string[]>> = {
  home: ['/api/home'],
  mdMap: ['/api/brands?per_page=99999', '/api/user_group_defined_categories?per_page=99999'],
  productions: ['/api/productions?page=1&sort=-updatedAt'],
  trade: ['/api/trades/:id'],
}
