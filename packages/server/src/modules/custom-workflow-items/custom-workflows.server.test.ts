import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let asa: Caller
let tamaki: Caller
beforeAll(async () => {
  server = await startTestServer()
  asa = await server.as('brand')
  tamaki = await server.as('brandOwner')
})
afterAll(() => server.stop())

const step = {
  name: '代表',
  approvers: [{ kind: 'owners', id: null }],
  mode: 'any',
  quorum: 1,
  amount_from: null,
  skip_if_same_user: false,
  due_days: null,
  delegate_id: null,
  escalate_to_id: null,
}
const label = (ja: string) => ({ ja, en: '', zh: '' })
const field = (key: string, type: string, more = {}) => ({
  key,
  type,
  label: label(key),
  required: true,
  options: [],
  ...more,
})
const define = async (more: object) =>
  (
    await asa.call('POST', '/api/custom_workflow_definitions', {
      custom_workflow_definition: {
        name: `定義 ${Math.random()}`,
        target: 'none',
        trigger: 'manual',
        active: true,
        fields: [],
        steps: [step],
        notify: [],
        ...more,
      },
    })
  ).body.data
const start = (definition_id: number, more: object = {}) =>
  asa.call('POST', '/api/custom_workflow_items', {
    custom_workflow_item: { definition_id, subject_id: null, title: '件', values: {}, ...more },
  })

it('the form is checked field by field, and nothing is kept of a refused one', async () => {
  const definition = await define({
    fields: [
      field('cost', 'money'),
      field('on', 'date'),
      field('why', 'select', { options: ['a'] }),
      field('ok', 'check'),
      field('free', 'text', { required: false }),
    ],
  })
  const wrong = await start(definition.id, { values: { cost: '1,000', on: '2027-02-30', why: 'b', ok: 'yes' } })
  expect(wrong.body.errors.map((each: { code: string; field: string }) => [each.code, each.field])).toEqual([
    ['invalid', 'values.cost'],
    ['invalid', 'values.on'],
    ['invalid', 'values.why'],
    ['invalid', 'values.ok'],
  ])
  const empty = await start(definition.id, { values: { ok: false } })
  expect(empty.body.errors.map((each: { code: string; field: string }) => [each.code, each.field])).toEqual([
    ['missing', 'values.cost'],
    ['missing', 'values.on'],
    ['missing', 'values.why'],
    ['missing', 'values.ok'],
  ])
  expect(
    (
      await server.engine.pool.query('select count(*) as n from custom_workflow_item where definition_id = $1', [
        definition.id,
      ])
    ).rows[0].n,
  ).toBe(0)
  const right = await start(definition.id, {
    values: { cost: '1000', on: '2027-02-28', why: 'a', ok: true, unknown: 'x' },
  })
  expect(right.body.data.values).toEqual({ cost: '1000', on: '2027-02-28', why: 'a', ok: true, free: null })
})

it('§3.11 definition edits make a version, running items keep theirs', async () => {
  const definition = await define({ fields: [field('cost', 'money')] })
  const item = (await start(definition.id, { values: { cost: '5' } })).body.data
  const renamed = await asa.call('PATCH', `/api/custom_workflow_definitions/${definition.id}`, {
    custom_workflow_definition: { name: '名前だけ', lock_version: 0 },
  })
  expect(renamed.body.data.version).toBe(1)
  const edited = await asa.call('PATCH', `/api/custom_workflow_definitions/${definition.id}`, {
    custom_workflow_definition: { fields: [field('other', 'text')], lock_version: 1 },
  })
  expect(edited.body.data).toMatchObject({ version: 2, running_count: 1 })
  const kept = (await asa.call('GET', `/api/custom_workflow_items/${item.id}`)).body.data
  expect([kept.version, kept.fields.map((each: { key: string }) => each.key)]).toEqual([1, ['cost']])
  expect(
    (
      await asa.call('PATCH', `/api/custom_workflow_definitions/${definition.id}`, {
        custom_workflow_definition: { name: 'x', lock_version: 1 },
      })
    ).status,
  ).toBe(409)
})

it('domain §3.11 begun from a product: one draft to be filled in and sent, not another for every click', async () => {
  const definition = await define({ target: 'merchandising', fields: [field('why', 'text')] })
  const begin = (more: object = {}) =>
    asa.call('POST', '/api/custom_workflow_items/begin', { definition_id: definition.id, subject_id: 1, ...more })
  const { data } = (await begin()).body
  expect(data).toMatchObject({
    status: 'draft',
    approval_id: null,
    editable: true,
    subject: { kind: 'merchandising', id: 1 },
  })
  expect((await begin()).body.data.id).toBe(data.id)
  expect((await begin({ subject_id: 999_999 })).body.errors[0].field).toBe('custom_workflow_item.subject_id')
  const saved = (
    await asa.call('PATCH', `/api/custom_workflow_items/${data.id}`, {
      custom_workflow_item: { values: { why: '売れている' }, lock_version: data.lock_version },
    })
  ).body.data
  expect(
    (await asa.call('POST', `/api/custom_workflow_items/${data.id}/submit`, { lock_version: saved.lock_version })).body
      .data.status,
  ).toBe('pending')
  expect((await begin()).body.data.id).not.toBe(data.id)
})

