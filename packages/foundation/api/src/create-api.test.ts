import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contract, organisationHeader, organisationParameter } from '@tsumugi/contract'
import { leave } from '@tsumugi/navigation'
import { uploadLimit } from '@tsumugi/registry'
import { afterAll, afterEach, beforeAll, beforeEach, expect, expectTypeOf, it, vi } from 'vitest'
import { ApiError, createApi, type ApiOptions, type Failure } from './index.ts'

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string }
let server: Server
let origin = ''
let seen: Seen
let answer: { status: number; body: string; headers?: Record<string, string>; hangUp?: true }

const go = { topTo: vi.spyOn(leave, 'topTo'), to: vi.spyOn(leave, 'to') }

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    seen = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body }
    if (answer.hangUp) return request.socket.destroy()
    response.writeHead(answer.status, answer.headers).end(answer.status === 204 ? undefined : answer.body)
  })
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready)
  })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

beforeEach(() => {
  vi.stubGlobal('window', { location: new URL('https://tsumugi.example/s/trades?page=2#row-3') })
  go.topTo.mockReset().mockReturnValue()
  go.to.mockReset().mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
})
afterAll(() => {
  server.close()
})

const api = (options: ApiOptions = {}) => createApi({ origin, ...options })
const reply = (status: number, body: unknown = {}) => {
  answer = { status, body: JSON.stringify(body) }
}

it('§7 every call carries X-Requested-With: XMLHttpRequest, the raw one too', async () => {
  reply(200, { data: [] })
  await api().of(contract.brands).list()
  expect(seen.headers['x-requested-with']).toBe('XMLHttpRequest')
  const response = await api().raw(contract.events.stream)
  expect(seen.headers['x-requested-with']).toBe('XMLHttpRequest')
  expect(response).toBeInstanceOf(Response)
})

it('§7 params and bodies are converted to snake_case, response data to camelCase', async () => {
  reply(200, { data: { id: 7, power_user: true, current_user_group: { id: 3, user_group_config: null } } })
  const { data } = await api()
    .of(contract.sessions)
    .switchOrganisation({ body: { currentUserGroupId: 3 } })
  expect(seen).toMatchObject({ method: 'PATCH', url: '/api/sessions/userinfo', body: '{"current_user_group_id":3}' })
  expect(data).toMatchObject({ powerUser: true, currentUserGroup: { userGroupConfig: null } })
  await api()
    .of(contract.userGroups)
    .list({ query: { superGroup: 'true' } })
  expect(seen.url).toBe('/api/user_groups?super_group=true')
})

it('§7 PATCH /api/users/{id} with user.locale: path parameters go into the path', async () => {
  reply(200, { data: {} })
  await api()
    .of(contract.users)
    .update({ id: 12, body: { user: { locale: 'zh-CN' } } })
  expect(seen).toMatchObject({ method: 'PATCH', url: '/api/users/12', body: '{"user":{"locale":"zh-CN"}}' })
})

