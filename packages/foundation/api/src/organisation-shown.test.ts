// @vitest-environment jsdom
import { contract, organisationHeader } from '@tsumugi/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { createApi, eventsAddress, failureOfError, fileAddressOf, shownOrganisation } from './index.ts'
import type { Outcome } from './requests/send.ts'

const { brands, sessions } = contract
const change = {
  code: 'organisation_changed',
  field: null,
  message: '…',
  meta: { shown_id: 1, shown_name: '潮風', current_id: 2, current_name: '白詰草' },
}
const json = (body: unknown, status = 200, headers = {}) => new Response(JSON.stringify(body), { status, headers })
const refused = () => json({ errors: [change], request_id: 'x' }, 409)
const stubFetch = (...answers: (() => Response)[]) => {
  const fetched = vi.fn((_address: string, _init: { headers: Headers }) => Promise.resolve(answers.shift()!()))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const headersOf = (fetched: ReturnType<typeof stubFetch>) =>
  fetched.mock.calls.map(([, { headers }]) => headers.get(organisationHeader))

afterEach(() => {
  vi.unstubAllGlobals()
  Object.assign(shownOrganisation(), { id: null, first: null, ask: null })
})

it('design §3 every call names the organisation the page shows, raw ones and uploads too; a guest’s names none', async () => {
  shownOrganisation().id = 7
  const fetched = stubFetch(
    () => json({ data: [] }),
    () => json({}),
    () => json({ data: {} }),
  )
  await createApi().of(brands).list()
  await createApi().raw(brands.list)
  await createApi({ token: 't' }).of(brands).list()
  expect(headersOf(fetched)).toEqual(['7', '7', null])
})

it('another origin is sent no such header: it would have to allow it first', async () => {
  shownOrganisation().id = 7
  const fetched = stubFetch(() => json({ data: [] }))
  await createApi({ origin: 'https://tsumugi.example' }).of(brands).list()
  expect(headersOf(fetched)).toEqual([null])
})

it('design §3 addresses that the browser fetches by itself name it too: the stream, files, and pictures of a reply', async () => {
  shownOrganisation().id = 7
  expect(eventsAddress('')).toBe('/api/events?shown_user_group_id=7')
  const { pdf, export: sheet } = contract.exhibitions
  expect(fileAddressOf(pdf, { id: 3 })).toBe('/api/exhibitions/3/pdf?shown_user_group_id=7')
  expect(fileAddressOf(sheet, { id: 3, query: { format: 'csv' } })).toBe(
    '/api/exhibitions/3/export?format=csv&shown_user_group_id=7',
  )
  const row = { id: 3, image_urls: ['/api/exhibitions/3/pictures/a/thumbnails/480'], name: '/api/is/no/address' }
  stubFetch(() => json({ data: [row] }, 200, { [organisationHeader]: '7' }))
  const { data } = await createApi().of(contract.exhibitions).list()
  expect(data[0]).toMatchObject({
    imageUrls: ['/api/exhibitions/3/pictures/a/thumbnails/480?shown_user_group_id=7'],
    name: '/api/is/no/address',
  })
})

it('where no user is loaded, the page shows the organisation of its first reply from then on', async () => {
  const fetched = stubFetch(
    () => json({ data: [] }, 200, { [organisationHeader]: '4' }),
    () => json({ data: [] }, 200, { [organisationHeader]: '4' }),
  )
  const api = createApi({ mode: 'partner' })
  await api.of(brands).list()
  await api.of(brands).list()
  expect(headersOf(fetched)).toEqual([null, '4'])
})

it('a changed organisation asks the page; switched back, the same write is repeated under the same number', async () => {
  const asked = vi.fn().mockResolvedValue(true)
  Object.assign(shownOrganisation(), { id: 1, ask: asked })
  const fetched = stubFetch(refused, () => json({ data: {} }))
  await createApi()
    .of(brands)
    .create({ body: { name: 'あ' } as never })
  expect(asked).toHaveBeenCalledWith(
    { shown: { id: 1, name: '潮風' }, current: { id: 2, name: '白詰草' } },
    { writes: true },
  )
  const [first, second] = fetched.mock.calls.map(([, { headers }]) => headers.get('Idempotency-Key'))
  expect(first).toBe(second)
})

it('not switched back, the call rejects with what the server said, and nothing is repeated', async () => {
  Object.assign(shownOrganisation(), { id: 1, ask: () => Promise.resolve(false) })
  const fetched = stubFetch(refused)
  await expect(createApi().of(brands).list()).rejects.toMatchObject({ status: 409, errors: [{ code: change.code }] })
  expect(fetched).toHaveBeenCalledOnce()
})

it('any other conflict is its caller’s affair', async () => {
  const asked = vi.fn()
  Object.assign(shownOrganisation(), { id: 1, ask: asked })
  stubFetch(() => json({ errors: [{ code: 'stale', field: null, message: '', meta: {} }] }, 409))
  await expect(createApi().of(brands).list()).rejects.toMatchObject({ status: 409 })
  expect(asked).not.toHaveBeenCalled()
})

it('another organisation is told as what it is, to the page and to the caller: nobody else changed anything', async () => {
  const outcomes: Outcome[] = []
  shownOrganisation().id = 1
  stubFetch(refused, () => json({ errors: [{ ...change, code: 'stale' }] }, 409))
  const list = () =>
    createApi({ onOutcome: (outcome) => void outcomes.push(outcome) })
      .of(brands)
      .list()
      .catch(failureOfError)
  const changed = { kind: 'organisation-changed', status: 409, retryable: false }
  const conflict = { kind: 'conflict', status: 409, retryable: false }
  expect([await list(), await list()]).toEqual([changed, conflict])
  expect(outcomes.map(({ failure }) => failure)).toEqual([changed, conflict])
})

it('what goes out by itself asks as a read does: a question that was put off is not put once more', async () => {
  const asked = vi.fn().mockResolvedValue(false)
  Object.assign(shownOrganisation(), { id: 1, ask: asked })
  stubFetch(refused)
  await createApi()
    .of(brands)
    .create({ body: { name: 'あ' } as never }, { background: true })
    .catch(() => undefined)
  expect(asked).toHaveBeenCalledWith(expect.anything(), { writes: false })
})

it('how each call ended is told once, with what kind of failure it was; quiet ones and those given up are not', async () => {
  const outcomes: Outcome[] = []
  const api = createApi({ mode: 'partner', onOutcome: (outcome) => void outcomes.push(outcome) })
  const giveUp = new AbortController()
  stubFetch(
    () => json({ data: [] }),
    () => json({ errors: [] }, 503),
    () => new Response('<html>', { status: 200 }),
    () => {
      throw new TypeError('Failed to fetch')
    },
    () => json({ errors: [] }, 500),
    () => {
      throw new DOMException('given up', 'AbortError')
    },
  )
  const list = (options = {}) =>
    api
      .of(brands)
      .list({}, options)
      .catch(() => undefined)
  for (const options of [{}, {}, {}, {}, { quiet: true }, { signal: giveUp.signal }]) await list(options)
  expect(outcomes.map(({ failure }) => failure && [failure.kind, failure.status, failure.retryable])).toEqual([
    null,
    ['server', 503, true],
    ['unreadable', 0, true],
    ['network', 0, true],
  ])
})

it('a call that is not answered within its time fails as `timeout`, and may be repeated', async () => {
  vi.useFakeTimers()
  const outcomes: Outcome[] = []
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason)))
  })
  const call = createApi({ onOutcome: (outcome) => void outcomes.push(outcome) })
    .of(sessions)
    .show()
  const failed = expect(call).rejects.toMatchObject({ name: 'TimeoutError' })
  await vi.advanceTimersByTimeAsync(30_000)
  await failed
  expect(outcomes[0]!.failure).toEqual({ kind: 'timeout', status: 0, retryable: true })
  vi.useRealTimers()
})

it('an answer that was begun before the code was there is taken over, and asked for where there is none', async () => {
  const fetched = stubFetch(() => json({ data: [] }))
  shownOrganisation().id = 7
  const begun = vi.fn(async (_method: string, address: string, _shown: number | null) =>
    address.endsWith('=1') ? json({ data: [] }) : undefined,
  )
  await createApi({ begun })
    .of(brands)
    .list({ query: { page: 1 } })
  expect(fetched).not.toHaveBeenCalled()
  await createApi({ begun }).of(brands).list()
  expect(headersOf(fetched)).toEqual(['7'])
  expect(begun.mock.calls).toEqual([
    ['GET', '/api/brands?page=1', 7],
    ['GET', '/api/brands', 7],
  ])
})
