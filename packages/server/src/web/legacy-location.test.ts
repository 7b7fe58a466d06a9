import { expect, it } from 'vitest'
import { mayBeSet, withoutOurs } from './legacy-cookies.ts'
import { seenFromOutside } from './legacy-location.ts'

const legacy = 'http://legacy:3000'
const here = 'https://cloud.example'
const asked = `${legacy}/trade/trades?page=1`

/** What the older application answers, and where the visitor must arrive. */
const places: Record<string, string> = {
  'http://legacy:3000': `${here}/`,
  'http://legacy:3000/': `${here}/`,
  'http://legacy:3000/trade/trades?page=2#3': `${here}/trade/trades?page=2#3`,
  '/users/sign_in': `${here}/users/sign_in`,
  'trades/2': `${here}/trade/trades/2`,
  '?page=3': `${here}/trade/trades?page=3`,
  'http://legacy:3000//evil.example/x': `${here}/evil.example/x`,
  'http://legacy:3000///evil.example/x': `${here}/evil.example/x`,
  'http://legacy:3000/\\\\evil.example/x': `${here}/evil.example/x`,
  'http://legacy:3000/\\evil.example/x': `${here}/evil.example/x`,
  'http://legacy:3000/./\\evil.example': `${here}/evil.example`,
  'http://legacy:3000/%2f/evil.example': `${here}/%2f/evil.example`,
  'http://legacy:3000/\t//evil.example': `${here}/evil.example`,
  'HTTP://LEGACY:3000//evil.example': `${here}/evil.example`,
  'http://user@legacy:3000//evil.example': `${here}/evil.example`,
  'http://legacy:3000@evil.example/x': 'http://legacy:3000@evil.example/x',
  'http://legacy:30001/x': 'http://legacy:30001/x',
  'http://legacy.evil.example/x': 'http://legacy.evil.example/x',
  'https://other.example/': 'https://other.example/',
  'javascript:alert(1)': `${here}/`,
  'data:text/html,x': `${here}/`,
  'http://': `${here}/`,
}

it.each(Object.entries(places))('a redirect to %s leads to %s', (location, place) => {
  expect(new URL(seenFromOutside(location, legacy, asked), `${here}/trade/trades`).href).toBe(new URL(place).href)
})

it.each([
  ['_older=1', '_older=1'],
  ['tsumugi_session=a', ''],
  ['a=1; tsumugi_session=a; b=2', 'a=1; b=2'],
  ['__Host-tsumugi_session=a; tsumugi_form=b;tsumugi_second_step=c; tsumugi_language=ja', ''],
  ['TSUMUGI_session=a;  ; x=y=z', 'x=y=z'],
  ['my_tsumugi_session=a', 'my_tsumugi_session=a'],
])('of the cookies %s the older application gets %s', (given, passed) => {
  expect(withoutOurs(given)).toBe(passed)
})

it.each([
  ['_older=1; path=/', true],
  ['theme=tsumugi_session=1', true],
  ['tsumugi_session=a; path=/', false],
  [' tsumugi_session =a', false],
  ['=tsumugi_session=a', false],
  ['tsumugi_session', false],
  ['__Host-tsumugi_session=a; Secure; Path=/', false],
  ['__Secure-tsumugi_form=a', false],
  ['Tsumugi_Session=a', false],
  ['tsumugi_session=; Max-Age=0', false],
])('it may set %s: %s', (header, may) => {
  expect(mayBeSet(header)).toBe(may)
})
