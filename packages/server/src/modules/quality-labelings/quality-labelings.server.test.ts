import { sampleFiles, startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTenant } from '../../database/tenancy.ts'

let server: TestServer
let brand: Caller
/** A power user as well, who has not asked for what is to be approved. */
let owner: Caller
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
  owner = await server.as('brandOwner')
  // Without a route of its own a label goes to the power users (domain §3.11).
  await inTenant(server.engine.database, 1, (database) =>
    database.updateTable('approval_route').set({ active: false }).where('target', '=', 'quality_label').execute(),
  )
})
afterAll(() => server.stop())

const at = '/api/quality_labelings'
const words = { ja: '綿', en: 'Cotton', 'zh-CN': '棉' }
const cotton = { fabric_id: null, fibre: 'cotton', name: null, percent: '100', bound: null, decoration: false }
const sound = {
  style_no: 'SK27-900',
  item_name: '試しのシャツ',
  item_type: 'シャツ',
  brand_id: 1,
  merchandising_id: null,
  colour_scope: [],
  size_text: 'M',
  label_width: 24,
  label_height: 72,
  edition: '2024',
  codes: [141, 210, 300, 445, 520, 611, 711],
  unrestricted: [],
  parts: [{ part_name_id: null, mode: 'whole', rows: [cotton] }],
  instruction_ids: [1],
  attention_ids: [],
  water_repellent: false,
  waste_spun_remark: false,
  labeller_name: '白詰草アパレル(デモ)',
  labeller_address: '東京都渋谷区神宮前0-0-1',
  labeller_phone: '',
  origin_country: 'JP',
}
const create = async (label: object = {}) =>
  (await brand.call('POST', at, { quality_labeling: { ...sound, ...label } })).body.data
const save = (label: { id: number; lock_version: number }, change: object) =>
  brand.call('PATCH', `${at}/${label.id}`, {
    quality_labeling: { ...sound, lock_version: label.lock_version, ...change },
  })
const move = (label: { id: number; lock_version: number }, transition: string, more: object = {}, by = brand) =>
  by.call('POST', `${at}/${label.id}/transitions`, { transition, lock_version: label.lock_version, ...more })
const approved = async (label: object = {}) => {
  const { body } = await move(await create(label), 'submit')
  return (await move(body.data, 'approve', {}, owner)).body.data
}

