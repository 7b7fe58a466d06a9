import type { TsumugiElement } from '@tsumugi/element'
import { $phase, clearSession } from '@tsumugi/session'
import { leave } from '@tsumugi/navigation'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defineWidget } from './define-widget.ts'
import { widgetTags, type WidgetTag } from './widget-tags.ts'

type Answer = () => Response | Promise<Response>
interface Told {
  kind: string
  status: number
  retryable: boolean
}

const status =
  (code: number): Answer =>
  () =>
    Response.json({ errors: [], request_id: 'x' }, { status: code })
/** Each way a call may fail, and what it is to be told as. */
const failures: readonly (readonly [kind: string, status: number, retryable: boolean, answer: Answer])[] = [
  ['auth-required', 401, false, status(401)],
  ['forbidden', 403, false, status(403)],
  ['not-found', 404, false, status(404)],
  ['conflict', 409, false, status(409)],
  ['busy', 429, true, status(429)],
  ['server', 500, true, status(500)],
  ['server', 503, true, status(503)],
  ['network', 0, true, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['timeout', 0, true, () => Promise.reject(new DOMException('late', 'TimeoutError'))],
  ['unreadable', 0, true, () => new Response('<html>502 Bad Gateway</html>')],
]
let asked = 0
/** What the widget needs to have something to ask for. */
const idAttributes: Partial<Record<WidgetTag, string>> = {
  'tsumugi-exhibition-order': 'exhibition-id',
  'tsumugi-quality-label': 'label-id',
  'tsumugi-approval-steps': 'approval-id',
  'tsumugi-invoice-match': 'invoice-id',
  'tsumugi-trade-chain': 'trade-id',
  'tsumugi-payments': 'run-id',
  'tsumugi-production-schedule': 'schedule-id',
  'tsumugi-material-wall': 'material-id',
  'tsumugi-recruitment': 'recruitment-id',
}
const go = { topTo: vi.spyOn(leave, 'topTo'), to: vi.spyOn(leave, 'to'), reload: vi.spyOn(leave, 'reload') }
let told: Told[] = []
const hear = (event: Event) => void told.push((event as CustomEvent<Told>).detail)

let answer: Answer
const fetched = vi.fn(async (address: string) => {
  if (address.includes('/healthz')) return new Response()
  // Of a person who is signed in, the lists beside are empty.
  return answer === signedIn && !address.includes('/userinfo') ? Response.json({ data: [] }) : answer()
})

/** Partner widgets ask without a session, so that the call under test is the widget's own. */
function put(tag: WidgetTag, first: Answer, mode: 'legacy' | 'partner'): TsumugiElement {
  answer = first
  // What was just asked is not asked again for the next view: each test asks about another one.
  const id = idAttributes[tag] && `${idAttributes[tag]}="${(asked += 1)}"`
  const stage = document.createElement('div')
  stage.className = 'stage'
  stage.innerHTML = `<${tag} mode="${mode}" locale="en" ${id ?? ''}></${tag}>`
  document.body.append(stage)
  return stage.firstElementChild as TsumugiElement
}
const shownBy = (element: Element) => element.shadowRoot?.querySelector<HTMLElement>('[part=error][data-kind]')
const isIn = (element: Element, state: string) => element.matches(`:state(${state})`)

beforeEach(async () => {
  told = []
  localStorage.clear()
  sessionStorage.clear()
  clearSession()
  $phase.set('empty')
  vi.stubGlobal('fetch', fetched)
  fetched.mockClear()
  for (const spy of Object.values(go)) spy.mockReset().mockReturnValue()
  document.addEventListener('tsumugi-error', hear)
  await Promise.all(widgetTags.map(defineWidget))
})
afterEach(async () => {
  document.removeEventListener('tsumugi-error', hear)
  document.querySelectorAll('.stage').forEach((stage) => stage.remove())
  await new Promise((done) => setTimeout(done))
  vi.unstubAllGlobals()
})

const shell = ['tsumugi-global-header', 'tsumugi-side-menu', 'tsumugi-ribbon'] as const
const asking = widgetTags.filter((tag) => !shell.some((one) => one === tag))

for (const tag of asking) {
  it.each(failures)(
    `design §4 <${tag}>: %s (%i) is told, shown, and stays within the widget`,
    async (kind, code, retryable, answer) => {
      const element = put(tag, answer, 'partner')
      await expect.poll(() => told.find((one) => one.kind === kind)).toMatchObject({ kind, status: code, retryable })
      const isUnknown = tag === 'tsumugi-exhibition-order' && code === 404
      await expect.poll(() => shownBy(element)?.dataset.kind).toBe(isUnknown ? 'id-unknown' : kind)
      expect(isIn(element, 'error')).toBe(true)
      expect(shownBy(element)!.textContent).not.toBe('')
      expect(go.topTo).not.toHaveBeenCalled()
      expect(go.to).not.toHaveBeenCalled()
    },
  )
}

const user = {
  id: 1,
  name: '森下 あさ',
  locale: 'en',
  kind: 'brand',
  admin: false,
  power_user: true,
  user_groups: [],
  current_user_group: null,
  owned_client_user_groups: [],
  original_user: null,
  original_user_group: null,
  enabled_functions: [],
}
const signedIn: Answer = () => Response.json({ data: user })
const recoveries: readonly [how: string, recover: (element: TsumugiElement) => void][] = [
  ['refresh()', (element) => element.refresh()],
  ['reset()', (element) => element.reset()],
  ['online', () => dispatchEvent(new Event('online'))],
  ['the retry button', (element) => element.shadowRoot!.querySelector<HTMLElement>('[part=retry]')!.click()],
]
const answersNobody = new Set([401, 403, 404])

for (const tag of shell) {
  it.each(failures)(
    `design §4 <${tag}>: userinfo %s (%i): not signed in is not could not ask`,
    async (kind, code, _, failing) => {
      const element = put(tag, failing, 'legacy')
      await expect.poll(() => $phase.get()).toBe(answersNobody.has(code) ? 'ready' : 'failed')
      if (answersNobody.has(code)) {
        await expect.poll(() => isIn(element, 'ready')).toBe(true)
        expect([shownBy(element), told]).toEqual([null, []])
        return
      }
      await expect.poll(() => shownBy(element)?.dataset.kind).toBe(kind)
      expect(isIn(element, 'error')).toBe(true)
      expect(told).toContainEqual(expect.objectContaining({ kind, status: code }))
      expect(element.shadowRoot!.textContent).not.toContain('Sign in')
      expect(go.topTo).not.toHaveBeenCalled()
    },
  )

  it.each(recoveries)(`design §4 <${tag}> recovers by %s, without a reload`, async (_, recover) => {
    const element = put(tag, status(500), 'legacy')
    await expect.poll(() => shownBy(element)?.dataset.kind).toBe('server')
    answer = signedIn
    recover(element)
    await expect.poll(() => isIn(element, 'ready')).toBe(true)
    expect(shownBy(element)).toBeNull()
    expect(go.reload).not.toHaveBeenCalled()
  })
}

const entrance: Answer = () =>
  Response.json({
    data: {
      id: 1,
      name: '27SS',
      brand_name: '白詰草',
      opens_at: '2026-11-01T00:00:00Z',
      closes_at: '2027-11-01T00:00:00Z',
    },
  })
it.each(recoveries)('design §4 <tsumugi-exhibition-order> recovers by %s, without a reload', async (_, recover) => {
  const element = put('tsumugi-exhibition-order', status(503), 'partner')
  await expect.poll(() => shownBy(element)?.dataset.kind).toBe('server')
  answer = entrance
  recover(element)
  await expect.poll(() => shownBy(element)).toBeNull()
  expect(isIn(element, 'ready')).toBe(true)
})

for (const tag of asking) {
  it.each(recoveries)(`design §4 <${tag}> asks again by %s`, async (_, recover) => {
    const element = put(tag, status(500), 'partner')
    await expect.poll(() => shownBy(element)?.dataset.kind).toBe('server')
    fetched.mockClear()
    recover(element)
    await expect.poll(() => fetched.mock.calls.length).toBeGreaterThan(0)
  })
}

const mistakes: readonly [kind: string, attributes: string, answer: Answer][] = [
  ['id-missing', '', entrance],
  ['id-unknown', 'exhibition-id="991"', status(404)],
  ['origin-refused', 'exhibition-id="992" origin="https://tsumugi.example"', () => Promise.reject(new TypeError('x'))],
]
it.each(mistakes)(
  'design §4 a partner’s mistake names itself in the element and the console: %s',
  async (kind, written, failing) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answer = failing
    const stage = document.createElement('div')
    stage.className = 'stage'
    stage.innerHTML = `<tsumugi-exhibition-order mode="partner" locale="en" ${written}></tsumugi-exhibition-order>`
    document.body.append(stage)
    const element = stage.firstElementChild!
    await expect.poll(() => shownBy(element)?.dataset.kind).toBe(kind)
    await expect.poll(() => shownBy(element)!.textContent).toContain('Whoever runs the site')
    await expect.poll(() => logged.mock.calls.flat().join(' ')).toContain(kind)
    expect(isIn(element, 'error')).toBe(true)
    logged.mockRestore()
  },
)

const needing = {
  'tsumugi-invoice-match': 'invoice-id',
  'tsumugi-trade-chain': 'trade-id',
  'tsumugi-production-schedule': 'schedule-id',
  'tsumugi-recruitment': 'recruitment-id',
} as const satisfies Partial<Record<WidgetTag, string>>
it.each(Object.entries(needing))(
  'design §4 <%s> without %s names it in the element and the console, and asks for nothing',
  async (tag, attribute) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const stage = document.createElement('div')
    stage.className = 'stage'
    stage.innerHTML = `<${tag} mode="partner" locale="en"></${tag}>`
    document.body.append(stage)
    const element = stage.firstElementChild!
    await expect.poll(() => shownBy(element)?.dataset.kind).toBe('id-missing')
    await expect.poll(() => shownBy(element)!.textContent).toContain(`write ${attribute} on the tag`)
    await expect.poll(() => logged.mock.calls.flat().join(' ')).toContain('id-missing')
    expect(fetched).not.toHaveBeenCalled()
    element.setAttribute(attribute, String((asked += 1)))
    await expect.poll(() => fetched.mock.calls.length).toBeGreaterThan(0)
    expect(shownBy(element)?.dataset.kind).not.toBe('id-missing')
    logged.mockRestore()
  },
)
