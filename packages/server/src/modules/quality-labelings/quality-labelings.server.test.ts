import { describe, expect, it } from 'vitest'
import { inTenant } from '../../database/tenancy.ts'
import {
  server,
  brand,
  owner,
  at,
  words,
  cotton,
  create,
  save,
  move,
  approved,
  sound,
  openLabelScene,
} from './label-scene.fixture.ts'

openLabelScene()

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
