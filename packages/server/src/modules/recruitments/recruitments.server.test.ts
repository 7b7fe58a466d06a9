import { afterAll, beforeAll, expect, it } from 'vitest'
import { runDueJobs } from '../../jobs.ts'
import { applied, matchingScene, moved, published, wish, type MatchingScene } from './matching-scene.fixture.ts'

let scene: MatchingScene
beforeAll(async () => {
  scene = await matchingScene()
})
afterAll(() => scene.server.stop())

const rows = async (text: string) => (await scene.server.engine.pool.query(text)).rows
const newsOf = async (caller: MatchingScene['first']) =>
  (await caller.call('GET', '/api/notifications')).body.data.map(({ title }: { title: string }) => title) as string[]

it('spec §6 Matching: the client console is the brand’s, the worker console and the watchlist the supplier’s', async () => {
  const { brand, first, server } = scene
  const trade = await server.as('trade')
  const status = async (caller: typeof brand, path: string) => (await caller.call('GET', path)).status
  expect(await Promise.all([brand, first, trade].map((caller) => status(caller, '/api/recruitments')))).toEqual([
    200, 403, 403,
  ])
  for (const path of ['/api/open_recruitments', '/api/matching_applications', '/api/saved_searches'])
    expect(await Promise.all([brand, first, trade].map((caller) => status(caller, path)))).toEqual([403, 200, 403])
  expect(await status(trade, '/api/matching_profiles/own')).toBe(200)
})

it('domain §3.15 a draft is nobody else’s, a published one suppliers see, an invited one only who was asked', async () => {
  const { brand, first, second } = scene
  const { body } = await brand.call('POST', '/api/recruitments', { recruitment: wish() })
  const show = async (caller: typeof first, id: number) =>
    (await caller.call('GET', `/api/open_recruitments/${id}`)).status
  expect(await show(first, body.data.id)).toBe(404)
  const open = await moved(brand, body.data, 'publish')
  expect(open.number).toMatch(/^RC\d{4}-\d{5}$/)
  expect(await show(first, open.id)).toBe(200)
  const closed = await published(scene, { visibility: 'invited', invitee_ids: [3] })
  expect([await show(first, closed.id), await show(second, closed.id)]).toEqual([200, 404])
  await runDueJobs(scene.server.parts)
  expect(await newsOf(first)).toContain(`募集に招待されました:${wish().title}`)
})

it('an organisation that is neither a supplier of one’s own nor shows a profile cannot be invited, so no name is found by its number', async () => {
  const { brand } = scene
  const { status, body } = await brand.call('POST', '/api/recruitments', { recruitment: wish({ invitee_ids: [2] }) })
  expect([status, body.errors[0].field]).toEqual([422, 'recruitment.invitee_ids'])
})

it('domain §3.15 the details, the files and a hidden name come with the agreement, and another text asks anew', async () => {
  const { brand, first } = scene
  const { id } = await published(scene, { hides_name: true, nda_text: '第1版' })
  const read = async () => (await first.call('GET', `/api/open_recruitments/${id}`)).body.data
  const before = await read()
  expect([before.requirements, before.recruiter, before.needs_agreement]).toEqual([null, null, true])
  const early = { application: { message: 'まず応募' } }
  expect((await first.call('POST', `/api/open_recruitments/${id}/application`, early)).body.errors[0].code).toBe(
    'agreement_needed',
  )
  const agreed = await first.call('POST', `/api/open_recruitments/${id}/agreement`)
  expect([agreed.body.data.requirements, agreed.body.data.recruiter]).toEqual([
    '12G クルー・カーディガン、度目は見本どおり',
    '白詰草アパレル(デモ)',
  ])
  expect(await rows(`select text, agreed_by_name from nda_agreement where recruitment_id = ${id}`)).toEqual([
    { text: '第1版', agreed_by_name: '加藤 匠' },
  ])
  const { body } = await brand.call('GET', `/api/recruitments/${id}`)
  const { lock_version } = body.data
  await brand.call('PATCH', `/api/recruitments/${id}`, { recruitment: { nda_text: '第2版', lock_version } })
  expect((await read()).requirements).toBe(null)
})

it('domain §3.15 closes by itself at the end of its last day, and a later day opens it again', async () => {
  const { brand, first } = scene
  const recruitment = await published(scene)
  const { id } = recruitment
  await rows(`update recruitment set apply_by = '2020-01-01', closes_at = '2020-01-02' where id = ${id}`)
  const { body } = await brand.call('GET', `/api/recruitments/${id}`)
  expect([body.data.status, body.data.moves]).toEqual(['closed', ['reopen', 'award', 'cancel']])
  const late = await first.call('POST', `/api/open_recruitments/${id}/application`, {
    application: { message: '遅れて' },
  })
  expect(late.body.errors[0].code).toBe('recruitment_over')
  const { lock_version } = body.data
  const past = await brand.call('POST', `/api/recruitments/${id}/move`, { move: 'reopen', lock_version })
  expect(past.body.errors[0].code).toBe('day_over')
  const extended = await brand.call('PATCH', `/api/recruitments/${id}`, {
    recruitment: { apply_by: '2099-02-28', lock_version },
  })
  expect(extended.body.data.status).toBe('open')
})