it('trigger: confirming a product begins the workflow; a refusal sends the product back to the plan', async () => {
  await define({ target: 'merchandising', trigger: 'confirmed' })
  const product = (
    await asa.call('POST', '/api/merchandisings', {
      brand_id: 1,
      merchandising: { name: '確定を待つ', categories: [2], release_on: '2027-03-01' },
    })
  ).body.data
  let version = product.lock_version
  for (const status of ['planned', 'in_development', 'confirmed']) {
    version = (
      await asa.call('PATCH', `/api/merchandisings/${product.id}`, { merchandising: { status, lock_version: version } })
    ).body.data.lock_version
  }
  const [row] = (await tamaki.call('GET', `/api/approvals?q=${encodeURIComponent('確定を待つ')}`)).body.data
  expect(row).toMatchObject({ title: '確定を待つ', requested_by: { name: '森下 あさ' } })
  await tamaki.call('POST', `/api/approvals/${row.id}/reject`, {
    decision: { step_id: row.step_id, comment: '時期が早い' },
  })
  expect((await asa.call('GET', `/api/merchandisings/${product.id}`)).body.data.status).toBe('planned')
  expect((await asa.call('GET', `/api/merchandisings/${product.id}/versions`)).body.data[0].changes).toEqual([
    { field: 'status', before: 'confirmed', after: 'planned' },
  ])
})

it('a trigger whose form must be filled in leaves a draft, and tells whoever confirmed', async () => {
  await define({ target: 'merchandising', trigger: 'confirmed', fields: [field('why', 'text')] })
  const product = (
    await asa.call('POST', '/api/merchandisings', {
      brand_id: 1,
      merchandising: { name: '理由の要る確定', categories: [2], status: 'in_development' },
    })
  ).body.data
  await asa.call('PATCH', `/api/merchandisings/${product.id}`, {
    merchandising: { status: 'confirmed', lock_version: product.lock_version },
  })
  const { body } = await asa.call('GET', '/api/notifications?unread=true')
  expect(body.data[0]).toMatchObject({
    event: 'workflow_draft',
    link: expect.stringMatching(/custom_workflow_items\/\d+\/approval/),
  })
})

it('§2 select_notifiable: those chosen are told of the outcome, nobody else', async () => {
  const definition = await define({ notify: [{ kind: 'team', id: 2 }] })
  const item = (await start(definition.id)).body.data
  const { data } = (await asa.call('GET', `/api/custom_workflow_items/${item.id}/notifiables`)).body
  expect(data.people.map((each: { name: string; chosen: boolean }) => [each.name, each.chosen])).toEqual([
    ['小川 みのり', true],
    ['白井 環', true],
  ])
  expect(
    (
      await asa.call('PUT', `/api/custom_workflow_items/${item.id}/notifiables`, {
        ids: [1],
        lock_version: data.lock_version,
      })
    ).status,
  ).toBe(422)
  await asa.call('PUT', `/api/custom_workflow_items/${item.id}/notifiables`, {
    ids: [2],
    lock_version: data.lock_version,
  })
  const approval = (await tamaki.call('GET', `/api/approvals/${item.approval_id}`)).body.data
  await tamaki.call('POST', `/api/approvals/${approval.id}/approve`, { decision: { step_id: approval.step_id } })
  const told = (
    await server.engine.pool.query(
      "select account_id from notification where event = 'approval_approved' and subject_id = $1 order by 1",
      [approval.id],
    )
  ).rows
  expect(told.map(({ account_id }) => account_id)).toEqual([1, 2])
})

it('§6 guards: definitions need a power user, items custom_workflow.create; foreign ids are 404', async () => {
  const other = await server.as('otherBrand')
  const definition = await define({})
  expect((await (await server.as('brandMember')).call('GET', '/api/custom_workflow_items/startable')).status).toBe(403)
  expect((await other.call('GET', `/api/custom_workflow_definitions/${definition.id}`)).status).toBe(404)
  expect((await other.call('GET', '/api/custom_workflow_items/1')).status).toBe(404)
  expect(
    (
      await other.call('POST', '/api/custom_workflow_items', {
        custom_workflow_item: { definition_id: definition.id, subject_id: null, values: {} },
      })
    ).body.errors[0].code,
  ).toBe('not_found')
})

it('notifications: own only, counted, read one by one or all', async () => {
  const list = async (who: Caller) => (await who.call('GET', '/api/notifications?per_page=2')).body
  const { data, pagination } = await list(asa)
  expect((await asa.call('GET', '/api/notifications/count')).body.data.unread).toBeLessThanOrEqual(
    pagination.total_count,
  )
  expect((await tamaki.call('POST', `/api/notifications/${data[0].id}/read`)).status).toBe(404)
  expect((await asa.call('POST', `/api/notifications/${data[0].id}/read`)).status).toBe(204)
  expect((await list(asa)).data[0].read_at).not.toBeNull()
  expect((await asa.call('POST', '/api/notifications/read_all')).status).toBe(204)
  expect((await asa.call('GET', '/api/notifications/count')).body.data.unread).toBe(0)
})
