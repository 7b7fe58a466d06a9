import type { SessionUser } from '@tsumugi/domain'
import { $phase } from '@tsumugi/session'
import { afterEach, expect, it } from 'vitest'
import { draw, erase } from '@tsumugi/ui/draw'
import { ShellScene, demoUser, switchingUser } from '../shell-scene.fixture.tsx'
import { Ribbon } from './ribbon.tsx'

afterEach(() => {
  $phase.set('ready')
  erase()
})

async function drawRibbon(user: SessionUser | null) {
  draw(
    <ShellScene user={user}>
      <Ribbon />
    </ShellScene>,
  )
  await expect.poll(() => document.querySelector('.overlay-host')).not.toBeNull()
}

const room = () => document.querySelector<HTMLElement>('.ribbon')

it('§9 Ribbon width 288: its room is kept until the session is answered, so that nothing below jumps', async () => {
  await drawRibbon(null)
  $phase.set('loading')
  await expect.poll(() => [room()?.offsetWidth, room()?.offsetHeight]).toEqual([288, 56])
  expect(document.querySelector('.tape')).toBeNull()
  $phase.set('ready')
  await expect.poll(room).toBeNull()
})

it('§2 the ribbon shows only when switching organisation is possible', async () => {
  await drawRibbon(demoUser())
  expect(room()).toBeNull()
  erase()
  await drawRibbon(switchingUser())
  await expect.poll(() => document.querySelector('.tape')?.textContent).toContain('白詰草アパレル')
})