it('§7 Files: exchange is multipart with target_id and file', async () => {
  reply(200, { data: {} })
  const file = new File(['sketch'], 'front.png', { type: 'image/png' })
  await api()
    .of(contract.merchandisingFiles)
    .exchange({ merchandisingId: 5, body: { targetId: 9, file } })
  expect(seen.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(seen.body).toMatch(/name="target_id"\r\n\r\n9\r\n/)
  expect(seen.body).toMatch(/name="file"; filename="front.png"\r\nContent-Type: image\/png\r\n\r\nsketch\r\n/)
})

it('§7 204 resolves with null', async () => {
  reply(204)
  expect(await api().of(contract.merchandisingFiles).delete({ merchandisingId: 1, id: 2 })).toBeNull()
})

it('§3 pagination: each figure defaults to 0 or null', async () => {
  reply(200, { data: [], pagination: { total_count: 2 } })
  const { pagination } = await api().of(contract.merchandisings).versions({ id: 1 })
  expect(pagination).toEqual({
    currentPage: 0,
    limitValue: 0,
    nextPage: null,
    prevPage: null,
    totalCount: 2,
    totalPages: 0,
  })
})

it('§8 HTTP 401: the top window goes to /users/sign_out with return_to holding path, query and hash', async () => {
  reply(401, { errors: [] })
  await expect(api().of(contract.sessions).show()).rejects.toMatchObject({ status: 401 })
  expect(go.topTo).toHaveBeenCalledWith(`/users/sign_out?return_to=${encodeURIComponent('/s/trades?page=2#row-3')}`)
})

it('§8 HTTP 403: the top window goes to /', async () => {
  reply(403)
  await expect(api().of(contract.sessions).show()).rejects.toMatchObject({ status: 403 })
  expect(go.topTo).toHaveBeenCalledWith('/')
})

it('§8 HTTP 404: go to /s/error with code=404 and from=the current address', async () => {
  reply(404)
  await expect(api().of(contract.sessions).show()).rejects.toMatchObject({ status: 404 })
  expect(go.to).toHaveBeenCalledWith(`/s/error?code=404&from=${encodeURIComponent('/s/trades?page=2#row-3')}`)
})

it('§8 HTTP 403 that the caller explains where it was asked for: nobody is led away, the code arrives', async () => {
  const errors = [{ code: 'confirm_identity', field: null, message: '…', meta: {} }]
  answer = { status: 403, body: JSON.stringify({ errors }), headers: { 'X-Refusal': 'confirm_identity' } }
  await expect(api().of(contract.sessions).show()).rejects.toMatchObject({ status: 403, errors })
  expect(go.topTo).not.toHaveBeenCalled()
})

it.each([401, 403, 404] as const)('§8 HTTP %i: unless the caller supplies its own handler', async (status) => {
  reply(status)
  const own = vi.fn()
  await expect(
    api()
      .of(contract.sessions)
      .show({}, { [`on${status}`]: own }),
  ).rejects.toBeInstanceOf(ApiError)
  expect(own).toHaveBeenCalledWith(expect.objectContaining({ status, method: 'GET' }))
  expect(go.to).not.toHaveBeenCalled()
  expect(go.topTo).not.toHaveBeenCalled()
})

it('§8 the second helper answers 401, 403 and 404 too, and still resolves with the response', async () => {
  reply(403, { errors: [] })
  expect((await api().raw(contract.sessions.show)).status).toBe(403)
  expect(go.topTo).toHaveBeenCalledExactlyOnceWith('/')
  const own = vi.fn()
  reply(404)
  expect((await api().raw(contract.sessions.show, {}, { on404: own })).status).toBe(404)
  expect(own).toHaveBeenCalledOnce()
  expect(go.to).not.toHaveBeenCalled()
  reply(500, { errors: [] })
  expect((await api().raw(contract.sessions.show)).status).toBe(500)
})

it.each([
  ['host', true, true],
  ['host', false, false],
  ['legacy', true, true],
  ['legacy', false, false],
  ['partner', true, false],
  ['partner', false, false],
] as const)('§8 design §4: in %s mode with the hook answering %s, navigated: %s', async (mode, goOn, navigated) => {
  const failures: Failure[] = []
  const onFailure = (failure: Failure) => {
    failures.push(failure)
    return goOn
  }
  for (const status of [401, 403, 404]) {
    reply(status)
    await api({ mode, onFailure })
      .of(contract.sessions)
      .show()
      .catch(() => undefined)
  }
  expect(failures.map(({ kind }) => kind)).toEqual(['auth-required', 'forbidden', 'not-found'])
  expect(go.topTo.mock.calls.length + go.to.mock.calls.length).toBe(navigated ? 3 : 0)
})

it('§8 other non-OK response: reject with the parsed JSON error body', async () => {
  const problem = { code: 'taken', field: 'merchandising.release_on', message: 'x', meta: { count: 1 } }
  reply(422, { errors: [problem], request_id: 'r-1' })
  const error: unknown = await api()
    .of(contract.brands)
    .list()
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect({ ...(error as ApiError) }).toEqual({
    errors: [{ ...problem, field: 'merchandising.releaseOn' }],
    requestId: 'r-1',
  })
  expect(error).toMatchObject({ status: 422, body: { requestId: 'r-1' } })
  reply(500, { code: 500, status: 'down' })
  await expect(api().of(contract.brands).list()).rejects.toMatchObject({
    code: 500,
    status: 500,
    body: { status: 'down' },
  })
})

it('§8 other non-OK response: 409 stale carries the current row in code’s casing', async () => {
  reply(409, {
    errors: [{ code: 'stale', field: null, message: 'x', meta: {} }],
    request_id: 'r',
    current: { id: 1, power_user: true },
  })
  const call = api()
    .of(contract.users)
    .update({ id: 1, body: { user: { locale: 'en' } } })
  await expect(call).rejects.toMatchObject({ current: { id: 1, powerUser: true } })
})

it.each([200, 422, 500])('§8 non-JSON body: the parse error is the rejection (HTTP %i)', async (status) => {
  answer = { status, body: '<html>' }
  await expect(api().of(contract.sessions).show()).rejects.toBeInstanceOf(SyntaxError)
})

it('§8 network failure: rejects as it is', async () => {
  answer = { status: 200, body: '', hangUp: true }
  await expect(api().of(contract.sessions).show()).rejects.toBeInstanceOf(TypeError)
  const stop = AbortSignal.abort(new Error('left the screen'))
  await expect(api().of(contract.sessions).show({}, { signal: stop })).rejects.toThrow('left the screen')
})

it('domain §1: writes carry Idempotency-Key, a fresh one or the form’s; reads none', async () => {
  reply(200, { data: {} })
  await api().of(contract.sessions).show()
  expect(seen.headers['idempotency-key']).toBeUndefined()
  const write = { id: 1, body: { user: { locale: 'ja' } } } as const
  await api().of(contract.users).update(write)
  expect(seen.headers['idempotency-key']).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  await api().of(contract.users).update(write, { idempotencyKey: 'form-1' })
  expect(seen.headers['idempotency-key']).toBe('form-1')
})

it('design §3: guests and partners speak with a bearer token, read anew for each call', async () => {
  reply(200, { data: [] })
  let token: string | undefined
  const guest = api({ token: () => token })
  await guest.of(contract.brands).list()
  expect(seen.headers.authorization).toBeUndefined()
  token = 'tok-1'
  await guest.of(contract.brands).list()
  expect(seen.headers.authorization).toBe('Bearer tok-1')
})

it('makes the contract’s mistakes mistakes of the compiler', () => {
  const client = api()
  expectTypeOf(client.of(contract.merchandisings).show).parameter(0).toHaveProperty('id').toEqualTypeOf<number>()
  expectTypeOf(client.of(contract.merchandisingFiles).delete).returns.resolves.toEqualTypeOf<null>()
  // @ts-expect-error a call without its id
  void (() => client.of(contract.merchandisings).show({}))
  // @ts-expect-error a locale that is none of the three
  void (() => client.of(contract.users).update({ id: 1, body: { user: { locale: 'fr' } } }))
})

it('design §4 legacy and partner: addresses of files and pictures come from the origin of the server', async () => {
  const data = {
    id: 1,
    name: '/api/is/a/name',
    note: '/api/note',
    image_url: '/api/merchandisings/1/files/2/thumbnails/480',
    files: [{ id: 2, url: 'https://vimeo.com/1', thumbnails: { 120: '/api/merchandising_files/2/thumbnails/120' } }],
  }
  reply(200, { data })
  const shown = (await api({ mode: 'partner' }).of(contract.merchandisings).show({ id: 1 })).data
  expect(shown).toMatchObject({ name: data.name, note: data.note, imageUrl: origin + data.image_url })
  expect(shown.files[0]).toMatchObject({
    url: 'https://vimeo.com/1',
    thumbnails: { 120: `${origin}/api/merchandising_files/2/thumbnails/120` },
  })
  reply(409, { errors: [], current: data })
  const stale = await api()
    .of(contract.merchandisings)
    .update({ id: 1, body: { merchandising: { lockVersion: 1 } } })
    .catch((error: unknown) => error)
  expect((stale as { current: object }).current).toMatchObject({ imageUrl: origin + data.image_url })
})

it('design §4 photographs of cloth come from the origin of the server, for the organisation they were answered for', async () => {
  const photo = '/api/record_files/7/thumbnails/480'
  const answered = (data: object) => ({
    status: 200,
    body: JSON.stringify({ data: [data] }),
    headers: { [organisationHeader]: '4' },
  })
  const placed = `${origin}${photo}?${organisationParameter}=4`
  answer = answered({ id: 1, name: '/api/is/a/name', photo })
  const [listing] = (await api().of(contract.materialListings).list()).data
  expect(listing).toMatchObject({ name: '/api/is/a/name', photo: placed })
  answer = answered({ id: 7, name: 'a.jpg', thumbnail: photo })
  const [kept] = (await api().of(contract.clothPhotos).list({ id: 1 })).data
  expect(kept).toMatchObject({ thumbnail: placed })
})

it('the largest file that the server takes is known after any reply', async () => {
  answer = { status: 200, body: '{"data":[]}', headers: { 'X-Upload-Limit': '1048576' } }
  await api().of(contract.brands).list()
  expect(uploadLimit().bytes).toBe(1_048_576)
})

it('design §4 strange pages: a <base href> elsewhere sends no call there', async () => {
  vi.stubGlobal('document', { baseURI: 'https://elsewhere.example/' })
  vi.stubGlobal('location', new URL(`${origin}/page`))
  reply(200, { data: [] })
  await createApi().of(contract.brands).list()
  expect(seen.url).toMatch(/^\/api\/brands/)
  vi.stubGlobal('document', { baseURI: `${origin}/folder/` })
  expect(createApi().origin).toBe('')
})

it('§7 a call that answers a file resolves with it under the name the server gives, and rejects as any other', async () => {
  const named = `inline; filename*=UTF-8''${encodeURIComponent('発注書.pdf')}`
  answer = { status: 200, body: '%PDF', headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': named } }
  const file = await api().of(contract.contracts).pdf({ id: 1 })
  expect([file.name, file.type, await file.text()]).toEqual(['発注書.pdf', 'application/pdf', '%PDF'])
  const errors = [{ code: 'export_cells', field: null, message: '多すぎます。', meta: {} }]
  reply(422, { errors })
  await expect(api().of(contract.contracts).pdf({ id: 1 })).rejects.toMatchObject({ status: 422, errors })
})
