import { sampleFiles, type Caller } from '@tsumugi/dev-env'
import { describe, expect, it } from 'vitest'
import { inTenant } from '../../../database/tenancy.ts'
import { server, brand, owner, at, create, save, move, cotton, openLabelScene } from '../label-scene.fixture.ts'

openLabelScene()

describe('§3.3 what holds a label up', () => {
  const refused = async (label: object) => {
    const made = await create(label)
    const { status, body } = await move(made, 'submit')
    return [status, body.errors[0].code, body.errors[0].meta]
  }

  it('errors, and a category nobody has decided about, whatever is accepted', async () => {
    expect(
      await refused({ parts: [{ part_name_id: null, mode: 'whole', rows: [{ ...cotton, percent: '98' }] }] }),
    ).toEqual([422, 'label_findings', { errors: 1, warnings: 0 }])
    const open = await create({ codes: [141, 210, 300, 445, 520, 611] })
    expect((await move(open, 'submit', { accepted_warnings: ['category_missing@symbols'] })).status).toBe(422)
    expect((await create({ codes: [141, 210, 300, 445, 520, 611], unrestricted: ['wet'] })).findings).toEqual([])
  })

  it('a warning until somebody accepts it, which stays on record', async () => {
    const old = await create({ edition: '2014' })
    expect((await move(old, 'submit')).body.errors[0].meta).toEqual({ errors: 0, warnings: 1 })
    const { body } = await move(old, 'submit', { accepted_warnings: ['edition_superseded@edition'] })
    expect(body.data).toMatchObject({ status: 'review', accepted_warnings: ['edition_superseded@edition'] })
  })

  it('§3.3 test tolerance: ±5 for multiples of five, told beside the figures', async () => {
    const rows = [
      { ...cotton, percent: '70' },
      { ...cotton, fibre: 'linen', percent: '30' },
    ]
    const label = await create({ parts: [{ part_name_id: null, mode: 'whole', rows }] })
    const keep = (percent: string, rest: string, lock: number) =>
      brand.call('PUT', `${at}/${label.id}/lab`, {
        lock_version: lock,
        lab: {
          laboratory: '検査',
          report_no: '1',
          tested_on: '2026-11-01',
          results: [
            { part: 0, fibre: 'cotton', percent },
            { part: 0, fibre: 'linen', percent: rest },
          ],
        },
      })
    const within = (await keep('74.6', '25.4', 0)).body.data
    expect(within.comparisons[0][0]).toMatchObject({
      labelled: '70',
      measured: '74.6',
      difference: '4.6',
      within: true,
    })
    expect(within.findings).toEqual([])
    const beyond = (await keep('75.4', '24.6', 1)).body.data
    expect(beyond.findings.map(({ code }: { code: string }) => code)).toEqual(['out_of_tolerance', 'out_of_tolerance'])
    expect((await move(beyond, 'submit')).status).toBe(422)
  })

  it('§3.3 lab report: the paper is kept beside its figures, for the brand alone and in the approval; nobody names a paper of others', async () => {
    const upload = async (by: Caller) => {
      const form = new FormData()
      form.set('file', new File([(await sampleFiles.picture()) as Uint8Array<ArrayBuffer>], '試験成績書.png'))
      return (await by.call('POST', '/api/record_files', form)).body.data
    }
    const label = await create()
    const lab = { laboratory: '検査', report_no: '1', tested_on: '2026-11-01', results: [] }
    const foreign = await upload(owner)
    const refused = await brand.call('PUT', `${at}/${label.id}/lab`, {
      lock_version: 0,
      lab: { ...lab, file_id: foreign.id },
    })
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'lab.file_id'])
    const paper = await upload(brand)
    const kept = (
      await brand.call('PUT', `${at}/${label.id}/lab`, { lock_version: 0, lab: { ...lab, file_id: paper.id } })
    ).body.data
    expect(kept.lab.file).toMatchObject({ id: paper.id, name: '試験成績書.png', is_picture: true })
    const again = (await brand.call('PUT', `${at}/${label.id}/lab`, { lock_version: 1, lab })).body.data
    expect(again.lab.file.id).toBe(paper.id)
    expect((await owner.call('GET', paper.url)).status).toBe(200)
    expect((await (await server.as('otherBrand')).call('GET', paper.url)).status).toBe(404)
    const reviewed = (await move(again, 'submit')).body.data
    const approval = await server.engine.database
      .selectFrom('approval')
      .select('id')
      .where('target', '=', 'quality_label')
      .where('target_id', '=', reviewed.id)
      .executeTakeFirstOrThrow()
    expect((await owner.call('GET', `/api/approvals/${approval.id}`)).body.data.files).toMatchObject([
      { name: '試験成績書.png', kind: 'image', url: paper.url },
    ])
    const without = (
      await brand.call('PUT', `${at}/${label.id}/lab`, { lock_version: reviewed.lock_version, lab: null })
    ).body.data
    expect(without.lab).toBeNull()
  })

  it('a label is made for a product: found by number or name, with what the label takes over; never another’s', async () => {
    const find = async (query: string) => (await brand.call('GET', `${at}/products?${query}`)).body.data
    const [first] = await find('')
    expect(first).toMatchObject({
      name: expect.any(String),
      brand_name: expect.any(String),
      brand_id: expect.any(Number),
    })
    expect(
      (await find(`q=${encodeURIComponent(first.code.toLowerCase())}`)).map(({ id }: { id: number }) => id),
    ).toContain(first.id)
    expect(await find(`id=${first.id}`)).toEqual([first])
    expect((await (await server.as('otherBrand')).call('GET', `${at}/products?id=${first.id}`)).body.data).toEqual([])
    expect((await (await server.as('supplier')).call('GET', `${at}/products`)).status).toBe(403)
  })

  it('§4.8 only named transitions; a member without the right cannot approve', async () => {
    expect((await move(await create(), 'approve')).body.errors[0].code).toBe('not_transition')
    const reviewed = (await move(await create(), 'submit')).body.data
    await server.engine.database
      .updateTable('membership')
      .set({ functions: ['quality_labeling'] })
      .where('account_id', '=', 2)
      .where('user_group_id', '=', 1)
      .execute()
    const member = await server.as('brandMember')
    expect((await move(reviewed, 'approve', {}, member)).status).toBe(404)
    expect((await move(reviewed, 'return', {}, member)).body.data.status).toBe('draft')
  })

  it('§3.11 nobody approves what they asked for; the inbox and the label agree', async () => {
    const reviewed = (await move(await create(), 'submit')).body.data
    expect((await move(reviewed, 'approve')).body.errors[0].code).toBe('self_approval')
    const approvals = await server.engine.database
      .selectFrom('approval')
      .selectAll()
      .where('target', '=', 'quality_label')
      .where('target_id', '=', reviewed.id)
      .execute()
    expect(approvals).toMatchObject([{ status: 'pending', title: '試しのシャツ', code: 'SK27-900' }])
    const done = (await move(reviewed, 'approve', {}, owner)).body.data
    expect(done).toMatchObject({ status: 'approved', approved_by: '白井 環' })
    expect(await approvalOf(reviewed.id)).toBe('approved')
  })

  it('§3.11 an edit, a new report and taking it back cancel the running approval', async () => {
    const edited = (await move(await create(), 'submit')).body.data
    await save(edited, { size_text: 'XL' })
    expect(await approvalOf(edited.id)).toBe('cancelled')
    const reported = (await move(await create(), 'submit')).body.data
    const lab = {
      laboratory: '検査',
      report_no: '1',
      tested_on: null,
      results: [{ part: 0, fibre: 'cotton', percent: '99.5' }],
    }
    const kept = (await brand.call('PUT', `${at}/${reported.id}/lab`, { lock_version: reported.lock_version, lab }))
      .body.data
    expect([kept.status, await approvalOf(reported.id)]).toEqual(['draft', 'cancelled'])
    const returned = (await move(await create(), 'submit')).body.data
    expect((await move(returned, 'return')).body.data.status).toBe('draft')
    expect(await approvalOf(returned.id)).toBe('cancelled')
  })

  it('§3.3 quality control of the brand approves as well', async () => {
    const reviewed = (await move(await create(), 'submit')).body.data
    await inTenant(server.engine.database, 1, async (database) => {
      const { id: team_id } = await database
        .insertInto('team')
        .values({ user_group_id: 1, name: '品質管理の試し' })
        .returning('id')
        .executeTakeFirstOrThrow()
      await database
        .insertInto('team_assignment')
        .values({ user_group_id: 1, brand_id: 1, team_id, role: 'qc' })
        .execute()
      await database.insertInto('team_member').values({ user_group_id: 1, team_id, account_id: 2 }).execute()
    })
    const member = await server.as('brandMember')
    expect((await move(reviewed, 'approve', {}, member)).body.data).toMatchObject({
      status: 'approved',
      approved_by: '小川 みのり',
    })
  })

  it('§4.4 many at once: each moves or tells why not', async () => {
    const ready = (await move(await create(), 'submit')).body.data
    const draft = await create()
    const items = [ready, draft].map(({ id, lock_version }) => ({ id, lock_version }))
    const { body } = await owner.call('POST', `${at}/transitions`, { transition: 'approve', items })
    expect(body.data).toMatchObject([
      { id: ready.id, done: true },
      { id: draft.id, done: false, code: 'not_transition' },
    ])
  })
})

const approvalOf = async (id: number) =>
  (
    await server.engine.database
      .selectFrom('approval')
      .select('status')
      .where('target', '=', 'quality_label')
      .where('target_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).status