describe('§3.3 list of quality labels', () => {
  it('pages, filters and finds regardless of width and case', async () => {
    const { body } = await brand.call('GET', `${at}?per_page=5`)
    expect(body.data).toHaveLength(5)
    expect(body.pagination.total_count).toBeGreaterThan(25)
    expect(body.data[0]).toMatchObject({
      parts: expect.any(Array),
      codes: expect.any(Array),
      errors: expect.any(Number),
      foreign: false,
    })
    const drafts = await brand.call('GET', `${at}?status=draft&per_page=100`)
    expect(drafts.body.data.every((label: { status: string }) => label.status === 'draft')).toBe(true)
    const named = (await brand.call('GET', `${at}?per_page=1&status=printed`)).body.data[0]
    const wide = named.style_no
      .toLowerCase()
      .replace(/\d/g, (digit: string) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
    const found = await brand.call('GET', `${at}?q=${encodeURIComponent(wide)}&status=printed`)
    expect(found.body.data.map(({ id }: { id: number }) => id)).toContain(named.id)
  })

  it('replaced versions only come when they are asked for', async () => {
    const all = (await brand.call('GET', `${at}?per_page=200`)).body.data
    expect(all.some(({ status }: { status: string }) => status === 'superseded')).toBe(false)
    expect((await brand.call('GET', `${at}?status=superseded`)).body.data.length).toBeGreaterThan(0)
  })

  it('§6 guard: brand with quality_labeling; a supplier has no words to choose from', async () => {
    const member = await server.as('brandMember')
    expect((await member.call('GET', at)).status).toBe(403)
    const supplier = await server.as('supplier')
    expect((await supplier.call('GET', `${at}/options`)).status).toBe(403)
    expect((await (await server.as('distributor')).call('GET', at)).status).toBe(403)
  })
})

describe('§3.3 writing', () => {
  it('keeps the words of the masters with the label', async () => {
    const label = await create({ parts: [{ part_name_id: 1, mode: 'split', rows: [cotton] }] })
    expect(label).toMatchObject({ status: 'draft', version: 1, findings: [], family_id: label.id })
    expect(label.parts[0]).toMatchObject({ words: { ja: '表地', en: 'Shell', 'zh-CN': '面料' }, rows: [{ words }] })
    expect(label.instructions[0].words.ja).toBe('洗濯ネットを使用してください')
  })

  it("refuses another's masters, brand and product", async () => {
    const { body: options } = await (await server.as('otherBrand')).call('GET', `${at}/options`)
    const foreign = options.data.part_names[0].id
    for (const change of [
      { parts: [{ part_name_id: foreign, mode: 'split', rows: [cotton] }] },
      { brand_id: 4 },
      { instruction_ids: [99_999] },
    ]) {
      const { status, body } = await brand.call('POST', at, { quality_labeling: { ...sound, ...change } })
      expect([status, body.errors[0].code]).toEqual([422, 'not_found'])
    }
  })

  it('§4.4 the second of two saves gets the current row', async () => {
    const label = await create()
    expect((await save(label, { item_name: '先' })).body.data).toMatchObject({ item_name: '先', lock_version: 1 })
    const { status, body } = await save(label, { item_name: '後' })
    expect(status).toBe(409)
    expect(body.current).toMatchObject({ item_name: '先', lock_version: 1 })
  })

  it('an edit under review goes back to draft, one of an approved label makes a version', async () => {
    const reviewed = (await move(await create(), 'submit')).body.data
    expect((await save(reviewed, {})).body.data).toMatchObject({ id: reviewed.id, status: 'draft' })
    const finished = await approved()
    const second = (await save(finished, { size_text: 'L' })).body.data
    expect(second).toMatchObject({
      status: 'draft',
      version: 2,
      replaces_id: finished.id,
      family_id: finished.id,
      size_text: 'L',
    })
    expect((await brand.call('GET', `${at}/${finished.id}`)).body.data).toMatchObject({
      status: 'approved',
      size_text: 'M',
    })
    const again = await save(finished, {})
    expect([again.status, again.body.errors[0].code]).toEqual([422, 'label_draft_exists'])
    const submitted = (await move(second, 'submit')).body.data
    await move(submitted, 'approve', {}, owner)
    const versions = (await brand.call('GET', `${at}/${finished.id}/versions`)).body.data
    expect(versions.map(({ version, status }: { version: number; status: string }) => [version, status])).toEqual([
      [2, 'approved'],
      [1, 'superseded'],
    ])
    expect((await save({ id: finished.id, lock_version: versions[1].lock_version }, {})).body.errors[0].code).toBe(
      'label_closed',
    )
  })

  it('a copy begins anew, without laboratory and shares', async () => {
    const label = await create({ parts: [{ part_name_id: 1, mode: 'split', rows: [cotton] }] })
    const { body } = await brand.call('POST', `${at}/${label.id}/copy`, { quality_labeling: { style_no: 'SK27-901' } })
    expect(body.data).toMatchObject({
      style_no: 'SK27-901',
      status: 'draft',
      version: 1,
      lab: null,
      parts: label.parts,
    })
    expect(body.data.family_id).not.toBe(label.id)
  })

  it('§3.2 merged masters: the label follows the one that is kept, and can still be saved', async () => {
    const rows = [{ ...cotton, fabric_id: 1 }]
    const label = await create({
      parts: [{ part_name_id: 11, mode: 'split', rows }],
      instruction_ids: [6, 1],
      attention_ids: [4],
    })
    expect((await brand.call('POST', '/api/part_names/11/merge', { into_id: 8 })).status).toBe(200)
    expect((await brand.call('POST', '/api/care_instructions/6/merge', { into_id: 2 })).status).toBe(200)
    const shown = (await brand.call('GET', `${at}/${label.id}`)).body.data
    expect(shown.parts).toMatchObject([{ part_name_id: 8, words: label.parts[0].words, rows: [{ fabric_id: 1 }] }])
    expect(shown.instructions.map(({ id }: { id: number }) => id)).toEqual([2, 1])
    const saved = await save(shown, { parts: [{ part_name_id: 8, mode: 'split', rows }], instruction_ids: [2, 1] })
    expect(saved.body.data.parts[0].words.ja).toBe('ポケット裏')
  })

  it('only drafts can be thrown away', async () => {
    const label = await create()
    const finished = await approved()
    expect(
      (await brand.call('DELETE', `${at}/${finished.id}?lock_version=${finished.lock_version}`)).body.errors[0].code,
    ).toBe('label_not_draft')
    expect((await brand.call('DELETE', `${at}/${label.id}?lock_version=0`)).status).toBe(204)
    expect((await brand.call('GET', `${at}/${label.id}`)).status).toBe(404)
  })
})

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

describe('§6.13 labels shared with a supplier', () => {
  const konan = 3

  it('are read once they are finished; never a draft, never the laboratory', async () => {
    const supplier = await server.as('supplier')
    const label = await approved({ style_no: 'SK27-950' })
    const other = await approved({ style_no: 'SK27-951' })
    await shareWith(label.id, [konan])
    const read = await supplier.call('GET', `${at}/${label.id}`)
    expect(read.body.data).toMatchObject({
      style_no: 'SK27-950',
      foreign: true,
      lab: null,
      findings: [],
      approved_by: null,
      updated_by: null,
    })
    expect((await supplier.call('GET', `${at}/${other.id}`)).status).toBe(404)
    const second = (await save(label, { size_text: 'LL' })).body.data
    expect((await supplier.call('GET', `${at}/${second.id}`)).status).toBe(404)
    expect((await supplier.call('GET', `${at}/${label.id}/versions`)).body.data).toHaveLength(1)
    const listed = (await supplier.call('GET', `${at}?per_page=200`)).body.data.map(({ id }: { id: number }) => id)
    expect(listed).toContain(label.id)
    expect(listed).not.toContain(other.id)
    for (const file of ['pdf', 'svg'])
      expect((await supplier.call('GET', `${at}/${label.id}/${file}`)).status).toBe(200)
    expect((await (await server.as('chinaSupplier')).call('GET', `${at}/${label.id}`)).status).toBe(404)
    expect((await (await server.as('otherBrand')).call('GET', `${at}/${label.id}`)).status).toBe(404)
  })

  it('reading is not writing', async () => {
    const supplier = await server.as('supplier')
    const label = await approved()
    await shareWith(label.id, [konan])
    expect((await move(label, 'print', {}, supplier)).status).toBe(403)
    const changed = await inTenant(server.engine.database, konan, (database) =>
      database.updateTable('quality_labeling').set({ item_name: 'x' }).where('id', '=', label.id).executeTakeFirst(),
    )
    expect(changed.numUpdatedRows).toBe(0n)
  })

  it('row-level security holds where a query forgets to ask whose it is', async () => {
    const label = await approved()
    await shareWith(label.id, [konan])
    const draft = (await save(label, {})).body.data
    const seen = await inTenant(server.engine.database, konan, (database) =>
      database.selectFrom('quality_labeling').select(['id', 'status', 'user_group_id']).execute(),
    )
    const ids = seen.map(({ id }) => id)
    expect(ids).toContain(label.id)
    expect(ids).not.toContain(draft.id)
    expect(seen.every(({ status }) => ['approved', 'printed', 'superseded'].includes(status))).toBe(true)
    const terms = await inTenant(server.engine.database, konan, (database) =>
      database.selectFrom('quality_labeling_term').selectAll().execute(),
    )
    expect(terms).toEqual([])
  })

  it('only partners with whom there is business are offered, and nobody else is taken', async () => {
    const label = await approved()
    await shareWith(label.id, [])
    const offered = (await brand.call('GET', `${at}/${label.id}/shares`)).body.data
    expect(offered.map(({ id }: { id: number }) => id)).toContain(konan)
    const stranger = await brand.call('PUT', `${at}/${label.id}/shares`, { ids: [2] })
    expect(stranger.status).toBe(422)
    const taken = await brand.call('PUT', `${at}/${label.id}/shares`, { ids: [konan] })
    expect(
      taken.body.data.filter(({ shared }: { shared: boolean }) => shared).map(({ id }: { id: number }) => id),
    ).toEqual([konan])
  })

  async function shareWith(id: number, sharees: number[]) {
    const rows = sharees.map((sharee_group_id) => ({ user_group_id: 1, family_id: id, sharee_group_id }))
    const relations = await server.engine.database.selectFrom('group_relation').select('id').execute()
    if (relations.length === 0) {
      await inSystem(1, (database) =>
        database
          .insertInto('group_relation')
          .values({ user_group_id: 1, partner_id: konan, status: 'active' })
          .execute(),
      )
    }
    if (rows.length > 0)
      await inSystem(1, (database) => database.insertInto('quality_labeling_share').values(rows).execute())
  }

  const inSystem = (userGroupId: number, work: Parameters<typeof inTenant>[2]) =>
    inTenant(server.engine.database, userGroupId, work)
})
