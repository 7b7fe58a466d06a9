import { routeNouns } from '@tsumugi/navigation'
import { isReady, upcoming } from '@tsumugi/shell/help-topics'
import { expect, it } from 'vitest'
import { built, notBuilt } from './not-built.ts'

/** Lower it when a screen is built. It rises only where a link that led home silently got a route that says what comes. */
const most = 14

it('the list of screens not built yet only shrinks', () => {
  expect(notBuilt.length).toBe(most)
  expect(new Set(built).size).toBe(built.length)
})

it('every screen that works has a first step in its help, and only areas to come go without', () => {
  const ready = built.flatMap((name) => routeNouns[name] ?? [])
  const coming = notBuilt.flatMap((name) => routeNouns[name] ?? [])
  expect(ready.filter((noun) => !isReady(noun))).toEqual([])
  expect(upcoming.filter((noun) => !coming.includes(noun))).toEqual([])
  expect(coming.filter((noun) => isReady(noun) && !ready.includes(noun))).toEqual([])
})
