import { masters, snake, toWire, type Master } from '@tsumugi/contract'
import { describe, expect, it } from 'vitest'
import {
  callers,
  keeperOf,
  type Sample,
  ofDistributors,
  ofEveryKind,
  recordOf,
  openMastersScene,
} from './masters-scene.fixture.ts'

openMastersScene()

describe.each(Object.entries(masters) as [string, Master][])('domain §3.2 master data: %s', (name, master) => {
  const path = `/api${master.path.replace(':brandId', '1')}`
  const wire = (record: Sample) => toWire(master.given, record) as Sample
  const body = (record: Sample) => ({ [snake(master.name)]: wire(record) })
  const create = (number: number) => keeperOf(name).call('POST', path, body(recordOf(name, master, number)))
  const toOthers = ofDistributors.has(name) ? 403 : 404
  const made: { id: number; lock_version: number }[] = []

  it('creates, and answers what was given', async () => {
    for (const number of [2, 3, 4]) {
      const record = recordOf(name, master, number)
      const { status, body: answer } = await create(number)
      expect([status, answer.errors]).toEqual([200, undefined])
      expect(answer.data).toMatchObject(wire(record))
      made.push(answer.data)
    }
    expect((await keeperOf(name).call('GET', `${path}/${made[0]!.id}`)).body.data).toEqual(made[0])
  })

  it('lists by page, and in full with per_page or limit 99999 (§7, §9)', async () => {
    const full = (await keeperOf(name).call('GET', `${path}?per_page=99999`)).body
    expect(full.pagination).toMatchObject({ limit_value: 99_999, total_count: full.data.length, total_pages: 1 })
    expect((await keeperOf(name).call('GET', `${path}?limit=99999`)).body.data).toEqual(full.data)
    const ids = full.data.map(({ id }: { id: number }) => id)
    const paged: number[] = []
    for (let page = 1; page <= Math.ceil(ids.length / 2); page += 1) {
      paged.push(
        ...(await keeperOf(name).call('GET', `${path}?page=${page}&per_page=2`)).body.data.map(
          ({ id }: { id: number }) => id,
        ),
      )
    }
    expect(paged).toEqual(ids)
    expect((await keeperOf(name).call('GET', `${path}?page=999`)).body.data).toEqual([])
  })

  it('finds in any width, case and kana', async () => {
    if (!('name' in master.fields)) return
    const [first] = made
    await keeperOf(name).call('PATCH', `${path}/${first!.id}`, {
      [snake(master.name)]: { name: 'ためし２ ﾃｽﾄ', lock_version: first!.lock_version },
    })
    const again = await keeperOf(name).call('GET', `${path}?q=${encodeURIComponent('タメシ2テスト')}`)
    expect(again.body.data.map(({ id }: { id: number }) => id)).toEqual([first!.id])
  })

  it('refuses what does not fit, field by field', async () => {
    const { status, body: answer } = await keeperOf(name).call('POST', path, { [snake(master.name)]: {} })
    const needed = Object.entries(master.fields)
      .filter(([, { presence }]) => presence === 'needed')
      .map(([field]) => `${snake(master.name)}.${snake(field)}`)
    expect(status).toBe(422)
    expect(answer.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual(needed.toSorted())
  })

  it('a second one of the same key is a 409 that names the field', async () => {
    const { status, body: answer } = await create(4)
    expect([status, answer.errors[0].code]).toEqual([409, 'duplicate_key'])
  })

  it('golden 45: a stale update is a 409 with what stands now', async () => {
    const {
      body: { data },
    } = await keeperOf(name).call('GET', `${path}/${made[1]!.id}`)
    const [field] = Object.entries(master.fields).find(
      ([, { kind, presence }]) => kind === 'text' || (kind === 'decimal' && presence === 'needed'),
    )!
    const save = (value: string) =>
      keeperOf(name).call('PATCH', `${path}/${data.id}`, {
        [snake(master.name)]: { [snake(field)]: value, lock_version: data.lock_version },
      })
    expect((await save('31')).body.data).toMatchObject({ [snake(field)]: '31', lock_version: data.lock_version + 1 })
    const second = await save('32')
    expect([second.status, second.body.errors[0].code, second.body.current[snake(field)]]).toEqual([409, 'stale', '31'])
  })

  it('another organisation gets 404, another kind 403 (domain §1, §4.9)', async () => {
    const { id } = made[0]!
    expect((await callers.otherBrand.call('GET', `${path}/${id}`)).status).toBe(toOthers)
    expect((await callers.otherBrand.call('PATCH', `${path}/archive`, { ids: [id], archived: true })).status).toBe(
      toOthers,
    )
    expect((await callers.supplierMember.call('GET', path)).status).toBe(ofEveryKind.has(name) ? 200 : 403)
    expect((await callers.supplierMember.call('PATCH', `${path}/archive`, { ids: [id], archived: true })).status).toBe(
      403,
    )
  })

  it('a new order must hold exactly the current set', async () => {
    const ids = (await keeperOf(name).call('GET', `${path}?per_page=99999`)).body.data.map(
      ({ id }: { id: number }) => id,
    )
    expect((await keeperOf(name).call('PUT', `${path}/order`, { ids: ids.slice(1) })).status).toBe(409)
    expect((await keeperOf(name).call('PUT', `${path}/order`, { ids: ids.toReversed() })).status).toBe(204)
    if (!master.ordered) return
    const after = await keeperOf(name).call('GET', `${path}?per_page=99999`)
    expect(after.body.data.map(({ id }: { id: number }) => id)).toEqual(ids.toReversed())
  })

  it('archived ones leave the list and the pickers, and come back', async () => {
    const { id } = made[2]!
    const listed = async (query = '') =>
      (await keeperOf(name).call('GET', `${path}?per_page=99999${query}`)).body.data.some(
        (row: { id: number }) => row.id === id,
      )
    const total = async () => (await keeperOf(name).call('GET', `${path}?per_page=1`)).body.pagination.total_count
    const before = await total()
    await keeperOf(name).call('PATCH', `${path}/archive`, { ids: [id], archived: true })
    expect([await listed(), await listed('&archived=true'), await total()]).toEqual([false, true, before - 1])
    await keeperOf(name).call('PATCH', `${path}/archive`, { ids: [id], archived: false })
    expect([await listed(), await total()]).toEqual([true, before])
  })

  it('names answer 304 until something changes', async () => {
    const first = await keeperOf(name).call('GET', `${path}/names`)
    const known = { 'If-None-Match': first.headers.get('ETag')! }
    expect(first.body.data.some(({ id }: { id: number }) => id === made[0]!.id)).toBe(true)
    expect((await keeperOf(name).call('GET', `${path}/names`, undefined, known)).status).toBe(304)
    const {
      body: { data },
    } = await keeperOf(name).call('GET', `${path}/${made[0]!.id}`)
    await keeperOf(name).call('PATCH', `${path}/${data.id}`, {
      [snake(master.name)]: { lock_version: data.lock_version },
    })
    expect((await keeperOf(name).call('GET', `${path}/names`, undefined, known)).status).toBe(200)
  })

  it('pasted rows: a dry run keeps nothing; one wrong row holds back all, unless it may be skipped', async () => {
    const rows = [recordOf(name, master, 6), recordOf(name, master, 6), {}, recordOf(name, master, 8)].map(wire)
    const paste = async (how: object) => (await keeperOf(name).call('POST', `${path}/bulk`, { rows, ...how })).body.data
    const outcomes = (list: { outcome: string }[]) => list.map(({ outcome }) => outcome)
    const total = async () => (await keeperOf(name).call('GET', `${path}?per_page=1`)).body.pagination.total_count
    const before = await total()
    expect(outcomes(await paste({ dry_run: true }))).toEqual(['create', 'refused', 'refused', 'create'])
    expect(await total()).toBe(before)
    await paste({})
    expect(await total()).toBe(before)
    expect(outcomes(await paste({ skip_refused: true }))).toEqual(['create', 'refused', 'refused', 'create'])
    expect(await total()).toBe(before + 2)
    expect(outcomes(await paste({ dry_run: true }))).toEqual(['same', 'refused', 'refused', 'same'])
  })

  it('two that differ only in width and kana are found, and merged into one', async () => {
    if (!('name' in master.fields)) return
    const {
      body: { data: groups },
    } = await keeperOf(name).call('GET', `${path}/duplicates`)
    expect(groups).toEqual(expect.any(Array))
    const [one, other] = [made[1]!.id, made[2]!.id]
    expect((await keeperOf(name).call('POST', `${path}/${one}/merge`, { into_id: one })).status).toBe(422)
    expect((await callers.otherBrand.call('POST', `${path}/${one}/merge`, { into_id: other })).status).toBe(toOthers)
    expect((await keeperOf(name).call('POST', `${path}/${one}/merge`, { into_id: other })).body.data.id).toBe(other)
    expect((await keeperOf(name).call('GET', `${path}/${one}`)).status).toBe(404)
  })

  it('exports what it lists, as CSV in both encodings and as a workbook', async () => {
    for (const format of ['format=csv', 'format=csv&encoding=cp932', 'format=xlsx']) {
      const answer = await keeperOf(name).call('GET', `${path}/export?${format}`)
      expect([answer.status, answer.headers.get('Content-Disposition')]).toEqual([
        200,
        expect.stringMatching(/\.(csv|xlsx)$/),
      ])
    }
  })

  it('all that a list would show are archived at once, and brought back', async () => {
    const field = Object.entries(master.fields).find(
      ([, { kind, presence }]) => presence === 'needed' && kind !== 'items',
    )![0]
    const {
      body: {
        data: [record],
      },
    } = await keeperOf(name).call('GET', `${path}?per_page=1`)
    const filter = { [field]: String(record[snake(field)]) }
    const count = async (archived: boolean) =>
      (
        await keeperOf(name).call(
          'GET',
          `${path}?per_page=1&archived=${archived}&filter[${field}]=${encodeURIComponent(filter[field]!)}`,
        )
      ).body.pagination.total_count as number
    const all = await count(true)
    const put = (archived: boolean) =>
      keeperOf(name).call('PATCH', `${path}/archive`, { every: { filter, archived: 'true' }, archived })
    expect((await put(true)).status).toBe(204)
    expect([await count(false), await count(true)]).toEqual([0, all])
    expect((await put(false)).status).toBe(204)
    expect(await count(false)).toBe(all)
    expect((await keeperOf(name).call('PATCH', `${path}/archive`, { archived: true })).status).toBe(422)
  })

  it('one that nothing uses can be deleted', async () => {
    const { id } = made[0]!
    const [usage] = (await keeperOf(name).call('GET', `${path}/usages?ids[]=${id}`)).body.data
    expect(usage).toEqual({ id, total: 0, uses: [] })
    expect((await callers.otherBrand.call('DELETE', `${path}/${id}`)).status).toBe(toOthers)
    expect((await keeperOf(name).call('DELETE', `${path}/${id}`)).status).toBe(204)
    expect((await keeperOf(name).call('GET', `${path}/${id}`)).status).toBe(404)
  })
})
