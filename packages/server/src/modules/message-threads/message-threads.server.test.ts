import { sampleFiles, startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
const people = {} as Record<'brand' | 'brandMember' | 'otherBrand' | 'supplier' | 'admin', Caller>
beforeAll(async () => {
  server = await startTestServer()
  for (const key of ['brand', 'brandMember', 'otherBrand', 'supplier', 'admin'] as const)
    people[key] = await server.as(key)
})
afterAll(() => server.stop())

const upload = async (caller: Caller) => {
  const form = new FormData()
  form.set('file', new File([(await sampleFiles.picture()) as Uint8Array<ArrayBuffer>], '見本.png'))
  return (await caller.call('POST', '/api/record_files', form)).body.data
}
const unread = async (caller: Caller) => (await caller.call('GET', '/api/message_threads/count')).body.data.unread
let threadId = 0
let fileId = 0

it('§3.19 a conversation with a partner reaches its power users, with files; who takes no part sees nothing', async () => {
  const before = await unread(people.supplier)
  fileId = (await upload(people.brand)).id
  const { status, body } = await people.brand.call('POST', '/api/message_threads', {
    message_thread: { subject: '先上げ', member_ids: [], partner_id: 3, text: '写真を送ります', file_ids: [fileId] },
  })
  expect([status, body.data.partner.id]).toEqual([200, 3])
  threadId = body.data.id
  expect(await unread(people.supplier)).toBe(before + 1)
  expect((await people.supplier.call('GET', `/api/record_files/${fileId}/original`)).status).toBe(200)
  for (const caller of [people.brandMember, people.otherBrand, people.admin]) {
    expect((await caller.call('GET', `/api/message_threads/${threadId}`)).status).toBe(404)
    expect((await caller.call('GET', `/api/record_files/${fileId}/original`)).status).toBe(404)
  }
})

it('nobody names a file that is not theirs, or a member of another organisation', async () => {
  const post = (caller: Caller, message: object) =>
    caller.call('POST', `/api/message_threads/${threadId}/messages`, { message: { text: 'x', ...message } })
  expect((await post(people.supplier, { file_ids: [fileId] })).status).toBe(404)
  const { body } = await people.supplier.call('GET', '/api/message_threads/people')
  expect(
    (
      await people.brand.call('POST', `/api/message_threads/${threadId}/members`, {
        member_ids: [body.data.members[0].id],
      })
    ).status,
  ).toBe(404)
  expect(
    (
      await people.brand.call('POST', '/api/message_threads', {
        message_thread: { subject: 'x', member_ids: [], partner_id: 2, text: 'x' },
      })
    ).body.errors[0].code,
  ).toBe('partner_inactive')
})

it('§3.19 mentions, read state and the count', async () => {
  const me = (await people.brand.call('GET', '/api/sessions/userinfo')).body.data.id
  const posted = await people.supplier.call('POST', `/api/message_threads/${threadId}/messages`, {
    message: { text: '@森下 あさ さん、届きました', mention_ids: [me] },
  })
  expect(posted.body.data).toMatchObject({ mentions: [{ id: me, name: '森下 あさ' }], read_by: [] })
  const thread = (await people.brand.call('GET', `/api/message_threads/${threadId}`)).body.data
  expect([thread.unread, thread.mentioned]).toEqual([1, true])
  expect((await people.brand.call('PUT', `/api/message_threads/${threadId}/read`)).status).toBe(204)
  expect((await people.brand.call('GET', `/api/message_threads/${threadId}`)).body.data.unread).toBe(0)
  const { body } = await people.supplier.call('GET', `/api/message_threads/${threadId}/messages`)
  expect(body.data.at(-1).read_by).toEqual(['森下 あさ'])
})

it('§3.19 notices: the platform writes for kinds and a period, others read', async () => {
  const notice = {
    title_ja: '試し',
    title_en: 'Trial',
    title_zh: null,
    body_ja: '',
    body_en: null,
    body_zh: null,
    kinds: ['supplier'],
    starts_on: '2026-01-01',
    ends_on: null,
    importance: 'urgent',
  }
  expect((await people.brand.call('POST', '/api/notices', { notice })).status).toBe(403)
  const { body } = await people.admin.call('POST', '/api/notices', { notice })
  const titles = async (caller: Caller) =>
    (await caller.call('GET', '/api/notices')).body.data.map(({ title }: { title: string }) => title)
  expect([(await titles(people.supplier))[0], (await titles(people.brand)).includes('試し')]).toEqual(['試し', false])
  expect((await people.supplier.call('PUT', `/api/notices/${body.data.id}/read`)).status).toBe(204)
  expect((await people.brand.call('PUT', `/api/notices/${body.data.id}/read`)).status).toBe(404)
  expect(
    (await people.admin.call('GET', '/api/notices/written')).body.data.find(
      ({ id }: { id: number }) => id === body.data.id,
    ).readers,
  ).toBe(1)
})

it('§3.19 feedback: the platform sees what all have said, with the picture; others their own', async () => {
  const screenshot = await upload(people.brand)
  const { body } = await people.brand.call('POST', '/api/feedbacks', {
    feedback: { page: '/s/', text: '見やすい', screenshot_id: screenshot.id },
  })
  const seen = async (caller: Caller) =>
    (await caller.call('GET', '/api/feedbacks')).body.data.some(({ id }: { id: number }) => id === body.data.id)
  expect([await seen(people.brandMember), await seen(people.otherBrand), await seen(people.admin)]).toEqual([
    true,
    false,
    true,
  ])
  expect((await people.admin.call('GET', `/api/record_files/${screenshot.id}/original`)).status).toBe(200)
  expect((await people.otherBrand.call('GET', `/api/record_files/${screenshot.id}/original`)).status).toBe(404)
  expect(
    (
      await people.brand.call('PATCH', `/api/feedbacks/${body.data.id}`, {
        feedback: { status: 'done', lock_version: 0 },
      })
    ).status,
  ).toBe(403)
})

it('help links: the most exact pattern of the platform opens, in the reader’s language', async () => {
  const create = (pattern: string, url_ja: string) =>
    people.admin.call('POST', '/api/help_links', { help_link: { pattern, url_ja, url_en: null, url_zh: null } })
  await create('/s/master/*', 'https://help.example/masters')
  await create('/s/master/colors/:id', 'https://help.example/colour')
  const help = async (path: string) =>
    (await people.brand.call('GET', `/api/zendesk_links?path=${encodeURIComponent(path)}`)).body.data
  expect([await help('/s/master/colors/12'), await help('/s/master/sizes')]).toEqual([
    'https://help.example/colour',
    'https://help.example/masters',
  ])
})

it('§5 list templates: the parameter target must be one of two, and says who may', async () => {
  const ask = (caller: Caller, target: string) =>
    caller.call('GET', `/api/list_templates?target=${target}`).then(({ status }) => status)
  expect([
    await ask(people.brand, 'production_schedule'),
    await ask(people.brand, 'payment'),
    await ask(people.supplier, 'production_schedule'),
    await ask(people.supplier, 'trade'),
  ]).toEqual([200, 403, 403, 200])
  const template = {
    name: '試し',
    columns: ['name', 'health'],
    filters: [],
    sort: null,
    group_by: null,
    row_color: null,
    share: 'me',
    team_id: null,
    is_default: false,
  }
  const create = (caller: Caller, change: object) =>
    caller.call('POST', '/api/list_templates?target=production_schedule', { list_template: { ...template, ...change } })
  const { body } = await create(people.brand, {})
  expect(
    (await people.brandMember.call('GET', `/api/list_templates/${body.data.id}?target=production_schedule`)).status,
  ).toBe(404)
  expect((await create(people.brand, { name: 'b', columns: ['amount'] })).body.errors[0].code).toBe('template_column')
  expect((await create(people.brandMember, { share: 'group' })).body.errors[0].code).toBe('template_share')
})

it('§3.10 payment terms: one way to say when, and parts that make up the whole', async () => {
  const create = (payment_term_definition: object) =>
    people.brand.call('POST', '/api/payment_term_definitions', {
      payment_term_definition: { name: '試し', ...payment_term_definition },
    })
  expect((await create({ closing_day: 31, month_offset: 1 })).body.errors[0]).toMatchObject({
    code: 'term_incomplete',
    field: 'payment_term_definition.pay_day',
  })
  expect((await create({ closing_day: 31, month_offset: 1, pay_day: 31, net_days: 30 })).body.errors[0].code).toBe(
    'term_either',
  )
  const part = (percent: string) => ({ percent, month_offset: null, pay_day: null, net_days: null, method: null })
  expect((await create({ net_days: 30, splits: [part('30'), part('60')] })).body.errors[0].code).toBe('splits_whole')
  expect((await create({ net_days: 30, splits: [part('30'), part('70')] })).status).toBe(200)
  expect(
    (
      await people.brandMember.call('POST', '/api/payment_term_definitions', {
        payment_term_definition: { name: 'x', net_days: 3 },
      })
    ).status,
  ).toBe(403)
})