it('domain §3.15 accepting a supplier of one’s own begins the trade at once, and no more than there are seats', async () => {
  const { brand, first, second } = scene
  const { id } = await published(scene)
  const [ours, theirs] = [await applied(first, id), await applied(second, id)]
  const accept = (row: typeof ours) =>
    brand.call('POST', `/api/matching_applications/${row.id}/acceptance`, { lock_version: row.lock_version })
  const { status, body } = await accept(ours)
  expect([status, body.data.status, body.data.relation]).toEqual([200, 'accepted', 'active'])
  const trade = await first.call('GET', `/api/trades/${body.data.trade_id}`)
  expect(trade.body.data).toMatchObject({ title: wish().title, delivery_due: '2027-07-30' })
  expect((await accept(theirs)).body.errors[0].code).toBe('seats_taken')
})

it('domain §3.15 accept, approval of the partner, relation, trade: one step after the other', async () => {
  const { brand, server } = scene
  // No supplier of the brand yet: it applies because the recruitment is public.
  await rows("delete from approval where target = 'supplier'")
  await rows('delete from group_relation where user_group_id = 1 and partner_id = 6')
  const stranger = await server.as('vietnamSupplier')
  const { id } = await published(scene)
  const row = await applied(stranger, id)
  const accept = (lock_version: number) =>
    brand.call('POST', `/api/matching_applications/${row.id}/acceptance`, { lock_version })
  const { body } = await accept(row.lock_version)
  expect([body.data.status, body.data.relation, body.data.trade_id]).toEqual(['accepted', 'pending', null])
  expect(await rows('select status from group_relation where user_group_id = 1 and partner_id = 6')).toEqual([
    { status: 'pending_approval' },
  ])
  expect(await rows("select status from approval where target = 'supplier'")).toEqual([{ status: 'pending' }])
  await rows("update group_relation set status = 'active' where user_group_id = 1 and partner_id = 6")
  const again = await accept(body.data.lock_version)
  expect([again.body.data.relation, typeof again.body.data.trade_id]).toEqual(['active', 'number'])
})

it('an acceptance asks for a power user; a stale one is answered with the application as it is', async () => {
  const { brand, first } = scene
  const { id } = await published(scene)
  const row = await applied(first, id)
  const stale = await brand.call('POST', `/api/matching_applications/${row.id}/acceptance`, { lock_version: 0 })
  expect([stale.status, stale.body.errors[0].code, stale.body.current.id]).toEqual([409, 'stale', row.id])
})

it('domain §3.15 compares side by side: figures only with consent, with the count they rest on', async () => {
  const { brand, first } = scene
  const { id } = await published(scene)
  await applied(first, id)
  const own = async () => (await first.call('GET', '/api/matching_profiles/own')).body.data
  const save = async (more: object) => {
    const { lock_version } = await own()
    const { status } = await first.call('PUT', '/api/matching_profiles/own', {
      matching_profile: { ...more, lock_version },
    })
    expect(status).toBe(200)
  }
  const compared = async () => (await brand.call('GET', `/api/recruitments/${id}/applications`)).body.data[0]
  await save({
    shares_figures: false,
    machines: [{ name: '12G', count: 18 }],
    capacities: [{ month: '2027-05', pieces: 3200, booked: 1280 }],
  })
  const kept = await compared()
  expect([kept.figures, kept.radar.delivery, kept.machine_count, kept.monthly_pieces]).toEqual([null, null, 18, 3200])
  await save({ shares_figures: true })
  expect((await compared()).figures).toEqual((await own()).figures)
  expect((await compared()).figures).toMatchObject({
    delivery_count: expect.any(Number),
    response_count: expect.any(Number),
  })
})

it('domain §3.15 a watch reminds before the last day whoever has not applied, once, and a kept search tells of a new one', async () => {
  const { first, second } = scene
  await first.call('POST', '/api/saved_searches', { saved_search: { name: '編み', criteria: { q: '天竺の募集' } } })
  const { id } = await published(scene, { title: '天竺の募集' })
  for (const supplier of [first, second]) await supplier.call('PUT', `/api/open_recruitments/${id}/watch`)
  await applied(second, id)
  await runDueJobs(scene.server.parts)
  expect(await newsOf(first)).toContain('検索「編み」に合う募集が出ました:天竺の募集')
  await rows("update outbox set due_at = now() where kind = 'recruitment_deadline' and done_at is null")
  await runDueJobs(scene.server.parts)
  const reminder = '応募の締切が近づいています(2099-01-31):天竺の募集'
  expect((await newsOf(first)).filter((title) => title === reminder)).toHaveLength(1)
  expect(await newsOf(second)).not.toContain(reminder)
})

it('domain §3.15 search says why a recruitment fits, those that fit first', async () => {
  const { first } = scene
  await published(scene, { title: '編機のちがう募集', machines: ['3G'] })
  const { body } = await first.call('GET', '/api/open_recruitments?per_page=100')
  const bad = body.data.findIndex(({ title }: { title: string }) => title === '編機のちがう募集')
  expect(body.data[bad].reasons).toContainEqual({ reason: 'machines', fits: false, names: ['3G'], count: null })
  expect(bad).toBeGreaterThan(0)
  const fitting = await first.call('GET', '/api/open_recruitments?fits=true&per_page=100')
  const reasons = fitting.body.data.flatMap((each: { reasons: { fits: boolean }[] }) => each.reasons)
  expect(reasons.every(({ fits }: { fits: boolean }) => fits)).toBe(true)
})
