import type { PersonaKey } from '@tsumugi/server/personas'
import { signInAs } from './sign-in-as.ts'

export interface SessionCookie {
  readonly name: string
  readonly value: string
}

interface Stored {
  readonly cookie: SessionCookie
  /** Whom it acted for when it was made. */
  readonly standing: string
}

/**
 * Sessions of a server's people, each made once: the hash of a password is slow on purpose. One that was ended since,
 * or acts for another organisation or person than it did at first, gives way to a new one.
 */
export function storedSessions(url: string): (persona: PersonaKey) => Promise<SessionCookie> {
  const stored = new Map<PersonaKey, Stored>()
  return async (persona) => {
    const known = stored.get(persona)
    if (known && (await standingOf(url, known.cookie)) === known.standing) return known.cookie
    const cookie = await signInAs(url, persona)
    const standing = await standingOf(url, cookie)
    if (standing) stored.set(persona, { cookie, standing })
    return cookie
  }
}

/** Organisation and persons that a session acts for; nothing when it does not act at all. */
async function standingOf(url: string, { name, value }: SessionCookie): Promise<string | undefined> {
  const headers = { Cookie: `${name}=${value}`, 'X-Requested-With': 'XMLHttpRequest' }
  const answer = await fetch(`${url}/api/sessions/userinfo`, { headers })
  if (answer.status !== 200) return void (await answer.body?.cancel())
  const { data } = (await answer.json()) as {
    data: { id: number; current_user_group: { id: number } | null; original_user: unknown }
  }
  return JSON.stringify([data.id, data.current_user_group?.id, data.original_user])
}
