import { demoPassword, personas, type PersonaKey } from '@tsumugi/server/personas'

/** Signs in through the page people use; answers the session cookie. */
export async function signInAs(url: string, persona: PersonaKey): Promise<{ name: string; value: string }> {
  const { email } = personas.find((each) => each.key === persona)!
  const page = await fetch(`${url}/users/sign_in`)
  const cookies = page.headers.getSetCookie().map((line) => line.split(';')[0])
  const [, token = ''] = /name="form_token" value="([^"]+)"/.exec(await page.text()) ?? []
  const answer = await fetch(`${url}/users/sign_in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: cookies.join('; ') },
    body: new URLSearchParams({ form_token: token, email, password: demoPassword }),
  })
  const session = answer.headers.getSetCookie().find((line) => /^(__Host-)?tsumugi_session=/.test(line))
  const [, name, value] = /^((?:__Host-)?tsumugi_session)=([^;]+)/.exec(session ?? '') ?? []
  if (!name || !value)
    throw new Error(
      `${email} could not sign in at ${url}: it answered ${answer.status}. Is DEMO off, or the password changed?`,
    )
  return { name, value }
}
